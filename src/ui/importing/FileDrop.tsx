import styled from '@emotion/styled'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Icon, type IconName } from '../Icon'
import { phone } from '../media'
import { Notice } from '../Notice'
import { TextArea } from '../TextArea'
import { token } from '../tokens'
import { VisuallyHidden } from '../VisuallyHidden'

type FileDropProps = {
  intro: ReactNode
  /** Why the last one could not be read. */
  fault: string | undefined
  icon: IconName
  accept: string
  /** Bytes; of a larger file nothing is read. */
  most: number
  /** What a pasted text has to be like. */
  pasteHint: string
  isReading: boolean
  onSource: (source: { bytes: Uint8Array; name: string | undefined }) => void
  onTooLarge: () => void
}

/** A file dropped, chosen or pasted. */
export function FileDrop({
  intro,
  fault,
  icon,
  accept,
  most,
  pasteHint,
  isReading,
  onSource,
  onTooLarge,
}: FileDropProps) {
  const { t } = useTranslation('exchange')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')

  const take = async (file: File | undefined) => {
    if (!file) return
    // Not even opened: its bytes would fill the memory.
    if (file.size > most) onTooLarge()
    else onSource({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <Steps>
      <p>{intro}</p>
      {fault !== undefined && <Notice tone="error">{fault}</Notice>}
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name={icon} size={32} />
        <Hint>{t('import.drop')}</Hint>
        <Button busy={isReading} onClick={() => input.current?.click()}>
          {isReading ? t('import.reading') : t('import.pick')}
        </Button>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={t('import.pick')}
            accept={accept}
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same file may be chosen again once it has been put right.
              event.target.value = ''
            }}
          />
        </VisuallyHidden>
      </Drop>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReading) onSource({ bytes: new TextEncoder().encode(text), name: undefined })
        }}
      >
        <Steps>
          <TextArea
            label={t('import.orPaste')}
            description={pasteHint}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {text.trim() !== '' && (
            <div>
              <Button type="submit" layout="primary" busy={isReading}>
                {t('import.read')}
              </Button>
            </div>
          )}
        </Steps>
      </form>
    </Steps>
  )
}

const Steps = styled.div`
  display: grid;
  gap: 16px;
`
const Drop = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  border: 1px dashed ${token('ctl')};
  border-radius: ${token('r-card')};
  background: ${token('mist')};
  color: ${token('ink-2')};

  &[data-over] {
    border-color: ${token('green-deep')};
    background: ${token('mint')};
  }
`
/** Nobody drops a file on a phone. */
const Hint = styled.span`
  ${phone} {
    display: none;
  }
`

import styled from '@emotion/styled'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportFault } from '@/domain/ics/contentLines'
import type { FixtureSource } from '@/domain/ics/fixtureFile'
import { MOST_BYTES } from '@/domain/ics/readIcs'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { TextArea } from '@/ui/TextArea'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type FileStepProps = {
  isReading: boolean
  fault: ImportFault | undefined
  onSource: (source: FixtureSource) => void
  onTooLarge: () => void
}

/** A file dropped, chosen or pasted. */
export function FileStep({ isReading, fault, onSource, onTooLarge }: FileStepProps) {
  const { t } = useTranslation('exchange')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [text, setText] = useState('')

  const take = async (file: File | undefined) => {
    if (!file) return
    // Not even opened: its bytes would fill the memory.
    if (file.size > MOST_BYTES) onTooLarge()
    else onSource({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <Steps>
      <p>{t('import.intro')}</p>
      {fault && <Notice tone="error">{t(`import.fault.${fault}`)}</Notice>}
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="calendarDays" size={32} />
        <Hint>{t('import.drop')}</Hint>
        <Button busy={isReading} onClick={() => input.current?.click()}>
          {t(isReading ? 'import.reading' : 'import.pick')}
        </Button>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={t('import.pick')}
            accept=".ics,.ical,.ifb,.csv,.tsv,.txt,text/calendar,text/csv"
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
            description={t('import.pasteHint')}
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

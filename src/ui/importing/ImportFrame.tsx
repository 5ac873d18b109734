import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { Notice } from '../Notice'
import { ProgressLine } from '../ProgressLine'
import { token } from '../tokens'
import { useUnsaved } from '../useUnsaved'

type ImportFrameProps = {
  title: string
  /** The step in words. */
  step: string
  /** Whether a file is there, which is not let go unasked, or is being read. */
  has: 'nothing' | 'reading' | 'file'
  isWide: boolean
  /** While it is being written. */
  progress: { done: number; all: number } | null
  /** On; absent where only a file leads on. */
  next: { label?: string; isOff: boolean; go: () => void } | undefined
  onBack: () => void
  onStop: () => void
  onClose: () => void
  /** Why some of it was not written. */
  failure: string | undefined
  isStopped: boolean | undefined
  children: ReactNode
}

/** The dialog of an import: the step one is in, the way on and back, and how far the writing has come. */
export function ImportFrame({
  title,
  step,
  has,
  isWide,
  progress,
  next,
  onBack,
  onStop,
  onClose,
  failure,
  isStopped,
  children,
}: ImportFrameProps) {
  const { t } = useTranslation('exchange')
  useUnsaved(has === 'file')
  const where = useRef<HTMLParagraphElement>(null)
  // A button that led on and is off by now, or gone, would take the focus and Escape with it (quality P1).
  useEffect(() => {
    const at = document.activeElement
    if (at === document.body || at?.matches(':disabled')) where.current?.focus({ preventScroll: true })
  })
  return (
    <Dialog
      open
      onClose={progress ? onStop : onClose}
      title={title}
      size={isWide ? 'large' : 'normal'}
      sticky={next?.isOff !== true}
      footer={
        progress ? (
          <Running>
            <span aria-live="polite">{t('import.running', progress)}</span>
            <ProgressLine value={progress.done / progress.all} label={title} />
            <Button onClick={onStop}>{t('import.stop')}</Button>
          </Running>
        ) : (
          next && (
            <>
              <Button layout="primary" disabled={next.isOff} onClick={next.go}>
                {next.label ?? t('import.next')}
              </Button>
              <Button onClick={onBack}>{t('import.back')}</Button>
            </>
          )
        )
      }
    >
      <Content>
        <Where ref={where} tabIndex={-1} aria-live="polite">
          {step}
        </Where>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {isStopped && <Notice tone="warning">{t('import.stopped')}</Notice>}
        {children}
      </Content>
    </Dialog>
  )
}

const Content = styled.div`
  display: grid;
  gap: 12px;
`
const Where = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Running = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
`

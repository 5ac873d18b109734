import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { NumberField } from './NumberField'
import { Notice } from './Notice'
import { token } from './tokens'
import { useProblemText } from './useProblemText'

const KEYS = ['criticalLow', 'low', 'high', 'criticalHigh'] as const
type Key = (typeof KEYS)[number]
/** In the reader's unit; null is open. */
type Limits = Record<Key, number | null>

type LimitDialogProps = {
  title: string
  intro: ReactNode
  limits: Limits
  onChange: (limits: Limits) => void
  unit: string
  /** Limits that are wrong; said so once somebody tries to keep them. */
  faults: readonly Key[]
  saveText: string
  /** Of the call that keeps them. */
  state: { isLoading: boolean; error?: unknown }
  onSave: () => void
  /** Back to the usual; absent where they are. */
  onReset: (() => void) | undefined
  onClose: () => void
  /** Another way to find the limits. */
  children?: ReactNode
  note?: ReactNode
}

/** The four limits of a metric: where its target begins and ends, and where it is critical. */
export function LimitDialog({
  title,
  intro,
  limits,
  onChange,
  unit,
  faults,
  saveText,
  state,
  onSave,
  onReset,
  onClose,
  children,
  note,
}: LimitDialogProps) {
  const { t } = useTranslation('grid')
  const problemText = useProblemText()
  const [tried, setTried] = useState(false)
  const fault = limits.low === null && limits.high === null ? 'bands.needsOne' : 'bands.mustRise'
  const submit = () => {
    setTried(true)
    if (faults.length === 0) onSave()
  }
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button layout="primary" busy={state.isLoading} onClick={submit}>
            {saveText}
          </Button>
          {onReset && <Button onClick={onReset}>{t('bands.reset')}</Button>}
        </>
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {state.error !== undefined && <Notice tone="error">{problemText(state.error)}</Notice>}
        <p>{intro}</p>
        {children}
        <Fields>
          {KEYS.map((key) => (
            <NumberField
              key={key}
              label={t(`bands.limits.${key}`)}
              value={limits[key]}
              onChange={(value) => onChange({ ...limits, [key]: value })}
              unit={unit}
              error={tried && faults.includes(key) ? t(fault) : undefined}
            />
          ))}
        </Fields>
        <Quiet>{t('bands.open')}</Quiet>
        {note !== undefined && <Quiet>{note}</Quiet>}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`

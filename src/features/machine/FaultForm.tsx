import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Equipment } from '@/domain/equipment'
import { toInstant } from '@/domain/groundTime'
import { outOfService, SEVERITIES, type Severity } from '@/domain/machineLog'
import { useKeptText } from '@/session/useKeptText'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { RadioCards } from '@/ui/RadioCards'
import { TextArea } from '@/ui/TextArea'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { entryOf } from './entryOf'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { LogFormProps } from './LogSheet'

type FaultFormProps = LogFormProps & {
  /** What the checks found. */
  initial: string
  broken: (machine: Equipment) => ReactNode
}

/** What is wrong with it and how bad; out of service it is one fewer for the plan, which says what it loses. */
export function FaultForm({ machine, notes, onClose, initial, broken }: FaultFormProps) {
  const { t } = useTranslation('machine')
  const [text, setText] = useKeptText(`fault.${machine.id}`, initial)
  const [severity, setSeverity] = useState<Severity | null>(null)
  const [isOut, setIsOut] = useState<boolean>()
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const guard = useLeaveGuard(text !== initial || severity !== null, notes.isBusy)
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()

  const unsafe = severity === 'unsafe'
  const takesOut = unsafe || (isOut ?? severity === 'major')
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || severity === null) {
      toFirstFault()
      return
    }
    const problem = await notes.note({
      entry: entryOf(machine, 'fault', toInstant(new Date()), { text: text.trim(), severity }),
      takesOut,
      ...(takesOut && { change: outOfService }),
      said: t(takesOut ? 'said.out' : 'said.fault', { machine: machine.name }),
    })
    setFailure(problem)
    if (problem !== undefined) return
    guard.letGo()
    onClose()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <HeldFields held={notes.isBusy}>
        <TextArea
          {...(initial !== '' && focusedFirst)}
          label={t('fault')}
          required
          maxLength={500}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={tried && text.trim() === '' ? t('faultMissing') : undefined}
        />
        <RadioCards
          label={t('severity')}
          required
          options={SEVERITIES.map((id) => ({
            id,
            label: t(`severities.${id}`),
            hint: t(`severityHint.${id}`),
          }))}
          value={severity}
          onChange={setSeverity}
          error={tried && severity === null ? t('severityMissing') : undefined}
        />
        {machine.available > 0 && (
          <Checkbox
            label={t('takeOut')}
            hint={unsafe ? t('takeOutUnsafe') : undefined}
            checked={takesOut}
            disabled={unsafe}
            onChange={(event) => setIsOut(event.target.checked)}
          />
        )}
        {takesOut && machine.available > 0 && broken(outOfService(machine))}
      </HeldFields>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button layout="primary" danger type="submit" busy={notes.isBusy}>
        {t('reportFault')}
      </Button>
      <LeaveDialog {...guard} />
    </form>
  )
}

/** After the checks: their press is gone, and this is what goes on. */
const focusedFirst = { autoFocus: true } as const

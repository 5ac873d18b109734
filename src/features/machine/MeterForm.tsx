import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toInstant } from '@/domain/groundTime'
import { readingDoubt } from '@/domain/machineLog'
import { useFormat } from '@/i18n/format'
import { useNotSent } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { QuantityField } from '@/ui/QuantityField'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { entryOf } from './entryOf'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { LogFormProps } from './LogSheet'

/** What the meter says, and what went into the tank. A meter does not run backwards; a leap is asked about once. */
export function MeterForm({ machine, notes, onClose }: LogFormProps) {
  const { t } = useTranslation(['machine', 'common'])
  const format = useFormat()
  const [hours, setHours] = useState<number | null>(null)
  const [litres, setLitres] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  // The reading that was asked about: another one is asked about again.
  const [asked, setAsked] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const guard = useLeaveGuard(hours !== null || litres !== null, notes.isBusy)
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()

  const last = machine.hours
  const notSent = useNotSent(`equipment:${machine.id}`)
  const lastText = last === undefined ? t('lastUnknown') : t('last', { last: format.quantity(last, 'hours') })
  const doubt = hours === null || Number.isNaN(hours) ? undefined : readingDoubt(last, hours)
  const isEmpty = hours === null && litres === null
  const hoursFault = isEmpty
    ? t('meterNone')
    : hours !== null && !(hours >= 0)
      ? t('wrong')
      : doubt === 'below'
        ? t('below', { last: format.quantity(last, 'hours') })
        : undefined
  const fuelFault = litres !== null && !(litres > 0) ? t('wrongFuel') : undefined
  const isAsking = doubt === 'jump' && asked === hours
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (hoursFault || fuelFault) {
      toFirstFault()
      return
    }
    if (doubt === 'jump' && !isAsking && hours !== null) {
      setAsked(hours)
      return
    }
    const problem = await notes.note({
      ...(litres !== null && {
        entry: entryOf(machine, 'fuel', toInstant(new Date()), { litres, hours: hours ?? undefined }),
      }),
      ...(hours !== null && { change: (before) => ({ ...before, hours }) }),
      said: t('said.meter', { machine: machine.name }),
    })
    setFailure(problem)
    if (problem !== undefined) return
    guard.letGo()
    onClose()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <HeldFields held={notes.isBusy}>
        <QuantityField
          label={t('hours')}
          quantity="hours"
          // Read by nobody else yet, and perhaps refused.
          description={notSent ? `${lastText} · ${t(`ui.notSent.${notSent}`, { ns: 'common' })}` : lastText}
          value={hours}
          onChange={setHours}
          error={tried ? hoursFault : undefined}
        />
        <QuantityField
          label={t('fuel')}
          quantity="volume"
          value={litres}
          onChange={setLitres}
          error={tried ? fuelFault : undefined}
        />
        {isAsking && hours !== null && last !== undefined && (
          <Notice tone="warning">{t('jump', { by: format.quantity(hours - last, 'hours') })}</Notice>
        )}
      </HeldFields>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        layout="primary"
        type="submit"
        busy={notes.isBusy}
        onClick={(event) => {
          // The second half of a double press has not read the question.
          if (isAsking && event.detail > 1) event.preventDefault()
        }}
      >
        {isAsking ? t('saveAnyway') : t('save')}
      </Button>
      <LeaveDialog {...guard} />
    </form>
  )
}

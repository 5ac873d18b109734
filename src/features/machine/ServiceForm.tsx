import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAtGround, instantAtGround, toInstant } from '@/domain/groundTime'
import { serviced } from '@/domain/machineLog'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { DateField } from '@/ui/DateField'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { NumberField } from '@/ui/NumberField'
import { QuantityField } from '@/ui/QuantityField'
import { TextField } from '@/ui/TextField'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { entryOf } from './entryOf'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { LogFormProps } from './LogSheet'

/** A service that was done: at which hours, with what, and when the next one is due. */
export function ServiceForm({ machine, notes, onClose }: LogFormProps) {
  const { t } = useTranslation('machine')
  const format = useFormat()
  const [now] = useState(() => new Date())
  const today = dayAtGround(now, format.timeZone)
  const [day, setDay] = useState<string | null>(today)
  const [hours, setHours] = useState<number | null>(machine.hours ?? null)
  const [parts, setParts] = useState('')
  const [cost, setCost] = useState<number | null>(null)
  const [next, setNext] = useState<number | null>()
  const [nextDay, setNextDay] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()
  const guard = useLeaveGuard(
    day !== today ||
      hours !== (machine.hours ?? null) ||
      parts !== '' ||
      cost !== null ||
      next !== undefined ||
      nextDay !== null,
    notes.isBusy,
  )

  const usual = hours !== null && machine.serviceEvery ? hours + machine.serviceEvery : null
  const due = next === undefined ? usual : next
  const before = machine.lastServiceHours
  const faults = {
    day: day === null || day > today ? t('serviceDay') : undefined,
    hours:
      hours === null || !(hours >= 0)
        ? t('serviceHours')
        : before !== undefined && hours < before
          ? t('beforeLast', { last: format.quantity(before, 'hours') })
          : undefined,
    cost: cost !== null && !(cost >= 0) ? t('wrong') : undefined,
    next: due !== null && !(hours !== null && due > hours) ? t('nextFault') : undefined,
    nextDay: nextDay !== null && day !== null && nextDay <= day ? t('nextDayFault') : undefined,
  }
  const fault = (field: keyof typeof faults) => (tried ? faults[field] : undefined)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (day === null || hours === null || Object.values(faults).some((one) => one !== undefined)) {
      toFirstFault()
      return
    }
    const at = day === today ? toInstant(new Date()) : instantAtGround(day, '12:00', format.timeZone)
    const problem = await notes.note({
      entry: entryOf(machine, 'service', at, {
        hours,
        parts: parts.trim() || undefined,
        cost: cost ?? undefined,
        nextHours: due ?? undefined,
        nextDay: nextDay ?? undefined,
      }),
      change: (before) => serviced(before, { hours, nextHours: due ?? undefined }),
      said: t('said.service', { machine: machine.name }),
    })
    setFailure(problem)
    if (problem !== undefined) return
    guard.letGo()
    onClose()
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <HeldFields held={notes.isBusy}>
        <DateField label={t('date')} required value={day} onChange={setDay} error={fault('day')} />
        <QuantityField
          label={t('hours')}
          quantity="hours"
          required
          value={hours}
          onChange={setHours}
          error={fault('hours')}
        />
        <TextField
          label={t('parts')}
          maxLength={500}
          value={parts}
          onChange={(event) => setParts(event.target.value)}
        />
        <NumberField
          label={t('cost')}
          description={`${t('ownCurrency')} ${t('onDevice')}`}
          digits={2}
          value={cost}
          onChange={setCost}
          error={fault('cost')}
        />
        <QuantityField
          label={t('nextHours')}
          quantity="hours"
          value={due}
          onChange={setNext}
          error={fault('next')}
        />
        <DateField
          label={t('nextDay')}
          description={t('onDevice')}
          value={nextDay}
          onChange={setNextDay}
          error={fault('nextDay')}
        />
      </HeldFields>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button layout="primary" type="submit" busy={notes.isBusy}>
        {t('save')}
      </Button>
      <LeaveDialog {...guard} />
    </form>
  )
}

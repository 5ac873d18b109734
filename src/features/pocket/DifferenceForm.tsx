import styled from '@emotion/styled'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { type Activity, answerOf, machinesOf, productsOf } from '@/domain/activity'
import { kindOf } from '@/domain/activityConfiguration'
import { deliveredIn, inDeliveredUnit } from '@/domain/delivered'
import { hoursWithin, lengthOf } from '@/domain/planning/dayPlan'
import { isOn } from '@/domain/switches'
import { workedMinutes } from '@/domain/workedTime'
import { WEATHER_KEYS } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { isQuantity } from '@/lib/units'
import { useKeptText } from '@/session/useKeptText'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { NumberField } from '@/ui/NumberField'
import { QuantityField } from '@/ui/QuantityField'
import { TextArea } from '@/ui/TextArea'
import { useFirstFault } from '@/ui/useFirstFault'
import { useLeaveGuard } from '@/ui/useLeaveGuard'
import { FormPresses } from './FormPresses'
import { FormTitle } from './FormTitle'
import { LeaveDialog } from '@/ui/LeaveDialog'
import type { PocketActs } from './usePocketActs'

type DifferenceFormProps = {
  job: Activity
  now: Date
  acts: PocketActs
  onDone: (went: boolean) => void
  onBack: () => void
}

type Typed = ReadonlyMap<string, number | null>

/** What was not as planned; what is left alone was. Rates follow amounts. */
export function DifferenceForm({ job, now, acts, onDone, onBack }: DifferenceFormProps) {
  const { t } = useTranslation(['mobile', 'work'])
  const words = useActivityText()
  const { data: company } = useGetCompanyQuery()
  const { data: configurations = [] } = useGetActivityConfigurationQuery()
  const { data: supplies = [] } = useGetSuppliesQuery(undefined, {
    skip: company === undefined || !isOn('product_management', company),
  })
  const { data: machines = [] } = useGetEquipmentQuery(undefined, {
    skip: company === undefined || !isOn('storage', company),
  })
  // What it is by now, read once: the field must not move under the finger.
  const [planned] = useState(() =>
    job.status === 'in_progress'
      ? Math.max(1, Math.round(workedMinutes(job, acts.pauseOf(job), now)))
      : lengthOf(job),
  )
  const [minutes, setMinutes] = useState<number | null>(planned)
  const [typed, setTyped] = useState<Typed>(new Map())
  const [note, setNote] = useKeptText(`difference.${job.id}`, '')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isBusy = acts.busyId === job.id
  const guard = useLeaveGuard(minutes !== planned || typed.size > 0 || note !== '', isBusy)
  const [form, toFirstFault] = useFirstFault<HTMLFormElement>()

  const fields = inDeliveredUnit(
    configurations.find(({ activityName }) => activityName === job.activityName)?.fields ?? [],
    deliveredIn(productsOf(job), supplies),
    stockQuantity,
  ).filter(
    (field) =>
      field.key !== 'actualMinutes' &&
      // Read, not planned: it cannot have come otherwise.
      !WEATHER_KEYS.some((key) => key === field.key) &&
      kindOf(field) === 'number' &&
      typeof answerOf(job, field.key) === 'number',
  )
  const uses = productsOf(job).flatMap((use, at) =>
    use.quantity === undefined ? [] : [{ at, use, supply: supplies.find(({ id }) => id === use.id) }],
  )
  const driven = machinesOf(job).flatMap(({ id, hours }, at) =>
    hours === undefined
      ? []
      : [{ at, id, hours, worked: minutes === null ? hours : hoursWithin(job, hours, minutes) }],
  )
  const { whole } = useFormat()
  const wrong = (value: number | null | undefined) => value !== undefined && !(value !== null && value >= 0)
  const wrongMinutes = !(minutes !== null && minutes >= 1)
  const error = (key: string) => (tried && wrong(typed.get(key)) ? t('difference.wrong') : undefined)
  const set = (key: string, value: number | null) => setTyped(new Map(typed).set(key, value))
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (wrongMinutes || [...typed.values()].some(wrong)) {
      toFirstFault()
      return
    }
    const of = (key: string, before: unknown): number | undefined => {
      const value = typed.get(key)
      return typeof value === 'number' && value !== before ? value : undefined
    }
    const amounts = fields.flatMap(({ key }): [string, number][] => {
      const value = of(`field ${key}`, answerOf(job, key))
      return value === undefined ? [] : [[key, value]]
    })
    const quantities = uses.flatMap(({ at, use }): [number, number][] => {
      const value = of(`use ${at}`, use.quantity)
      return value === undefined ? [] : [[at, value]]
    })
    // What stands in the field is what is written, typed or following the minutes.
    const machineHours = driven.flatMap(({ at, hours, worked }): [number, number][] => {
      const value = valueOf(typed, `machine ${at}`, worked)
      return value === null || value === hours ? [] : [[at, value]]
    })
    setFailure(undefined)
    const difference = {
      ...(minutes !== planned && minutes !== null && { minutes }),
      quantities: new Map(quantities),
      machineHours: new Map(machineHours),
      amounts: new Map(amounts),
      note,
    }
    const went = await acts.done(job, difference, setFailure)
    if (went) guard.letGo()
    onDone(went)
  }
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FormTitle>{t('difference.title')}</FormTitle>
      <p>{t('difference.text')}</p>
      <HeldFields held={isBusy}>
        <NumberField
          label={t('difference.minutes')}
          unit={t('difference.minutesUnit')}
          digits={0}
          value={minutes}
          onChange={setMinutes}
          error={tried && wrongMinutes ? t('difference.wrongMinutes') : undefined}
        />
        {driven.map(({ at, id, worked }) => (
          <QuantityField
            key={at}
            label={t('work:sheet.hoursOf', {
              name: whole(machines.find((one) => one.id === id)?.name ?? id),
            })}
            quantity="hours"
            value={valueOf(typed, `machine ${at}`, worked)}
            onChange={(value) => set(`machine ${at}`, value)}
            error={error(`machine ${at}`)}
          />
        ))}
        {uses.map(({ at, use, supply }) => (
          <QuantityField
            key={at}
            label={t('difference.used', {
              product: whole(supply?.name ?? use.id ?? use.cocktailId ?? ''),
            })}
            {...(supply && { quantity: stockQuantity(supply.action.unit) })}
            value={valueOf(typed, `use ${at}`, use.quantity)}
            onChange={(value) => set(`use ${at}`, value)}
            error={error(`use ${at}`)}
          />
        ))}
        {fields.map(({ key, quantity = '' }) => (
          <QuantityField
            key={key}
            label={words.field(key)}
            {...(isQuantity(quantity) && { quantity })}
            value={valueOf(typed, `field ${key}`, answerOf(job, key))}
            onChange={(value) => set(`field ${key}`, value)}
            error={error(`field ${key}`)}
          />
        ))}
        <TextArea
          label={t('difference.note')}
          maxLength={300}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </HeldFields>
      <Presses>
        {failure && <Notice tone="error">{failure}</Notice>}
        <Button onClick={() => guard.leaveBy(onBack)}>{t('difference.back')}</Button>
        <Button layout="primary" type="submit" busy={isBusy}>
          {t('difference.save')}
        </Button>
      </Presses>
      <LeaveDialog {...guard} />
    </Form>
  )
}

const valueOf = (typed: Typed, key: string, before: unknown): number | null => {
  const value = typed.get(key)
  return value === undefined ? (typeof before === 'number' ? before : null) : value
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
const Presses = styled(FormPresses)`
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
`

import styled from '@emotion/styled'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Activity, machinesOf, productsOf } from '@/domain/activity'
import { doneOtherwise, hoursWithin, lengthOf } from '@/domain/planning/dayPlan'
import { Button } from '@/ui/Button'
import { NumberField } from '@/ui/NumberField'
import { QuantityField } from '@/ui/QuantityField'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { usePlan } from './plan'
import { useStockQuantity } from './useStockQuantity'

/** A day, or what was planned where that is more. */
const mostMinutes = (job: Activity): number => Math.max(1440, lengthOf(job))

/** As typed; amounts by their place in the work. */
export type Otherwise = {
  minutes: number | null
  quantities: ReadonlyMap<number, number | null>
  /** Of machines; what is not typed follows the minutes. */
  machineHours: ReadonlyMap<number, number | null>
  note: string
}

type DoneOtherwiseProps = { job: Activity; typed: Otherwise; onType: (typed: Otherwise) => void }

/** Only what can have been different: minutes, hours of machines, amounts, and why (F35). What is left as it stands was as planned. */
export function DoneOtherwise({ job, typed, onType }: DoneOtherwiseProps) {
  const { t } = useTranslation(['workPlan', 'work'])
  const { acts, facts } = usePlan()
  const quantityOf = useStockQuantity()
  const [tried, setTried] = useState(false)
  const { minutes, quantities, machineHours, note } = typed
  const uses = productsOf(job).flatMap((use, at) =>
    use.quantity === undefined ? [] : [{ at, use, amount: valueAt(quantities, at, use.quantity) }],
  )
  const driven = machinesOf(job).flatMap(({ id, hours }, at) => {
    if (hours === undefined) return []
    const worked = minutes && !Number.isNaN(minutes) ? hoursWithin(job, hours, minutes) : hours
    return [{ at, id, hours, worked: valueAt(machineHours, at, worked) }]
  })
  const most = mostMinutes(job)
  const wrong = (value: number | null) => !(value !== null && value >= 0)
  const missing = (value: number | null) => (tried && value === null ? t('work:fault.required') : undefined)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (
      !(minutes !== null && minutes >= 1 && minutes <= most) ||
      uses.some(({ amount }) => wrong(amount)) ||
      driven.some(({ worked }) => wrong(worked))
    )
      return
    const otherwise = {
      minutes,
      quantities: others(uses.map(({ at, use, amount }) => [at, use.quantity, amount])),
      machineHours: others(driven.map(({ at, hours, worked }) => [at, hours, worked])),
      note,
    }
    void acts.perform(
      { change: [{ before: job, after: doneOtherwise(job, otherwise) }] },
      t('said.doneWork', { work: facts.work(job) }),
    )
  }
  return (
    <Form onSubmit={save} noValidate>
      <NumberField
        size="small"
        label={t('close.minutes')}
        unit={t('close.minutesUnit')}
        min={1}
        max={most}
        digits={0}
        value={minutes}
        onChange={(value) => onType({ ...typed, minutes: value })}
        error={missing(minutes)}
      />
      {driven.map(({ at, id, worked }) => (
        <NumberField
          key={`machine ${at}`}
          size="small"
          label={t('work:sheet.hoursOf', { name: facts.machine(id) ?? id })}
          unit="h"
          min={0}
          value={worked}
          onChange={(value) => onType({ ...typed, machineHours: new Map(machineHours).set(at, value) })}
          error={missing(worked)}
        />
      ))}
      {uses.map(({ at, use, amount }) => (
        <QuantityField
          key={`product ${at}`}
          size="small"
          label={facts.productName(use)}
          quantity={quantityOf(use)}
          min={0}
          value={amount}
          onChange={(value) => onType({ ...typed, quantities: new Map(quantities).set(at, value) })}
          error={missing(amount)}
        />
      ))}
      <Wide>
        <TextField
          size="small"
          label={t('close.note')}
          value={note}
          maxLength={300}
          onChange={(event) => onType({ ...typed, note: event.target.value })}
        />
      </Wide>
      <Button layout="primary" size="small" type="submit">
        {t('close.save')}
      </Button>
    </Form>
  )
}

const valueAt = (typed: ReadonlyMap<number, number | null>, at: number, before: number): number | null => {
  const value = typed.get(at)
  return value === undefined ? before : value
}

/** What is not as it was planned, by its place. */
const others = (values: readonly [at: number, before: number | undefined, now: number | null][]) =>
  new Map(
    values.flatMap(([at, before, now]): [number, number][] =>
      now === null || now === before ? [] : [[at, now]],
    ),
  )

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  align-items: end;
  gap: 12px;
  padding: 12px;
  border-radius: ${token('r-ctl')};
  background: ${token('mint')};
`
const Wide = styled.div`
  grid-column: 1 / -1;
`

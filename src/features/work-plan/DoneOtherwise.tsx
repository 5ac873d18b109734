import styled from '@emotion/styled'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Activity, productsOf } from '@/domain/activity'
import { doneOtherwise } from '@/domain/planning/dayPlan'
import { Button } from '@/ui/Button'
import { NumberField } from '@/ui/NumberField'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { usePlan } from './plan'
import { useStockUnit } from './useStockUnit'

/** As typed; amounts by their place in the work. */
export type Otherwise = {
  minutes: number | null
  quantities: ReadonlyMap<number, number | null>
  note: string
}

type DoneOtherwiseProps = { job: Activity; typed: Otherwise; onType: (typed: Otherwise) => void }

/** Only what can have been different: minutes, amounts, and why (F35). What is left as it stands was as planned. */
export function DoneOtherwise({ job, typed, onType }: DoneOtherwiseProps) {
  const { t } = useTranslation('workPlan')
  const { acts, facts } = usePlan()
  const unitOf = useStockUnit()
  const uses = productsOf(job)
  const { minutes, quantities, note } = typed
  const wrong = (value: number | null) => value !== null && (Number.isNaN(value) || value < 0)
  const invalid = minutes === null || !(minutes >= 1) || [...quantities.values()].some(wrong)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (invalid) return
    const used = new Map(
      [...quantities].flatMap(([at, value]): [number, number][] => (value === null ? [] : [[at, value]])),
    )
    void acts.perform(
      { change: [{ before: job, after: doneOtherwise(job, { minutes, quantities: used, note }) }] },
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
        max={1440}
        digits={0}
        value={minutes}
        onChange={(value) => onType({ ...typed, minutes: value })}
      />
      {uses.map((use, at) =>
        use.quantity === undefined ? null : (
          <NumberField
            key={`${use.id ?? ''}${use.cocktailId ?? ''}`}
            size="small"
            label={facts.productName(use)}
            unit={unitOf(use).symbol}
            min={0}
            value={shown(quantities.has(at) ? (quantities.get(at) ?? null) : use.quantity, unitOf(use).shown)}
            onChange={(value) =>
              onType({ ...typed, quantities: new Map(quantities).set(at, shown(value, unitOf(use).stored)) })
            }
          />
        ),
      )}
      <Wide>
        <TextField
          size="small"
          label={t('close.note')}
          value={note}
          maxLength={300}
          onChange={(event) => onType({ ...typed, note: event.target.value })}
        />
      </Wide>
      <Button layout="primary" size="small" type="submit" aria-disabled={invalid || undefined}>
        {t('close.save')}
      </Button>
    </Form>
  )
}

const shown = (value: number | null, turn: (value: number) => number): number | null =>
  value === null || Number.isNaN(value) ? value : turn(value)

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

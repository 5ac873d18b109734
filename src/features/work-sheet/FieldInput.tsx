import type { FieldAnswer } from '@/domain/activity'
import { type ActivityField, kindOf } from '@/domain/activityConfiguration'
import { isDay } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { unitSymbol, useFormat } from '@/i18n/format'
import { fieldFigure, priceFigure } from '@/lib/fieldDigits'
import { isQuantity, toMetric, unitOf } from '@/lib/units'
import { DateField } from '@/ui/DateField'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { NumberField } from '@/ui/NumberField'
import { SelectField } from '@/ui/SelectField'
import { Switch } from '@/ui/Switch'
import { TextField } from '@/ui/TextField'
import { TimeField } from '@/ui/TimeField'
import { Cell } from './Cell'
import type { MoneyText } from './useMoney'
import type { SharedText } from './useShares'

type FieldInputProps = {
  field: ActivityField
  answer: FieldAnswer | undefined
  error: string | undefined
  /** What follows from it, for reading only. */
  figures?: string | undefined
  /** What each of several pitches gets of it, where it is said of all of them. */
  shares?: SharedText | undefined
  /** Where it is money. */
  money?: MoneyText | undefined
  onChange: (answer: FieldAnswer) => void
}

/** Letters that have no room beneath a narrow field. */
const LONG = 48
/** A unit of more letters, such as that of lamps, leaves a third of the form no room for the number itself. */
const LONG_UNIT = 7

/** The control of one field of a type, as its configuration describes it; a number in the person's own unit. */
export function FieldInput({ field, answer, error, figures, shares, money, onChange }: FieldInputProps) {
  const words = useActivityText()
  const format = useFormat()
  const { unitSystem, weekStart } = format
  const shared = {
    label: words.field(field.key),
    error,
    required: field.required ?? false,
    size: 'small',
  } as const
  // A choice that the configuration no longer offers stays one, so that saving does not lose it.
  const options = (chosen: readonly string[]) => {
    const offered = (field.options ?? []).map((option) => ({ id: option.value, label: words.option(option) }))
    const kept = chosen.filter((value) => !offered.some(({ id }) => id === value))
    return [...offered, ...kept.map((value) => ({ id: value, label: words.option({ value }) }))]
  }
  const written = (
    <Cell data-width="half">
      <TextField
        {...shared}
        value={typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Cell>
  )
  switch (kindOf(field)) {
    case 'number': {
      // A sum of money is no count.
      const quantity =
        money === undefined && isQuantity(field.quantity ?? '')
          ? (field.quantity as Parameters<typeof unitOf>[0])
          : undefined
      const value = typeof answer === 'number' ? answer : null
      const shown =
        value !== null && quantity !== undefined
          ? fieldFigure(value, quantity, unitSystem)
          : value !== null && money
            ? priceFigure(value, money.size)
            : { value }
      const together = shares?.(value ?? undefined, (part) =>
        quantity === undefined ? format.number(part) : format.quantity(part, quantity),
      )
      const unit = quantity ? unitSymbol(unitOf(quantity, unitSystem)) : money?.currency
      const narrow = (unit?.length ?? 0) > LONG_UNIT ? 'half' : 'third'
      const note = [figures, money?.note, together].filter(Boolean).join(' · ')
      return (
        <Cell data-width={together === undefined && note.length < LONG ? narrow : 'full'} data-pair>
          <NumberField
            {...shared}
            description={note || undefined}
            {...shown}
            onChange={(typed) =>
              onChange(
                typed === null
                  ? typed
                  : quantity !== undefined
                    ? toMetric(typed, quantity, unitSystem)
                    : typed * (money?.size ?? 1),
              )
            }
            unit={unit}
            min={field.min !== undefined && field.min >= 0 ? 0 : undefined}
          />
        </Cell>
      )
    }
    case 'select': {
      const value = typeof answer === 'string' && answer !== '' ? answer : null
      return (
        <Cell data-width="half">
          <SelectField
            {...shared}
            value={value}
            options={options(value === null ? [] : [value])}
            onChange={onChange}
          />
        </Cell>
      )
    }
    case 'multiselect': {
      const value = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : []
      return (
        <Cell data-width="full">
          <MultiSelectField {...shared} value={value} options={options(value)} onChange={onChange} />
        </Cell>
      )
    }
    case 'boolean':
      return (
        <Cell data-width="half">
          <Switch label={shared.label} checked={answer === true} onChange={onChange} />
        </Cell>
      )
    case 'time':
      return (
        <Cell data-width="third">
          <TimeField {...shared} value={typeof answer === 'string' ? answer : null} onChange={onChange} />
        </Cell>
      )
    case 'day':
      // What was written when this was no day yet stays readable.
      if (typeof answer === 'string' && answer !== '' && !isDay(answer)) return written
      return (
        <Cell data-width="half">
          <DateField
            {...shared}
            value={typeof answer === 'string' && answer !== '' ? answer : null}
            firstDayOfWeek={weekStart === 0 ? 'sun' : 'mon'}
            onChange={onChange}
          />
        </Cell>
      )
    case 'text':
      return written
  }
}

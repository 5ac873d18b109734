import type { ComponentProps } from 'react'
import { unitSymbol, useFormat } from '@/i18n/format'
import { fieldFigure } from '@/lib/fieldDigits'
import { type Quantity, toMetric, unitOf } from '@/lib/units'
import { NumberField } from './NumberField'

type QuantityFieldProps = Omit<ComponentProps<typeof NumberField>, 'unitLabel'> & {
  /** The value is metric; shown and typed in the reader's unit. Without it the number is taken as it is. */
  quantity?: Quantity | undefined
  /** The unit stands beside it already. */
  hideUnit?: boolean
}

/** A number in the reader's own unit; its value stays metric. */
export function QuantityField({
  quantity,
  hideUnit = false,
  value,
  onChange,
  unit,
  ...field
}: QuantityFieldProps) {
  const { unitSystem } = useFormat()
  if (quantity === undefined) return <NumberField {...field} value={value} onChange={onChange} unit={unit} />
  const shown = value === null ? { value } : fieldFigure(value, quantity, unitSystem)
  return (
    <NumberField
      {...shown}
      {...field}
      onChange={(typed) => onChange(typed === null ? null : toMetric(typed, quantity, unitSystem))}
      unit={hideUnit ? undefined : (unit ?? unitSymbol(unitOf(quantity, unitSystem)))}
    />
  )
}

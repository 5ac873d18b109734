import type { ComponentProps } from 'react'
import { unitSymbol, useFormat } from '@/i18n/format'
import { convert, type Quantity, roundHalfAway, toMetric, unitOf } from '@/lib/units'
import { NumberField } from './NumberField'

type QuantityFieldProps = Omit<ComponentProps<typeof NumberField>, 'unitLabel'> & {
  /** The value is metric; shown and typed in the reader's unit. Without it the number is taken as it is. */
  quantity?: Quantity | undefined
  /** The unit stands beside it already. */
  hideUnit?: boolean
}

/** Decimals that a unit can need: enough that what is typed comes back as it was. */
const KEPT = 6

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
  const shown =
    value === null || Number.isNaN(value) ? value : roundHalfAway(convert(value, quantity, unitSystem), KEPT)
  return (
    <NumberField
      {...field}
      digits={KEPT}
      value={shown}
      onChange={(typed) => onChange(typed === null ? null : toMetric(typed, quantity, unitSystem))}
      unit={hideUnit ? undefined : (unit ?? unitSymbol(unitOf(quantity, unitSystem)))}
    />
  )
}

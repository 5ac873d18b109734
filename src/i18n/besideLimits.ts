import { fieldFigure } from '@/lib/fieldDigits'
import { convert, displayDecimals, type Quantity, roundHalfAway } from '@/lib/units'
import type { Format } from './format'

export type Limits = { low: number | null; high: number | null }

const UNLIMITED: Limits = { low: null, high: null }
/** Further decimals than that tell a reader nothing. */
const MOST_MORE = 3

/**
 * How many decimals a value needs so that it does not contradict what is said of it: 17.6 is below a target from 18 and
 * must not be written as 18. Undefined where its own decimals do.
 */
export function decimalsBeside(
  value: number,
  quantity: Quantity,
  limits: Limits | undefined,
  { unitSystem }: Format,
): number | undefined {
  const { low, high } = limits ?? UNLIMITED
  const shown = convert(value, quantity, unitSystem)
  const own = displayDecimals(shown, quantity, unitSystem)
  const written = (limit: number) => {
    const figure = fieldFigure(limit, quantity, unitSystem)
    return roundHalfAway(figure.value, figure.digits)
  }
  const isTrue = (decimals: number) => {
    const rounded = roundHalfAway(shown, decimals)
    return (
      (low === null || rounded < written(low) === value < low) &&
      (high === null || rounded > written(high) === value > high)
    )
  }
  if (isTrue(own)) return undefined
  for (let decimals = own + 1; decimals <= own + MOST_MORE; decimals += 1)
    if (isTrue(decimals)) return decimals
  return undefined
}

/** `format.quantity` of a value beside which it says where it lies towards its target. */
export const quantityBeside = (
  value: number,
  quantity: Quantity,
  limits: Limits | undefined,
  format: Format,
): string => format.quantity(value, quantity, decimalsBeside(value, quantity, limits, format))

/** `format.figure` of a value beside which it says where it lies towards its target. */
export function figureBeside(
  value: number | null,
  quantity: Quantity,
  limits: Limits,
  format: Format,
): { number: string; unit: string } {
  const decimals = value === null ? undefined : decimalsBeside(value, quantity, limits, format)
  return format.figure(value, quantity, decimals)
}

/** `format.quantity` of a limit, with the decimals that somebody set it with: 24.3 %. */
export const limitText = (limit: number, quantity: Quantity, format: Format): string =>
  format.quantity(limit, quantity, fieldFigure(limit, quantity, format.unitSystem).digits)

/** The same without its unit. */
export const limitNumber = (limit: number, quantity: Quantity, format: Format): string =>
  format.figure(limit, quantity, fieldFigure(limit, quantity, format.unitSystem).digits).number

import { fieldFigure } from '@/lib/fieldDigits'
import { type Quantity, roundHalfAway } from '@/lib/units'
import type { Format } from './format'

/** `format.cell` of a limit, with the decimals that somebody set it with. */
export function limitCell(
  limit: number | null,
  quantity: Quantity,
  { unitSystem }: Format,
): number | undefined {
  if (limit === null) return undefined
  const { value, digits } = fieldFigure(limit, quantity, unitSystem)
  return roundHalfAway(value, digits)
}

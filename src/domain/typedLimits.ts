import { fieldFigure } from '../lib/fieldDigits.ts'
import { type Quantity, roundHalfAway, toMetric, type UnitSystem } from '../lib/units.ts'
import type { BandLimits } from './localData.ts'

type LimitKey = keyof BandLimits

/** Limits as they are read and typed, in the reader's unit. */
export const limitsAsRead = (limits: BandLimits, quantity: Quantity, system: UnitSystem): BandLimits =>
  eachLimit(limits, (value) => {
    const figure = fieldFigure(value, quantity, system)
    return roundHalfAway(figure.value, figure.digits)
  })

/** Limits that were typed in the reader's unit, in the metric one; one that stands as it was read keeps its own value. */
export const limitsAsKept = (
  typed: BandLimits,
  read: BandLimits,
  quantity: Quantity,
  system: UnitSystem,
): BandLimits => {
  const asRead = limitsAsRead(read, quantity, system)
  return eachLimit(typed, (value, key) =>
    value === asRead[key] ? (read[key] ?? value) : toMetric(value, quantity, system),
  )
}

const eachLimit = (limits: BandLimits, change: (value: number, key: LimitKey) => number): BandLimits => {
  const of = (key: LimitKey) => (limits[key] === null ? null : change(limits[key], key))
  return {
    criticalLow: of('criticalLow'),
    low: of('low'),
    high: of('high'),
    criticalHigh: of('criticalHigh'),
  }
}

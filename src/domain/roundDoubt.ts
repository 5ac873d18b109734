import type { UnitSystem } from '../lib/units.ts'
import { DEFAULT_BANDS } from './measurement.ts'
import type { BandRule } from './measurement.ts'
import type { MeasurementMetric } from './fieldMeasurement.ts'
import { type Doubt, doubtOf } from './readingGuard.ts'
import { readable } from './roundEntry.ts'

export type RoundDoubt =
  | Doubt
  /** The typed number would fit as it stands, in the metric unit. */
  | { kind: 'metric'; meant: number }
  /** More or less than can be read; not to be kept. Limits in the metric unit. */
  | { kind: 'impossible'; low: number; high: number }

/** Whether a reading may be kept as it was typed, once it was asked about. */
export const mayKeep = ({ kind }: RoundDoubt): boolean => kind !== 'impossible' && kind !== 'metric'

type Usual = { low: number; high: number } | null

/** What is to be asked about a typed number before it is kept, once (B13); `value` is the same in the metric unit. */
export function roundDoubt(
  { typed, value }: { typed: number; value: number },
  usual: Usual,
  metric: MeasurementMetric,
  system: UnitSystem,
): RoundDoubt | null {
  const doubt = doubtOf(value, usual, metric)
  const { acceptable }: BandRule = DEFAULT_BANDS[metric]
  const range = usual ?? { low: acceptable.low ?? 0, high: acceptable.high ?? Infinity }
  const isOut = value < range.low || value > range.high
  if (system === 'imperial' && isOut && typed !== value && typed >= range.low && typed <= range.high)
    return { kind: 'metric', meant: typed }
  const { low, high } = readable(metric)
  const impossible = value < low || value > high
  // Who types inches has not read inches by mistake.
  const isOwnUnit =
    doubt?.kind === 'unit' && system === 'imperial' && (doubt.unit === 'fahrenheit' || doubt.unit === 'inch')
  const asked: Doubt | null = isOwnUnit ? usual && { kind: 'unusual', ...usual } : doubt
  if (impossible && asked?.kind !== 'unit') return { kind: 'impossible', low, high }
  return asked
}

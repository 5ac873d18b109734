import { isRegulator } from '@/domain/agronomy/degreeDayCounter'
import { regulatorStatus, type RegulatorStatus } from '@/domain/agronomy/growthRegulator'
import { seedheadTiming, type SeedheadTiming } from '@/domain/agronomy/poaSeedhead'
import { degreeDaysToFahrenheit } from '@/domain/agronomy/growingDegreeDays'
import type { GddCounter } from '@/domain/localData'

export type CounterState =
  | { kind: 'regulator'; status: RegulatorStatus }
  | { kind: 'seedhead'; timing: SeedheadTiming }

/** What the degree days so far (°C d) mean for what is counted; undefined for a counter of the club's own. */
export function counterState({ preset, target }: GddCounter, sum: number): CounterState | undefined {
  if (preset === undefined) return undefined
  if (isRegulator(preset)) return { kind: 'regulator', status: regulatorStatus(sum, target) }
  const product = preset === 'seedheadEthephon' ? 'ethephon' : 'mefluidide'
  return { kind: 'seedhead', timing: seedheadTiming(product, degreeDaysToFahrenheit(sum)) }
}

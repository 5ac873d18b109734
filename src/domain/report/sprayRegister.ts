import { type Activity, answerOf, productsOf } from '../activity.ts'
import { byStart } from '../byStart.ts'
import type { Shed } from '../shed.ts'
import { amountAtRate } from '../planning/draws.ts'
import { isRateUnit, type RateUnit } from '../rateUnit.ts'
import { reEntryAt } from '../reEntry.ts'
import type { Supply } from '../supply.ts'
import type { Id, Instant } from '../wire.ts'
import { type RecordedWeather, recordedWeather } from '../workWeather.ts'
import { numberOf, textOf } from './reportWork.ts'

/** What the law wants to know of every treatment; what is missing is said so. */
export const SPRAY_FACTS = [
  'operator',
  'product',
  'registration',
  'area',
  'rate',
  'total',
  'water',
  'nozzle',
  'weather',
  'weatherEnd',
  'reason',
  'reEntry',
] as const
export type SprayFact = (typeof SPRAY_FACTS)[number]

/** One product of one spraying. Amounts are undefined where nobody recorded them. */
export type SprayEntry = {
  id: string
  work: Activity
  start: Instant
  end: Instant
  pitchIds: readonly Id[]
  operatorIds: readonly Id[]
  licence: string | undefined
  /** Undefined where the shed does not know the product, or may not be asked. */
  supply: Supply | undefined
  rate: number | undefined
  rateUnit: RateUnit | undefined
  /** ha */
  area: number | undefined
  /** In the supply's own unit. */
  total: number | undefined
  /** l/ha */
  waterRate: number | undefined
  /** l */
  water: number | undefined
  nozzle: string | undefined
  /** As recorded at the start of the work and at its end; undefined where nothing is. */
  weather: RecordedWeather | undefined
  weatherEnd: RecordedWeather | undefined
  reasons: readonly string[]
  growthStage: string | undefined
  reEntry: Instant | undefined
  recordNumber: string | undefined
  missing: readonly SprayFact[]
}

/** The m² of the pitches that tell it. */
export const areasOf = (pitches: readonly { id: Id; area?: number | undefined }[]): ReadonlyMap<Id, number> =>
  new Map(pitches.flatMap(({ id, area }) => (area === undefined ? [] : [[id, area] as const])))

/**
 * The register of plant treatments: every product of every spraying that was completed, cocktails taken apart, oldest
 * first. `areas` are the pitches' m²: where the work does not say how much it treated, and it is not of a section
 * alone, it treated its pitches.
 */
export function sprayRegister(
  activities: readonly Activity[],
  { shed, areas, timeZone }: { shed: Shed; areas: ReadonlyMap<Id, number>; timeZone: string },
): SprayEntry[] {
  return activities
    .filter(({ activityName, status }) => activityName === 'spraying' && status === 'completed')
    .toSorted(byStart)
    .flatMap((work) => {
      const hectares = positive(numberOf(work, 'area')) ?? areaOfPitches(work, areas)
      const waterRate = numberOf(work, 'waterRate')
      const reasons = answerOf(work, 'reason')
      const common = {
        work,
        start: work.startDate,
        end: work.endDate,
        pitchIds: work.pitchIds,
        operatorIds: work.userIds,
        licence: textOf(work, 'operatorLicence'),
        area: hectares,
        waterRate,
        water: waterRate !== undefined && hectares !== undefined ? waterRate * hectares : undefined,
        nozzle: textOf(work, 'nozzle'),
        weather: recordedWeather(work, 'start'),
        weatherEnd: recordedWeather(work, 'end'),
        reasons: Array.isArray(reasons) ? reasons.filter((one) => typeof one === 'string') : [],
        growthStage: textOf(work, 'growthStage'),
        recordNumber: textOf(work, 'recordNumber'),
      }
      const treatments = treatmentsOf(work, shed)
      // A spraying without a product is a gap in the register, and stands there as one.
      return (treatments.length === 0 ? [NOTHING] : treatments).map(
        ({ supply, rate, rateUnit, quantity }, at): SprayEntry => {
          const entry = {
            ...common,
            id: `${work.id}-${at}`,
            supply,
            rate,
            rateUnit,
            total:
              quantity ??
              (supply && rate !== undefined && rateUnit && hectares !== undefined
                ? amountAtRate({ rate, rateUnit }, hectares * 10_000, supply)
                : undefined),
            reEntry: reEntryAt(work, supply?.reEntryHours, timeZone),
          }
          return { ...entry, missing: missingOf(entry) }
        },
      )
    })
}

type Treatment = {
  supply: Supply | undefined
  rate: number | undefined
  rateUnit: RateUnit | undefined
  quantity: number | undefined
}
const NOTHING: Treatment = { supply: undefined, rate: undefined, rateUnit: undefined, quantity: undefined }

function treatmentsOf(work: Activity, { supplies, cocktails }: Shed): Treatment[] {
  return productsOf(work).flatMap(({ id, cocktailId, rate, rateUnit, quantity }): Treatment[] => {
    const lines = cocktailId === undefined ? undefined : cocktails.get(cocktailId)?.items
    if (lines)
      return lines.map((line) => ({
        supply: supplies.get(line.supplyId),
        rate: line.rate,
        rateUnit: line.rateUnit,
        quantity: undefined,
      }))
    // The rate of a cocktail that is gone is that of its water: it says nothing of a product.
    if (cocktailId !== undefined) return [NOTHING]
    const supply = id === undefined ? undefined : supplies.get(id)
    return [{ supply, rate, rateUnit: isRateUnit(rateUnit) ? rateUnit : undefined, quantity }]
  })
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined

function areaOfPitches(work: Activity, areas: ReadonlyMap<Id, number>): number | undefined {
  if (work.sectionIds.length > 0 || work.pitchIds.length === 0) return undefined
  let sum = 0
  for (const id of work.pitchIds) {
    const area = areas.get(id)
    if (area === undefined) return undefined
    sum += area
  }
  return sum / 10_000
}

function missingOf(entry: Omit<SprayEntry, 'missing'>): SprayFact[] {
  const known: Record<SprayFact, boolean> = {
    operator: entry.operatorIds.length > 0,
    product: entry.supply !== undefined,
    registration: entry.supply?.registrationNumber !== undefined,
    area: entry.area !== undefined,
    rate: entry.rate !== undefined,
    total: entry.total !== undefined,
    water: entry.waterRate !== undefined,
    nozzle: entry.nozzle !== undefined,
    weather: isTold(entry.weather),
    weatherEnd: isTold(entry.weatherEnd),
    reason: entry.reasons.length > 0,
    reEntry: entry.reEntry !== undefined,
  }
  return SPRAY_FACTS.filter((fact) => !known[fact])
}

/** Wind and warmth are what decides whether it was the weather for it. */
const isTold = (weather: RecordedWeather | undefined): boolean =>
  weather?.windSpeed !== undefined && weather.temperature !== undefined

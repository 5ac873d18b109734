import { answerOf, productsOf } from '../../domain/activity.ts'
import type { Activity, ProductUse } from '../../domain/activity.ts'
import { lightIntegral } from '../../domain/agronomy/lightIntegral.ts'
import { K_IN_K2O, nutrientFromLiquid, nutrientFromSolid, P_IN_P2O5 } from '../../domain/agronomy/nitrogen.ts'
import type { NitrogenRelease } from '../../domain/agronomy/nitrogen.ts'
import type { Cocktail } from '../../domain/cocktail.ts'
import type { Supply } from '../../domain/supply.ts'
import type { Day } from '../../domain/wire.ts'
import { timeOf } from '../groundTime.ts'

/** What stands in the shed: analyses and recipes by id. */
export type Shed = { supplies: ReadonlyMap<string, Supply>; cocktails: ReadonlyMap<string, Cocktail> }

/** Elemental nutrients, kg/ha. */
export type Nutrients = { n: number; p: number; k: number }

/** What one day's work means to the turf of one pitch. */
export type WorkDay = {
  /** mm */
  irrigation: number
  feeds: (Nutrients & { release: NitrogenRelease })[]
  /** mm, the lowest cut of the day */
  cut: number | null
  regulator: boolean
  fungicide: boolean
  uvc: boolean
  /** mol/m² */
  lampLight: number
  /** h of match and training; a match counts for its full wear */
  play: number
}

export const NO_WORK: WorkDay = {
  irrigation: 0,
  feeds: [],
  cut: null,
  regulator: false,
  fungicide: false,
  uvc: false,
  lampLight: 0,
  play: 0,
}

/** How hard an hour wears the turf, against that of a match. */
const PLAY_WEIGHT = { match: 1, training: 0.6 } as const

/** Flux of a lamp rig that states none, µmol m⁻² s⁻¹ (agronomy: rigs give 150 to 400). */
const USUAL_FLUX = 250

/** How fast a product feeds is told by its name, as on its label. */
function releaseOf({ name }: Supply): NitrogenRelease {
  if (/slow|methylene/i.test(name)) return { kind: 'methyleneUrea' }
  return /coated/i.test(name) ? { kind: 'coated', weeks: 8 } : { kind: 'quick' }
}

/** The supplies of a use: a cocktail stands for its parts, each at its own rate. */
function partsOf(
  use: ProductUse,
  shed: Shed,
): { supply: Supply; rate: number; rateUnit: ProductUse['rateUnit'] }[] {
  const uses = use.cocktailId === undefined ? [use] : (shed.cocktails.get(use.cocktailId)?.items ?? [])
  return uses.flatMap((part) => {
    const id = 'supplyId' in part ? part.supplyId : part.id
    const supply = id === undefined ? undefined : shed.supplies.get(id)
    return supply ? [{ supply, rate: part.rate, rateUnit: part.rateUnit }] : []
  })
}

function nutrientsOf(supply: Supply, rate: number, rateUnit: ProductUse['rateUnit']): Nutrients | null {
  const { analysis } = supply
  if (!analysis) return null
  const nutrient = (percent: number): number =>
    rateUnit === 'l/ha'
      ? nutrientFromLiquid(rate, percent, supply.density ?? 1)
      : nutrientFromSolid(rateUnit === 'g/m2' ? rate * 10 : rate, percent)
  return { n: nutrient(analysis.n), p: nutrient(analysis.p) * P_IN_P2O5, k: nutrient(analysis.k) * K_IN_K2O }
}

/** The feeds of an activity: one per product with an analysis. */
export function feedsOf(activity: Activity, shed: Shed): WorkDay['feeds'] {
  return productsOf(activity)
    .flatMap((use) => partsOf(use, shed))
    .flatMap(({ supply, rate, rateUnit }) => {
      const nutrients = nutrientsOf(supply, rate, rateUnit)
      return nutrients ? [{ ...nutrients, release: releaseOf(supply) }] : []
    })
}

function groupsOf(activity: Activity, shed: Shed): Set<string> {
  return new Set(productsOf(activity).flatMap((use) => partsOf(use, shed).map(({ supply }) => supply.group)))
}

function numberOf(activity: Activity, key: string): number | undefined {
  const answer = answerOf(activity, key)
  return typeof answer === 'number' ? answer : undefined
}

/** Length of an activity, h. */
export function hoursOf({ startDate, endDate }: Activity): number {
  return Math.max(0, (timeOf(endDate) - timeOf(startDate)) / 3_600_000)
}

function addTo(day: WorkDay, activity: Activity, shed: Shed, area: number): void {
  day.feeds.push(...feedsOf(activity, shed))
  switch (activity.activityName) {
    case 'irrigation': {
      // 1 m³ on 1000 m² is 1 mm.
      const volume = numberOf(activity, 'waterVolume')
      day.irrigation += numberOf(activity, 'amount') ?? (volume === undefined ? 0 : (1000 * volume) / area)
      break
    }
    case 'mowing': {
      const height = numberOf(activity, 'height')
      if (height !== undefined) day.cut = Math.min(day.cut ?? height, height)
      break
    }
    case 'spraying':
    case 'spreading': {
      day.irrigation += numberOf(activity, 'wateredIn') ?? 0
      const groups = groupsOf(activity, shed)
      day.regulator ||= groups.has('growthRegulator')
      day.fungicide ||= groups.has('fungicide')
      break
    }
    case 'uvcLight':
      day.uvc = true
      break
    case 'growLights': {
      const hours = numberOf(activity, 'hours') ?? hoursOf(activity)
      day.lampLight +=
        numberOf(activity, 'dli') ?? lightIntegral(numberOf(activity, 'ppfd') ?? USUAL_FLUX, hours)
      break
    }
    case 'match':
      day.play += PLAY_WEIGHT.match * hoursOf(activity)
      break
    case 'training':
      day.play += PLAY_WEIGHT.training * hoursOf(activity)
      break
  }
}

/**
 * The work of one pitch by day. Work counts when it was done; of the days after today what is planned counts too,
 * for a forecast that ignores tomorrow's irrigation would be wrong. A match or training is played whether or not
 * somebody ticks it off.
 */
export function workByDay(
  activities: readonly Activity[],
  shed: Shed,
  ground: { area: number; today: Day; dayOf: (instant: string) => Day },
): Map<Day, WorkDay> {
  const days = new Map<Day, WorkDay>()
  for (const activity of activities) {
    const date = ground.dayOf(activity.startDate)
    const done = activity.status === 'completed' || activity.status === 'in_progress'
    const play = activity.activityName === 'match' || activity.activityName === 'training'
    if (!done && !(activity.status === 'planned' && (play || date > ground.today))) continue
    const day = days.get(date) ?? { ...NO_WORK, feeds: [] }
    addTo(day, activity, shed, ground.area)
    days.set(date, day)
  }
  return days
}

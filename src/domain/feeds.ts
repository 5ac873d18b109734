import { byCode } from '../lib/byCode.ts'
import { type Activity, productsOf, type ProductUse } from './activity.ts'
import { MOST_RATE, type RateUnit } from './rateUnit.ts'
import { isOpen } from './activityWork.ts'
import { K_IN_K2O, P_IN_P2O5 } from './agronomy/nitrogen.ts'
import { isFeed } from './lastFeed.ts'
import { monthsFrom } from './months.ts'
import type { Fertilisation } from './pitchReport.ts'
import type { Shed } from './shed.ts'
import type { Supply } from './supply.ts'
import type { Day, Id, Instant } from './wire.ts'

/** As labels declare them: nitrogen, phosphate, potash, magnesium, iron. */
export const NUTRIENTS = ['n', 'p', 'k', 'mg', 'fe'] as const
export type Nutrient = (typeof NUTRIENTS)[number]
/** kg/ha of N, P2O5, K2O, Mg and Fe; undefined is unknown, which is not none. */
export type NutrientAmounts = Record<Nutrient, number | undefined>

/** One product of a feed; a cocktail is taken apart. `supply` is undefined where the shed does not know it. */
export type FeedProduct = {
  supply: Supply | undefined
  /** Undefined where it cannot be what was given. */
  rate: number | undefined
  rateUnit: RateUnit
  /** In the supply's own unit, where the work tells. */
  quantity: number | undefined
}
export type Feed = {
  id: Id
  day: Day
  activityId: Id | undefined
  products: FeedProduct[]
  nutrients: NutrientAmounts
}

/** What a rate brings onto a hectare in kg; undefined for litres of a product whose density is not known. */
export const kilogramsPerHectare = (
  { rate, rateUnit }: { rate: number | undefined; rateUnit: RateUnit },
  density: number | undefined,
): number | undefined =>
  rate === undefined || rateUnit === 'kg/ha'
    ? rate
    : rateUnit === 'g/m2'
      ? rate * 10
      : density && rate * density

const believable = (rate: number): number | undefined => (rate >= 0 && rate <= MOST_RATE ? rate : undefined)

/** The products of some uses, cocktails by their parts. */
export function feedProducts(uses: readonly ProductUse[], { supplies, cocktails }: Shed): FeedProduct[] {
  return uses.flatMap((use): FeedProduct[] =>
    use.cocktailId === undefined
      ? [
          {
            supply: use.id === undefined ? undefined : supplies.get(use.id),
            rate: believable(use.rate),
            rateUnit: use.rateUnit,
            quantity: use.quantity,
          },
        ]
      : (cocktails.get(use.cocktailId)?.items ?? []).map(({ supplyId, rate, rateUnit }) => ({
          supply: supplies.get(supplyId),
          rate: believable(rate),
          rateUnit,
          quantity: undefined,
        })),
  )
}

/**
 * What products bring, kg/ha as declared. N, P2O5 and K2O are known where any product declares them; magnesium and iron
 * where one of those declares them too. Products without an analysis bring nothing.
 */
export function nutrientsOfProducts(products: readonly FeedProduct[]): NutrientAmounts {
  const parts = products.flatMap(({ supply, rate, rateUnit }) => {
    const weight = kilogramsPerHectare({ rate, rateUnit }, supply?.density)
    return supply?.analysis ? [{ analysis: supply.analysis, weight }] : []
  })
  const sum = (nutrient: Nutrient): number | undefined => {
    const declaring = parts.filter(({ analysis }) => analysis[nutrient] !== undefined)
    if (declaring.length === 0 || declaring.some(({ weight }) => weight === undefined)) return undefined
    return declaring.reduce(
      (total, { analysis, weight = 0 }) => total + (weight * (analysis[nutrient] ?? 0)) / 100,
      0,
    )
  }
  return { n: sum('n'), p: sum('p'), k: sum('k'), mg: sum('mg'), fe: sum('fe') }
}

/** The feeds that were carried out: N, P and K as the backend counted them, magnesium and iron by the labels. Oldest first. */
export function appliedFeeds(history: readonly Fertilisation[], shed: Shed): Feed[] {
  return history
    .map(({ id, date, activityId, products: uses, n, p, k }): Feed => {
      const products = feedProducts(uses, shed)
      const declared = nutrientsOfProducts(products)
      return {
        id,
        day: date,
        activityId,
        products,
        nutrients: {
          n: n ?? declared.n,
          p: p === undefined ? declared.p : p / P_IN_P2O5,
          k: k === undefined ? declared.k : k / K_IN_K2O,
          mg: declared.mg,
          fe: declared.fe,
        },
      }
    })
    .toSorted((a, b) => byCode(a.day, b.day))
}

/** The last of the feeds, oldest first, that brought nitrogen until today. */
export const lastFedOf = (applied: readonly Feed[], today: Day): Feed | undefined =>
  applied.findLast(({ day, nutrients }) => day <= today && isFeed(nutrients.n))

/** The feed that is given again: the last one, or what went out last where none brought nitrogen, as iron does. */
export const feedToRepeat = (applied: readonly Feed[], today: Day): Feed | undefined =>
  lastFedOf(applied, today) ?? applied.at(-1)

/** What to give for the same feed again: as its work says it, mixes whole, else what the history knows of it. */
export const usesOf = ({ products }: Feed, work: Activity | undefined): ProductUse[] =>
  work
    ? productsOf(work).map(({ quantity: _of, ...use }) => use)
    : products.flatMap(({ supply, rate, rateUnit }) =>
        supply && rate !== undefined ? [{ id: supply.id, rate, rateUnit }] : [],
      )

/** Work of a kind that brings feed. */
export const isFeedWork = ({ activityName }: { activityName: string }): boolean =>
  activityName === 'spreading' || activityName === 'spraying'

/** The feeds of a pitch that are still to be done from a day on: open spreading and spraying with any nutrient. Oldest first. */
export function plannedFeeds(
  activities: readonly Activity[],
  { pitchId, from, shed, dayOf }: { pitchId: Id; from: Day; shed: Shed; dayOf: (time: Instant) => Day },
): Feed[] {
  return activities
    .filter((work) => isFeedWork(work) && isOpen(work) && work.pitchIds.includes(pitchId))
    .map((work) => ({ work, day: dayOf(work.startDate) }))
    .filter(({ day }) => day >= from)
    .map(({ work, day }): Feed => {
      const products = feedProducts(productsOf(work), shed)
      return {
        id: work.id,
        day,
        activityId: work.id,
        products,
        nutrients: nutrientsOfProducts(products),
      }
    })
    .filter(({ nutrients }) => NUTRIENTS.some((nutrient) => (nutrients[nutrient] ?? 0) > 0))
    .toSorted((a, b) => byCode(a.day, b.day))
}

/** The twelve months of a season, which is a calendar year. */
export const monthsOfSeason = (season: number): string[] => monthsFrom(`${season}-01`, `${season}-12`)

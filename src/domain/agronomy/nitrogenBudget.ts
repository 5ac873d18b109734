import { addDays, daysBetween, daysFrom } from '../groundTime.ts'
import { daysInMonth, monthOf } from '../months.ts'
import type { Day } from '../wire.ts'
import { stepNitrogenPool } from './nitrogen.ts'

/** Days that a suggestion covers. */
export const FORTNIGHT = 14
/** Days for which a feed may last before it counts as too much: a coated product of eight weeks (agronomy.md 3.4). */
export const CARRY_DAYS = 56
/** kg N/ha over that which are still no excess: half a gram on a square metre. */
const EXCESS_TOLERANCE = 5
/** kg N/ha a day below which turf sleeps and is not called hungry: growth potential of about 0.03. */
const SLEEPING = 0.05
/** Of what turf could take, this much missing is hunger. */
const HUNGER = 0.1
/** Days on either side of a calendar day that make its climate. */
const CLIMATE_REACH = 7

/**
 * Nitrogen need of a day, kg N/ha, from its growth potential of 0 to 1 and the most a month takes in g N/m²:
 * 10 · maximum · potential / days in the month. agronomy.md 3.2, after Woods 2023.
 */
export const demandAtPotential = (potential: number, maximum: number, day: Day): number =>
  (10 * maximum * potential) / daysInMonth(monthOf(day))

/** Nitrogen need of a day, kg N/ha: sent for it, as in earlier years at that time, or not known (null). */
export type DemandDay = { day: Day; demand: number | null; origin: 'sent' | 'climate' | 'unknown' }

/**
 * The need of every day from one to another, kg N/ha. Where nothing was sent, it is the mean of what was sent for the
 * same time of other years, a week to either side. Negative needs do not exist and count as not sent.
 */
export function demandByDay(
  sent: readonly { date: Day; demand?: number | undefined }[],
  from: Day,
  to: Day,
): DemandDay[] {
  const known = new Map<Day, number>()
  for (const { date, demand } of sent) if (demand !== undefined && demand >= 0) known.set(date, demand)
  // By place in a common year: 29 February is the day after the 28th, as the 1st of March is.
  const byPlace = new Map<number, number[]>()
  for (const [date, demand] of known) {
    const place = placeInYear(date)
    byPlace.set(place, [...(byPlace.get(place) ?? []), demand])
  }
  const climate = (day: Day): number | null => {
    const place = placeInYear(day)
    const near = Array.from({ length: 2 * CLIMATE_REACH + 1 }, (_, at) => {
      const around = (place + at - CLIMATE_REACH + 365) % 365
      return byPlace.get(around) ?? []
    }).flat()
    return near.length === 0 ? null : near.reduce((sum, demand) => sum + demand, 0) / near.length
  }
  return daysFrom(from, to).map((day) => {
    const demand = known.get(day)
    if (demand !== undefined) return { day, demand, origin: 'sent' }
    const usual = climate(day)
    return { day, demand: usual, origin: usual === null ? 'unknown' : 'climate' }
  })
}

const placeInYear = (day: Day): number => daysBetween('2001-01-01', `2001${day.slice(4)}`) % 365

/** `excess`: more than the coming weeks can use; `dry`: less than the day asks for; `unknown`: its need is not known. */
export type BudgetState = 'enough' | 'excess' | 'dry' | 'unknown'
export type BudgetDay = {
  day: Day
  /** kg N/ha, null where not known */
  demand: number | null
  /** kg N/ha brought on the day, done or planned */
  feed: number
  /** kg N/ha that are there for the turf at the end of the day */
  available: number
  /** kg N/ha that the turf could have taken and did not find */
  unmet: number
  state: BudgetState
}
export type Fortnight = {
  from: Day
  to: Day
  /** kg N/ha, null where that of one of its days is not known */
  demand: number | null
  planned: number
  /** kg N/ha that the plan leaves open: what would have to be given in these days */
  suggested: number
  /** Days of each kind. */
  dry: number
  excess: number
}
export type NitrogenBudget = {
  /** From the season's start to its end. */
  days: BudgetDay[]
  /** From today to the season's end. */
  fortnights: Fortnight[]
  /** kg N/ha from today on */
  demandLeft: number
  /** The first day of hunger or of excess from today on. */
  firstDry: Day | undefined
  firstExcess: Day | undefined
}

/**
 * The nitrogen of a season day by day (all kg N/ha): what was applied and is planned fills a store, the turf's need empties
 * it. A feed counts as available at once and nothing is washed out, so the store is an upper bound. A rule of this
 * product on stepNitrogenPool: days of hunger are those that miss a tenth of their need or more, days of excess those
 * whose store is larger than the need of the coming eight weeks. Suggested is, for each fortnight, the need that neither the
 * store nor the plan covers; following it leaves the store as it is.
 *
 * `demand` starts with the season and may reach beyond its end, so that the weeks after it are known too.
 */
export function nitrogenBudget({
  demand,
  feeds,
  today,
  end,
}: {
  demand: readonly DemandDay[]
  /** `isPlanned` for what is still to be done. */
  feeds: readonly { day: Day; n: number; isPlanned?: boolean }[]
  today: Day
  end: Day
}): NitrogenBudget {
  const byDay = new Map<Day, number>()
  for (const { day, n } of feeds) byDay.set(day, (byDay.get(day) ?? 0) + Math.max(0, n))
  const planned = feeds.filter(({ isPlanned }) => isPlanned === true)
  // Sum of needs up to and without a day: the need of eight weeks is a difference of two.
  const sums = [0]
  for (const { demand: need } of demand) sums.push((sums.at(-1) ?? 0) + (need ?? 0))
  const needFrom = (at: number) =>
    (sums[Math.min(demand.length, at + CARRY_DAYS)] ?? 0) - (sums[Math.min(demand.length, at)] ?? 0)

  let pool = 0
  const days: BudgetDay[] = []
  for (const [at, { day, demand: need }] of demand.entries()) {
    if (day > end) break
    const feed = byDay.get(day) ?? 0
    const step = stepNitrogenPool(pool, { released: feed, demand: need ?? 0, leachFraction: 0 })
    pool = step.pool
    const unmet = Math.max(0, (need ?? 0) - step.uptake)
    days.push({
      day,
      demand: need,
      feed,
      available: pool,
      unmet,
      state: stateOf(need, unmet, pool, needFrom(at + 1)),
    })
  }
  const ahead = days.filter(({ day }) => day >= today)
  const fortnights: Fortnight[] = []
  for (let at = 0; at < ahead.length; at += FORTNIGHT) {
    const part = ahead.slice(at, at + FORTNIGHT)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) break
    const sum = (of: (day: BudgetDay) => number) => part.reduce((total, day) => total + of(day), 0)
    fortnights.push({
      from: first.day,
      to: last.day,
      demand: part.every(({ demand: need }) => need !== null) ? sum(({ demand: need }) => need ?? 0) : null,
      planned: planned.reduce(
        (total, { day, n }) => (day >= first.day && day <= last.day ? total + Math.max(0, n) : total),
        0,
      ),
      suggested: sum(({ unmet }) => unmet),
      dry: part.filter(({ state }) => state === 'dry').length,
      excess: part.filter(({ state }) => state === 'excess').length,
    })
  }
  return {
    days,
    fortnights,
    demandLeft: ahead.reduce((total, { demand: need }) => total + (need ?? 0), 0),
    firstDry: ahead.find(({ state }) => state === 'dry')?.day,
    firstExcess: ahead.find(({ state }) => state === 'excess')?.day,
  }
}

function stateOf(need: number | null, unmet: number, pool: number, coming: number): BudgetState {
  if (need === null) return 'unknown'
  if (need > SLEEPING && unmet > HUNGER * need) return 'dry'
  return pool - coming > EXCESS_TOLERANCE ? 'excess' : 'enough'
}

/** The days of a season and as many after it as the excess of its last day looks at. */
export const seasonReach = (season: number): { from: Day; end: Day; to: Day } => ({
  from: `${season}-01-01`,
  end: `${season}-12-31`,
  to: addDays(`${season}-12-31`, CARRY_DAYS),
})

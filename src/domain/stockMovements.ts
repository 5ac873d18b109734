import { byCode } from '../lib/byCode.ts'
import { type Activity, productsOf } from './activity.ts'
import { dayAtGround } from './groundTime.ts'
import type { StockCount } from './localData.ts'
import { drawsOf } from './planning/draws.ts'
import type { Shed } from './shed.ts'
import type { Day, Id, Instant } from './wire.ts'

type Base = {
  key: string
  supplyId: Id
  at: Instant
  /** At the ground. */
  day: Day
  /** In the supply's unit, what came in above nought; undefined where the work does not tell. */
  amount: number | undefined
}
/** Something that came onto a shelf or left it. */
export type Movement = Base & ({ kind: 'work'; work: Activity } | { kind: 'count'; count: StockCount })

/**
 * What completed work took and brought, and what was corrected by a count, earliest first. Work that is open or
 * cancelled moved nothing; work counts on the day on which it began.
 */
export function movementsOf(
  activities: readonly Activity[],
  counts: readonly StockCount[],
  shed: Shed,
  timeZone: string,
): Movement[] {
  const worked = activities
    .filter(({ status }) => status === 'completed')
    .flatMap((work) => {
      const draws = drawsOf(work, shed)
      return [...usedIn(work, shed)].map((supplyId): Movement => {
        const drawn = draws.get(supplyId)
        return {
          key: `${work.id} ${supplyId}`,
          kind: 'work',
          work,
          supplyId,
          at: work.startDate,
          day: dayAtGround(work.startDate, timeZone),
          amount: drawn === undefined ? undefined : -drawn || 0,
        }
      })
    })
  const counted = counts.map((count): Movement => ({
    key: count.id,
    kind: 'count',
    count,
    supplyId: count.supplyId,
    at: count.at,
    day: dayAtGround(count.at, timeZone),
    amount: count.after - count.before,
  }))
  return [...worked, ...counted].toSorted((a, b) => byCode(a.at, b.at) || byCode(a.key, b.key))
}

/** Every supply that work names, by itself or in a cocktail, whether or not its amount is known. */
function usedIn(work: Activity, { cocktails }: Shed): Set<Id> {
  return new Set(
    productsOf(work).flatMap(({ id, cocktailId }) =>
      cocktailId === undefined
        ? (id ?? [])
        : (cocktails.get(cocktailId)?.items ?? []).map(({ supplyId }) => supplyId),
    ),
  )
}

export type MovementSum = {
  supplyId: Id
  /** Came in, went out and was put right by counts; in the supply's unit, the first two at least nought. */
  came: number
  went: number
  counted: number
  /** came − went + counted */
  net: number
  /** Movements whose amount nobody knows: the sums are without them. */
  unknown: number
}

/** The movements of each supply taken together, in the order in which the supplies first appear. */
export function sumMovements(movements: readonly Movement[]): MovementSum[] {
  const sums = new Map<Id, MovementSum>()
  for (const { supplyId, kind, amount } of movements) {
    const sum = sums.get(supplyId) ?? { supplyId, came: 0, went: 0, counted: 0, net: 0, unknown: 0 }
    sums.set(supplyId, sum)
    if (amount === undefined) {
      sum.unknown += 1
      continue
    }
    if (kind === 'count') sum.counted += amount
    else if (amount > 0) sum.came += amount
    else sum.went -= amount
    sum.net += amount
  }
  return [...sums.values()]
}

/**
 * What stood on the shelf after each movement of one supply, by its key, reckoned back from what is there after the
 * last; before a movement of unknown amount nothing can be told.
 */
export function levelsAfter(movements: readonly Movement[], onHand: number): Map<string, number> {
  const levels = new Map<string, number>()
  let level = onHand
  for (const { key, amount } of movements.toReversed()) {
    levels.set(key, level)
    if (amount === undefined) break
    level -= amount
  }
  return levels
}

/**
 * What stood on the shelf of one supply at the end of each day, reckoned back from what is there now; null before a
 * movement of unknown amount.
 */
export function levelsByDay(
  movements: readonly Movement[],
  onHand: number,
  days: readonly Day[],
): { day: Day; level: number | null }[] {
  let level: number | null = onHand
  let next = movements.length - 1
  const levels: { day: Day; level: number | null }[] = []
  for (const day of days.toReversed()) {
    for (let movement = movements[next]; movement && movement.day > day; movement = movements[--next])
      level = level === null || movement.amount === undefined ? null : level - movement.amount
    levels.push({ day, level })
  }
  return levels.toReversed()
}

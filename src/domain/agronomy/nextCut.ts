import { addDays } from '../groundTime.ts'
import type { Day } from '../wire.ts'
import { breaksOneThirdRule } from './growth.ts'
import { believable, grownHeight, type KnownHeight } from './knownHeight.ts'

export type NextCut =
  | { kind: 'unknown'; reason: 'height' | 'mowingHeight' | 'growth' }
  /** A cut to the mowing height takes more than a third already. */
  | { kind: 'overdue'; height: number }
  /** On this day a third is reached; `height` at the end of it. `now` is the height today. */
  | { kind: 'due'; day: Day; height: number; now: number }
  /** Not within the days whose growth is known; `height` at the end of the last of them. */
  | { kind: 'later'; until: Day; height: number; now: number }

/** mm; grass on a pitch was never taller. */
const TALLEST = 500

/**
 * When a pitch is to be cut so that the cut takes no more than a third of the leaf: on the day on which the grass
 * would pass one and a half times its mowing height. The height grows from the last known one by each day's growth, mm/d.
 * Heights in mm. The one-third rule of mowing (Crider 1955, USDA Technical Bulletin 1102; Beard 1973), growth as in
 * growth.ts.
 */
export function nextCut(
  known: KnownHeight | undefined,
  mowingHeight: number | undefined,
  growth: ReadonlyMap<Day, number>,
  today: Day,
): NextCut {
  if (mowingHeight === undefined || !(mowingHeight > 0)) return { kind: 'unknown', reason: 'mowingHeight' }
  if (!known || known.day > today || !(known.height > 0) || known.height > TALLEST)
    return { kind: 'unknown', reason: 'height' }

  const now = grownHeight(known, growth, today)
  if (now === undefined) return { kind: 'unknown', reason: 'growth' }
  if (breaksOneThirdRule(now, mowingHeight)) return { kind: 'overdue', height: now }

  let height = now
  let day = known.day === today ? addDays(today, 1) : today
  let until: Day | undefined
  for (let more = growth.get(day); believable(more); more = growth.get(day)) {
    height += more
    if (breaksOneThirdRule(height, mowingHeight)) return { kind: 'due', day, height, now }
    until = day
    day = addDays(day, 1)
  }
  return until === undefined ? { kind: 'unknown', reason: 'growth' } : { kind: 'later', until, height, now }
}

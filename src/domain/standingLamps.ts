import { HOUR_MS } from '../lib/durations.ts'
import { type Activity, answerOf } from './activity.ts'
import { lightIntegral } from './agronomy/lightIntegral.ts'
import { CELLS } from './grid.ts'
import { dayAtGround } from './groundTime.ts'
import type { CellSet } from './sectionCells.ts'
import type { Day, Id } from './wire.ts'

/** A part of a pitch by the id of its section, or by its name alone; without cells it is the whole pitch. */
type Part = { key: Id; name: string; cells: CellSet | undefined }

/** Lamps that work puts on a part: how long they burn, and what they bring to the part on the mean, mol m⁻² d⁻¹. */
export type StandingLamps = { id: Id; status: string; hours: number; light: number }

/** The work with lamps that begins on a pitch on a day at the ground; what is cancelled does not count. */
export const lampWork = (
  activities: readonly Activity[],
  pitchId: Id,
  day: Day,
  timeZone: string,
): Activity[] =>
  activities.filter(
    ({ activityName, status, pitchIds, startDate }) =>
      activityName === 'growLights' &&
      status !== 'cancelled' &&
      pitchIds.includes(pitchId) &&
      dayAtGround(startDate, timeZone) === day,
  )

/**
 * What of such work stands on a part of the pitch: by the sections of the work, else by the part that its positions name,
 * else on the whole pitch. That lamps light their cells evenly is a rule of this product. Hours as answered, else as long
 * as the work lasts; µmol m⁻² s⁻¹ as answered, else `ppfd`.
 */
export function lampsOn(
  part: Part,
  work: readonly Activity[],
  parts: readonly Part[],
  ppfd: number,
): StandingLamps[] {
  return work.flatMap((one): StandingLamps[] => {
    const share = litShare(part, one, parts)
    if (share === 0) return []
    const lasts = (Date.parse(one.endDate) - Date.parse(one.startDate)) / HOUR_MS
    const hours = positive(answerOf(one, 'hours')) ?? Math.max(0, lasts)
    const light = share * lightIntegral(positive(answerOf(one, 'ppfd')) ?? ppfd, hours)
    return [{ id: one.id, status: one.status, hours, light }]
  })
}

/** The share of a part's cells that the lamps of some work stand on. */
function litShare({ cells }: Part, work: Activity, parts: readonly Part[]): number {
  const { sectionIds } = work
  const lit = parts.filter(({ key, name }) =>
    sectionIds.length > 0 ? sectionIds.includes(key) : answerOf(work, 'positions') === name,
  )
  if (lit.some((one) => one.cells === undefined) || (lit.length === 0 && sectionIds.length === 0)) return 1
  const litCells = new Set(lit.flatMap((one) => [...(one.cells ?? [])]))
  return cells ? [...cells].filter((cell) => litCells.has(cell)).length / cells.size : litCells.size / CELLS
}

const positive = (answer: unknown): number | undefined =>
  typeof answer === 'number' && answer > 0 ? answer : undefined

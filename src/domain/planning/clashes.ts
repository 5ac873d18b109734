import type { Activity } from '../activity.ts'
import type { DayOff } from '../daysOff.ts'
import type { Equipment } from '../equipment.ts'
import type { Fixture } from '../fixture.ts'
import type { Day, Id, Instant } from '../wire.ts'
import { drawsOf } from './draws.ts'
import { reach, type Severity } from './pairs.ts'
import { type Piece, readingOf } from './pieces.ts'
import type { Shed, ShedRows } from '../shed.ts'
import { atOnce } from '../../lib/inSlices.ts'
import { MARK_LASTS, searching } from './search.ts'

export { freeSlots } from './freeSlots.ts'

export type ClashKind =
  | 'pitch'
  | 'person'
  | 'machine'
  | 'recovery'
  | 'reEntry'
  | 'markedThenMown'
  | 'absent'
  | 'nonWorkingDay'
  | 'stock'
  | 'calledOff'

export type Clash = {
  kind: ClashKind
  /** `stop` cannot be done as planned, `look` should be looked at. */
  severity: Severity
  /** What clashes, in order of time; a fixture always stands second. */
  ids: [Id] | [Id, Id]
  /** The pitch, person, machine or supply that both want. */
  subject?: Id
  /** When: the overlap, the absence, or the time by which the second comes too soon. */
  from: Instant
  to: Instant
  /** Of recovery and re-entry: minutes by which the second comes too soon. */
  minutesShort?: number
  /** Of stock: what is left for it, in the supply's unit, never below 0. */
  left?: number
  /** The second of `ids` is a fixture, not an activity. */
  fixture?: true
}

/** Of several clashes first what cannot stay as it is, then what should be looked at. */
export const worstFirst = (a: Clash, b: Clash): number =>
  Number(b.severity === 'stop') - Number(a.severity === 'stop')

export type PlanningGround = ShedRows & {
  fixtures: readonly Fixture[]
  equipment: readonly Equipment[]
  daysOff: readonly DayOff[]
  nonWorkingDays: readonly Day[]
  timeZone: string
  /** The club's own minutes of recovery by type. */
  recoveryMinutes: Readonly<Record<string, number>>
  /** What was over by then is no clash any more; without it everything counts. */
  now?: Instant
  /** First and last day of which all this is known; without them every day is. */
  known?: { from: Day; to: Day }
}

/**
 * Every clash of a plan, in order of time: a pitch, a person or a machine wanted twice, play too soon after work,
 * lines that are mown off, people who are away, days nobody works, stock that will not reach. Cancelled work clashes
 * with nothing; of completed work only its recovery and re-entry count. Work with unreadable times, of unknown types
 * or states is passed over. One sweep per pitch, person and machine: n log n and the clashes there are.
 */
export const findClashes = (activities: readonly Activity[], ground: PlanningGround): Clash[] =>
  atOnce(findingClashes(activities, ground))

/** The same a little at a time, for a window of ten thousand: `lib/inSlices`. */
export function* findingClashes(
  activities: readonly Activity[],
  ground: PlanningGround,
): Generator<void, Clash[]> {
  const reading = readingOf(ground)
  const pieces: Piece[] = []
  for (const work of activities) {
    if (pieces.length % READ_AT_ONCE === 0) yield
    pieces.push(reading.pieceOf(work))
  }
  return yield* searching(pieces, ground, reading)
}
const READ_AT_ONCE = 500

/**
 * The clashes of one piece of work with all others, as `findClashes` would find them. A piece with the same id among
 * the others is the draft as it was, and passed over. Fast when the same ground object is given again.
 */
export function clashesOf(draft: Activity, others: readonly Activity[], ground: PlanningGround): Clash[] {
  const reading = readingOf(ground)
  const piece = reading.pieceOf(draft)
  const isNear = nearTo(piece, reading.shed)
  const pieces = others.flatMap((work) => {
    const other = reading.pieceOf(work)
    return other.id !== piece.id && isNear(other) ? [other] : []
  })
  const near = { ...reading, fixtures: reading.fixtures.filter(isNear) }
  return atOnce(searching([piece, ...pieces], ground, near, piece))
}

/** Whether another piece may clash with a piece, or decides whether something else does. */
function nearTo(piece: Piece, shed: Shed): (other: Piece) => boolean {
  const draws = piece.work && piece.open ? drawsOf(piece.work, shed) : new Map<Id, number>()
  const shares = (mine: readonly Id[], theirs: readonly Id[]) => mine.some((id) => theirs.includes(id))
  const ahead = piece.end + Math.max(reach(piece), MARK_LASTS)
  return (other) =>
    (other.start < ahead &&
      piece.start < other.end + Math.max(reach(other), 2 * MARK_LASTS) &&
      (shares(piece.pitches, other.pitches) ||
        shares(piece.people, other.people) ||
        shares(piece.machines, other.machines))) ||
    (draws.size > 0 && other.open && other.work !== undefined && drawsAny(other.work, draws, shed))
}

function drawsAny(work: Activity, wanted: ReadonlyMap<Id, number>, shed: Shed): boolean {
  for (const id of drawsOf(work, shed).keys()) if (wanted.has(id)) return true
  return false
}

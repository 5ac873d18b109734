import { type Activity, answerOf, machinesOf, stepOf } from '../activity.ts'
import { isOpen } from '../activityWork.ts'
import type { Fixture } from '../fixture.ts'
import type { Id } from '../wire.ts'
import { type Shed, shedOf } from '../shed.ts'
import { type RecoveryRules, recoveryMinutesOf, reEntryMinutesOf } from './recovery.ts'
import { byCode } from '../../lib/byCode.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts'

/** Work that goes on without anybody standing by: its people are busy while they set it up. */
const RUNS_BY_ITSELF: ReadonlySet<string> = new Set([
  'irrigation',
  'growLights',
  'coolingFans',
  'pitchCovers',
])
export const SET_UP_MINUTES = 30

export const isUnattended = (activityName: string): boolean => RUNS_BY_ITSELF.has(activityName)

/**
 * When the people of a piece of work may leave it, in ms: its end; the set-up of what runs by itself; at once what
 * goes on for more than a day, as a renovation, which no one person does.
 */
export function busyUntil(activityName: string, start: number, end: number): number {
  if (isUnattended(activityName)) return Math.min(end, start + SET_UP_MINUTES * MINUTE_MS)
  return end - start > DAY_MS ? start : end
}

/** Work over more than a day, as a renovation: how many of its hours are a person's on one of its days, nobody has said. */
export const isOverDays = ({
  activityName,
  status,
  startDate,
  endDate,
}: Pick<Activity, 'status' | 'activityName' | 'startDate' | 'endDate'>): boolean =>
  status !== 'cancelled' &&
  !isUnattended(activityName) &&
  Date.parse(endDate) - Date.parse(startDate) > DAY_MS

/** A piece of work or a fixture as the search for clashes sees it; times in ms. */
export type Piece = {
  id: Id
  type: string
  start: number
  end: number
  busyEnd: number
  /** Planned or in progress; a fixture always. */
  open: boolean
  done: boolean
  fixture: boolean
  /** Somebody plays: a fixture, a match, a training. */
  use: boolean
  pitches: readonly Id[]
  sections: readonly Id[]
  people: readonly Id[]
  machines: readonly Id[]
  teamId: Id | undefined
  atHalfTime: boolean
  recovery: number
  reEntry: number
  /** The match that it is a step to. */
  stepOf: Id | undefined
  work: Activity | undefined
}

const eachOnce = (ids: readonly Id[]): readonly Id[] => (ids.length > 1 ? [...new Set(ids)] : ids)

function workPiece(work: Activity, rules: RecoveryRules, shed: Shed): Piece {
  const start = Date.parse(work.startDate)
  const end = Date.parse(work.endDate)
  const type = work.activityName
  return {
    id: work.id,
    type,
    start,
    end,
    busyEnd: busyUntil(type, start, end),
    open: isOpen(work),
    done: work.status === 'completed',
    fixture: false,
    use: type === 'match' || type === 'training',
    pitches: eachOnce(work.pitchIds),
    sections: work.sectionIds,
    people: eachOnce(work.userIds),
    machines: eachOnce(machinesOf(work).map(({ id }) => id)),
    teamId: work.teamId,
    atHalfTime: type === 'divoting' && answerOf(work, 'when') === 'halfTime',
    recovery: recoveryMinutesOf(work, rules) * MINUTE_MS,
    reEntry: reEntryMinutesOf(work, shed, rules.timeZone) * MINUTE_MS,
    stepOf: stepOf(work),
    work,
  }
}

function fixturePiece({ id, kind, startDate, endDate, pitchId, teamId }: Fixture): Piece {
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  return {
    id,
    type: kind,
    start,
    end,
    busyEnd: end,
    open: true,
    done: false,
    fixture: true,
    use: true,
    pitches: pitchId === undefined ? [] : [pitchId],
    sections: [],
    people: [],
    machines: [],
    teamId,
    atHalfTime: false,
    recovery: 0,
    reEntry: 0,
    stepOf: undefined,
    work: undefined,
  }
}

type Ground = RecoveryRules & Parameters<typeof shedOf>[0] & { fixtures: readonly Fixture[] }
/** What pieces of one key clash with among themselves: the same for as long as they are the same pieces. */
export type Judged = { pieces: readonly Piece[]; found: readonly unknown[] }
/** Work as the search sees it by the rules of a ground. */
type Rules = { shed: Shed; pieceOf: (work: Activity) => Piece; judged: Map<string, Judged> }
/** A ground as the search sees it. */
export type Reading = Rules & { fixtures: readonly Piece[] }

const fixtures = new WeakMap<Fixture, Piece>()
/** The last few, newest first, by all that they hang on: a page reads all of its work again when it comes back. */
const known: { hangsOn: readonly unknown[]; rules: Rules }[] = []
const KEPT = 4

/** Neither a ground nor an activity changes once it is there, so each is read once for as long as it is kept. */
export const readingOf = (ground: Ground): Reading => ({
  ...rulesOf(ground),
  fixtures: ground.fixtures.map((fixture) => once(fixtures, fixture, fixturePiece)),
})

function rulesOf(ground: Ground): Rules {
  const { supplies, cocktails, pitches, sections, recoveryMinutes, timeZone } = ground
  const hangsOn = [supplies, cocktails, pitches, sections, recoveryMinutes, timeZone]
  const at = known.findIndex((one) => one.hangsOn.every((part, n) => part === hangsOn[n]))
  const [found = { hangsOn, rules: newRules(ground) }] = at === -1 ? [] : known.splice(at, 1)
  known.unshift(found)
  known.length = Math.min(known.length, KEPT)
  return found.rules
}

function newRules({ supplies, cocktails, pitches, sections, recoveryMinutes, timeZone }: Ground): Rules {
  const shed = shedOf({ supplies, cocktails, ...(pitches && { pitches }), ...(sections && { sections }) })
  const pieces = new WeakMap<Activity, Piece>()
  return {
    shed,
    pieceOf: (work) => once(pieces, work, () => workPiece(work, { recoveryMinutes, timeZone }, shed)),
    judged: new Map(),
  }
}

function once<Row extends object>(made: WeakMap<Row, Piece>, row: Row, make: (row: Row) => Piece): Piece {
  const found = made.get(row)
  if (found) return found
  const piece = make(row)
  made.set(row, piece)
  return piece
}

/** False for what ends before it begins or has no readable time. */
export const takesTime = ({ start, end }: Piece): boolean => end > start

export const byStart = (a: Piece, b: Piece): number =>
  a.start - b.start || byCode(a.id, b.id) || Number(a.fixture) - Number(b.fixture)

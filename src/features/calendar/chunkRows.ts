import { activityEndpoints } from '@/api/activities'
import { leaveEndpoints } from '@/api/leave'
import type { Activity } from '@/domain/activity'
import { type CalendarWindow, type Chunk, mergeById } from '@/domain/calendarWindow'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import type { Fixture } from '@/domain/fixture'

/** Rows of all chunks of a window, and how far they are. */
export type ChunkRows<T> = {
  rows: T[]
  /** Some chunk is still on its way. */
  loading: boolean
  /** No chunk has answered yet. */
  empty: boolean
  /** Days of which nothing is known: their chunk is on its way, or has failed. */
  unknown: readonly Chunk[]
  /** Some chunk has failed that was not there before. */
  missing: boolean
  error: unknown
  /** The calls that the rows came with (ui/QueryState). */
  requestId: (string | undefined)[]
}

/** Each file of `api` types the store by the calls it adds, so that no two selectors name the same type. */
export type ApiState = never
type Answer<T> = { data?: T[] | undefined; error?: unknown; requestId?: string | undefined }

function joined<T>(
  window: CalendarWindow,
  select: (chunk: Chunk) => (state: ApiState) => Answer<T>,
  join: (lists: T[][]) => T[],
): (state: ApiState) => ChunkRows<T> {
  const selectors = window.map(select)
  let last: { answers: Answer<T>[]; rows: ChunkRows<T> } | undefined
  return (state) => {
    const answers = selectors.map((one) => one(state))
    if (!last || answers.some((answer, at) => answer !== last?.answers[at]))
      last = { answers, rows: rowsOf(window, answers, join) }
    return last.rows
  }
}

const rowsOf = <T>(
  window: CalendarWindow,
  answers: Answer<T>[],
  join: (lists: T[][]) => T[],
): ChunkRows<T> => ({
  rows: join(answers.flatMap(({ data }) => (data ? [data] : []))),
  loading: answers.some(({ data, error }) => data === undefined && error === undefined),
  unknown: window.filter((_, at) => answers[at]?.data === undefined),
  empty: answers.every(({ data }) => data === undefined),
  missing: answers.some(({ data, error }) => data === undefined && error !== undefined),
  error: answers.find(({ error }) => error !== undefined)?.error,
  requestId: answers.map(({ requestId }) => requestId),
})

/**
 * The same list for the same answers, also in a larger window: days that are only asked for change no row, and everything
 * that is worked out from ten thousand rows stays as it is until they come.
 */
function once<T>(join: (lists: T[][]) => T[]): (lists: T[][]) => T[] {
  const known = new WeakMap<T[], { lists: T[][]; rows: T[] }>()
  return (lists) => {
    const [first = NONE] = lists
    const last = known.get(first)
    if (last?.lists.length === lists.length && lists.every((list, at) => list === last.lists[at]))
      return last.rows
    const rows = join(lists)
    known.set(first, { lists, rows })
    return rows
  }
}
const NONE: never[] = []

const joinActivities = once<Activity>(mergeById)
const joinFixtures = once<Fixture>(mergeById)
const joinDaysOff = once<DayOff>((lists) => lists.flat())
const joinNonWorkingDays = once<NonWorkingDay>((lists) => lists.flat())

/** Memoised: a new list only when a chunk's answer has changed; each id once (quality F8). */
export const activitiesOf = (window: CalendarWindow) =>
  joined<Activity>(window, activityEndpoints.getActivities.select, joinActivities)
export const fixturesOf = (window: CalendarWindow) =>
  joined<Fixture>(window, activityEndpoints.getFixtures.select, joinFixtures)
export const daysOffOf = (window: CalendarWindow) =>
  joined<DayOff>(window, leaveEndpoints.getDaysOff.select, joinDaysOff)
export const nonWorkingDaysOf = (window: CalendarWindow, organizationId: string) =>
  joined<NonWorkingDay>(
    window,
    (chunk) => leaveEndpoints.getNonWorkingDays.select({ ...chunk, organizationId }),
    joinNonWorkingDays,
  )

import type { Activity, FieldValue, NewActivity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { byStart } from '@/domain/byStart'
import { addDays, atGround, daysBetween, instantAtGround } from '@/domain/groundTime'
import { movedToDay } from '@/domain/planning/dayPlan'
import { clockMinutes, endAfter } from '@/domain/planning/moving'
import { type SeriesSpan, seriesSpans } from '@/domain/planning/seriesSpans'
import { type NonWorkingWay, plannedDays } from '@/domain/recurrence'
import type { Day, Instant } from '@/domain/wire'
import { CHECKLIST, checklistAnswer, checklistOf } from '@/domain/checklist'

const KEYS = ['name', 'activityName', 'taskId', 'pitchIds', 'sectionIds', 'userIds', 'notes'] as const

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * What a change of one member of a series means for another: only what was changed, days moved by as many days, times
 * of day set where they were changed. What was done or called off stays as it was recorded, and answers undefined.
 */
export function changeFor(
  before: Activity,
  after: Activity,
  member: Activity,
  timeZone: string,
): Activity | undefined {
  if (!isOpen(member)) return undefined
  const changed: Partial<Activity> = {}
  for (const key of KEYS) if (!same(before[key], after[key])) Object.assign(changed, { [key]: after[key] })
  // To begin or to finish is one day's; to call off, or not to, may be meant for all.
  if (before.status !== after.status && (after.status === 'cancelled' || after.status === 'planned'))
    changed.status = after.status
  return {
    ...member,
    ...changed,
    fields: fieldsFor(before.fields, after.fields, member.fields),
    ...timesFor(before, after, member, timeZone),
  }
}

function fieldsFor(before: FieldValue[], after: FieldValue[], member: FieldValue[]): FieldValue[] {
  const valueIn = (fields: FieldValue[], key: string) => fields.find((field) => field.key === key)?.value
  const keys = new Set([...before, ...after].map(({ key }) => key))
  const next = new Map(member.map((field) => [field.key, field]))
  for (const key of keys) {
    if (same(valueIn(before, key), valueIn(after, key))) continue
    const field = after.find((one) => one.key === key)
    if (key === CHECKLIST)
      setItems(
        next,
        checklistOf(field?.value).map(({ text }) => text),
      )
    else if (field) next.set(key, field)
    else next.delete(key)
  }
  return [...next.values()]
}

/** The same items; what is ticked stays each member's own. */
function setItems(fields: Map<string, FieldValue>, texts: readonly string[]): void {
  const done = new Set(
    checklistOf(fields.get(CHECKLIST)?.value)
      .filter((item) => item.done)
      .map(({ text }) => text),
  )
  if (texts.length === 0) fields.delete(CHECKLIST)
  else
    fields.set(CHECKLIST, {
      key: CHECKLIST,
      value: checklistAnswer(texts.map((text) => ({ text, done: done.has(text) }))),
    })
}

type Times = { startDate: Instant; endDate: Instant }

function timesFor(before: Times, after: Times, member: Times, timeZone: string): Times {
  const [was, is, own] = [before, after, member].map(({ startDate }) => atGround(startDate, timeZone))
  const length = (one: Times) => clockMinutes(one, timeZone)
  if (!was || !is || !own || (before.startDate === after.startDate && before.endDate === after.endDate))
    return { startDate: member.startDate, endDate: member.endDate }
  const day = addDays(own.day, daysBetween(was.day, is.day))
  const startDate = instantAtGround(day, was.time === is.time ? own.time : is.time, timeZone)
  const lasts = length(before) === length(after) ? length(member) : length(after)
  return { startDate, endDate: endAfter(startDate, lasts, timeZone) }
}

/** What goes of a series: some by themselves, and all from one on in one step. */
export type Going = { alone: readonly Activity[]; from: Activity | undefined }

/** What goes of a series that is deleted: what is done stays, as a record, and what lies before it goes by itself. */
export function goingOf(members: readonly Activity[]): Going {
  const isDone = ({ status }: Activity) => status === 'completed'
  const inTurn = members.toSorted(byStart)
  const after = inTurn.findLastIndex(isDone) + 1
  return { alone: inTurn.slice(0, after).filter((one) => !isDone(one)), from: inTurn[after] }
}

/** What is to be done with the members of a new series that fall on days on which nobody works. */
export function nonWorkingChanges(
  members: readonly Activity[],
  nonWorking: ReadonlySet<Day>,
  way: NonWorkingWay,
  timeZone: string,
): { activity: Activity; to: Activity | null }[] {
  const byDay = new Map(members.map((one) => [atGround(one.startDate, timeZone).day, one]))
  return plannedDays([...byDay.keys()].toSorted(), nonWorking, way).flatMap(({ day, on }) => {
    const activity = byDay.get(day)
    return !activity || on === day
      ? []
      : [{ activity, to: on === null ? null : movedToDay(activity, on, timeZone) }]
  })
}

/**
 * When the members of a series are done once the days are answered for on which nobody works; undefined where none of
 * them falls on one, or its rule cannot be followed.
 */
export function spansAround(
  series: NewActivity,
  nonWorking: ReadonlySet<Day>,
  way: NonWorkingWay,
  timeZone: string,
): SeriesSpan[] | undefined {
  const members = (seriesSpans(series, timeZone) ?? []).map((span): Activity => ({
    ...series,
    ...span,
    id: span.startDate,
    updatedAt: undefined,
    createdBy: undefined,
    recurrenceId: undefined,
  }))
  const changes = new Map(
    nonWorkingChanges(members, nonWorking, way, timeZone).map(({ activity, to }) => [activity.id, to]),
  )
  if (changes.size === 0) return undefined
  return members.flatMap((member) => {
    const done = changes.has(member.id) ? changes.get(member.id) : member
    return done ? [{ startDate: done.startDate, endDate: done.endDate }] : []
  })
}

import {
  type Activity,
  type FieldAnswer,
  type MachineUse,
  machinesOf,
  type NewActivity,
  type ProductUse,
} from '@/domain/activity'
import { takesPitch } from '@/domain/activityName'
import type { ProductWish } from '@/domain/addresses'
import { CANCEL_REASON } from '@/domain/calledOff'
import { nameByTeams, USUAL_PLAY_MINUTES } from '@/domain/fixture'
import {
  addDays,
  atGround,
  dayAtGround,
  daysBetween,
  instantAtGround,
  minutesBetween,
  toInstant,
} from '@/domain/groundTime'
import type { Day, Id, Instant } from '@/domain/wire'
import { MIXED } from '@/domain/workArea'
import { MINUTE_MS } from '@/lib/durations'
import { lastValues, type LastValues } from './lastValues'
import type { RepeatDraft } from './repeatDraft'

/** What the form holds: times are what clocks at the ground show. */
export type WorkDraft = {
  type: string
  name: string
  pitchIds: Id[]
  sectionIds: Id[]
  userIds: Id[]
  day: Day | null
  /** The day it ends on, where that is another one. */
  endDay: Day | null
  start: string | null
  end: string | null
  status: string
  answers: Record<string, FieldAnswer>
  notes: string
  /** Null for work that does not come back. */
  repeat: RepeatDraft | null
  /** Minutes between the starts on several pitches. */
  stagger: number
  /** Who works where, on pitches whose people are not the same as everywhere. */
  peopleAt: Record<Id, Id[]>
  /** When the stored work is: of an hour that comes twice, the clock alone does not say which is meant. */
  stored?: { startDate: Instant; endDate: Instant }
}

/** An activity as the form shows it. */
export function draftOf(activity: Activity, timeZone: string): WorkDraft {
  const start = atGround(activity.startDate, timeZone)
  const end = atGround(activity.endDate, timeZone)
  const answers = Object.fromEntries(activity.fields.map(({ key, value }) => [key, value]))
  return {
    type: activity.activityName,
    // A name that goes by the teams goes with them.
    name: activity.name === nameByTeams(answers) ? '' : (activity.name ?? ''),
    pitchIds: activity.pitchIds,
    sectionIds: activity.sectionIds,
    userIds: activity.userIds,
    day: start.day,
    endDay: end.day === start.day ? null : end.day,
    start: start.time,
    end: end.time,
    status: activity.status,
    answers,
    notes: activity.notes ?? '',
    repeat: null,
    stagger: 0,
    peopleAt: {},
    stored: { startDate: activity.startDate, endDate: activity.endDate },
  }
}

/** The moment of an act, read when it happens. */
export const rightNow = (): Date => new Date()

const QUARTER = 15 * MINUTE_MS
/** How long work takes when nothing is known of it. */
const usualMinutes = (type: string): number =>
  type === 'match' || type === 'training' ? USUAL_PLAY_MINUTES[type] : 60

export type Wish = {
  type: string
  pitchId?: Id | undefined
  day?: Day | undefined
  time?: string | undefined
  minutes?: number | undefined
  userId?: Id | undefined
  /** Of the type's field `amount`. */
  amount?: number | undefined
  /** Of lamps: h, µmol m⁻² s⁻¹ and where they stand. */
  hours?: number | undefined
  ppfd?: number | undefined
  place?: string | undefined
  name?: string | undefined
  products?: readonly ProductWish[] | undefined
  machineId?: Id | undefined
  sectionIds?: readonly Id[] | undefined
  /** Of a mix: ha, l and l/ha. */
  area?: number | undefined
  tankSize?: number | undefined
  waterRate?: number | undefined
  now: Date
  timeZone: string
  /** The same work on the same pitch the last time it was done. */
  last?: Activity | undefined
}

/** A new form: the next quarter of an hour, and what was done the last time. */
export function freshDraft({
  type,
  pitchId: wantedPitch,
  day,
  time,
  minutes: wanted,
  userId,
  amount,
  hours,
  ppfd,
  place,
  name = '',
  products,
  machineId,
  sectionIds = [],
  area,
  tankSize,
  waterRate,
  now,
  timeZone,
  last,
}: Wish): WorkDraft {
  const quarters = now.getTime() / QUARTER
  const today = dayAtGround(now, timeZone)
  const next = atGround(Math.ceil(quarters) * QUARTER, timeZone)
  // The last quarter of a day is followed by another day: then it is the one that has begun.
  const soon = next.day === today ? next : atGround(Math.floor(quarters) * QUARTER, timeZone)
  const lastTime = last && atGround(last.startDate, timeZone).time
  const on = day ?? today
  const start = time ?? (on === today ? soon.time : (lastTime ?? '08:00'))
  const values = lastValues(type, last)
  const length = wanted ?? values.minutes ?? usualMinutes(type)
  // A delivery or a machine's service is none of a pitch's, even where the form was opened from one.
  const pitchId = takesPitch(type) ? wantedPitch : undefined
  const end = atGround(Date.parse(instantAtGround(on, start, timeZone)) + length * MINUTE_MS, timeZone)
  return {
    type,
    name,
    pitchIds: pitchId === undefined ? [] : [pitchId],
    sectionIds: pitchId === undefined ? [] : [...sectionIds],
    userIds: userId === undefined ? [] : [userId],
    day: on,
    endDay: end.day === on ? null : end.day,
    start,
    end: end.time,
    status: 'planned',
    answers: {
      // What was delivered the last time says nothing of another product's packs.
      ...(type === 'restock' && products ? {} : values.answers),
      ...(amount !== undefined && { amount }),
      ...(hours !== undefined && { hours, ...lasting(hours, values.answers['machine']) }),
      ...(ppfd !== undefined && { ppfd }),
      ...(place !== undefined && { positions: place }),
      ...(machineId !== undefined && { machine: [{ id: machineId }] }),
      ...(type === 'match' && { kickOff: start }),
      ...(products && { product: products.map(productUseOf) }),
      ...(area !== undefined && MIXED.has(type) && { area }),
      ...(type === 'spraying' && {
        ...(tankSize !== undefined && { tankSize }),
        ...(waterRate !== undefined && { waterRate }),
      }),
    },
    notes: '',
    repeat: null,
    stagger: 0,
    peopleAt: {},
  }
}

/** The machines of the last time for as long as this time: how long they ran then is nothing of now. */
function lasting(hours: number, machine: FieldAnswer | undefined): { machine?: MachineUse[] } {
  const uses = machinesOf({ fields: [{ key: 'machine', value: machine ?? null }] })
  return uses.length === 0
    ? {}
    : { machine: uses.map((use) => (use.hours === undefined ? use : { ...use, hours })) }
}

const productUseOf = ({ id, cocktailId, rate, rateUnit, quantity }: ProductWish): ProductUse => ({
  ...(id !== undefined && { id }),
  ...(cocktailId !== undefined && { cocktailId }),
  rate,
  rateUnit,
  ...(quantity !== undefined && { quantity }),
})

/** First and last instant of the draft, or null while its times cannot be read. What still shows the stored time is that very instant. */
export function timesOf(draft: WorkDraft, timeZone: string): { startDate: Instant; endDate: Instant } | null {
  if (!draft.day || !draft.start || !draft.end) return null
  const { stored } = draft
  return {
    startDate: instantOf(draft.day, draft.start, stored?.startDate, timeZone),
    endDate: instantOf(draft.endDay ?? draft.day, draft.end, stored?.endDate, timeZone),
  }
}

function instantOf(day: Day, time: string, stored: Instant | undefined, timeZone: string): Instant {
  const was = stored === undefined ? undefined : atGround(stored, timeZone)
  return stored !== undefined && was?.day === day && was.time === time
    ? stored
    : instantAtGround(day, time, timeZone)
}

/** The same times on another day, wall clock by wall clock (quality D6). */
export const onDay = (draft: WorkDraft, day: Day | null): WorkDraft => ({
  ...draft,
  day,
  endDay:
    draft.endDay && draft.day && day ? addDays(day, daysBetween(draft.day, draft.endDay)) : draft.endDay,
})
/** The same times so many days later. */
export const daysLater = (draft: WorkDraft, days: number): WorkDraft =>
  draft.day === null ? draft : onDay(draft, addDays(draft.day, days))

/** A kick-off that was at the start goes with it. */
const kickingOffAt = (draft: WorkDraft, start: string | null): WorkDraft =>
  draft.start !== null && draft.answers['kickOff'] === draft.start
    ? { ...draft, answers: { ...draft.answers, kickOff: start } }
    : draft

/** Another start: the work keeps its length. */
export function startingAt(before: WorkDraft, start: string | null, timeZone: string): WorkDraft {
  const draft = kickingOffAt(before, start)
  const times = timesOf(draft, timeZone)
  if (!times || !start || !draft.day) return { ...draft, start }
  const length = Date.parse(times.endDate) - Date.parse(times.startDate)
  if (length <= 0) return { ...draft, start }
  const end = atGround(Date.parse(instantAtGround(draft.day, start, timeZone)) + length, timeZone)
  return { ...draft, start, end: end.time, endDay: end.day === draft.day ? null : end.day }
}

/** The draft at other times, as a free slot or a good window gives them. */
export function atTimes(
  draft: WorkDraft,
  { startDate, endDate }: { startDate: Instant; endDate: Instant },
  timeZone: string,
): WorkDraft {
  const start = atGround(startDate, timeZone)
  const end = atGround(endDate, timeZone)
  return {
    ...kickingOffAt(draft, start.time),
    day: start.day,
    start: start.time,
    end: end.time,
    endDay: end.day === start.day ? null : end.day,
  }
}

const same = (a: FieldAnswer | undefined, b: FieldAnswer | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/**
 * The draft with other values of the last time, as they come in or as another pitch is chosen. Only what still stands
 * as it was proposed before is replaced: what was typed stays, and so does what the address asked for (`wished`). The
 * very same draft where nothing changes.
 */
export function withLastValues(
  draft: WorkDraft,
  before: LastValues,
  next: LastValues,
  wished: ReadonlySet<string>,
  timeZone: string,
): WorkDraft {
  const answers = { ...draft.answers }
  let changed = false
  for (const key of new Set([...Object.keys(before.answers), ...Object.keys(next.answers)])) {
    const hours = wished.has('hours') && key === 'machine' ? draft.answers['hours'] : undefined
    const value = typeof hours === 'number' ? lasting(hours, next.answers[key]).machine : next.answers[key]
    if (wished.has(key) || !same(draft.answers[key], before.answers[key]) || same(answers[key], value))
      continue
    changed = true
    if (value === undefined) delete answers[key]
    else answers[key] = value
  }
  const filled = changed ? { ...draft, answers } : draft
  const times = timesOf(draft, timeZone)
  if (!times || wished.has('minutes') || next.minutes === undefined || next.minutes === before.minutes)
    return filled
  const length = minutesBetween(times.startDate, times.endDate)
  if (length !== (before.minutes ?? usualMinutes(draft.type)) || length === next.minutes) return filled
  const endDate = toInstant(Date.parse(times.startDate) + next.minutes * MINUTE_MS)
  return atTimes(filled, { ...times, endDate }, timeZone)
}

export const isEmpty = (answer: FieldAnswer): boolean =>
  answer === null ||
  answer === '' ||
  (Array.isArray(answer) && answer.length === 0) ||
  (typeof answer === 'number' && Number.isNaN(answer))

/** The fields to be sent: the configuration's in its order, then whatever else the work already carried. */
export function fieldsOf(draft: WorkDraft, keys: readonly string[]): { key: string; value: FieldAnswer }[] {
  const order = [...keys, ...Object.keys(draft.answers).filter((key) => !keys.includes(key))]
  return order.flatMap((key) => {
    const value = draft.answers[key]
    return value === undefined || isEmpty(value) ? [] : [{ key, value }]
  })
}

/** The draft as it is stored. What the form does not show stays as `base` had it, so that nothing is lost. */
export function activityOf<Base extends Activity | NewActivity>(
  draft: WorkDraft,
  base: Base,
  keys: readonly string[],
  timeZone: string,
): Base {
  const times = timesOf(draft, timeZone)
  return {
    ...base,
    activityName: draft.type,
    name: draft.name.trim() || nameByTeams(draft.answers),
    status: draft.status,
    ...times,
    pitchIds: draft.pitchIds,
    sectionIds: draft.sectionIds,
    userIds: draft.userIds,
    notes: draft.notes.trim() || undefined,
    fields: fieldsOf(draft, keys).filter(({ key }) => key !== CANCEL_REASON || draft.status === 'cancelled'),
  }
}

/** What POST takes, from nothing. */
export const nothingYet = (taskId: Id | undefined, now: Date): NewActivity => ({
  taskId,
  activityName: '',
  status: 'planned',
  startDate: toInstant(now),
  endDate: toInstant(now),
  fields: [],
  pitchIds: [],
  sectionIds: [],
  userIds: [],
})

export const machineUses = (answer: FieldAnswer | undefined): MachineUse[] =>
  Array.isArray(answer)
    ? answer.filter((use): use is MachineUse => typeof use === 'object' && 'id' in use && !('rate' in use))
    : []
export const productUses = (answer: FieldAnswer | undefined): ProductUse[] =>
  Array.isArray(answer)
    ? answer.filter((use): use is ProductUse => typeof use === 'object' && 'rate' in use)
    : []

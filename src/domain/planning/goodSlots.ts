import type { Activity, FieldValue } from '../activity.ts'
import { addDays, dayAtGround, daysFrom, isTimeZone, toInstant } from '../groundTime.ts'
import type { Id, Instant } from '../wire.ts'
import type { PlanningGround } from './clashes.ts'
import { freeAt, startsOn } from './freeSlots.ts'
import { reach } from './pairs.ts'
import { byStart, type Piece, readingOf } from './pieces.ts'
import {
  hoursIn,
  type Sky,
  waitsForWeather,
  type WeatherReason,
  type WorkHour,
  workHours,
} from './workHours.ts'
import { byCode } from '../../lib/byCode.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'

/** Work to be planned; without people, anybody who is there will do. */
export type Wish = {
  activityName: string
  pitchId: Id
  minutes: number
  userIds: readonly Id[]
  /** Machines and products, where they are known. */
  fields?: readonly FieldValue[]
  /** The work itself when it is already planned: it is not in its own way. */
  id?: Id
  /** The same work on further pitches, each so many minutes after the first. */
  further?: readonly { pitchId: Id; userIds: readonly Id[]; after: number }[]
}

export type SlotGround = PlanningGround &
  Sky & {
    now: Instant
    activities: readonly Activity[]
    /** Who could do it. */
    people: readonly Id[]
    /** Work and fixtures are known until then. */
    until?: Instant
  }

/** Why a slot is good, or what to watch in it. */
export type SlotReason =
  /** The weather suits all of it. */
  | { key: 'weather'; activityName: string }
  /** Something in the weather asks for care. */
  | { key: 'care'; reason: WeatherReason }
  /** Nothing is on the pitch before. */
  | { key: 'freeUntil'; fixture: Id; startDate: Instant; minutes: number }
  | { key: 'freePitch' }
  | { key: 'people'; userIds: Id[] }
export type GoodSlot = { startDate: Instant; endDate: Instant; score: number; reasons: SlotReason[] }

/** Work that no weather stops is looked for as many days ahead. */
const DAYS_AHEAD = 7
/** No hour further ahead than this, days, is a forecast: an hour of the year 9999 is not worth three million days' search. */
const FORECAST_DAYS = 16
/** A pitch that is free for as long, h, after its recovery is as good as free. */
const AMPLE_HOURS = 24
/** What a slot is good for: weather without care before all, then soon, then time to spare before play. */
const WEIGHT = { weather: 0.6, soon: 0.25, spare: 0.15 } as const

/**
 * The best times for a piece of work, best first, none overlapping another: hours whose forecast suits it, crossed with
 * fixtures and recovery, re-entry, other work, machines, the people who are there, working days and hours. An hour that
 * the forecast does not reach is never good for work that waits for the weather. Score 0–1.
 */
export function goodSlots(wish: Wish, ground: SlotGround, count = 3): GoodSlot[] {
  const now = Date.parse(ground.now)
  if (!(wish.minutes > 0) || !Number.isFinite(wish.minutes) || Number.isNaN(now)) return []
  const zone = isTimeZone(ground.timeZone) ? ground.timeZone : 'UTC'
  const length = wish.minutes * MINUTE_MS
  const local = { ...ground, timeZone: zone }
  const hours = workHours(wish.activityName, local)
  const last = Math.min(
    hours
      ? Math.min((hours.at(-1)?.start ?? now) + HOUR_MS, now + FORECAST_DAYS * DAY_MS)
      : now + DAYS_AHEAD * 24 * HOUR_MS,
    ground.until === undefined ? Infinity : Date.parse(ground.until),
  )
  if (last <= now) return []
  const { fixtures, pieceOf } = readingOf(ground)
  const piece = pieceOf(wished(wish, now, length))
  const all = [...ground.activities.filter(({ id }) => id !== wish.id).map(pieceOf), ...fixtures]
  const further = (wish.further ?? []).map(({ after, ...other }) => {
    const isOtherFree = freeAt(all, pieceOf(wished({ ...wish, ...other }, now, length)), local)
    return { after: after * MINUTE_MS, isFree: (start: number) => isOtherFree(start + after * MINUTE_MS) }
  })
  const whole = Math.max(0, ...further.map(({ after }) => after)) + length
  const pitches = [wish, ...(wish.further ?? [])].map(({ pitchId }) => pitchId)
  const isFirstFree = freeAt(all, piece, local)
  const isFree = (start: number) => isFirstFree(start) && further.every((other) => other.isFree(start))
  const crew = crewOf(wish, ground.people, all, piece, local)
  const uses = all
    .filter(({ open, use, pitches: used }) => open && use && used.some((id) => pitches.includes(id)))
    .sort(byStart)

  const found = daysFrom(dayAtGround(now, zone), addDays(dayAtGround(last, zone), 1))
    .flatMap((day) => startsOn(day, length, zone))
    .filter((start) => start >= now && start + whole <= last)
    .flatMap((start) => {
      const during = hours && hoursIn(hours, start, start + whole)
      if (hours && !during?.every(({ level }) => level === 'suitable' || level === 'caution')) return []
      if (!isFree(start)) return []
      const people = crew(start)
      if (people === undefined) return []
      const next = uses.find((use) => use.start >= start + length)
      return [
        slotOf({
          start,
          length,
          wish,
          during,
          people,
          next,
          spare: spareBefore(next, piece, start + length),
          wait: (start - now) / (last - now),
        }),
      ]
    })
    .sort((a, b) => b.slot.score - a.slot.score || a.start - b.start)

  const chosen: typeof found = []
  for (const one of found) {
    if (chosen.length >= count) break
    if (chosen.every((other) => one.start + length <= other.start || other.start + length <= one.start))
      chosen.push(one)
  }
  return chosen.map(({ slot }) => slot)
}

const wished = (
  { activityName, pitchId, userIds, fields }: Wish,
  start: number,
  length: number,
): Activity => ({
  id: '',
  taskId: undefined,
  activityName,
  name: undefined,
  status: 'planned',
  startDate: toInstant(start),
  endDate: toInstant(start + length),
  fields: [...(fields ?? [])],
  pitchIds: [pitchId],
  sectionIds: [],
  userIds: [...userIds],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
})

/** Who does it when it begins at a time: those who are asked for, who are known to be free, else those who are; undefined for nobody. */
function crewOf(
  { userIds }: Wish,
  people: readonly Id[],
  all: readonly Piece[],
  piece: Piece,
  ground: PlanningGround,
): (start: number) => readonly Id[] | undefined {
  if (userIds.length > 0 || people.length === 0) return () => userIds
  const each = people.map((person) => ({
    person,
    isFree: freeAt(all, { ...piece, pitches: [], machines: [], people: [person] }, ground),
  }))
  return (start) => {
    const free = each.filter(({ isFree }) => isFree(start)).map(({ person }) => person)
    return free.length > 0 ? free : undefined
  }
}

/** Ms between the end of the recovery and the next use. */
const spareBefore = (next: Piece | undefined, piece: Piece, end: number): number =>
  next ? next.start - end - reach(piece) : Number.POSITIVE_INFINITY

type Candidate = {
  start: number
  length: number
  wish: Wish
  during: readonly WorkHour[] | undefined
  people: readonly Id[]
  next: Piece | undefined
  spare: number
  /** Share of the time looked at that passes before it, 0–1. */
  wait: number
}

function slotOf({ start, length, wish, during, people, next, spare, wait }: Candidate) {
  const care = new Set(during?.flatMap(({ reasons }) => reasons))
  const suitable = during
    ? during.filter(({ level }) => level === 'suitable').length / Math.max(1, during.length)
    : 1
  const reasons: SlotReason[] = [
    ...(during && care.size === 0
      ? [{ key: 'weather' as const, activityName: wish.activityName }]
      : [...care].map((reason) => ({ key: 'care' as const, reason }))),
    next
      ? {
          key: 'freeUntil' as const,
          fixture: next.id,
          startDate: toInstant(next.start),
          minutes: Math.round((next.start - start - length) / MINUTE_MS),
        }
      : { key: 'freePitch' as const },
    ...(people.length > 0 ? [{ key: 'people' as const, userIds: [...people] }] : []),
  ]
  const slot: GoodSlot = {
    startDate: toInstant(start),
    endDate: toInstant(start + length),
    score:
      WEIGHT.weather * suitable +
      WEIGHT.soon * (1 - wait) +
      WEIGHT.spare * Math.min(1, Math.max(0, spare / (AMPLE_HOURS * HOUR_MS))),
    reasons,
  }
  return { start, slot }
}

export type BrokenSlot = {
  id: Id
  reasons: WeatherReason[]
  /** The first hour that speaks against it. */
  from: Instant
}

/**
 * Planned work whose forecast does not suit it, in order of time; asked again with each new forecast. What the forecast
 * does not hold, and what has begun, is not judged. Only the work of the pitches that the forecast is for.
 */
export function brokenSlots(
  activities: readonly Activity[],
  ground: Sky & { now: Instant; pitchIds?: readonly Id[] },
): BrokenSlot[] {
  const byType = new Map<string, WorkHour[]>()
  const hoursFor = (type: string) => {
    const known = byType.get(type)
    if (known) return known
    const made = workHours(type, ground) ?? []
    byType.set(type, made)
    return made
  }
  const now = Date.parse(ground.now)
  return activities
    .flatMap((work): BrokenSlot[] => {
      // In this order: most work falls at the first.
      if (work.status !== 'planned' || !waitsForWeather(work.activityName)) return []
      if (ground.pitchIds && !work.pitchIds.some((id) => ground.pitchIds?.includes(id))) return []
      const start = Date.parse(work.startDate)
      const end = Date.parse(work.endDate)
      if (!(start >= now && end > start)) return []
      const hours = hoursFor(work.activityName)
      if (start >= (hours.at(-1)?.start ?? start) + HOUR_MS) return []
      const touched = hours.filter((hour) => hour.start < end && start < hour.start + HOUR_MS)
      const against = touched.filter(({ level }) => level === 'unsuitable')
      const [first] = against
      if (!first) return []
      return [
        {
          id: work.id,
          reasons: [...new Set(against.flatMap(({ reasons }) => reasons))],
          from: toInstant(Math.max(start, first.start)),
        },
      ]
    })
    .sort((a, b) => byCode(a.from, b.from))
}

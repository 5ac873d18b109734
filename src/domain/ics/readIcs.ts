import { DAY_MS } from '../../lib/durations.ts'
import { atOnce } from '../../lib/inSlices.ts'
import { addDays, atGround, dayAtGround, instantAtGround, toInstant } from '../groundTime.ts'
import type { Instant } from '../wire.ts'
import {
  type ContentLine,
  ImportError,
  listOfTexts,
  readContentLine,
  unescaped,
  unfolded,
} from './contentLines.ts'
import { type DescribedZone, describedZone } from './describedZone.ts'
import { createExpander, type Window } from './expand.ts'
import { afterLength, type IcsTime, readIcsLength, readIcsTime } from './icsTime.ts'
import { ianaZone } from './icsZones.ts'

/** One event, or one day of a series. */
export type IcsEvent = {
  uid: string
  /** Which day of a series it is: where that day was planned before anybody moved it. */
  recurrenceId: Instant | undefined
  sequence: number
  summary: string
  description: string | undefined
  location: string | undefined
  categories: string[]
  start: Instant
  /** Not before the start; the same as the start where the file names no end. */
  end: Instant
  isAllDay: boolean
  isCancelled: boolean
}

/** Why one event of a file is left out, the others being read. */
export type Unread = { summary: string; reason: 'time' | 'endBeforeStart' | 'rule' | 'ownWork' }
export type IcsCalendar = {
  name: string | undefined
  events: IcsEvent[]
  unread: Unread[]
  /** Zones that nobody knows by that name; their times are taken for the ground's. */
  unknownZones: string[]
}
export type IcsGround = Window & {
  /** Of the ground: floating times and whole days are its own (IANA). */
  timeZone: string
}

export const MOST_BYTES = 10 * 1024 * 1024
export const MOST_EVENTS = 15_000
/** Days that series leave out or add, in the whole file. */
const MOST_LISTED = 30_000
const DEEPEST = 8
/** Parts of one zone: a clock that was turned by decree each year has some dozens. */
const MOST_TURNS = 200
/** Clocks of one file that are looked for among those that are known; a club keeps one or two. */
const MOST_DESCRIBED = 50
/** So many lines are read before others get their turn. */
const STEP = 2000

const KEPT = new Set(
  'UID SEQUENCE SUMMARY DESCRIPTION LOCATION CATEGORIES STATUS DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID'.split(
    ' ',
  ),
)
/** The lines of one VEVENT by name. */
type Raw = Map<string, ContentLine[]>
type Tree = { name: string | undefined; method: string; zones: Map<string, DescribedZone>; raws: Raw[] }

/**
 * Reads an iCalendar file (RFC 5545): events with their times as instants, series as the days inside a window.
 * A small reader of our own: ical.js is 73 kB and follows a hostile rule or nesting for as long as it is told to.
 * Throws ImportError for what is not a calendar and for what would take too long (quality X7); an event that cannot
 * be read is left out and counted.
 */
export const readIcs = (text: string, ground: IcsGround): IcsCalendar => atOnce(readIcsSteps(text, ground))

/** `readIcs` in slices, for where it must not keep others waiting. */
export function* readIcsSteps(text: string, ground: IcsGround): Generator<void, IcsCalendar> {
  if (text.includes('\0')) throw new ImportError('notText')
  const { name, method, zones, raws } = yield* readTree(text)
  const zoneOf = createZones(zones, ground)
  const expander = createExpander(ground)
  for (const raw of raws) for (const rule of raw.get('RRULE') ?? []) expander.weigh(rule.value)
  const unread: Unread[] = []
  const series: { event: IcsEvent; raw: Raw; start: IcsTime; zone: string }[] = []
  const found = new Map<string, IcsEvent>()
  let listed = 0
  const keep = (event: IcsEvent): void => {
    const key = JSON.stringify([event.uid, event.recurrenceId ?? '', event.uid === '' ? found.size : 0])
    const other = found.get(key)
    if (!other || other.sequence <= event.sequence) found.set(key, event)
    if (found.size > MOST_EVENTS) throw new ImportError('tooMany')
  }
  for (const [at, raw] of raws.entries()) {
    if (at % 100 === 0) yield
    const read = readEvent(raw, zoneOf, method === 'CANCEL')
    if ('reason' in read) unread.push(read)
    else if (raw.has('RRULE') || raw.has('RDATE')) series.push({ ...read, raw })
    else keep(read.event)
  }
  for (const { event, raw, start, zone } of series) {
    yield
    const rules = raw.get('RRULE') ?? []
    const starts = rules.flatMap((rule) => expander.expand(rule.value, start, zone) ?? ['rule' as const])
    if (starts.includes('rule')) unread.push({ summary: event.summary, reason: 'rule' })
    const left = timesIn(raw.get('EXDATE'), zoneOf)
    const added = timesIn(raw.get('RDATE'), zoneOf)
    listed += left.length + added.length
    if (listed > MOST_LISTED) throw new ImportError('tooMany')
    const isLeft = new Set(left.map(({ time, day, instant }) => (time === undefined ? day : instant)))
    const days = new Set([
      ...starts.filter((one) => one !== 'rule'),
      // Where the rule is not understood, the day that is told outright still counts.
      ...(rules.length === 0 || starts.includes('rule') ? [start.instant] : []),
      ...added.map(({ instant }) => instant),
    ])
    for (const instant of days) {
      const isOut = isLeft.has(instant) || isLeft.has(dayAtGround(instant, zone))
      // A day that was changed has an event of its own.
      const isChanged = found.has(JSON.stringify([event.uid, instant, 0]))
      if (!isOut && !isChanged)
        keep({ ...event, recurrenceId: instant, start: instant, end: endOn(event, instant, zone) })
    }
  }
  return {
    name,
    events: [...found.values()].toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
    unread,
    unknownZones: zoneOf.unknown(),
  }
}

/** Components and the lines we want of them. Throws for what is not a calendar, or one that does not end. */
function* readTree(text: string): Generator<void, Tree> {
  const tree: Tree = { name: undefined, method: '', zones: new Map(), raws: [] }
  const open: string[] = []
  let isBegun = false
  let raw: Raw = new Map()
  let zone = noZone()
  let count = 0
  for (const line of unfolded(text)) {
    count += 1
    if (count % STEP === 0) yield
    const read = readContentLine(line)
    if (!read) {
      if (!isBegun) throw new ImportError('notCalendar')
      continue
    }
    const word = read.value.trim().toUpperCase()
    if (!isBegun && (read.name !== 'BEGIN' || word !== 'VCALENDAR')) throw new ImportError('notCalendar')
    isBegun = true
    const inside = open.at(-1)
    if (read.name === 'BEGIN') {
      open.push(word)
      if (open.length > DEEPEST) throw new ImportError('tooDeep')
      if (word === 'VEVENT') raw = new Map()
      if (word === 'VTIMEZONE') zone = noZone()
      if (inside === 'VTIMEZONE' && zone.turns.length < MOST_TURNS) zone.turns.push(new Map())
    } else if (read.name === 'END') {
      if (open.pop() !== word) throw new ImportError('unfinished')
      if (word === 'VEVENT') tree.raws.push(raw)
      if (tree.raws.length > MOST_EVENTS) throw new ImportError('tooMany')
      if (word === 'VTIMEZONE') tree.zones.set(zone.id, zone)
    } else if (inside === 'VEVENT') {
      const same = raw.get(read.name)
      if (same) same.push(read)
      else if (KEPT.has(read.name)) raw.set(read.name, [read])
    } else if (inside === 'VTIMEZONE') {
      if (read.name === 'TZID') zone.id = read.value.trim()
      if (read.name === 'X-LIC-LOCATION') zone.location = read.value.trim()
    } else if (open.at(-2) === 'VTIMEZONE') {
      zone.turns.at(-1)?.set(read.name, read.value)
    } else if (inside === 'VCALENDAR') {
      if (read.name === 'X-WR-CALNAME' || read.name === 'NAME') tree.name ??= tidy(read.value)
      if (read.name === 'METHOD') tree.method = word
    }
  }
  if (open.length > 0 || !isBegun) throw new ImportError(isBegun ? 'unfinished' : 'notCalendar')
  return tree
}

const noZone = (): DescribedZone => ({ id: '', location: '', turns: [] })

function readEvent(
  raw: Raw,
  zoneOf: Zones,
  isCancelledAltogether: boolean,
): { event: IcsEvent; start: IcsTime; zone: string } | Unread {
  const first = (name: string): ContentLine | undefined => raw.get(name)?.[0]
  const text = (name: string): string => unescaped(first(name)?.value ?? '').trim()
  const summary = tidy(first('SUMMARY')?.value ?? '') ?? ''
  const begins = first('DTSTART')
  const start = begins && timeOf(begins, begins.value, zoneOf)
  if (!begins || !start) return { summary, reason: 'time' }
  const zone = zoneOf(begins)
  const end = endOf(start, zone, first('DTEND'), first('DURATION'), zoneOf)
  if (end === undefined) return { summary, reason: 'time' }
  if (end < start.instant) return { summary, reason: 'endBeforeStart' }
  const instance = first('RECURRENCE-ID')
  const recurrenceId = instance && timeOf(instance, instance.value, zoneOf)
  if (instance && !recurrenceId) return { summary, reason: 'time' }
  const event: IcsEvent = {
    uid: text('UID').slice(0, 500),
    recurrenceId: recurrenceId?.instant,
    sequence: Math.trunc(Number(text('SEQUENCE'))) || 0,
    summary,
    description: text('DESCRIPTION') || undefined,
    location: tidy(first('LOCATION')?.value ?? ''),
    categories: (raw.get('CATEGORIES') ?? []).flatMap(({ value }) => listOfTexts(value)),
    start: start.instant,
    end,
    isAllDay: start.time === undefined,
    isCancelled: isCancelledAltogether || text('STATUS').toUpperCase() === 'CANCELLED',
  }
  return { event, start, zone }
}

/** One line, without what cannot be seen. */
const tidy = (value: string): string | undefined =>
  unescaped(value)
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .trim() || undefined

function endOf(
  start: IcsTime,
  zone: string,
  ends: ContentLine | undefined,
  lasts: ContentLine | undefined,
  zoneOf: Zones,
): Instant | undefined {
  if (ends) {
    const end = timeOf(ends, ends.value, zoneOf)?.instant
    // A whole day that ends on the day it begins is written so by some; the day is meant.
    return end === start.instant && start.time === undefined
      ? afterLength(start, { days: 1, ms: 0 }, zone)
      : end
  }
  if (!lasts) return afterLength(start, { days: start.time === undefined ? 1 : 0, ms: 0 }, zone)
  const length = readIcsLength(lasts.value)
  return length && afterLength(start, length, zone)
}

/** The end of a day of a series: as long as the first one, whole days by the calendar. */
function endOn(event: IcsEvent, start: Instant, timeZone: string): Instant {
  const length = Date.parse(event.end) - Date.parse(event.start)
  if (!event.isAllDay) return toInstant(Date.parse(start) + length)
  const { day, time } = atGround(start, timeZone)
  return instantAtGround(addDays(day, Math.round(length / DAY_MS)), time, timeZone)
}

type Zones = { (line: ContentLine): string; unknown: () => string[] }

/** The zone of each line: its TZID by any name it goes by or by the clock that the file describes, else the ground's. */
function createZones(zones: ReadonlyMap<string, DescribedZone>, ground: IcsGround): Zones {
  const known = new Map<string, string | undefined>()
  const zoneOf = ({ params }: ContentLine): string => {
    const id = params.get('TZID')
    if (id === undefined) return ground.timeZone
    if (!known.has(id)) known.set(id, ianaZone(id) ?? described(id))
    return known.get(id) ?? ground.timeZone
  }
  let looks = 0
  const described = (id: string): string | undefined => {
    const zone = zones.get(id)
    if (!zone || looks === MOST_DESCRIBED) return undefined
    looks += 1
    return describedZone(zone, ground.timeZone, ground)
  }
  const unknown = (): string[] => [...known].flatMap(([id, zone]) => (zone === undefined ? [id] : []))
  return Object.assign(zoneOf, { unknown })
}

const timeOf = (line: ContentLine, value: string, zoneOf: Zones): IcsTime | undefined =>
  readIcsTime(value, zoneOf(line))

/** Every time of lines that hold lists of them. */
const timesIn = (lines: readonly ContentLine[] | undefined, zoneOf: Zones): IcsTime[] =>
  (lines ?? []).flatMap((line) => line.value.split(',').flatMap((value) => timeOf(line, value, zoneOf) ?? []))

import { atGround, instantAtGround } from '../groundTime.ts'
import type { Day } from '../wire.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { Window } from './expand.ts'
import { ianaZone, KNOWN_ZONES } from './icsZones.ts'

/** A STANDARD or DAYLIGHT part of a VTIMEZONE: its lines by name. */
export type Turn = Map<string, string>
export type DescribedZone = { id: string; location: string; turns: Turn[] }

/** A clock turned at an instant, ms, from one offset to another, ms east of UTC. */
type Turned = { at: number; from: number; to: number }

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * The IANA zone that a file describes (RFC 5545 §3.6.5): by the place it names, else the one whose clock shows what the
 * described one does, before and after each turn in the window; the ground's own first. Undefined for a clock that none
 * of them keeps.
 */
export function describedZone(
  zone: DescribedZone | undefined,
  ground: string,
  window: Window,
): string | undefined {
  if (!zone) return undefined
  const named = ianaZone(zone.location)
  if (named !== undefined) return named
  const years = yearsOf(window)
  const turned = zone.turns.flatMap((turn) => turnsOf(turn, years)).toSorted((a, b) => a.at - b.at)
  const [first] = turned
  if (!first) return undefined
  const offsetAt = (time: number) => turned.findLast(({ at }) => at <= time)?.to ?? first.from
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)]
  const times = [
    from,
    to,
    ...turned.flatMap(({ at }) => (at < from || at > to ? [] : [at - HOUR_MS, at + HOUR_MS])),
  ]
  return [ground, ...KNOWN_ZONES].find((other) =>
    times.every((time) => offsetIn(other, time) === offsetAt(time)),
  )
}

/** The year before the window decides what its first days keep. */
const yearsOf = ({ from, to }: Window): number[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.min(50, last - first + 2) }, (_, at) => first - 1 + at)
}

function offsetIn(timeZone: string, time: number): number {
  const { day, time: clock } = atGround(time, timeZone)
  return Date.parse(`${day}T${clock}:00Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS
}

/** When one part begins to hold: once, or in each of the years by a rule that names a month and a weekday or a date. */
function turnsOf(turn: Turn, years: readonly number[]): Turned[] {
  const [from, to] = [readOffset(turn.get('TZOFFSETFROM')), readOffset(turn.get('TZOFFSETTO'))]
  const starts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(turn.get('DTSTART') ?? '')
  if (from === undefined || to === undefined || !starts) return []
  const [, year = '', month = '', date = '', hour = '', minute = ''] = starts
  const clock = `${hour}:${minute}`
  const at = (day: Day): number => Date.parse(instantAtGround(day, clock, 'UTC')) - from
  const first = at(`${year}-${month}-${date}`)
  if (Number.isNaN(first)) return []
  const rule = turn.get('RRULE')
  const [, week, name = ''] = /BYDAY=([+-]?\d)?(SU|MO|TU|WE|TH|FR|SA)/.exec(rule ?? '') ?? []
  const inMonth = Number(/BYMONTH=(\d+)/.exec(rule ?? '')?.[1] ?? month)
  const dates = /BYMONTHDAY=([\d,]+)/
    .exec(rule ?? '')?.[1]
    ?.split(',')
    .map(Number)
  const until = readUntil(/UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule ?? ''))
  const days = rule === undefined ? [] : years.flatMap((one) => dayIn(one, inMonth) ?? [])
  return [first, ...days.map(at).filter((time) => time > first && time <= until)].map((time) => ({
    at: time,
    from,
    to,
  }))

  function dayIn(one: number, ofMonth: number): Day | undefined {
    const days = Array.from({ length: 31 }, (_, day) => new Date(Date.UTC(one, ofMonth - 1, day + 1)))
      .filter((day) => day.getUTCMonth() === ofMonth - 1)
      .filter((day) => name === '' || day.getUTCDay() === WEEKDAYS.indexOf(name))
      .filter(
        (day) => (dates ?? (name === '' ? [Number(date)] : undefined))?.includes(day.getUTCDate()) ?? true,
      )
    const nth = Number(week ?? 1)
    return days
      .at(nth > 0 ? nth - 1 : nth)
      ?.toISOString()
      .slice(0, 10)
  }
}

const readUntil = (match: RegExpExecArray | null): number =>
  match ? Date.parse(`${match[1]}-${match[2]}-${match[3]}`) + DAY_MS : Infinity

/** `+0530` as ms. */
function readOffset(text: string | undefined): number | undefined {
  const match = /^([+-])(\d\d)(\d\d)/.exec(text?.trim() ?? '')
  return match
    ? Number(`${match[1]}1`) * (Number(match[2]) * HOUR_MS + Number(match[3]) * MINUTE_MS)
    : undefined
}

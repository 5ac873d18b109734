import type { Format } from '@/i18n/format'
import { type Chart, dayOf } from './timeSeries'

export type TimeTick = { at: number; text: string; today: boolean; labelled: boolean }

/** About what a character of 12 px takes. */
const CHARACTER = 6.6
const ROOM = 10
const DAY_STEPS = [1, 2, 7, 14]
const MONTH_STEPS = [1, 2, 3, 6, 12]

/** Ticks of an axis of days: as many words as fit, today's always. Weeks are counted from today. */
export function timeTicks(
  { first, count, today }: Chart,
  width: number,
  todayText: string,
  format: Format,
): TimeTick[] {
  const hasToday = today >= 0 && today < count
  const x = (at: number) => ((at + 0.5) / Math.max(1, count)) * width
  const style = count > 400 ? 'medium' : 'short'
  const text = (at: number) => format.day(dayOf(first + at), style)
  const wide = (text(Math.floor(count / 2)).length + 1) * CHARACTER + ROOM
  const most = Math.max(1, Math.floor(width / wide))
  const step = DAY_STEPS.find((days) => count / days <= most)
  const places = step ? byDays(count, hasToday ? today : 0, step) : byMonths(first, count, most)

  const taken: [number, number][] = []
  const fits = (at: number, words: string): boolean => {
    const half = (words.length * CHARACTER) / 2
    const [start, end] = [x(at) - half, x(at) + half]
    if (start < -24 || end > width + 8) return false
    if (taken.some(([from, to]) => start - ROOM < to && end + ROOM > from)) return false
    taken.push([start, end])
    return true
  }
  const ticks: TimeTick[] = []
  if (hasToday) {
    const half = (todayText.length * CHARACTER) / 2
    taken.push([x(today) - half, x(today) + half])
    ticks.push({ at: today, text: todayText, today: true, labelled: true })
  }
  for (const at of places)
    if (at !== today) ticks.push({ at, text: text(at), today: false, labelled: fits(at, text(at)) })
  return ticks
}

function byDays(count: number, anchor: number, step: number): number[] {
  const places: number[] = []
  for (let at = anchor % step; at < count; at += step) places.push(at)
  return places
}

/** The first of every so many months. */
function byMonths(first: number, count: number, most: number): number[] {
  const firsts: { at: number; month: number }[] = []
  for (let at = 0; at < count; at += 1) {
    const day = dayOf(first + at)
    if (day.endsWith('-01'))
      firsts.push({ at, month: Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 })
  }
  const step = MONTH_STEPS.find((months) => firsts.length / months <= most) ?? 12
  return firsts.filter(({ month }) => month % step === 0).map(({ at }) => at)
}

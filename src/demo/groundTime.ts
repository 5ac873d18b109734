import { addDays, instantAtGround } from '../domain/groundTime.ts'
import { DAY_MS } from '../lib/durations.ts'

export { addDays, dayAtGround, daysBetween, daysFrom } from '../domain/groundTime.ts'

/** 1 for Monday to 7 for Sunday. */
export const weekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** A number that grows by one every Monday. */
export const weekNumber = (day: string): number => Math.floor((Date.parse(day) / DAY_MS + 3) / 7)

/** An instant as the wire has it: UTC, without a designator. */
export const wireInstant = (time: number | Date): string => new Date(time).toISOString().slice(0, 19)

/** Epoch milliseconds of a wire instant, which is UTC with or without a designator. */
export const timeOf = (instant: string): number =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(instant) ? instant : `${instant}Z`)

/** The wire instant of `HH:mm` on a calendar day at the ground. */
export const atGround = (day: string, time: string, timeZone: string): string =>
  instantAtGround(day, time, timeZone).slice(0, 19)

/** Whether something touches the days of a query, `${from}T00:00:00` to `${to}T23:59:59`: days of UTC, as all of the wire. */
export function within(from: string, to: string): (one: { startDate: string; endDate: string }) => boolean {
  const [lowest, highest] = [`${from}T00:00:00`, `${addDays(to, 1)}T00:00:00`]
  return ({ startDate, endDate }) => startDate < highest && endDate > lowest
}

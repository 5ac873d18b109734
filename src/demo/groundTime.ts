export { addDays, daysBetween, daysFrom } from '../domain/groundTime.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** 1 for Monday to 7 for Sunday. */
export const weekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** A number that grows by one every Monday. */
export const weekNumber = (day: string): number => Math.floor((Date.parse(day) / DAY + 3) / 7)

/** Milliseconds that the ground's clocks are ahead of UTC on a day, taken at noon. */
function offsetOn(day: string, timeZone: string): number {
  const key = timeZone + day
  const known = offsets.get(key)
  if (known !== undefined) return known
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(timeZone, clock)
  }
  const [hours = 0, minutes = 0] = clock
    .format(new Date(`${day}T12:00:00Z`))
    .split(':')
    .map(Number)
  // Noon in London is midnight in Auckland: a difference of more than half a day belongs to the other side.
  const offset = (((hours + minutes / 60 - 12 + 36) % 24) - 12) * HOUR
  offsets.set(key, offset)
  return offset
}

/** An instant as the wire has it: UTC, without a designator. */
export const wireInstant = (time: number | Date): string => new Date(time).toISOString().slice(0, 19)

/** Epoch milliseconds of a wire instant, which is UTC with or without a designator. */
export const timeOf = (instant: string): number =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(instant) ? instant : `${instant}Z`)

/** The wire instant of `HH:mm` on a calendar day at the ground. */
export const atGround = (day: string, time: string, timeZone: string): string =>
  wireInstant(Date.parse(`${day}T${time}:00Z`) - offsetOn(day, timeZone))

/** The calendar day at the ground of an instant. */
export function dayAtGround(time: number | Date, timeZone: string): string {
  const utc = new Date(time).toISOString()
  return new Date(Date.parse(utc) + offsetOn(utc.slice(0, 10), timeZone)).toISOString().slice(0, 10)
}

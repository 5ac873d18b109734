import type { Day } from '../wire.ts'

/** The same date a year before; 28 February for the 29th. */
export function yearBefore(day: Day): Day {
  const year = String(Math.max(0, Number(day.slice(0, 4)) - 1)).padStart(4, '0')
  const date = day.slice(5)
  return `${year}-${date === '02-29' ? '02-28' : date}`
}

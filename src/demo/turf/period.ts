import { isDay } from '../../domain/wire.ts'
import type { Day } from '../../domain/wire.ts'
import type { Demo, DemoContext } from '../demo.ts'
import { addDays } from '../groundTime.ts'
import { Refusal } from '../refusal.ts'
import type { Club } from '../seed/clubs.ts'

/** Days that the forecast reaches beyond today. */
const FORECAST_REACH = 10
/** Days back to which the demo knows of work and readings. */
const MEMORY = 3 * 366
/** Days before today of a request that names no start. */
const USUAL_PAST = 30

export type Period = { from: Day; to: Day; today: Day }

function dayAsked(c: DemoContext, name: string): Day | undefined {
  const asked = c.req.query(name)
  if (asked === undefined || asked === '') return undefined
  const day = asked.slice(0, 10)
  if (!isDay(day)) throw new Refusal(400, { [name]: ['Not a day.'] })
  return day
}

/**
 * The period of `start_date` and `end_date`, with or without a time of day, cut to what can be known: three years back,
 * and `reach` days ahead. Ends before it starts when all of it lies outside.
 */
export function periodOf(c: DemoContext, demo: Demo, club: Club, reach: number = FORECAST_REACH): Period {
  const today = demo.today(club.id)
  const [start, end] = [dayAsked(c, 'start_date'), dayAsked(c, 'end_date')]
  if (start !== undefined && end !== undefined && start > end)
    throw new Refusal(400, { end_date: ['Before the start.'] })
  const [earliest, latest] = [addDays(today, -MEMORY), addDays(today, reach)]
  const to = end === undefined || end > latest ? latest : end
  const from = start ?? addDays(to < today ? to : today, -USUAL_PAST)
  return { from: from < earliest ? earliest : from, to, today }
}

/** The day of `date`, today without it. */
export function dateOf(c: DemoContext, demo: Demo, club: Club): Day {
  return dayAsked(c, 'date') ?? demo.today(club.id)
}

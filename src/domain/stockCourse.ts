import type { Activity } from './activity.ts'
import { isOpen } from './activityWork.ts'
import { addDays, dayAtGround, daysBetween, daysFrom } from './groundTime.ts'
import { drawsOf } from './planning/draws.ts'
import type { Shed } from './shed.ts'
import type { Day, Id } from './wire.ts'

/** Days from an order to its delivery, unless the club says otherwise. */
export const USUAL_LEAD_DAYS = 7
/** A draw this small beyond the stock is rounding noise. */
const NOISE = 1e-6

export type CourseDay = {
  day: Day
  /** At the end of the day, in the supply's unit; below nought where it does not reach. */
  level: number
  /** What planned work takes on it; a restock is negative. */
  planned: number
  /** Nothing is planned so far ahead: the level falls by the mean use. */
  estimated: boolean
}

export type StockCourse = {
  days: CourseDay[]
  /** The last day with a planned draw or restock; undefined where nothing is planned. */
  planEnd: Day | undefined
  /** Mean use per day of the weeks looked back on, in the supply's unit. */
  perDay: number
  /** The first day on which it does not reach, and what says so; undefined where it lasts to the end. */
  runOut: { day: Day; by: 'count' | 'plan' | 'estimate' } | undefined
  /** Whole days that are covered; undefined where it lasts to the end. */
  coverDays: number | undefined
}

/**
 * What is planned to be taken from a supply by day at the ground, in its unit; a restock is negative. Open work that is
 * overdue counts today.
 */
export function plannedDraws(
  activities: readonly Activity[],
  supplyId: Id,
  shed: Shed,
  today: Day,
  timeZone: string,
): Map<Day, number> {
  const planned = new Map<Day, number>()
  for (const work of activities.filter(isOpen)) {
    const amount = drawsOf(work, shed).get(supplyId)
    if (amount === undefined) continue
    const begins = dayAtGround(work.startDate, timeZone)
    const day = begins < today ? today : begins
    planned.set(day, (planned.get(day) ?? 0) + amount)
  }
  return planned
}

/** What completed work took from a supply, in its unit; restocks are no use. */
export function amountUsed(activities: readonly Activity[], supplyId: Id, shed: Shed): number {
  let used = 0
  for (const work of activities)
    if (work.status === 'completed') used += Math.max(0, drawsOf(work, shed).get(supplyId) ?? 0)
  return used
}

type Ground = {
  onHand: number
  planned: ReadonlyMap<Day, number>
  /** Used in the days looked back on. */
  used: number
  usedDays: number
  today: Day
  /** The last day that is looked at. */
  until: Day
}

/**
 * The stock of one supply day by day (B11): as far as work is planned by the plan, beyond it by the mean use of the
 * weeks behind, which is an estimate and marked as one.
 */
export function stockCourse({ onHand, planned, used, usedDays, today, until }: Ground): StockCourse {
  const perDay = usedDays > 0 ? Math.max(0, used) / usedDays : 0
  const planEnd = [...planned.keys()]
    .filter((day) => day >= today && day <= until)
    .toSorted()
    .at(-1)
  let level = onHand
  let runOut: StockCourse['runOut'] = onHand <= NOISE ? { day: today, by: 'count' } : undefined
  const days = daysFrom(today, until).map((day): CourseDay => {
    const amount = planned.get(day) ?? 0
    const estimated = planEnd === undefined ? day > today : day > planEnd
    level -= amount + (estimated ? perDay : 0)
    if (!runOut && level < -NOISE) runOut = { day, by: estimated ? 'estimate' : 'plan' }
    return { day, level, planned: amount, estimated }
  })
  return { days, planEnd, perDay, runOut, coverDays: runOut && daysBetween(today, runOut.day) }
}

/**
 * The last day on which an order still comes in time; it may have passed. Undefined where it lasts, and for an empty
 * shelf of which nothing is taken and nothing is to be kept.
 */
export function orderBy(course: StockCourse, leadDays: number, keep: number): Day | undefined {
  const last = course.days.at(-1)?.day
  const { runOut } = course
  if (!runOut || last === undefined || amountToOrder(course, keep, last) === 0) return undefined
  return addDays(runOut.day, -Math.ceil(leadDays))
}

/** How much has to come so that the stock never falls below what is to be kept, in the supply's unit. */
export function amountToOrder({ days }: StockCourse, keep: number, until: Day): number {
  const lowest = days
    .filter(({ day }) => day <= until)
    .reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY)
  const missing = Math.max(0, keep) - lowest
  return Number.isFinite(missing) && missing > NOISE ? missing : 0
}

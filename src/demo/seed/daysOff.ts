import type { DayOff } from '../../domain/daysOff.ts'
import { type Crew, crewDaysOffOn } from './crews.ts'
import { daysFrom, weekday, weekNumber } from '../groundTime.ts'

/** The order in which the people of Riverside FC take their leave. */
const TURNS = [
  'freya-lund',
  'ben-hartley',
  'owen-price',
  'aisha-rahman',
  'tom-bellamy',
  'jonas-weber',
  'priya-nair',
  'callum-reid',
  'elena-petrova',
  'samir-haddad',
  'diego-santos',
]
const turn = (n: number): string => TURNS[n % TURNS.length] ?? ''

/** Who is off on a day: each week somebody on holiday, somebody ill for a day, and one free Saturday. */
export function daysOffOn(day: string, crews: readonly Crew[] = []): DayOff[] {
  const week = weekNumber(day)
  const date = weekday(day)
  const off: DayOff[] = crewDaysOffOn(day, crews)
  const holiday = week % 3 === 0 ? [2, 4] : [1, 5]
  if (date >= (holiday[0] ?? 1) && date <= (holiday[1] ?? 5))
    off.push({ user: turn(week), date: day, leaveType: 'holiday' })
  if (date === (week % 5 || 5)) off.push({ user: turn(week + 1), date: day, leaveType: 'sick' })
  if (date === 6) off.push({ user: turn(week + 2), date: day, leaveType: 'other' })
  if (date === 3 && week % 8 === 3) off.push({ user: turn(week + 4), date: day, leaveType: 'training' })
  return off
}

export const daysOffBetween = (from: string, to: string, crews?: readonly Crew[]): DayOff[] =>
  daysFrom(from, to).flatMap((day) => daysOffOn(day, crews))

/** Bank holidays that fall on the same date every year. */
const HOLIDAYS = ['01-01', '12-25', '12-26']

/** Sundays and fixed holidays: nobody is planned. */
export const isNonWorking = (day: string): boolean => weekday(day) === 7 || HOLIDAYS.includes(day.slice(5))

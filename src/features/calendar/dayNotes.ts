import type { DayOff } from '@/domain/daysOff'
import { atGround } from '@/domain/groundTime'
import type { Weather } from '@/domain/weather'
import type { Day } from '@/domain/wire'
import { type Entry, DAY_END, DAY_START, isFixture } from './placement'

/** What is known of a day besides its work. */
export type DayNotes = {
  /** Its work has been read; what has not been is not nothing. */
  isKnown: boolean
  /** °C */
  low: number | undefined
  high: number | undefined
  /** mm; nothing below what a gauge shows. */
  rain: number | undefined
  /** mm per three hours between 05 and 22, where hours are known */
  hours: number[]
  off: DayOff[]
  nonWorking: boolean
  fixtures: number
  late: number
}

const DRY = 0.2
const STEP = 3

export function dayNotes(
  day: Day,
  {
    isKnown,
    weather,
    daysOff,
    nonWorking,
    entries,
    late,
    timeZone,
  }: {
    isKnown: boolean
    weather: Weather | undefined
    daysOff: readonly DayOff[]
    nonWorking: ReadonlySet<Day>
    entries: readonly Entry[]
    late: number
    timeZone: string
  },
): DayNotes {
  const reading =
    weather?.daily.find(({ date }) => date === day) ?? weather?.observed.find(({ date }) => date === day)
  const rain = reading?.rain
  return {
    isKnown,
    low: reading?.temperatureMin,
    high: reading?.temperatureMax,
    rain: rain !== undefined && rain >= DRY ? rain : undefined,
    hours: rainHours(day, weather, timeZone),
    off: daysOff.filter(({ date }) => date === day),
    nonWorking: nonWorking.has(day),
    fixtures: entries.filter(isFixture).length,
    late,
  }
}

function rainHours(day: Day, weather: Weather | undefined, timeZone: string): number[] {
  const bars: number[] = Array.from({ length: Math.ceil((DAY_END - DAY_START) / STEP) }, () => 0)
  for (const { time, rain } of weather?.hourly ?? []) {
    const at = atGround(time, timeZone)
    const bar = Math.floor((Number(at.time.slice(0, 2)) - DAY_START) / STEP)
    if (at.day === day && rain !== undefined && bars[bar] !== undefined) bars[bar] += rain
  }
  return bars.some((amount) => amount > 0) ? bars : []
}

import { dayOf, dayOfYear } from '../../domain/agronomy/dayOfYear.ts'
import { HOUR_MS } from '../../lib/durations.ts'
import { withEvents } from './events.ts'
import type { WeatherEvent } from './events.ts'
import { generateYear } from './generateYear.ts'
import type { GeneratedDay } from './generateYear.ts'
import { hoursOfDay } from './hoursOfDay.ts'
import type { GeneratedHour } from './hoursOfDay.ts'
import { timeOf } from '../groundTime.ts'
import type { Site } from './site.ts'

/** The weather of one site at any time, past or to come; asking twice gives the same answer. */
export type SiteWeather = {
  /** One day `YYYY-MM-DD` of the site's standard clock. */
  day(date: string): GeneratedDay
  /** Days from the first to the last, both included. */
  days(from: string, to: string): GeneratedDay[]
  /** The 24 hours of a day of the site's standard clock. */
  hoursOf(date: string): GeneratedHour[]
  /** Hours from the one that holds a UTC instant. */
  hours(from: string, count: number): GeneratedHour[]
}

/** The weather of a site, with scripted events laid over what is generated; generated years are kept. */
export function weatherOf(site: Site, events: readonly WeatherEvent[] = []): SiteWeather {
  const years = new Map<number, GeneratedDay[]>()

  function day(date: string): GeneratedDay {
    const year = Number(date.slice(0, 4))
    const days =
      years.get(year) ?? generateYear(site, year).map((generated) => withEvents(generated, events, site))
    years.set(year, days)
    const found = days[dayOfYear(date) - 1]
    if (!found) throw new RangeError(`not a calendar day: ${date}`)
    return found
  }

  function shifted(date: string, by: number): string {
    return dayOf(Number(date.slice(0, 4)), dayOfYear(date) + by)
  }

  function hoursOf(date: string): GeneratedHour[] {
    return hoursOfDay(site, day(shifted(date, -1)), day(date), day(shifted(date, 1)))
  }

  function days(from: string, to: string): GeneratedDay[] {
    const found: GeneratedDay[] = []
    for (let date = from; date <= to; date = shifted(date, 1)) found.push(day(date))
    return found
  }

  function hours(from: string, count: number): GeneratedHour[] {
    const start = Math.floor(timeOf(from) / HOUR_MS) * HOUR_MS
    if (Number.isNaN(start)) throw new RangeError(`not an instant: ${from}`)
    const local = new Date(start + site.utcOffset * HOUR_MS)
    const found: GeneratedHour[] = []
    let date = local.toISOString().slice(0, 10)
    while (found.length < count + local.getUTCHours()) {
      found.push(...hoursOf(date))
      date = shifted(date, 1)
    }
    return found.slice(local.getUTCHours(), local.getUTCHours() + count)
  }

  return { day, days, hoursOf, hours }
}

import { dayOf, daysInYear } from '../../domain/agronomy/dayOfYear.ts'
import { dewPoint } from '../../domain/agronomy/humidity.ts'
import { extraterrestrialRadiation } from '../../domain/agronomy/solar.ts'
import { normalPair, randomOf } from './random.ts'
import { rainAmount, rainTransitions } from './rain.ts'
import type { Site } from './site.ts'

/** A day at station height: °C, mm, MJ m⁻², %, m/s at 10 m, share of possible sunshine. */
export type GeneratedDay = {
  date: string
  tmax: number
  tmin: number
  rain: number
  radiation: number
  humidity: number
  dewPoint: number
  wind: number
  gust: number
  sunshine: number
}

/** Days of the year on which a monthly normal stands, and the length of the months. */
const MID_MONTH = [15.5, 45, 74.5, 105, 135.5, 166, 196.5, 227.5, 258, 288.5, 319, 349.5]
const MONTH_LENGTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days before 1 January that settle rain and temperature and are thrown away, so that a year can be made alone. */
const WARM_UP = 15
/** Day-to-day persistence of the temperature anomaly. */
const PERSISTENCE = 0.72

/** Reads monthly normals on a day of the year, on straight lines between the middles of the months. */
function normalsOn(day: number): (normals: readonly number[]) => number {
  const next = MID_MONTH.findIndex((middle) => day < middle)
  const from = next === -1 ? 11 : (next + 11) % 12
  const to = next === -1 ? 0 : next
  const start = (MID_MONTH[from] ?? 0) - (next === 0 ? 365 : 0)
  const end = (MID_MONTH[to] ?? 0) + (next === -1 ? 365 : 0)
  return (normals) => {
    const before = normals[from] ?? 0
    return before + (((normals[to] ?? 0) - before) * (day - start)) / (end - start)
  }
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/**
 * The weather of a year at a site, the same on every machine: Markov rain (Geng et al. 1986), AR(1) temperature, radiation,
 * humidity and wind that follow wet and dry days. Six uniform numbers a day, in a fixed order.
 */
export function generateYear(site: Site, year: number): GeneratedDay[] {
  const random = randomOf(`${site.id}:${year}`)
  const days: GeneratedDay[] = []
  let wet = false
  let anomaly = 0
  for (let n = 1 - WARM_UP; n <= daysInYear(year); n++) {
    const [occurrence, amount] = [random(), random()]
    const [z1, z2] = normalPair(random(), random())
    const [z3, z4] = normalPair(random(), random())
    const day = n > 0 ? n : n + 365
    const date = dayOf(year, n)
    const month = Number(date.slice(5, 7)) - 1
    const wetShare = (site.wetDays[month] ?? 0) / (MONTH_LENGTH[month] ?? 30)
    const { afterDry, afterWet } = rainTransitions(wetShare)
    wet = occurrence < (wet ? afterWet : afterDry)
    anomaly = PERSISTENCE * anomaly + Math.sqrt(1 - PERSISTENCE ** 2) * z1
    if (n < 1) continue

    const normal = normalsOn(day)
    const warmer = normal(site.deviation) * anomaly
    const normalMax = normal(site.tmax)
    const normalMin = normal(site.tmin)
    const mean = (normalMax + normalMin) / 2 + warmer
    const range =
      (normalMax - normalMin) *
      (wet ? 1 - 0.35 * (1 - wetShare) : 1 + 0.35 * wetShare) *
      Math.exp(0.18 * z2 - 0.0162)
    const brightness = wet ? 1 - 0.45 * (1 - wetShare) : 1 + 0.45 * wetShare
    const sunshine = clamp(normal(site.sunshine) * brightness + 0.16 * z3, 0.02, 0.98)
    const moisture = wet ? 10 * (1 - wetShare) : -10 * wetShare
    const humidity = clamp(normal(site.humidity) + moisture - 0.25 * warmer - 3 * z2, 5, 98)
    const wind = normal(site.wind) * Math.exp(0.35 * z4 - 0.06125)
    const tmin = mean - range / 2
    days.push({
      date,
      tmax: mean + range / 2,
      tmin,
      rain: wet ? rainAmount(site.rainPerWetDay[month] ?? 0, amount) : 0,
      radiation: (0.25 + 0.5 * sunshine) * extraterrestrialRadiation(site.latitude, day),
      humidity,
      dewPoint: Math.min(dewPoint(mean, humidity), tmin + 0.5),
      wind,
      gust: 1.6 * wind,
      sunshine,
    })
  }
  return days
}

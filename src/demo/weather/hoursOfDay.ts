import { dewPoint, relativeHumidity } from '../../domain/agronomy/humidity.ts'
import { clearSkyIrradiance } from '../../domain/agronomy/radiation.ts'
import { solarPosition } from '../../domain/agronomy/solar.ts'
import type { GeneratedDay } from './generateYear.ts'
import { randomOf } from './random.ts'
import type { Site } from './site.ts'

/** An hour, from its start at `time` (UTC): °C, %, m/s, degrees, mm, W/m². */
export type GeneratedHour = {
  time: string
  temperature: number
  humidity: number
  dewPoint: number
  wind: number
  gust: number
  windDirection: number
  rain: number
  rainProbability: number
  cloud: number
  radiation: number
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const RADIANS = Math.PI / 180

/** A value that stands for the noon of each day, at an hour of the middle day. */
function throughNoons(hour: number, before: number, today: number, after: number): number {
  const fromNoon = (hour + 0.5 - 12) / 24
  return fromNoon < 0 ? today + (before - today) * -fromNoon : today + (after - today) * fromNoon
}

/** Temperature from the coldest hour (3) to the warmest (15) and back, without a step at midnight. */
function temperatureAt(hour: number, before: GeneratedDay, today: GeneratedDay, after: GeneratedDay): number {
  const time = hour + 0.5
  const [start, from, to] =
    time < 3
      ? [-9, before.tmax, today.tmin]
      : time < 15
        ? [3, today.tmin, today.tmax]
        : [15, today.tmax, after.tmin]
  return from + ((to - from) * (1 - Math.cos((Math.PI * (time - start)) / 12))) / 2
}

/** Rain of each hour, mm: one spell a wet day, short and in the afternoon when it is warm. The hours add up to the day. */
function rainByHour(day: GeneratedDay, random: () => number): number[] {
  const showery = day.tmax > 22
  const longest = showery ? 5 : 14
  const length = Math.min(longest, 1 + Math.floor(4 * random()) + Math.floor(day.rain / 4))
  const earliest = showery ? 13 : 0
  const start = earliest + Math.floor(random() * (25 - earliest - length))
  const weights = HOURS.map((hour) => (hour >= start && hour < start + length ? 0.2 + random() : 0))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => (day.rain * weight) / sum)
}

/** Global irradiance of each hour, W/m²: the clear sky dimmed by cloud, so that the hours add up to the day's radiation. */
function radiationByHour(day: GeneratedDay, cloud: readonly number[], site: Site): number[] {
  const dimmed = HOURS.map((hour) => {
    const { elevation } = solarPosition(site, day.date, hour + 0.5 - site.utcOffset)
    return clearSkyIrradiance(Math.sin(elevation * RADIANS)) * (1 - 0.006 * (cloud[hour] ?? 0))
  })
  const energy = dimmed.reduce((sum, irradiance) => sum + irradiance, 0) * 3600e-6
  return dimmed.map((irradiance) => (energy > 0 ? (irradiance * day.radiation) / energy : 0))
}

/** Relative humidity of each hour, %, from a dew point that runs through the days; the mean of the hours is that of the day. */
function humidityByHour(
  temperatures: readonly number[],
  before: GeneratedDay,
  today: GeneratedDay,
  after: GeneratedDay,
): number[] {
  const unshifted = temperatures.map((temperature, hour) =>
    relativeHumidity(temperature, throughNoons(hour, before.dewPoint, today.dewPoint, after.dewPoint)),
  )
  // The cap at saturation takes some of a shift away again, so it is repeated.
  let shift = 0
  let shifted = unshifted
  for (let round = 0; round < 4; round++) {
    shift += today.humidity - shifted.reduce((sum, humidity) => sum + humidity, 0) / 24
    shifted = unshifted.map((humidity) => Math.min(100, Math.max(3, humidity + shift)))
  }
  return shifted
}

/**
 * The 24 hours of a day of the site's standard clock, with its neighbours for what runs through midnight. Rain, radiation and
 * humidity agree with the day's; wind runs through the daily values at noon.
 */
export function hoursOfDay(
  site: Site,
  before: GeneratedDay,
  today: GeneratedDay,
  after: GeneratedDay,
): GeneratedHour[] {
  const random = randomOf(`${site.id}:${today.date}:hours`)
  const rain = rainByHour(today, random)
  const direction = site.prevailingWind + 120 * (random() - 0.5)
  const cloud = HOURS.map((hour) => {
    const wetting = (rain[hour] ?? 0) > 0
    return Math.round(
      Math.min(100, Math.max(wetting ? 85 : 0, 100 * (1 - today.sunshine) + 30 * (random() - 0.5))),
    )
  })
  const radiation = radiationByHour(today, cloud, site)
  const temperatures = HOURS.map((hour) => temperatureAt(hour, before, today, after))
  const humidities = humidityByHour(temperatures, before, today, after)
  const midnight = Date.parse(`${today.date}T00:00:00Z`) - site.utcOffset * 3_600_000
  return HOURS.map((hour) => {
    const temperature = temperatures[hour] ?? 0
    const humidity = humidities[hour] ?? 0
    const breeze = 1 + 0.3 * Math.cos((2 * Math.PI * (hour + 0.5 - 15)) / 24)
    const wind = throughNoons(hour, before.wind, today.wind, after.wind) * breeze * (0.9 + 0.2 * random())
    const chance =
      (rain[hour] ?? 0) > 0 ? 60 + 35 * random() : today.rain > 0 ? 20 + 25 * random() : 15 * random()
    return {
      time: new Date(midnight + hour * 3_600_000).toISOString().replace('.000Z', 'Z'),
      temperature,
      humidity,
      dewPoint: dewPoint(temperature, humidity),
      wind,
      gust: wind * (today.gust / today.wind) * (0.9 + 0.2 * random()),
      windDirection: Math.round(direction + 20 * (random() - 0.5) + 360) % 360,
      rain: rain[hour] ?? 0,
      rainProbability: Math.round(chance),
      cloud: cloud[hour] ?? 0,
      radiation: radiation[hour] ?? 0,
    }
  })
}

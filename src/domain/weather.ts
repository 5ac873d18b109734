import * as v from 'valibot'
import { amount, day, instant, type Known, listOf, maybe } from './wire.ts'

const readings = {
  /** °C */
  temperature: maybe(amount),
  /** % */
  humidity: maybe(amount),
  /** m/s at 10 m */
  wind: maybe(amount),
  gust: maybe(amount),
  /** Degrees the wind comes from. */
  windDirection: maybe(amount),
  /** mm in the hour or day */
  rain: maybe(amount),
  /** % */
  rainProbability: maybe(amount),
  cloud: maybe(amount),
  /** W/m² in an hour, MJ/m²/d in a day */
  radiation: maybe(amount),
  /** °C */
  soilTemperature: maybe(amount),
  /** % by volume */
  soilMoisture: maybe(amount),
  /** °C */
  dewPoint: maybe(amount),
  /** h */
  leafWetness: maybe(amount),
}

export const weatherHour = v.looseObject({ time: instant, ...readings })
export type WeatherHour = Known<v.InferOutput<typeof weatherHour>>

export const weatherDay = v.looseObject({
  date: day,
  temperatureMin: maybe(amount),
  temperatureMax: maybe(amount),
  ...readings,
})
export type WeatherDay = Known<v.InferOutput<typeof weatherDay>>

/** An hour or a day that was sent twice is one, as it was sent last. */
const once = <T>(rows: readonly T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]
const hours = v.pipe(
  listOf(weatherHour),
  v.transform((rows) => once(rows, ({ time }) => time)),
)
const dates = v.pipe(
  listOf(weatherDay),
  v.transform((rows) => once(rows, ({ date }) => date)),
)

export const weather = v.looseObject({
  current: maybe(weatherHour),
  hourly: v.fallback(hours, []),
  daily: v.fallback(dates, []),
  observed: v.fallback(dates, []),
})
export type Weather = Known<v.InferOutput<typeof weather>>

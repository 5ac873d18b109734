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

/** An hour that was sent twice is one, as it was sent last. */
const hours = v.pipe(
  listOf(weatherHour),
  v.transform((rows) => [...new Map(rows.map((hour) => [hour.time, hour])).values()]),
  v.metadata({ listOf: weatherHour }),
)

export const weather = v.looseObject({
  current: maybe(weatherHour),
  hourly: v.fallback(hours, []),
  daily: v.fallback(listOf(weatherDay), []),
  observed: v.fallback(listOf(weatherDay), []),
})
export type Weather = Known<v.InferOutput<typeof weather>>

import * as v from 'valibot'
import { day, instant, type Known, listOf, maybe, reading } from './wire.ts'

const readings = {
  /** °C */
  temperature: reading(-90, 60),
  /** % */
  humidity: reading(0, 105),
  /** m/s at 10 m */
  wind: reading(0, 120),
  gust: reading(0, 120),
  /** Degrees the wind comes from. */
  windDirection: reading(-360, 360),
  /** mm in the hour or day */
  rain: reading(0, 2000),
  /** % */
  rainProbability: reading(0, 100),
  cloud: reading(0, 100),
  /** W/m² in an hour, MJ/m²/d in a day */
  radiation: reading(0, 1500),
  /** °C */
  soilTemperature: reading(-60, 80),
  /** % by volume */
  soilMoisture: reading(0, 100),
  /** °C */
  dewPoint: reading(-90, 60),
  /** h */
  leafWetness: reading(0, 24),
}

export const weatherHour = v.looseObject({ time: instant, ...readings })
export type WeatherHour = Known<v.InferOutput<typeof weatherHour>>

export const weatherDay = v.looseObject({
  date: day,
  temperatureMin: reading(-90, 60),
  temperatureMax: reading(-90, 60),
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

import { wetHours } from '../../domain/agronomy/humidity.ts'
import type { Weather, WeatherDay, WeatherHour } from '../../domain/weather.ts'
import type { Day } from '../../domain/wire.ts'
import { addDays, daysFrom, wireInstant } from '../groundTime.ts'
import type { Club } from '../seed/clubs.ts'
import type { GeneratedHour } from '../weather/hoursOfDay.ts'
import { rounded } from './figures.ts'
import { diseaseDayOn, hoursOn, meanTemperature, soilTemperatureOn, weatherAt } from './sky.ts'

const FORECAST_HOURS = 48
const FORECAST_DAYS = 10
const OBSERVED_DAYS = 30
/** Share of the day's course of the air that reaches 10 cm deep. */
const SOIL_SWING = 0.12

/**
 * The weather at a ground: now, the hours from this one on, the days from today on, and what was observed before it.
 * A weather station knows no soil moisture: it stays out.
 */
export function weatherAnswer(club: Club, now: Date, today: Day): Weather {
  const hours = weatherAt(club.site).hours(now.toISOString(), FORECAST_HOURS + 1)
  const wet = wetHours(hours)
  const hourly = hours.map((hour, index) => hourAnswer(club, hour, wet[index] === true))
  const [current] = hourly
  return {
    current: current && { ...current, time: wireInstant(now), rainProbability: undefined },
    hourly: hourly.slice(0, FORECAST_HOURS),
    daily: daysFrom(today, addDays(today, FORECAST_DAYS - 1)).map((date) => dayAnswer(club, date, true)),
    observed: daysFrom(addDays(today, -OBSERVED_DAYS), addDays(today, -1)).map((date) =>
      dayAnswer(club, date, false),
    ),
  }
}

function hourAnswer(club: Club, hour: GeneratedHour, leafWet: boolean): WeatherHour {
  const date = hour.time.slice(0, 10)
  const swing = SOIL_SWING * (hour.temperature - meanTemperature(weatherAt(club.site).day(date)))
  return {
    time: wireInstant(Date.parse(hour.time)),
    temperature: rounded(hour.temperature, 1),
    humidity: rounded(hour.humidity, 0),
    dewPoint: rounded(hour.dewPoint, 1),
    wind: rounded(hour.wind, 1),
    gust: rounded(hour.gust, 1),
    windDirection: hour.windDirection,
    rain: rounded(hour.rain, 1),
    rainProbability: hour.rainProbability,
    cloud: hour.cloud,
    radiation: rounded(hour.radiation, 0),
    soilTemperature: rounded(soilTemperatureOn(club.site, date) + swing, 1),
    leafWetness: leafWet ? 1 : 0,
  }
}

function dayAnswer(club: Club, date: Day, forecast: boolean): WeatherDay {
  const weather = weatherAt(club.site)
  const day = weather.day(date)
  const hours = hoursOn(club.site, date)
  return {
    date,
    temperature: rounded(meanTemperature(day), 1),
    temperatureMin: rounded(day.tmin, 1),
    temperatureMax: rounded(day.tmax, 1),
    humidity: rounded(day.humidity, 0),
    dewPoint: rounded(day.dewPoint, 1),
    wind: rounded(day.wind, 1),
    // The strongest of its hours, as a forecast says it.
    gust: rounded(Math.max(day.gust, ...hours.map(({ gust }) => gust)), 1),
    windDirection: hours[12]?.windDirection,
    rain: rounded(day.rain, 1),
    rainProbability: forecast ? Math.max(...hours.map(({ rainProbability }) => rainProbability)) : undefined,
    cloud: rounded(100 * (1 - day.sunshine), 0),
    radiation: rounded(day.radiation, 1),
    soilTemperature: rounded(soilTemperatureOn(club.site, date), 1),
    leafWetness: diseaseDayOn(club.site, date, 'open').leafWetness,
  }
}

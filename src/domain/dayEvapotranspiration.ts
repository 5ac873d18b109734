import { dayOfYear } from './agronomy/dayOfYear.ts'
import { hargreaves, penmanMonteithDaily, windAt2m } from './agronomy/evapotranspiration.ts'
import { extraterrestrialRadiation } from './agronomy/solar.ts'
import type { WeatherDay } from './weather.ts'

/** mm/d, and the formula that the day's readings allowed. */
export type DayEvapotranspiration = { et0: number; method: 'penmanMonteith' | 'hargreaves' }

/** Height of the wind that the backend sends, m. */
const WIND_HEIGHT = 10

/**
 * Reference evapotranspiration of a day of weather: Penman–Monteith where humidity, wind and radiation (MJ/m²) are known,
 * Hargreaves otherwise; undefined without both temperatures or a latitude. Sea level is assumed: 100 m change less than 1 %.
 * Allen et al. 1998, FAO-56 eq. 6 and 52.
 */
export function dayEvapotranspiration(
  day: WeatherDay,
  latitude: number | undefined,
): DayEvapotranspiration | undefined {
  const { temperatureMax: tmax, temperatureMin: tmin, humidity, dewPoint, wind, radiation } = day
  if (tmax === undefined || tmin === undefined || latitude === undefined || tmax < tmin) return undefined
  if (Math.abs(latitude) > 90 || tmin < -60 || tmax > 60) return undefined
  const J = dayOfYear(day.date)
  const moist =
    dewPoint !== undefined
      ? ({ known: 'dewPoint', dewPoint } as const)
      : humidity !== undefined
        ? ({ known: 'mean', rhMean: humidity } as const)
        : undefined
  const et0 =
    moist && wind !== undefined && wind >= 0 && radiation !== undefined && radiation >= 0
      ? penmanMonteithDaily({
          tmax,
          tmin,
          humidity: moist,
          wind: windAt2m(wind, WIND_HEIGHT),
          radiation: { rs: radiation },
          latitude,
          elevation: 0,
          J,
        }).eto
      : undefined
  if (et0 !== undefined && Number.isFinite(et0)) return { et0, method: 'penmanMonteith' }
  return {
    et0: hargreaves(tmax, tmin, extraterrestrialRadiation(latitude, J)),
    method: 'hargreaves',
  }
}

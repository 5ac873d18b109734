import { saturationVapourPressure } from './vapourPressure.ts'

/** Dew point, °C, at a temperature in °C and a relative humidity in % (at least 1). Inverse of Allen et al. 1998, FAO-56 eq. 11. */
export function dewPoint(temperature: number, humidity: number): number {
  const logarithm = Math.log((Math.max(1, humidity) / 100) * (saturationVapourPressure(temperature) / 0.6108))
  return (237.3 * logarithm) / (17.27 - logarithm)
}

/** Relative humidity, %, at most 100, from temperature and dew point in °C. */
export function relativeHumidity(temperature: number, dew: number): number {
  return Math.min(100, (100 * saturationVapourPressure(dew)) / saturationVapourPressure(temperature))
}

/**
 * Wet-bulb temperature, °C, from temperature in °C (−20 to 50) and relative humidity in % (5 to 99).
 * Stull 2011, J. Appl. Meteorol. Climatol. 50:2267.
 */
export function wetBulb(temperature: number, humidity: number): number {
  return (
    temperature * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(temperature + humidity) -
    Math.atan(humidity - 1.676331) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035
  )
}

/** Delta T, °C: how far the wet bulb stays below the air; 2 to 8 suits spraying. */
export function deltaT(temperature: number, humidity: number): number {
  return temperature - wetBulb(temperature, humidity)
}

/** Temperatures of a day in °C, warmest at 15 h, for the middle of each of its 24 hours. A rule of this product. */
export function hourlyTemperatures(tmax: number, tmin: number): number[] {
  const mean = (tmax + tmin) / 2
  return Array.from(
    { length: 24 },
    (_, hour) => mean + ((tmax - tmin) / 2) * Math.cos((2 * Math.PI * (hour + 0.5 - 15)) / 24),
  )
}

/** Relative humidity, %, for the 24 hours of a day with one dew point; all temperatures in °C. A rule of this product. */
export function hourlyHumidity(tmax: number, tmin: number, dew: number): number[] {
  return hourlyTemperatures(tmax, tmin).map((temperature) => relativeHumidity(temperature, dew))
}

/** Hours at or above a relative humidity in %. */
export function hoursAtLeast(humidity: readonly number[], limit: number): number {
  return humidity.filter((value) => value >= limit).length
}

/** Humidity in %, at most 100, within the canopy: 12 to 16 points above the station's. UKY advice on station data; the step is a rule of this product. */
export function canopyHumidity(stationHumidity: number, excess = 12): number {
  return Math.min(100, stationHumidity + excess)
}

/** One hour: rain in mm, temperature and dew point in °C. */
export type WetnessHour = { rain: number; temperature: number; dewPoint: number }

/** Which hours the leaf is wet: with rain or less than 3 °C above the dew point, and the hour after. Cornell ForeCast. */
export function wetHours(hours: readonly WetnessHour[]): boolean[] {
  const wetting = hours.map(({ rain, temperature, dewPoint: dew }) => rain > 0 || temperature - dew < 3)
  return wetting.map((wet, hour) => wet || wetting[hour - 1] === true)
}

/** Leaf wetness, h. Cornell ForeCast. */
export function leafWetness(hours: readonly WetnessHour[]): number {
  return wetHours(hours).filter(Boolean).length
}

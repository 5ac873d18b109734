import { clearSkyRadiation, netLongwave, netShortwave, solarRadiationFromSunshine } from './radiation.ts'
import { daylightHours, extraterrestrialRadiation } from './solar.ts'
import {
  actualVapourPressure,
  atmosphericPressure,
  meanSaturationVapourPressure,
  psychrometricConstant,
  saturationVapourPressure,
  vapourPressureSlope,
} from './vapourPressure.ts'
import type { Humidity } from './vapourPressure.ts'

/** MJ m⁻² to mm of evaporated water: 1/2.45. Allen et al. 1998, FAO-56 eq. 20. */
const MM_PER_MJ = 0.408

/** Wind speed at 2 m, m/s, from a speed measured at a height in metres. Allen et al. 1998, FAO-56 eq. 47. */
export function windAt2m(speed: number, height: number): number {
  return height === 2 ? speed : (speed * 4.87) / Math.log(67.8 * height - 5.42)
}

export type DailyEvapotranspirationInput = {
  /** °C */
  tmax: number
  tmin: number
  humidity: Humidity
  /** m/s at 2 m */
  wind: number
  /** MJ m⁻² d⁻¹, or hours of sunshine */
  radiation: { rs: number } | { sunshine: number }
  /** degrees, north positive */
  latitude: number
  /** m above the sea */
  elevation: number
  /** day of the year, 1 to 366 */
  J: number
  /** soil heat flux, MJ m⁻² d⁻¹; 0 for a single day */
  G?: number
}

/** Units as in FAO-56: kPa, kPa/°C, MJ m⁻² d⁻¹, h, mm/d. */
export type DailyEvapotranspiration = {
  pressure: number
  gamma: number
  delta: number
  es: number
  ea: number
  Ra: number
  N: number
  Rs: number
  Rso: number
  Rns: number
  Rnl: number
  Rn: number
  eto: number
}

/**
 * Reference evapotranspiration of a day, mm/d, with every step on the way; never negative.
 * Allen et al. 1998, FAO-56 eq. 6.
 */
export function penmanMonteithDaily(input: DailyEvapotranspirationInput): DailyEvapotranspiration {
  const { tmax, tmin, wind, latitude, elevation, J, G = 0 } = input
  const temperature = (tmax + tmin) / 2
  const pressure = atmosphericPressure(elevation)
  const gamma = psychrometricConstant(pressure)
  const delta = vapourPressureSlope(temperature)
  const es = meanSaturationVapourPressure(tmax, tmin)
  const ea = actualVapourPressure(input.humidity, tmax, tmin)
  const Ra = extraterrestrialRadiation(latitude, J)
  const N = daylightHours(latitude, J)
  const Rs =
    'rs' in input.radiation ? input.radiation.rs : solarRadiationFromSunshine(input.radiation.sunshine, N, Ra)
  const Rso = clearSkyRadiation(Ra, elevation)
  const Rns = netShortwave(Rs)
  const Rnl = netLongwave({ tmax, tmin, vapourPressure: ea }, Rso > 0 ? Rs / Rso : 1)
  const Rn = Rns - Rnl
  const aerodynamic = (gamma * 900 * wind * (es - ea)) / (temperature + 273)
  const eto = (MM_PER_MJ * delta * (Rn - G) + aerodynamic) / (delta + gamma * (1 + 0.34 * wind))
  return { pressure, gamma, delta, es, ea, Ra, N, Rs, Rso, Rns, Rnl, Rn, eto: Math.max(0, eto) }
}

export type HourlyEvapotranspirationInput = {
  /** °C */
  temperature: number
  /** % */
  humidity: number
  /** m/s at 2 m */
  wind: number
  /** MJ m⁻² h⁻¹ */
  Rs: number
  Ra: number
  /** m above the sea */
  elevation: number
  /** by day the soil takes 10 % of Rn and the sky is read from Rs; by night 50 %, and Rs/Rso is the value before sunset */
  light: { kind: 'day' } | { kind: 'night'; relativeShortwave: number }
}

/** Units as in FAO-56: kPa/°C, kPa, MJ m⁻² h⁻¹, mm/h. */
export type HourlyEvapotranspiration = {
  delta: number
  e0: number
  ea: number
  Rso: number
  Rns: number
  Rnl: number
  Rn: number
  G: number
  eto: number
}

/** Reference evapotranspiration of an hour, mm/h, never negative. Allen et al. 1998, FAO-56 eq. 53. */
export function penmanMonteithHourly(input: HourlyEvapotranspirationInput): HourlyEvapotranspiration {
  const { temperature, humidity, wind, Rs, Ra, elevation, light } = input
  const gamma = psychrometricConstant(atmosphericPressure(elevation))
  const delta = vapourPressureSlope(temperature)
  const e0 = saturationVapourPressure(temperature)
  const ea = (e0 * humidity) / 100
  const Rso = clearSkyRadiation(Ra, elevation)
  const Rns = netShortwave(Rs)
  const clearness = light.kind === 'night' ? light.relativeShortwave : Rso > 0 ? Rs / Rso : 1
  const Rnl = netLongwave({ tmax: temperature, tmin: temperature, vapourPressure: ea }, clearness, 'hour')
  const Rn = Rns - Rnl
  const G = (light.kind === 'day' ? 0.1 : 0.5) * Rn
  const aerodynamic = (gamma * 37 * wind * (e0 - ea)) / (temperature + 273)
  const eto = (MM_PER_MJ * delta * (Rn - G) + aerodynamic) / (delta + gamma * (1 + 0.34 * wind))
  return { delta, e0, ea, Rso, Rns, Rnl, Rn, G, eto: Math.max(0, eto) }
}

/**
 * Reference evapotranspiration, mm/d, from temperatures in °C and Ra in MJ m⁻² d⁻¹ alone: for days without wind,
 * humidity or radiation. Hargreaves & Samani 1985; FAO-56 eq. 52. Too high in humid, too low in windy places.
 */
export function hargreaves(tmax: number, tmin: number, Ra: number): number {
  const eto = 0.0023 * ((tmax + tmin) / 2 + 17.8) * Math.sqrt(Math.max(0, tmax - tmin)) * MM_PER_MJ * Ra
  return Math.max(0, eto)
}

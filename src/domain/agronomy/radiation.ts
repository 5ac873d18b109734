import { inverseRelativeDistance } from './solar.ts'

/** Solar radiation, MJ m⁻² d⁻¹, from sunshine n and daylight N in hours. Allen et al. 1998, FAO-56 eq. 35 (Ångström). */
export function solarRadiationFromSunshine(sunshine: number, daylight: number, Ra: number): number {
  return daylight > 0 ? (0.25 + (0.5 * sunshine) / daylight) * Ra : 0
}

/** Clear-sky solar radiation, MJ m⁻² d⁻¹ (or per hour with Ra per hour); elevation in metres. Allen et al. 1998, FAO-56 eq. 37. */
export function clearSkyRadiation(Ra: number, elevation: number): number {
  return (0.75 + 2e-5 * elevation) * Ra
}

/** Solar radiation, MJ m⁻² d⁻¹, from the diurnal range in °C: kRs 0.16 inland, 0.19 at a coast. Allen et al. 1998, FAO-56 eq. 50. */
export function solarRadiationFromTemperature(
  tmax: number,
  tmin: number,
  Ra: number,
  kRs: 0.16 | 0.19,
): number {
  return kRs * Math.sqrt(Math.max(0, tmax - tmin)) * Ra
}

/** Net shortwave radiation of the grass reference, albedo 0.23, in the unit of Rs. Allen et al. 1998, FAO-56 eq. 38. */
export function netShortwave(Rs: number): number {
  return 0.77 * Rs
}

/** σ of the net longwave balance, MJ K⁻⁴ m⁻² per day and per hour. */
const STEFAN_BOLTZMANN = { day: 4.903e-9, hour: 2.043e-10 } as const

/**
 * Net outgoing longwave radiation, MJ m⁻² per day or hour: temperatures in °C (both the same for an hour),
 * ea in kPa, Rs/Rso limited to 1. Allen et al. 1998, FAO-56 eq. 39.
 */
export function netLongwave(
  air: { tmax: number; tmin: number; vapourPressure: number },
  relativeShortwave: number,
  per: 'day' | 'hour' = 'day',
): number {
  const emitted = (STEFAN_BOLTZMANN[per] * ((air.tmax + 273.16) ** 4 + (air.tmin + 273.16) ** 4)) / 2
  return (
    emitted *
    (0.34 - 0.14 * Math.sqrt(Math.max(0, air.vapourPressure))) *
    (1.35 * Math.min(1, relativeShortwave) - 0.35)
  )
}

/**
 * Clear-sky global irradiance, W/m², from the cosine of the zenith angle; 0 below the horizon.
 * Haurwitz 1945, J. Meteorol. 2:154, with the 0.059 of Reno, Hansen & Stein 2012.
 */
export function clearSkyIrradiance(cosZenith: number): number {
  return cosZenith > 0 ? 1098 * cosZenith * Math.exp(-0.059 / cosZenith) : 0
}

/** Diffuse share of global irradiance, 0 to 1, from the clearness index kt. Erbs, Klein & Duffie 1982, Solar Energy 28:293. */
export function diffuseFraction(kt: number): number {
  if (kt <= 0.22) return 1 - 0.09 * Math.max(0, kt)
  if (kt > 0.8) return 0.165
  return 0.9511 + kt * (-0.1604 + kt * (4.388 + kt * (-16.638 + kt * 12.336)))
}

/** Clearness index: global irradiance in W/m² over what arrives outside the atmosphere on day J; 0 while the sun is down. */
export function clearnessIndex(irradiance: number, cosZenith: number, J: number): number {
  return cosZenith > 0 ? irradiance / (1367 * inverseRelativeDistance(J) * cosZenith) : 0
}

import { dayOfYear, daysInYear } from './dayOfYear.ts'

const RADIANS = Math.PI / 180
/** Solar constant, MJ m⁻² min⁻¹. Allen et al. 1998, FAO-56. */
const SOLAR_CONSTANT = 0.082

/** A point on the earth in degrees; north and east are positive. */
export type Place = { latitude: number; longitude: number }

function arccos(value: number): number {
  return Math.acos(Math.min(1, Math.max(-1, value)))
}

/** Inverse relative distance earth–sun on day J of the year. Allen et al. 1998, FAO-56 eq. 23. */
export function inverseRelativeDistance(J: number): number {
  return 1 + 0.033 * Math.cos((2 * Math.PI * J) / 365)
}

/** Solar declination, rad, on day J of the year. Allen et al. 1998, FAO-56 eq. 24. */
export function solarDeclination(J: number): number {
  return 0.409 * Math.sin((2 * Math.PI * J) / 365 - 1.39)
}

/** Sunset hour angle, rad; 0 in the polar night, π under the midnight sun. Allen et al. 1998, FAO-56 eq. 25. */
export function sunsetHourAngle(latitude: number, J: number): number {
  return arccos(-Math.tan(latitude * RADIANS) * Math.tan(solarDeclination(J)))
}

/** Maximum possible sunshine, h. Allen et al. 1998, FAO-56 eq. 34. */
export function daylightHours(latitude: number, J: number): number {
  return (24 / Math.PI) * sunsetHourAngle(latitude, J)
}

/** Extraterrestrial radiation of a day, MJ m⁻² d⁻¹; latitude in degrees. Allen et al. 1998, FAO-56 eq. 21. */
export function extraterrestrialRadiation(latitude: number, J: number): number {
  const phi = latitude * RADIANS
  const delta = solarDeclination(J)
  const omega = sunsetHourAngle(latitude, J)
  const geometry = omega * Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.sin(omega)
  return Math.max(0, (1440 / Math.PI) * SOLAR_CONSTANT * inverseRelativeDistance(J) * geometry)
}

/** A clock interval: hours of the standard clock, and the longitude in °E that clock is set to. */
export type ClockInterval = { start: number; end: number; zoneLongitude: number }

/**
 * Extraterrestrial radiation of an hour or less, MJ m⁻² per interval; 0 while the sun is down.
 * Allen et al. 1998, FAO-56 eq. 28 to 33.
 */
export function extraterrestrialRadiationHourly(place: Place, J: number, clock: ClockInterval): number {
  const phi = place.latitude * RADIANS
  const delta = solarDeclination(J)
  const b = (2 * Math.PI * (J - 81)) / 364
  const seasonal = 0.1645 * Math.sin(2 * b) - 0.1255 * Math.cos(b) - 0.025 * Math.sin(b)
  const middle = (clock.start + clock.end) / 2 + (place.longitude - clock.zoneLongitude) / 15 + seasonal
  const omega = (Math.PI / 12) * (middle - 12)
  const half = (Math.PI * (clock.end - clock.start)) / 24
  const set = sunsetHourAngle(place.latitude, J)
  const from = Math.min(set, Math.max(-set, omega - half))
  const to = Math.min(set, Math.max(-set, omega + half))
  const geometry =
    (to - from) * Math.sin(phi) * Math.sin(delta) +
    Math.cos(phi) * Math.cos(delta) * (Math.sin(to) - Math.sin(from))
  return Math.max(0, (720 / Math.PI) * SOLAR_CONSTANT * inverseRelativeDistance(J) * geometry)
}

/** Equation of time in minutes and declination in rad. NOAA GML, General solar position calculations. */
export function solarSeason(day: string, utcHour: number): { equationOfTime: number; declination: number } {
  const gamma =
    ((2 * Math.PI) / daysInYear(Number(day.slice(0, 4)))) * (dayOfYear(day) - 1 + (utcHour - 12) / 24)
  const [sin1, cos1] = [Math.sin(gamma), Math.cos(gamma)]
  const [sin2, cos2] = [Math.sin(2 * gamma), Math.cos(2 * gamma)]
  return {
    equationOfTime:
      229.18 * (0.000075 + 0.001868 * cos1 - 0.032077 * sin1 - 0.014615 * cos2 - 0.040849 * sin2),
    declination:
      0.006918 -
      0.399912 * cos1 +
      0.070257 * sin1 -
      0.006758 * cos2 +
      0.000907 * sin2 -
      0.002697 * Math.cos(3 * gamma) +
      0.00148 * Math.sin(3 * gamma),
  }
}

/** Degrees: elevation above the horizon without refraction, azimuth clockwise from north, declination; minutes: equation of time. */
export type SolarPosition = {
  elevation: number
  azimuth: number
  declination: number
  equationOfTime: number
}

/**
 * Where the sun stands at a UTC hour of a day; the hour may run outside 0 to 24.
 * NOAA GML, General solar position calculations. The azimuth is the atan2 form: the note's printed
 * arccosine carries a sign that mirrors the angle.
 * @throws RangeError when the text is no calendar day.
 */
export function solarPosition(place: Place, day: string, utcHour: number): SolarPosition {
  const { equationOfTime, declination } = solarSeason(day, utcHour)
  const phi = place.latitude * RADIANS
  const hourAngle = ((60 * utcHour + equationOfTime + 4 * place.longitude) / 4 - 180) * RADIANS
  const [sinPhi, cosPhi] = [Math.sin(phi), Math.cos(phi)]
  const [sinDelta, cosDelta] = [Math.sin(declination), Math.cos(declination)]
  const cosZenith = sinPhi * sinDelta + cosPhi * cosDelta * Math.cos(hourAngle)
  const azimuth = Math.atan2(
    -cosDelta * Math.sin(hourAngle),
    sinDelta * cosPhi - cosDelta * sinPhi * Math.cos(hourAngle),
  )
  return {
    elevation: 90 - arccos(cosZenith) / RADIANS,
    azimuth: (azimuth / RADIANS + 360) % 360,
    declination: declination / RADIANS,
    equationOfTime,
  }
}

/** Minutes of the UTC day (may run outside 0 to 1440) and hours of day length, or why the sun does not rise or set. */
export type SunTimes =
  | { kind: 'risesAndSets'; sunrise: number; sunset: number; noon: number; dayLength: number }
  | { kind: 'polarNight'; noon: number }
  | { kind: 'midnightSun'; noon: number }

/**
 * Sunrise, sunset and solar noon of a day, with the sun's rim and mean refraction (zenith 90.833°).
 * NOAA GML, General solar position calculations.
 * @throws RangeError when the text is no calendar day.
 */
export function sunTimes(place: Place, day: string): SunTimes {
  const { equationOfTime, declination } = solarSeason(day, 12)
  const phi = place.latitude * RADIANS
  const noon = 720 - 4 * place.longitude - equationOfTime
  const cosine =
    Math.cos(90.833 * RADIANS) / (Math.cos(phi) * Math.cos(declination)) -
    Math.tan(phi) * Math.tan(declination)
  if (cosine > 1) return { kind: 'polarNight', noon }
  if (cosine < -1) return { kind: 'midnightSun', noon }
  const halfDay = (4 * Math.acos(cosine)) / RADIANS
  return {
    kind: 'risesAndSets',
    sunrise: noon - halfDay,
    sunset: noon + halfDay,
    noon,
    dayLength: (2 * halfDay) / 60,
  }
}

/** Minutes × m² per hectare over m per km: 600. Greencast UK. */
const METRIC_CONSTANT = 600
/** US gallons: 43 560 ft² × 60 min × 12 in / 5280 ft. */
export const US_CONSTANT = (43_560 * 60 * 12) / 5280
/** Area of a spreader's test course, m² (1000 ft²). Toro. */
const COURSE_AREA = 93

/** Water applied, l/ha, by nozzles of a flow in l/min, `spacing` m apart, at a speed in km/h. @throws RangeError at zero speed or spacing. */
export function applicationRate(flow: number, speed: number, spacing: number): number {
  if (speed <= 0 || spacing <= 0) throw new RangeError('speed and nozzle spacing must be positive')
  return (METRIC_CONSTANT * flow) / (speed * spacing)
}

/** Flow of one nozzle, l/min, for a water rate in l/ha at a speed in km/h and a spacing (or swath) in m. */
export function nozzleFlow(waterRate: number, speed: number, spacing: number): number {
  return (waterRate * speed * spacing) / METRIC_CONSTANT
}

/** Water applied, US gal/acre, by nozzles of a flow in gal/min, `spacing` in apart, at a speed in mph. */
export function applicationRateUs(flow: number, speed: number, spacing: number): number {
  if (speed <= 0 || spacing <= 0) throw new RangeError('speed and nozzle spacing must be positive')
  return (US_CONSTANT * flow) / (speed * spacing)
}

/** Area covered, ha/min, by a swath in m at a speed in km/h. */
export function workRate(swath: number, speed: number): number {
  return (swath * speed) / METRIC_CONSTANT
}

/** Speed, km/h, of a machine that takes some seconds for a distance in m. @throws RangeError when no time has passed. */
export function speedOver(distance: number, seconds: number): number {
  if (seconds <= 0) throw new RangeError('the time must be positive')
  return (3.6 * distance) / seconds
}

/** Length of a spreader's test course for an effective width; both in m, or both in ft with `area` 1000. Toro. */
export function courseLength(width: number, area: number = COURSE_AREA): number {
  if (width <= 0) throw new RangeError('the effective width must be positive')
  return area / width
}

/** Rate a spreader laid, g/m², and its error against the target in %, from kg collected on a course of length × width in m. */
export function spreaderRate(
  collected: number,
  course: { length: number; width: number },
  target: number,
): { rate: number; error: number } {
  const area = course.length * course.width
  if (area <= 0 || target <= 0) throw new RangeError('the course and the target rate must be positive')
  const rate = (1000 * collected) / area
  return { rate, error: (100 * (rate - target)) / target }
}

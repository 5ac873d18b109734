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

/** Share of the mean, in %, by which one nozzle may differ from the others (agronomy.md 7.4). */
export const NOZZLE_TOLERANCE = 10
/** A deviation this little above is rounding. */
const ROUNDING = 1e-9

export type NozzleCheck = {
  /** l/min */
  mean: number
  /** In the order they were caught; `deviation` is in % of the mean. */
  nozzles: { flow: number; deviation: number; isOff: boolean }[]
}

/**
 * Flow of nozzles of which litres were caught for some seconds, each against the mean of all. Undefined where no time
 * has passed or nothing flowed.
 */
export function nozzleCheck(caught: readonly number[], seconds: number): NozzleCheck | undefined {
  const flows = caught.map((litres) => (60 * litres) / seconds)
  const mean = flows.reduce((sum, flow) => sum + flow, 0) / flows.length
  if (!(seconds > 0 && mean > 0 && Number.isFinite(mean)) || flows.some((flow) => !(flow >= 0)))
    return undefined
  return {
    mean,
    nozzles: flows.map((flow) => {
      const deviation = (100 * (flow - mean)) / mean
      return { flow, deviation, isOff: Math.abs(deviation) > NOZZLE_TOLERANCE + ROUNDING }
    }),
  }
}

/**
 * Effective width of a spreader, m: the distance between the points left and right where the pattern falls to half of
 * what lies in its middle (Landschoot, Penn State). `weights` were caught in trays `spacing` m apart, from one side to
 * the other, any unit. Undefined where there is no middle or a side does not fall that far.
 */
export function effectiveWidth(weights: readonly number[], spacing: number): number | undefined {
  const middle = (weights.length - 1) / 2
  const half = (weights[middle] ?? 0) / 2
  if (!(half > 0 && spacing > 0) || weights.some((weight) => !(weight >= 0))) return undefined
  const toSide = (step: 1 | -1): number | undefined => {
    for (let at = middle; ; at += step) {
      const here = weights[at]
      const next = weights[at + step]
      if (here === undefined || next === undefined) return undefined
      if (next <= half) return Math.abs(at - middle) + (here - half) / (here - next)
    }
  }
  const [one, other] = [toSide(-1), toSide(1)]
  return one === undefined || other === undefined ? undefined : (one + other) * spacing
}

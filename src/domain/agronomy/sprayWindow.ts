import { deltaT } from './humidity.ts'

export type SprayReason =
  | 'calm'
  | 'windCaution'
  | 'windHigh'
  | 'gust'
  | 'deltaTLow'
  | 'deltaTCaution'
  | 'deltaTHigh'
  | 'hot'
  | 'cold'
  | 'rain'
  | 'inversion'

export type SpreadReason = 'windHigh' | 'wash' | 'leafWet' | 'noGrowth'

export type WindowLevel = 'suitable' | 'caution' | 'unsuitable'

export type SprayConditions = {
  /** m/s */
  wind: number
  gust: number
  /** °C */
  temperature: number
  /** % */
  humidity: number
  /** mm within the product's rain-fast time, 4 h by default */
  rain: number
  inversion: boolean
}

const KMH_PER_MS = 3.6
/** Above this wind, km/h, nobody sprays (agronomy.md §8). */
export const MOST_WIND = 15
/** Above these gusts, km/h, neither. */
export const MOST_GUST = 20
/** Delta T between which drops neither hang in the air nor dry up in it, °C. */
export const LEAST_DELTA_T = 2
export const MOST_DELTA_T = 10
/** Air temperature between which sprays work and do no harm, °C. */
export const COLDEST = 5
export const HOTTEST = 28
/** So much rain, mm, washes off. */
export const WASH_MM = 0.2

/** What asks for care and stops nobody. */
export const SPRAY_CAUTIONS: ReadonlySet<SprayReason> = new Set(['calm', 'windCaution', 'deltaTCaution'])

/**
 * Whether an hour suits spraying, with every reason that speaks against it, and Delta T in °C.
 * Wind 3.2–10 km/h, gust to 20, Delta T 2–8 °C (BoM/GRDC), 5–28 °C, less than 0.2 mm of rain; a rule of this
 * product on UK Defra, HSE and GRDC guidance. The product's label prevails.
 */
export function sprayWindow(conditions: SprayConditions): {
  level: WindowLevel
  reasons: SprayReason[]
  deltaT: number
} {
  const { temperature } = conditions
  const wind = conditions.wind * KMH_PER_MS
  const difference = deltaT(temperature, conditions.humidity)
  const checks: [boolean, SprayReason][] = [
    [wind < 3.2, 'calm'],
    [wind >= 10 && wind <= MOST_WIND, 'windCaution'],
    [wind > MOST_WIND, 'windHigh'],
    [conditions.gust * KMH_PER_MS > MOST_GUST, 'gust'],
    [difference < LEAST_DELTA_T, 'deltaTLow'],
    [difference > 8 && difference <= MOST_DELTA_T, 'deltaTCaution'],
    [difference > MOST_DELTA_T, 'deltaTHigh'],
    [temperature > HOTTEST, 'hot'],
    [temperature < COLDEST, 'cold'],
    [conditions.rain >= WASH_MM, 'rain'],
    [conditions.inversion, 'inversion'],
  ]
  const reasons = checks.filter(([applies]) => applies).map(([, reason]) => reason)
  const stopped = reasons.some((reason) => !SPRAY_CAUTIONS.has(reason))
  return {
    level: stopped ? 'unsuitable' : reasons.length > 0 ? 'caution' : 'suitable',
    reasons,
    deltaT: difference,
  }
}

/**
 * Whether a surface inversion is likely: a clear sky (cloud in %), nearly no wind (m/s) and a sun lower than 5° (about
 * an hour after sunrise). GRDC; the limits are a rule of this product.
 */
export function inversionLikely(sky: { cloud: number; wind: number; sunElevation: number }): boolean {
  return sky.cloud < 30 && sky.wind * KMH_PER_MS < 3.2 && sky.sunElevation < 5
}

export type SpreadConditions = {
  /** m/s */
  wind: number
  /** mm over the next 24 h */
  rain: number
  leafWet: boolean
  /** 0 to 1 */
  growthPotential: number
}

/** Whether an hour suits spreading granules: wind below 25 km/h, less than 10 mm of rain, dry leaf, turf that grows. A rule of this product. */
export function spreadWindow(conditions: SpreadConditions): { level: WindowLevel; reasons: SpreadReason[] } {
  const checks: [boolean, SpreadReason][] = [
    [conditions.wind * KMH_PER_MS >= 25, 'windHigh'],
    [conditions.rain >= 10, 'wash'],
    [conditions.leafWet, 'leafWet'],
    [conditions.growthPotential <= 0.1, 'noGrowth'],
  ]
  const reasons = checks.filter(([applies]) => applies).map(([, reason]) => reason)
  const stopped = reasons.some((reason) => reason === 'windHigh' || reason === 'wash')
  return { level: stopped ? 'unsuitable' : reasons.length > 0 ? 'caution' : 'suitable', reasons }
}

/** Runs of hours of one level, as first and last index (inclusive), in order. */
export function windowsOf(
  levels: readonly WindowLevel[],
  wanted: WindowLevel,
): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const [hour, level] of levels.entries()) {
    if (level !== wanted) continue
    const run = runs.at(-1)
    if (run && run.last === hour - 1) run.last = hour
    else runs.push({ first: hour, last: hour })
  }
  return runs
}

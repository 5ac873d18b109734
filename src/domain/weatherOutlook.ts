import { HOUR_MS } from '../lib/durations.ts'
import type { Place } from './agronomy/solar.ts'
import { SPRAY_CAUTIONS, type SprayReason } from './agronomy/sprayWindow.ts'
import { toInstant } from './groundTime.ts'
import { sprayHours } from './sprayHours.ts'
import type { Weather, WeatherHour } from './weather.ts'
import type { Instant } from './wire.ts'

/** Columns of the weather strip and of whatever stands beneath it. */
export const OUTLOOK_HOURS = 12
/** Less than this in an hour, mm, is no rain to speak of (agronomy.md §8). */
export const WET_MM = 0.2
/** At this air temperature, °C, the ground may freeze (product.md, F1). */
export const FROST_RISK = 2

/** Hours in a row: index of the first, and of the one after the last. */
export type HourRun = { from: number; to: number }
/** `careful`: something in it asks for caution. */
export type SprayRun = HourRun & { careful: boolean }
/** Rain in mm that falls in it. */
export type RainRun = HourRun & { amount: number }

export type WeatherOutlook = {
  /** The hours from the present one on, twelve at most. */
  hours: WeatherHour[]
  spray: SprayRun[]
  rain: RainRun[]
  frost: HourRun[]
  /** What most often speaks against spraying, where there is no window; undefined where nobody knows. */
  against: SprayReason | undefined
  /** There is no window, but an hour without rain of which nobody knows whether it would be one. */
  unsure: boolean
}

/** The start of the clock hour that holds an instant. */
export const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS) * HOUR_MS

/** The next twelve hours of a forecast as the home page tells them: windows for spraying, rain and ground frost. */
export function outlookOf(hourly: Weather['hourly'], now: Date, place?: Place): WeatherOutlook {
  const ahead = hoursAhead(hourly, now)
  const hours = ahead.slice(0, OUTLOOK_HOURS)
  const judged = sprayHours(ahead, place).slice(0, OUTLOOK_HOURS)
  const workable = runsOf(judged, ({ level }) => level === 'suitable' || level === 'caution')
  const reasons = judged
    .flatMap(({ level, reasons }) => (level === 'unsuitable' ? reasons : []))
    .filter((reason) => !SPRAY_CAUTIONS.has(reason))
  return {
    hours,
    spray: workable.map((run) => ({
      ...run,
      careful: judged.slice(run.from, run.to).some(({ level }) => level === 'caution'),
    })),
    rain: bridged(runsOf(hours, ({ rain }) => (rain ?? 0) >= WET_MM)).map((run) => ({
      ...run,
      amount: hours.slice(run.from, run.to).reduce((sum, { rain }) => sum + (rain ?? 0), 0),
    })),
    frost: runsOf(hours, ({ temperature }) => temperature !== undefined && temperature <= FROST_RISK),
    against: workable.length === 0 ? mostFrequent(reasons) : undefined,
    unsure:
      workable.length === 0 &&
      judged.some(({ level }, at) => level === 'unknown' && !((hours[at]?.rain ?? 0) >= WET_MM)),
  }
}

/** The hours from the present one on, in order; one that the forecast leaves out is there, and nothing is known of it. */
function hoursAhead(hourly: Weather['hourly'], now: Date): WeatherHour[] {
  const byTime = new Map(hourly.map((hour) => [Date.parse(hour.time), hour]))
  const times = [...byTime.keys()].filter((time) => time >= hourOf(now))
  const last = Math.max(...times)
  const hours: WeatherHour[] = []
  for (let time = Math.min(...times); time <= last; time += HOUR_MS)
    hours.push(byTime.get(time) ?? { time: toInstant(time) })
  return hours
}

function runsOf<T>(rows: readonly T[], holds: (row: T) => boolean): HourRun[] {
  const runs: HourRun[] = []
  for (const [at, row] of rows.entries()) {
    if (!holds(row)) continue
    const last = runs.at(-1)
    if (last && last.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** One dry hour between two wet ones is the same rain. */
function bridged(runs: readonly HourRun[]): HourRun[] {
  const joined: HourRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && run.from - last.to <= 1) last.to = run.to
    else joined.push({ ...run })
  }
  return joined
}

function mostFrequent(reasons: readonly SprayReason[]): SprayReason | undefined {
  const counts = new Map<SprayReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The answer to "can we work?", one sentence of the texts for each kind. */
export type WeatherAnswer =
  | { kind: 'rainUnknown' }
  | {
      kind: 'frost'
      frost: HourRun
      next: { kind: 'spray'; run: SprayRun } | { kind: 'rain'; run: RainRun } | undefined
    }
  | { kind: 'spray'; run: SprayRun; rain: RainRun | undefined; dryTo: number }
  | { kind: 'rainThenSpray'; run: SprayRun; rain: RainRun }
  | { kind: 'rainNow' | 'rainLater'; rain: RainRun; unsure: boolean }
  | { kind: 'dry'; against: SprayReason | undefined; dryTo: number }

/**
 * Frost first, then the first window for spraying and the rain before or after it, then the rain alone. `dryTo` is the
 * hour up to which it is known to stay dry: the end, or where the forecast says nothing of rain.
 */
export function answerOf({ hours, spray, rain, frost, against, unsure }: WeatherOutlook): WeatherAnswer {
  const [window] = spray
  const [firstRain] = rain
  const [firstFrost] = frost
  if (firstFrost?.from === 0) {
    const next =
      window && (!firstRain || window.from < firstRain.from)
        ? ({ kind: 'spray', run: window } as const)
        : firstRain && ({ kind: 'rain', run: firstRain } as const)
    return { kind: 'frost', frost: firstFrost, next }
  }
  if (window && firstRain && firstRain.from < window.from)
    return { kind: 'rainThenSpray', run: window, rain: firstRain }
  if (window) return { kind: 'spray', run: window, rain: firstRain, dryTo: rainKnownTo(hours, window.from) }
  if (firstRain) return { kind: firstRain.from === 0 ? 'rainNow' : 'rainLater', rain: firstRain, unsure }
  const dryTo = rainKnownTo(hours, 0)
  return dryTo === 0 ? { kind: 'rainUnknown' } : { kind: 'dry', against, dryTo }
}

function rainKnownTo(hours: readonly WeatherHour[], from: number): number {
  const at = hours.findIndex(({ rain }, n) => n >= from && rain === undefined)
  return at < 0 ? hours.length : at
}

/** The first frost within a day that is still to come, and the lowest temperature of that frost in °C. */
export function frostAhead(
  hourly: Weather['hourly'],
  now: Date,
): { from: Instant; lowest: number } | undefined {
  const ahead = hourly.filter(
    ({ time }) => Date.parse(time) >= hourOf(now) && Date.parse(time) < now.getTime() + 24 * HOUR_MS,
  )
  const [run] = runsOf(ahead, ({ temperature }) => temperature !== undefined && temperature <= FROST_RISK)
  const first = run && ahead[run.from]
  if (!run || !first) return undefined
  const temperatures = ahead.slice(run.from, run.to).flatMap(({ temperature }) => temperature ?? [])
  return { from: first.time, lowest: Math.min(...temperatures) }
}

/** The point of the compass that a wind comes from, in eighths. */
export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export const compassPoint = (degrees: number): (typeof COMPASS)[number] =>
  COMPASS[((Math.round(degrees / 45) % 8) + 8) % 8] ?? 'n'

import { byStart } from '@/domain/byStart'
import type { Fixture } from '@/domain/fixture'
import { toInstant } from '@/domain/groundTime'
import { hoursIn, type Sky, workHours } from '@/domain/planning/workHours'
import type { Id, Instant } from '@/domain/wire'
import { WET_MM } from '@/domain/weatherOutlook'
import { HOUR_MS } from '@/lib/durations'

/** Why planned times suit the weather. */
export type WindowFit = {
  /** All hours that suit the work, one after another, around its own. */
  from: Instant
  to: Instant
  /** m/s at 10 m during the work. */
  wind?: { low: number; high: number }
  /** When the next rain comes; absent where the forecast has none. */
  dryUntil?: Instant
  /** The next use of the pitch. */
  next?: Fixture
}

/** How well its times suit work that waits for the weather; undefined where they do not, or nobody knows. */
export function windowFit(
  activityName: string,
  times: { startDate: Instant; endDate: Instant },
  sky: Sky,
  fixtures: readonly Fixture[],
  pitchId: Id | undefined,
): WindowFit | undefined {
  const hours = workHours(activityName, sky)
  const [start, end] = [Date.parse(times.startDate), Date.parse(times.endDate)]
  const during = hours && hoursIn(hours, start, end)
  if (!hours || !during?.every(({ level }) => level === 'suitable')) return undefined
  const suits = new Set(hours.filter(({ level }) => level === 'suitable').map((hour) => hour.start))
  let from = during[0]?.start ?? start
  let to = during.at(-1)?.start ?? end
  while (suits.has(from - HOUR_MS)) from -= HOUR_MS
  while (suits.has(to + HOUR_MS)) to += HOUR_MS
  const winds = sky.weather.hourly
    .filter(({ time }) => Date.parse(time) < end && start < Date.parse(time) + HOUR_MS)
    .flatMap(({ wind }) => wind ?? [])
  const rain = sky.weather.hourly.find((hour) => Date.parse(hour.time) >= end && (hour.rain ?? 0) >= WET_MM)
  const next = fixtures
    .filter((one) => one.pitchId === pitchId && one.startDate >= times.endDate)
    .toSorted(byStart)[0]
  return {
    from: toInstant(from),
    to: toInstant(to + HOUR_MS),
    ...(winds.length > 0 ? { wind: { low: Math.min(...winds), high: Math.max(...winds) } } : {}),
    ...(rain ? { dryUntil: rain.time } : {}),
    ...(next ? { next } : {}),
  }
}

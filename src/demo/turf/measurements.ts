import type { FieldMeasurement, MeasurementMetric } from '../../domain/fieldMeasurement.ts'
import { CELLS, mapGrid } from '../../domain/grid.ts'
import type { Grid } from '../../domain/grid.ts'
import { lightIntegralFromRadiation } from '../../domain/agronomy/lightIntegral.ts'
import type { Day, Id, Instant } from '../../domain/wire.ts'
import { addDays, daysFrom } from '../groundTime.ts'
import { measurementGrid, sampled } from '../readings/measurementGrid.ts'
import type { PitchState } from '../readings/measurementGrid.ts'
import { NEGLECTED } from '../seed/leagueHabits.ts'
import { randomOf } from '../weather/random.ts'
import { lightShares } from './light.ts'
import { rounded } from './figures.ts'
import { weatherAt } from './sky.ts'
import type { Turf, TurfDay } from './turfDays.ts'

/** One round of measurements on a pitch. */
export type Session = {
  id: Id
  at: Instant
  day: Day
  metrics: readonly MeasurementMetric[]
  points: number
  measuredBy: Id | undefined
  /** What was read, where the work carries it; it is of one metric. */
  read?: Grid | undefined
}

/** What takes a person and a tool minutes per point is not read in every cell. */
const POINTS: Partial<Record<MeasurementMetric, number>> = {
  rotationalResistance: 54,
  shearStrength: 54,
  ballRoll: 18,
  ballRebound: 18,
  evenness: 18,
  infiltration: 9,
  rootDepth: 18,
}
/** Days whose light and play a reading still shows. */
const LIGHT_MEMORY = 7
export const PLAY_MEMORY = 21
/** Hours of play in that time that count as a full season's load. */
const FULL_LOAD = 15
/** dS/m: rain washes salt out, irrigation in the desert brings it. */
const SALINITY = { london: 0.7, milan: 0.9, kansasCity: 1.1, riyadh: 3.4 } as const

const kept = new Map<string, Grid>()
const KEPT_GRIDS = 3000

/** The readings of some rounds, oldest first, on turf whose days reach back to before the first of them. */
export function readingsOf(
  turf: Turf,
  days: ReadonlyMap<Day, TurfDay>,
  sessions: readonly Session[],
): FieldMeasurement[] {
  return sessions.flatMap((session) => {
    const { read } = session
    if (read)
      return session.metrics.slice(0, 1).map((metric) => ({
        id: `${session.id}-${metric}`,
        measuredAt: session.at,
        metric,
        values: read,
        measuredBy: session.measuredBy,
      }))
    const state = stateOn(turf, days, session.day)
    if (!state) return []
    return session.metrics.map((metric) => ({
      id: `${session.id}-${metric}`,
      measuredAt: session.at,
      metric,
      values: valuesOf(metric, state, session.points, `${turf.pitch.id}:${session.id}:${metric}`),
      measuredBy: session.measuredBy,
    }))
  })
}

function valuesOf(
  metric: MeasurementMetric,
  { light, ...state }: PitchState,
  walked: number,
  seed: string,
): Grid {
  const key = `${seed}:${walked}:${JSON.stringify(state)}:${typeof light === 'number' ? light : light[0]?.[0]}`
  let values = kept.get(key)
  if (!values) {
    const complete = measurementGrid(metric, { ...state, light }, seed)
    const points = Math.min(walked, POINTS[metric] ?? CELLS)
    values = points < CELLS ? sampled(complete, points) : withGaps(complete, seed)
    if (kept.size >= KEPT_GRIDS) kept.clear()
    kept.set(key, values)
  }
  return values
}

/** Now and then a cell is left out: somebody stood there, or the probe found no hold. */
function withGaps(grid: Grid, seed: string): Grid {
  const random = randomOf(`${seed}:gaps`)
  const share = random() < 0.4 ? 0.015 : 0
  return share === 0 ? grid : mapGrid(grid, (value) => (random() < share ? null : value))
}

function stateOn(turf: Turf, days: ReadonlyMap<Day, TurfDay>, date: Day): PitchState | null {
  const day = days.get(date)
  if (!day) return null
  const { site } = turf.club
  const recent = weatherAt(site).days(addDays(date, 1 - LIGHT_MEMORY), date)
  const radiation = recent.reduce((sum, { radiation: today }) => sum + today, 0) / recent.length
  const open = lightIntegralFromRadiation(radiation)
  const shares = lightShares(turf.pitch, date, radiation)
  const lamps = daysFrom(addDays(date, 1 - LIGHT_MEMORY), date).reduce(
    (sum, back) => sum + (turf.work.get(back)?.lampLight ?? 0),
    0,
  )
  const lampLight = lamps / LIGHT_MEMORY
  const play = daysFrom(addDays(date, 1 - PLAY_MEMORY), date).reduce(
    (sum, back) => sum + (turf.work.get(back)?.play ?? 0),
    0,
  )
  const yesterday = days.get(addDays(date, -1))
  // Right after rain a pitch holds more than field capacity, for the rest is still on its way down.
  const neglect = NEGLECTED[turf.pitch.id]
  const surplus = Math.min(6, 0.5 * day.water.drainage + 0.25 * (yesterday?.water.drainage ?? 0))
  return {
    use: neglect?.use ?? rounded(Math.min(1.3, 0.2 + play / FULL_LOAD), 2),
    light: shares ? mapGrid(shares, (share) => share * open + lampLight) : open + lampLight,
    moisture: rounded((day.moisture + surplus) * (neglect?.moisture ?? 1), 1),
    height: rounded(day.height, 1),
    soilTemperature: rounded(day.soilTemperature, 1),
    surfaceTemperature: rounded(day.temperature + 0.35 * day.weather.radiation - 1.5, 1),
    salinity: rounded(SALINITY[site] + 0.05 * day.water.depletion, 2),
  }
}

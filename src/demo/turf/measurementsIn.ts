import { answerOf } from '../../domain/activity.ts'
import type { Activity } from '../../domain/activity.ts'
import { MEASUREMENT_METRICS } from '../../domain/fieldMeasurement.ts'
import type { FieldMeasurement, MeasurementMetric } from '../../domain/fieldMeasurement.ts'
import { CELLS } from '../../domain/grid.ts'
import { gridOfActivity } from '../../domain/roundReadings.ts'
import type { Day } from '../../domain/wire.ts'
import { addDays, dayAtGround, timeOf } from '../groundTime.ts'
import { lastSentDay } from '../seed/leagueHabits.ts'
import { activitiesWithin } from './turfOf.ts'
import { PLAY_MEMORY, readingsOf } from './measurements.ts'
import type { Session } from './measurements.ts'
import { surveysOf } from './surveys.ts'
import { turfDays } from './turfDays.ts'
import type { Turf } from './turfDays.ts'

/** What a round reads that does not say. */
const ONE_HOUR_SET: readonly MeasurementMetric[] = [
  'hardness',
  'soilMoisture',
  'grassHeight',
  'rotationalResistance',
  'soilTemperature',
]

function metricsOf(activity: Activity): readonly MeasurementMetric[] {
  const asked = answerOf(activity, 'parameters')
  const words: readonly unknown[] = Array.isArray(asked) ? asked : []
  const known = MEASUREMENT_METRICS.filter((metric) => words.includes(metric))
  return known.length > 0 ? known : ONE_HOUR_SET
}

/** The rounds of measurements that were carried out on a pitch: every completed activity of that kind is one. */
function roundsIn(turf: Turf, period: { from: Day; to: Day }): Session[] {
  return activitiesWithin(turf, period)
    .filter(
      ({ activity }) => activity.activityName === 'fieldMeasurements' && activity.status === 'completed',
    )
    .map(({ activity, day }) => {
      const points = answerOf(activity, 'points')
      return {
        id: activity.id,
        at: activity.endDate,
        day,
        metrics: metricsOf(activity),
        points: typeof points === 'number' ? points : CELLS,
        measuredBy: activity.userIds[0],
        read: gridOfActivity(activity) ?? undefined,
      }
    })
}

/** The first day that turf must know of, to tell what was read on it from a day on: a reading shows what went before. */
export const readingStart = (from: Day): Day => addDays(from, -PLAY_MEMORY)

/** The readings of every round and survey in a period, oldest first. */
export function measurementsIn(turf: Turf, period: { from: Day; to: Day }, now: Date): FieldMeasurement[] {
  const surveys = surveysOf(turf.club, turf.pitch, period.from, period.to, now)
  const { id, company } = turf.club
  const lastSent = lastSentDay(id, dayAtGround(now, company.timeZone))
  const sessions = [...roundsIn(turf, period), ...surveys]
    .filter(({ day }) => lastSent === undefined || day <= lastSent)
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at))
  const days = turfDays(turf, addDays(period.from, -1), period.to)
  return readingsOf(turf, new Map(days.map((day) => [day.date, day])), sessions)
}

import { answerOf } from '../../domain/activity.ts'
import type { Activity } from '../../domain/activity.ts'
import { MEASUREMENT_METRICS } from '../../domain/fieldMeasurement.ts'
import type { FieldMeasurement, MeasurementMetric } from '../../domain/fieldMeasurement.ts'
import { CELLS } from '../../domain/grid.ts'
import type { Day } from '../../domain/wire.ts'
import type { Demo } from '../demo.ts'
import { addDays, dayAtGround, timeOf } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { PLAY_MEMORY, readingsOf } from './measurements.ts'
import type { Session } from './measurements.ts'
import { activitiesOn, turfOf } from './turfOf.ts'
import { surveysOf } from './surveys.ts'
import { turfDays } from './turfDays.ts'

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
export function sessionsOf(activities: readonly Activity[], club: Club): Session[] {
  return activities
    .filter(({ activityName, status }) => activityName === 'fieldMeasurements' && status === 'completed')
    .map((activity) => {
      const points = answerOf(activity, 'points')
      return {
        id: activity.id,
        at: activity.endDate,
        day: dayAtGround(timeOf(activity.startDate), club.company.timeZone),
        metrics: metricsOf(activity),
        points: typeof points === 'number' ? points : CELLS,
        measuredBy: activity.userIds[0],
      }
    })
}

/** The readings of every round and survey on a pitch in a period, oldest first. */
export async function measurementsIn(
  demo: Demo,
  place: { club: Club; pitch: ClubPitch },
  period: { from: Day; to: Day },
): Promise<FieldMeasurement[]> {
  const activities = await activitiesOn(demo, place.club, place.pitch.id, period.from, period.to)
  const surveys = surveysOf(place.club, place.pitch, period.from, period.to, demo.now())
  const sessions = [...sessionsOf(activities, place.club), ...surveys].toSorted(
    (a, b) => timeOf(a.at) - timeOf(b.at),
  )
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return []
  const turf = await turfOf(demo, place, { from: addDays(first.day, -PLAY_MEMORY), to: last.day })
  const days = turfDays(turf, addDays(first.day, -1), last.day)
  return readingsOf(turf, new Map(days.map((day) => [day.date, day])), sessions)
}

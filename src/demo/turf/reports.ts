import type { Activity } from '../../domain/activity.ts'
import { gridStatistics } from '../../domain/measurement.ts'
import type { FieldMeasurement } from '../../domain/fieldMeasurement.ts'
import type { ActivitiesReportRow, Fertilisation, PitchReport } from '../../domain/pitchReport.ts'
import { productsOf } from '../../domain/activity.ts'
import { dayAtGround, timeOf } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { rounded } from './figures.ts'
import type { Period } from './period.ts'
import { feedsOf, hoursOf } from './pitchWork.ts'
import type { Nutrients, Shed } from './pitchWork.ts'
import type { Turf, TurfDay } from './turfDays.ts'

const sum = <T>(rows: readonly T[], read: (row: T) => number): number =>
  rows.reduce((total, row) => total + read(row), 0)

/** The feeds of a pitch that were carried out, kg/ha of the elements, oldest first. */
export function fertilisations(
  activities: readonly Activity[],
  shed: Shed,
  pitch: ClubPitch,
  club: Club,
): Fertilisation[] {
  return activities
    .filter(
      ({ activityName, status }) =>
        status === 'completed' && (activityName === 'spreading' || activityName === 'spraying'),
    )
    .toSorted((a, b) => timeOf(a.startDate) - timeOf(b.startDate))
    .flatMap((activity): Fertilisation[] => {
      const feeds = feedsOf(activity, shed)
      const total = (nutrient: keyof Nutrients) =>
        rounded(
          sum(feeds, (feed) => feed[nutrient]),
          2,
        )
      const [n, p, k] = [total('n'), total('p'), total('k')]
      if (n + p + k === 0) return []
      return [
        {
          id: `${activity.id}-${pitch.id}`,
          date: dayAtGround(timeOf(activity.startDate), club.company.timeZone),
          pitchId: pitch.id,
          activityId: activity.id,
          products: productsOf(activity),
          n,
          p,
          k,
        },
      ]
    })
}

/** Fields whose figures add up to something; others, such as a mowing height, are averaged by nobody here. */
const SUMMED_FIELDS = /^(amount|passes|area|volume|water|litres|quantity|debris|clippings|count)/i

/** How often and how long each kind of work was done, most hours first, with sums of what was put down or taken off. */
export function activitiesReport(activities: readonly Activity[]): ActivitiesReportRow[] {
  const done = activities.filter(({ status }) => status === 'completed')
  return Object.entries(Object.groupBy(done, ({ activityName }) => activityName))
    .map(([activityName, rows = []]) => {
      const quantities = new Map<string, number>()
      const add = (key: string, value: number) => quantities.set(key, (quantities.get(key) ?? 0) + value)
      for (const activity of rows) {
        for (const { key, value } of activity.fields)
          if (typeof value === 'number' && SUMMED_FIELDS.test(key)) add(key, value)
        for (const { id, cocktailId, quantity } of productsOf(activity)) {
          if (quantity !== undefined) add(`product:${id ?? cocktailId ?? ''}`, quantity)
        }
      }
      return {
        activityName,
        count: rows.length,
        hours: rounded(sum(rows, hoursOf), 2),
        quantities: [...quantities].map(([key, value]) => ({ key, value: rounded(value, 2) })),
      }
    })
    .toSorted((a, b) => b.hours - a.hours || b.count - a.count)
}

type ReportInput = {
  turf: Turf
  days: readonly TurfDay[]
  activities: readonly Activity[]
  feeds: readonly Fertilisation[]
  readings: readonly FieldMeasurement[]
  period: Period
}

/** Totals and daily series of a pitch for the part of a period that has happened. Units as in contract.md; hours of use and work in h. */
export function pitchReport({ turf, days, activities, feeds, readings, period }: ReportInput): PitchReport {
  const done = activities.filter(({ status }) => status === 'completed')
  const named = (name: string) => done.filter(({ activityName }) => activityName === name)
  const [matches, trainings] = [named('match'), named('training')]
  const work = done.filter(({ activityName }) => activityName !== 'match' && activityName !== 'training')
  return {
    pitchId: turf.pitch.id,
    startDate: period.from,
    endDate: period.to,
    totals: {
      days: days.length,
      matches: matches.length,
      matchHours: rounded(sum(matches, hoursOf), 1),
      trainings: trainings.length,
      trainingHours: rounded(sum(trainings, hoursOf), 1),
      activities: work.length,
      workHours: rounded(sum(work, hoursOf), 1),
      mowings: named('mowing').length,
      irrigations: named('irrigation').length,
      measurementRounds: new Set(readings.map(({ measuredAt }) => measuredAt)).size,
      rain: rounded(
        sum(days, ({ weather }) => weather.rain),
        1,
      ),
      irrigation: rounded(
        sum(days, ({ work }) => work.irrigation),
        1,
      ),
      et0: rounded(
        sum(days, ({ et0 }) => et0),
        1,
      ),
      etc: rounded(
        sum(days, ({ water }) => water.etc),
        1,
      ),
      growth: rounded(
        sum(days, ({ growth }) => growth),
        1,
      ),
      nitrogenDemand: rounded(
        sum(days, ({ demand }) => demand),
        1,
      ),
      n: rounded(
        sum(feeds, ({ n = 0 }) => n),
        1,
      ),
      p: rounded(
        sum(feeds, ({ p = 0 }) => p),
        1,
      ),
      k: rounded(
        sum(feeds, ({ k = 0 }) => k),
        1,
      ),
      ...(days.length > 0 && {
        meanTemperature: rounded(sum(days, ({ temperature }) => temperature) / days.length, 1),
        meanLight: rounded(sum(days, ({ light }) => light) / days.length, 1),
      }),
    },
    series: {
      weather: days.map(({ date, temperature, weather }) => ({
        date,
        temperature: rounded(temperature, 1),
        temperatureMin: rounded(weather.tmin, 1),
        temperatureMax: rounded(weather.tmax, 1),
        rain: rounded(weather.rain, 1),
      })),
      water: days.map(({ date, water, work, moisture }) => ({
        date,
        etc: rounded(water.etc, 2),
        irrigation: rounded(work.irrigation, 1),
        deficit: rounded(water.depletion, 2),
        soilMoisture: rounded(moisture, 1),
      })),
      growth: days.map(({ date, growth, height }) => ({
        date,
        growth: rounded(growth, 2),
        height: rounded(height, 1),
      })),
      light: days.map(({ date, natural, work }) => ({
        date,
        natural: rounded(natural, 1),
        growLights: rounded(work.lampLight, 1),
      })),
      nitrogen: feeds.map(({ date, n, p, k }) => ({ date, n, p, k })),
      measurements: readings.flatMap(({ measuredAt, metric, values }) => {
        const statistics = gridStatistics(values)
        return statistics
          ? [
              {
                measuredAt,
                metric,
                mean: rounded(statistics.mean, 2),
                sd: rounded(statistics.sd, 2),
                count: statistics.count,
              },
            ]
          : []
      }),
    },
  }
}

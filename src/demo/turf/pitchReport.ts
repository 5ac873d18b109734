import type { Activity } from '../../domain/activity.ts'
import { gridStatistics } from '../../domain/measurement.ts'
import type { FieldMeasurement } from '../../domain/fieldMeasurement.ts'
import type { PitchReport } from '../../domain/pitchReport.ts'
import { fertilisations } from './fertilisations.ts'
import { rounded } from './figures.ts'
import { measurementsIn } from './measurementsIn.ts'
import type { Period } from './period.ts'
import { hoursOf } from './pitchWork.ts'
import { turfDays } from './turfDays.ts'
import type { Turf, TurfDay } from './turfDays.ts'
import { activitiesWithin } from './turfOf.ts'

const sum = <T>(rows: readonly T[], read: (row: T) => number, decimals = 1): number => {
  const total = rows.reduce((all, row) => all + read(row), 0)
  return rounded(total, decimals)
}

/** Totals and daily series of a pitch in a period. Units as in contract.md; use and work in h. */
export function pitchReport(turf: Turf, period: Period, now: Date): PitchReport {
  const days = turfDays(turf, period.from, period.to)
  const readings = measurementsIn(turf, period, now)
  return {
    pitchId: turf.pitch.id,
    startDate: period.from,
    endDate: period.to,
    totals: {
      ...workTotals(
        activitiesWithin(turf, period)
          .map(({ activity }) => activity)
          .filter(({ status }) => status === 'completed'),
      ),
      measurementRounds: new Set(readings.map(({ measuredAt }) => measuredAt)).size,
      ...turfTotals(days),
      ...nutrientTotals(turf, period),
    },
    series: {
      ...turfSeries(days),
      nitrogen: fertilisations(turf, period).map(({ date, n, p, k }) => ({ date, n, p, k })),
      measurements: readings.flatMap(summaryOf),
    },
  }
}

function workTotals(done: readonly Activity[]): Record<string, number> {
  const named = (name: string) => done.filter(({ activityName }) => activityName === name)
  const [matches, trainings] = [named('match'), named('training')]
  const work = done.filter(({ activityName }) => activityName !== 'match' && activityName !== 'training')
  return {
    matches: matches.length,
    matchHours: sum(matches, hoursOf, 2),
    trainings: trainings.length,
    trainingHours: sum(trainings, hoursOf, 2),
    activities: work.length,
    workHours: sum(work, hoursOf, 2),
    mowings: named('mowing').length,
    irrigations: named('irrigation').length,
  }
}

function turfTotals(days: readonly TurfDay[]): Record<string, number> {
  const totals = {
    days: days.length,
    rain: sum(days, (day) => day.weather.rain),
    irrigation: sum(days, (day) => day.work.irrigation),
    et0: sum(days, (day) => day.et0),
    etc: sum(days, (day) => day.water.etc),
    growth: sum(days, (day) => day.growth),
    nitrogenDemand: sum(days, (day) => day.demand),
  }
  if (days.length === 0) return totals
  return {
    ...totals,
    meanTemperature: sum(days, (day) => day.temperature / days.length),
    meanLight: sum(days, (day) => day.light / days.length),
  }
}

/** What was fed, kg/ha; nothing is said where no products are kept. */
function nutrientTotals(turf: Turf, period: Period): Record<string, number> {
  if (!turf.feedsKnown) return {}
  const feeds = fertilisations(turf, period)
  return {
    n: sum(feeds, ({ n = 0 }) => n),
    p: sum(feeds, ({ p = 0 }) => p),
    k: sum(feeds, ({ k = 0 }) => k),
  }
}

function turfSeries(days: readonly TurfDay[]): Record<string, unknown> {
  return {
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
  }
}

function summaryOf({ measuredAt, metric, values }: FieldMeasurement): object[] {
  const statistics = gridStatistics(values)
  if (!statistics) return []
  const { mean, sd, count } = statistics
  return [{ measuredAt, metric, mean: rounded(mean, 2), sd: rounded(sd, 2), count }]
}

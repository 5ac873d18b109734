import { growingDegreeDays } from '../../domain/agronomy/growingDegreeDays.ts'
import { OPTIMUM_LIGHT } from '../../domain/agronomy/lightIntegral.ts'
import { turfTypeOf } from '../../domain/agronomy/turfType.ts'
import type {
  DiseaseRiskDay,
  EvapotranspirationDay,
  GrowingDegreeDay,
  GrowthDay,
  NitrogenDay,
  SunlightDay,
} from '../../domain/turfSeries.ts'
import type { Day } from '../../domain/wire.ts'
import { daysFrom } from '../groundTime.ts'
import type { Club, ClubPitch } from '../seed/clubs.ts'
import { diseaseRisks } from './diseaseRisk.ts'
import { rounded } from './figures.ts'
import type { Period } from './period.ts'
import { meanTemperature, weatherAt } from './sky.ts'
import { demandOn, lightFactor } from './turfDays.ts'
import type { Turf, TurfDay } from './turfDays.ts'

/** What marks a day that has not happened yet. */
const forecastOf = (date: Day, today: Day): { forecast?: true } => (date > today ? { forecast: true } : {})

export function growthSeries({ pitch }: Turf, days: readonly TurfDay[], today: Day): GrowthDay[] {
  return days.map((day) => ({
    date: day.date,
    growthPotential: rounded(day.growthPotential, 3),
    growth: rounded(day.growth, 2),
    temperature: rounded(day.temperature, 1),
    light: rounded(lightFactor(pitch, day.light), 3),
    ...forecastOf(day.date, today),
  }))
}

/**
 * Demand and what was applied by day; the balance sums their difference since 1 January, below 0 where the turf was left
 * hungry. Where no feeds are kept, only the demand is known.
 */
export function nitrogenSeries(turf: Turf, { from, to, today }: Period): NitrogenDay[] {
  const type = turfTypeOf(turf.pitch.species)
  const weather = weatherAt(turf.club.site)
  let balance = 0
  return daysFrom(yearStart(from), to).flatMap((date) => {
    if (date.endsWith('-01-01')) balance = 0
    const demand = demandOn(date, meanTemperature(weather.day(date)), type)
    const applied = appliedOn(turf, date)
    balance += applied - demand
    if (date < from) return []
    return [
      {
        date,
        demand: rounded(demand, 3),
        ...(turf.feedsKnown && { applied: rounded(applied, 2), balance: rounded(balance, 2) }),
        ...forecastOf(date, today),
      },
    ]
  })
}

export const yearStart = (day: Day): Day => `${day.slice(0, 4)}-01-01`

function appliedOn(turf: Turf, date: Day): number {
  return turf.work.get(date)?.feeds.reduce((sum, { n }) => sum + n, 0) ?? 0
}

export function sunlightSeries({ pitch }: Turf, days: readonly TurfDay[], today: Day): SunlightDay[] {
  return days.map((day) => ({
    date: day.date,
    natural: rounded(day.natural, 2),
    growLights: rounded(day.work.lampLight, 2),
    target: OPTIMUM_LIGHT[turfTypeOf(pitch.species)],
    ...forecastOf(day.date, today),
  }))
}

export function evapotranspirationSeries(days: readonly TurfDay[], today: Day): EvapotranspirationDay[] {
  return days.map((day) => ({
    date: day.date,
    et0: rounded(day.et0, 2),
    etc: rounded(day.water.etc, 2),
    rain: rounded(day.weather.rain, 2),
    irrigation: rounded(day.work.irrigation, 2),
    deficit: rounded(day.water.depletion, 2),
    ...forecastOf(day.date, today),
  }))
}

export function diseaseSeries(turf: Turf, days: readonly TurfDay[], today: Day): DiseaseRiskDay[] {
  return diseaseRisks(turf, days).map(({ date, diseaseId, risk, level }) => ({
    date,
    diseaseId,
    risk: rounded(risk, 3),
    level,
    ...forecastOf(date, today),
  }))
}

/** Base temperature of growth regulators and growth, °C. Kreuser & Soldat 2011; Reasor et al. 2018. */
const BASE = { C3: 0, C4: 10 } as const

/** Degree days and their sum since 1 January of their year. */
export function degreeDaySeries(
  club: Club,
  pitch: ClubPitch,
  { from, to, today }: Period,
): GrowingDegreeDay[] {
  const base = BASE[turfTypeOf(pitch.species)]
  const weather = weatherAt(club.site)
  let cumulative = 0
  return daysFrom(yearStart(from), to).flatMap((date) => {
    // Of the mean as growth and weather tell it: a page that adds those up comes to the same sum.
    const mean = rounded(meanTemperature(weather.day(date)), 1)
    const gdd = growingDegreeDays({ tmax: mean, tmin: mean, base, method: 'average' })
    cumulative = date.endsWith('-01-01') ? gdd : cumulative + gdd
    if (date < from) return []
    return [
      { date, gdd: rounded(gdd, 2), cumulative: rounded(cumulative, 1), base, ...forecastOf(date, today) },
    ]
  })
}

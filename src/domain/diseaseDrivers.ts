import {
  assessDiseases,
  type DiseaseDay,
  INDEX_LIMITS,
  MODELLED_DISEASES,
  type ModelledDisease,
} from './agronomy/diseaseRisk.ts'
import { requiredWetHours } from './agronomy/grayLeafSpot.ts'
import {
  canopyHumidity,
  dewPoint,
  hourlyHumidity,
  hourlyTemperatures,
  hoursAtLeast,
  leafWetness,
  relativeHumidity,
} from './agronomy/humidity.ts'
import { levelOf } from './diseaseOutlook.ts'
import { addDays } from './groundTime.ts'
import type { Disease, RiskLevel } from './turfSeries.ts'
import type { Weather, WeatherDay } from './weather.ts'
import type { Day } from './wire.ts'

const PATHOGENS: readonly [RegExp, ModelledDisease][] = [
  [/clarireedia|sclerotinia homoeocarpa/i, 'dollarSpot'],
  [/rhizoctonia solani/i, 'brownPatch'],
  [/pythium/i, 'pythiumBlight'],
  [/colletotrichum/i, 'anthracnose'],
  [/pyricularia|magnaporthe oryzae/i, 'grayLeafSpot'],
  [/microdochium|fusarium nivale/i, 'microdochiumPatch'],
]

/** The model of a disease of the catalogue: by its id, else by its pathogen; undefined where no model is published. */
export function modelOf({
  id,
  pathogen = '',
}: Pick<Disease, 'id' | 'pathogen'>): ModelledDisease | undefined {
  return (
    MODELLED_DISEASES.find((model) => model === id) ?? PATHOGENS.find(([genus]) => genus.test(pathogen))?.[1]
  )
}

/** Humidity points by which the canopy exceeds the station: in the open, and between three stands or more (agronomy.md §5). */
export const canopyExcess = (stands: number): number => (stands >= 3 ? 16 : 12)

/**
 * A day of weather as the models read it; hours are drawn from its extremes and its dew point, unless the leaf wetness was
 * sent. Undefined without both temperatures or any humidity.
 */
export function diseaseDayOf(day: WeatherDay, excess: number): DiseaseDay | undefined {
  const { temperatureMax: tmax, temperatureMin: tmin, rain = 0 } = day
  if (tmax === undefined || tmin === undefined || tmax < tmin) return undefined
  const tmean = day.temperature ?? (tmax + tmin) / 2
  const dew = day.dewPoint ?? (day.humidity === undefined ? undefined : dewPoint(tmean, day.humidity))
  if (dew === undefined || !Number.isFinite(dew)) return undefined
  const humidity = day.humidity ?? relativeHumidity(tmean, dew)
  const canopy = hourlyHumidity(tmax, tmin, dew).map((value) => canopyHumidity(value, excess))
  const wetness =
    day.leafWetness ??
    leafWetness(
      hourlyTemperatures(tmax, tmin).map((temperature) => ({
        // When it rains is not known: the dew alone counts.
        rain: 0,
        temperature,
        dewPoint: dew,
      })),
    )
  return {
    tmax,
    tmin,
    tmean,
    humidity,
    canopyHumidity: canopyHumidity(humidity, excess),
    humidHours: hoursAtLeast(canopy, 89),
    leafWetness: Math.min(24, Math.max(0, wetness)),
    rain,
  }
}

/** Days that every model can look back on, the day itself included. */
const LOOK_BACK = 6

/** The days up to one of them, as many as follow one another without a gap, oldest first; empty when the day is not known. */
export function diseaseDaysTo(
  { observed, daily }: Pick<Weather, 'observed' | 'daily'>,
  date: Day,
  excess: number,
): DiseaseDay[] {
  const byDay = new Map([...observed, ...daily].map((day) => [day.date, day]))
  const days: DiseaseDay[] = []
  for (let back = 0; back < LOOK_BACK; back++) {
    const sent = byDay.get(addDays(date, -back))
    const read = sent && diseaseDayOf(sent, excess)
    if (!read) break
    days.unshift(read)
  }
  return days
}

/** What a model looks at, and in which quantity it is told. */
export const DRIVERS = {
  temperature: 'temperature',
  temperatureThreeDays: 'temperature',
  temperatureFiveDays: 'temperature',
  nightTemperature: 'temperature',
  highsThreeDays: 'temperature',
  lowsThreeDays: 'temperature',
  humidityFiveDays: 'percent',
  canopyHumidity: 'percent',
  humidHours: 'hours',
  wetHours: 'hours',
  wetHoursThreeDays: 'hours',
  wetHoursNeeded: 'hours',
  rainyDays: 'count',
} as const
export type DriverKey = keyof typeof DRIVERS
export type Driver = { key: DriverKey; value: number }

export type DiseaseReading = {
  drivers: Driver[]
  /** In the model's own unit, with the limits from which it is moderate and high. */
  index: number
  moderate: number
  high: number
  /** What the weather alone says, before feeding, light and treatments. */
  level: RiskLevel
}

/**
 * The readings behind a disease's level on the last of some consecutive days, and what the model makes of them.
 * Undefined without a day. Formulas and sources: agronomy/diseaseRisk.ts.
 */
export function diseaseReading(
  disease: ModelledDisease,
  days: readonly DiseaseDay[],
): DiseaseReading | undefined {
  if (days.length === 0) return undefined
  const { index, level } = assessDiseases(days, {
    nitrogenSatisfied: null,
    recentNitrogen: null,
    light: null,
    daysSinceFungicide: null,
    daysSinceUvc: null,
  })[disease]
  const [, moderate, high] = INDEX_LIMITS[disease]
  return { drivers: driversOf(disease, days), index, moderate, high, level }
}

function driversOf(disease: ModelledDisease, days: readonly DiseaseDay[]): Driver[] {
  const mean = (count: number, read: (day: DiseaseDay) => number): number => {
    const last = days.slice(-count)
    return last.reduce((sum, day) => sum + read(day), 0) / last.length
  }
  const warmth = mean(3, ({ tmean }) => tmean)
  switch (disease) {
    case 'dollarSpot':
      return [
        { key: 'temperatureFiveDays', value: mean(5, ({ tmean }) => tmean) },
        { key: 'humidityFiveDays', value: mean(5, ({ humidity }) => humidity) },
      ]
    case 'brownPatch':
      return [
        { key: 'nightTemperature', value: mean(1, ({ tmin }) => tmin) },
        { key: 'canopyHumidity', value: mean(1, (day) => day.canopyHumidity) },
      ]
    case 'pythiumBlight':
      return [
        { key: 'highsThreeDays', value: mean(3, ({ tmax }) => tmax) },
        { key: 'lowsThreeDays', value: mean(3, ({ tmin }) => tmin) },
        { key: 'humidHours', value: mean(3, ({ humidHours }) => humidHours) },
      ]
    case 'anthracnose':
      return [
        { key: 'temperatureThreeDays', value: warmth },
        { key: 'wetHours', value: mean(3, ({ leafWetness: wet }) => wet) },
      ]
    case 'grayLeafSpot': {
      const needed = requiredWetHours(warmth)
      return [
        { key: 'temperatureThreeDays', value: warmth },
        { key: 'wetHoursThreeDays', value: 3 * mean(3, ({ leafWetness: wet }) => wet) },
        ...(needed === null ? [] : [{ key: 'wetHoursNeeded', value: needed } as const]),
      ]
    }
    case 'microdochiumPatch':
      return [
        { key: 'temperature', value: mean(1, ({ tmean }) => tmean) },
        { key: 'rainyDays', value: days.filter(({ rain }) => rain >= 0.2).length },
      ]
  }
}

/** A disease of the catalogue and its risk, 0 to 1, on some days; undefined is unknown. */
export type DiseaseRow = {
  disease: Disease
  days: { date: Day; risk: number | undefined; level: RiskLevel | undefined }[]
}

const RANK = { low: 1, moderate: 2, high: 3 } as const satisfies Record<RiskLevel, number>

/**
 * The diseases that have a risk on any of the days, the one that is worst soonest first: by highest level, then by today's
 * number, then by the highest number. A risk outside 0 to 1 is unknown; a disease that the catalogue lacks keeps its id as name.
 */
export function diseaseRows(
  catalogue: readonly Disease[],
  risks: readonly {
    date: Day
    diseaseId: string
    risk?: number | undefined
    level?: RiskLevel | undefined
  }[],
  dates: readonly Day[],
): DiseaseRow[] {
  const ids = new Set(risks.filter(({ date }) => dates.includes(date)).map(({ diseaseId }) => diseaseId))
  const rows = [...ids].map((id): DiseaseRow => {
    const own = new Map(risks.filter(({ diseaseId }) => diseaseId === id).map((row) => [row.date, row]))
    return {
      disease: catalogue.find((disease) => disease.id === id) ?? { id, name: id, species: [] },
      days: dates.map((date) => {
        const sent = own.get(date)
        const risk = sent?.risk !== undefined && sent.risk >= 0 && sent.risk <= 1 ? sent.risk : undefined
        return { date, risk, level: sent?.level ?? (risk === undefined ? undefined : levelOf(risk)) }
      }),
    }
  })
  const worst = ({ days }: DiseaseRow) => Math.max(...days.map(({ level }) => (level ? RANK[level] : 0)))
  const most = ({ days }: DiseaseRow) => Math.max(...days.map(({ risk }) => risk ?? 0))
  return rows.toSorted(
    (a, b) =>
      worst(b) - worst(a) ||
      (b.days[0]?.risk ?? 0) - (a.days[0]?.risk ?? 0) ||
      most(b) - most(a) ||
      a.disease.name.localeCompare(b.disease.name),
  )
}

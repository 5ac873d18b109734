import type { TFunction } from 'i18next'
import { limitsFor, seasonOf } from '@/domain/bands'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import { cellsOfSection } from '@/domain/fieldSessions'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch, Section } from '@/domain/pitch'
import type { Day } from '@/domain/wire'
import { limitNumber, limitText } from '@/i18n/besideLimits'
import type { Format } from '@/i18n/format'
import type { Line, Panel, Point, Tone } from '@/ui/charts/TimeChart'
import type { NutrientText } from '@/ui/useNitrogenUnit'
import { measuredMeans } from './measuredMeans'
import { isSeries, type Series, type TrendLine, yearLater } from './trendsAddress'
import type { TrendData } from './useTrendData'

export type TrendWords = {
  t: TFunction<'trends'>
  metricName: (metric: MeasurementMetric) => string
  format: Format
  nitrogen: NutrientText['read']
}
export type TrendPlace = {
  pitch: Pitch
  section: Section | undefined
  /** The section whose water balance is shown, where the whole pitch is looked at: it has none of its own. */
  standIn: Section | undefined
  today: Day
}

const FORECAST: Partial<Record<MeasurementMetric, 'soilMoisture' | 'soilTemperature'>> = {
  soilMoisture: 'soilMoisture',
  soilTemperature: 'soilTemperature',
}

/** The panel of a metric: its readings, last year's, the forecast where there is one, and the target. */
export function metricPanel(
  metric: MeasurementMetric,
  data: TrendData,
  { pitch, section, today }: TrendPlace,
  { t, metricName, format }: TrendWords,
): Panel {
  const ask = { metric, cells: cellsOfSection(pitch, section), timeZone: format.timeZone }
  const key = FORECAST[metric]
  const ahead: Point[] = key
    ? (data.weather.data?.daily ?? [])
        .filter(({ date }) => date > today)
        .map((day) => ({ day: day.date, value: day[key] ?? null }))
    : []
  const points = measuredMeans(data.measured.data ?? [], { ...ask, until: today })
  const former = measuredMeans(data.before.data ?? [], { ...ask, until: today })
  const quantity = METRIC_QUANTITY[metric]
  const { limits } = limitsFor(data.bands, {
    pitchId: pitch.id,
    metric,
    season: seasonOf(today, pitch.latitude),
  })
  const words = bandWords(
    limits,
    (limit) => limitText(limit, quantity, format),
    (limit) => limitNumber(limit, quantity, format),
    t,
  )
  const line: Line = {
    key: metric,
    label: metricName(metric),
    kind: 'measured',
    tone: 'ink',
    points: points.length > 0 ? [...points, ...ahead] : [],
    ...(former.length > 0 && {
      lastYear: former.flatMap(({ day, value }) => yearLater(day).map((later) => ({ day: later, value }))),
    }),
  }
  return {
    key: metric,
    label: metricName(metric),
    quantity,
    lines: [line],
    ...(words !== undefined && { band: { low: limits.low, high: limits.high, label: words } }),
  }
}

function bandWords(
  { low, high }: { low: number | null; high: number | null },
  write: (value: number) => string,
  bare: (value: number) => string,
  t: TFunction<'trends'>,
): string | undefined {
  if (low !== null && high !== null) return t('band.between', { low: bare(low), high: write(high) })
  if (low !== null) return t('band.atLeast', { low: write(low) })
  return high === null ? undefined : t('band.atMost', { high: write(high) })
}

/** Rain as the section's balance has it, which reaches as far back as is asked; without one, as observed. */
export function rainPanel({ water, weather }: TrendData, today: Day, { t }: TrendWords): Panel {
  const days = new Map<Day, number | null>()
  for (const { date, rain } of water.data ?? []) days.set(date, rain ?? null)
  for (const { date, rain } of weather.data?.observed ?? []) if (rain !== undefined) days.set(date, rain)
  for (const { date, rain } of weather.data?.daily ?? [])
    if (rain !== undefined && date >= today) days.set(date, rain)
  return {
    key: 'rain',
    label: t('rain'),
    quantity: 'rain',
    zero: true,
    lines: [{ key: 'rain', label: t('rain'), kind: 'bars', tone: 'water', points: pointsOf(days) }],
  }
}

const pointsOf = (days: ReadonlyMap<Day, number | null>): Point[] =>
  [...days].map(([day, value]) => ({ day, value }))

/** A further line on a panel of its own. */
export function linePanel(line: TrendLine, data: TrendData, place: TrendPlace, words: TrendWords): Panel {
  return isSeries(line) ? seriesPanel(line, data, place, words) : metricPanel(line, data, place, words)
}

function seriesPanel(
  series: Series,
  { growth, water, light, nitrogen, yearBefore }: TrendData,
  { standIn }: TrendPlace,
  { t, format, nitrogen: unit }: TrendWords,
): Panel {
  const name = t(`series.${series}`)
  const isOfSection = series === 'deficit' || series === 'evapotranspiration'
  const label = isOfSection && standIn ? [name, format.whole(standIn.name)].join(format.comma) : name
  const panel = (
    quantity: Panel['quantity'],
    tone: Tone,
    days: Pick<Line, 'points' | 'lastYear'>,
    more: Partial<Panel> = {},
  ): Panel => ({
    key: series,
    label,
    quantity,
    lines: [{ key: series, label, kind: 'line', tone, ...days }],
    ...more,
  })
  switch (series) {
    case 'growth':
      return panel(
        'growthRate',
        'growth',
        read(growth.data, yearBefore.growth, ({ growth: value }) => value),
        { zero: true },
      )
    case 'potential':
      return panel(
        'percent',
        'growth',
        read(growth.data, yearBefore.growth, ({ growthPotential }) =>
          growthPotential === undefined ? null : growthPotential * 100,
        ),
        { zero: true },
      )
    case 'temperature':
      return panel(
        'temperature',
        'heat',
        read(growth.data, yearBefore.growth, ({ temperature }) => temperature),
      )
    case 'deficit':
      return panel(
        'rain',
        'water',
        read(water.data, yearBefore.water, ({ deficit }) => deficit),
        { zero: true },
      )
    case 'evapotranspiration':
      return panel(
        'rain',
        'heat',
        read(water.data, yearBefore.water, ({ etc }) => etc),
        { zero: true },
      )
    case 'nitrogen':
      return panel(
        unit.quantity,
        'feed',
        read(nitrogen.data, yearBefore.nitrogen, ({ balance }) =>
          balance === undefined ? balance : balance / unit.size,
        ),
        { zero: true, format: unit.format },
      )
    case 'light':
      return {
        key: series,
        label,
        quantity: 'light',
        zero: true,
        // For the keys of three lines, their forecast and last year.
        height: 104,
        lines: [
          {
            key: 'natural',
            label: t('light.natural'),
            kind: 'line',
            tone: 'light',
            ...read(light.data, yearBefore.light, ({ natural }) => natural),
          },
          {
            key: 'growLights',
            label: t('light.growLights'),
            kind: 'line',
            tone: 'feed',
            ...read(light.data, undefined, ({ growLights }) => growLights),
          },
          {
            key: 'target',
            label: t('light.target'),
            kind: 'step',
            tone: 'wear',
            ...read(light.data, undefined, ({ target }) => target),
          },
        ],
      }
  }
}

/** A line of a series, and last year's on this year's days where there is one. */
function read<T extends { date: Day }>(
  rows: readonly T[] | undefined,
  before: readonly T[] | undefined,
  value: (row: T) => number | null | undefined,
): Pick<Line, 'points' | 'lastYear'> {
  const pointsOn = (days: readonly T[], daysOf: (day: Day) => Day[]): Point[] =>
    days.flatMap((row) => daysOf(row.date).map((day) => ({ day, value: value(row) ?? null })))
  return {
    points: pointsOn(rows ?? [], (day) => [day]),
    ...(before && before.length > 0 && { lastYear: pointsOn(before, yearLater) }),
  }
}

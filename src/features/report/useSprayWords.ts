import { useTranslation } from 'react-i18next'
import { atGround } from '@/domain/groundTime'
import type { SprayEntry } from '@/domain/report/sprayRegister'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import type { Id } from '@/domain/wire'
import type { RecordedWeather } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { stockAmount, stockCells } from '@/i18n/stockText'
import type { CsvCell } from '@/lib/csvText'
import type { Quantity } from '@/lib/units'

const FILE = [
  'day',
  'start',
  'end',
  'pitch',
  'operator',
  'licence',
  'product',
  'ingredient',
  'registration',
  'rate',
  'rateUnit',
  'area',
  'total',
  'totalUnit',
  'waterRate',
  'water',
  'nozzle',
  'wind',
  'windFrom',
  'temperature',
  'humidity',
  'cloud',
  'windSpeedEnd',
  'windDirectionEnd',
  'temperatureEnd',
  'humidityEnd',
  'cloudEnd',
  'reason',
  'growthStage',
  'reEntry',
  'record',
  'missing',
] as const

const UNITS = {
  area: 'treatedArea',
  waterRate: 'waterRate',
  water: 'volume',
  wind: 'windSpeed',
  windFrom: 'angle',
  temperature: 'temperature',
  humidity: 'percent',
  cloud: 'percent',
  windSpeedEnd: 'windSpeed',
  windDirectionEnd: 'angle',
  temperatureEnd: 'temperature',
  humidityEnd: 'percent',
  cloudEnd: 'percent',
} as const satisfies Partial<Record<(typeof FILE)[number], Quantity>>
const unitOf: Readonly<Record<string, Quantity | undefined>> = UNITS

type Names = { people: ReadonlyMap<Id, string>; pitches: ReadonlyMap<Id, string> }

/** The register's entries as their table and their file show them. */
export function useSprayWords({ people, pitches }: Names) {
  const { t } = useTranslation('report')
  const work = useActivityText()
  const format = useFormat()
  const pitchNames = (entry: SprayEntry) =>
    entry.pitchIds.map((id) => pitches.get(id) ?? t('spray.otherPitch'))
  const operators = (entry: SprayEntry) =>
    entry.operatorIds.map((id) => people.get(id) ?? t('labour.unknownPerson'))
  const reasons = (entry: SprayEntry) => entry.reasons.map((value) => work.option({ value }))
  const amount = (value: number | undefined, quantity: Quantity) =>
    value === undefined ? undefined : format.quantity(value, quantity)
  const day = (instant: string) => atGround(instant, format.timeZone).day
  const time = (instant: string) => atGround(instant, format.timeZone).time

  /** Start or end: what is recorded; where wind or warmth is not, that is said. */
  const weatherLine = (when: 'atStart' | 'atEnd', weather: RecordedWeather | undefined): SprayFact => {
    if (!weather) return { gap: t(`spray.${when}`, { weather: t('missing') }) }
    const gap = (key: string) => t('spray.gap', { fact: work.field(key) })
    const wind = amount(weather.windSpeed, 'windSpeed')
    const from = amount(weather.windDirection, 'angle')
    const humidity = amount(weather.humidity, 'percent')
    const cloud = amount(weather.cloud, 'percent')
    const facts = [
      wind ? (from ? t('spray.windFrom', { wind, from }) : t('spray.wind', { wind })) : gap('windSpeed'),
      amount(weather.temperature, 'temperature') ?? gap('temperature'),
      humidity && t('spray.humidity', { humidity }),
      cloud && t('spray.cloud', { cloud }),
    ]
    return t(`spray.${when}`, { weather: facts.filter(Boolean).join(format.comma) })
  }
  const weatherCells = (weather: RecordedWeather | undefined): CsvCell[] => [
    format.cell(weather?.windSpeed, UNITS.wind),
    format.cell(weather?.windDirection, UNITS.windFrom),
    format.cell(weather?.temperature, UNITS.temperature),
    format.cell(weather?.humidity, UNITS.humidity),
    format.cell(weather?.cloud, UNITS.cloud),
  ]

  const cells = (entry: SprayEntry): SprayFacts[] => {
    const { supply } = entry
    const rate =
      entry.rate === undefined || entry.rateUnit === undefined
        ? undefined
        : format.quantity(entry.rate, RATE_QUANTITY[entry.rateUnit])
    return [
      lines(
        format.day(day(entry.start)),
        t('spray.times', { from: format.time(entry.start), to: format.time(entry.end) }),
      ),
      lines(format.list(pitchNames(entry)), amount(entry.area, 'treatedArea')),
      lines(
        supply?.name,
        // As it was typed, but the figure stays beside its unit: 504 g/l.
        supply?.activeIngredient?.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0') ?? null,
        supply?.registrationNumber && t('spray.number', { number: supply.registrationNumber }),
      ),
      lines(
        rate,
        entry.total !== undefined && supply
          ? stockAmount(entry.total, supply.action.unit, format)
          : undefined,
      ),
      lines(
        amount(entry.waterRate, 'waterRate'),
        entry.water === undefined ? null : amount(entry.water, 'volume'),
        entry.nozzle,
      ),
      lines(weatherLine('atStart', entry.weather), weatherLine('atEnd', entry.weatherEnd)),
      lines(
        entry.reasons.length === 0 ? undefined : format.list(reasons(entry)),
        entry.growthStage === undefined ? null : t('spray.growthStage', { stage: entry.growthStage }),
      ),
      lines(
        entry.operatorIds.length === 0 ? undefined : format.list(operators(entry)),
        entry.licence ?? null,
        entry.recordNumber ?? null,
      ),
      entry.reEntry ? lines(format.day(day(entry.reEntry)), format.time(entry.reEntry)) : lines(undefined),
    ]
  }

  /** In the units of the report, each named in the head of its column or beside it. */
  const file = (entries: readonly SprayEntry[]): CsvCell[][] => [
    FILE.map((id) => {
      const quantity = unitOf[id]
      return t(`spray.file.${id}`, { unit: quantity && format.unit(quantity) })
    }),
    ...entries.map((entry) => [
      day(entry.start),
      time(entry.start),
      time(entry.end),
      pitchNames(entry).join('; '),
      operators(entry).join('; '),
      entry.licence,
      entry.supply?.name,
      entry.supply?.activeIngredient,
      entry.supply?.registrationNumber,
      ...(entry.rateUnit === undefined
        ? [entry.rate, undefined]
        : [
            format.cell(entry.rate, RATE_QUANTITY[entry.rateUnit]),
            format.unit(RATE_QUANTITY[entry.rateUnit]),
          ]),
      format.cell(entry.area, UNITS.area),
      ...(entry.total === undefined || !entry.supply
        ? [undefined, undefined]
        : stockCells(entry.total, entry.supply.action.unit, format, (unit) => t(`unit.${unit}`))),
      format.cell(entry.waterRate, UNITS.waterRate),
      format.cell(entry.water, UNITS.water),
      entry.nozzle,
      ...weatherCells(entry.weather),
      ...weatherCells(entry.weatherEnd),
      reasons(entry).join('; '),
      entry.growthStage,
      entry.reEntry && `${day(entry.reEntry)} ${time(entry.reEntry)}`,
      entry.recordNumber,
      entry.missing.map((fact) => t(`spray.fact.${fact}`)).join('; '),
    ]),
  ]
  return { cells, file }
}

/** One fact of a cell; undefined is a gap that is said, null one that nobody asks for. */
type SprayFact = string | { gap: string } | undefined | null
/** The facts of one cell, a line each. */
export type SprayFacts = readonly SprayFact[]
const lines = (...facts: SprayFacts): SprayFacts => facts

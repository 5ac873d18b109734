import { byCode } from '../../lib/byCode.ts'
import { HOUR_MS } from '../../lib/durations.ts'
import { placeInBand, usualLimits } from '../bands.ts'
import type { BandPlaceOf } from '../bands.ts'
import type { FieldMeasurement } from '../fieldMeasurement.ts'
import { latestReading } from '../latestReading.ts'
import type { Pitch } from '../pitch.ts'
import type { EvapotranspirationDay } from '../turfSeries.ts'
import { rootZoneOf } from '../waterNeed.ts'
import type { Weather } from '../weather.ts'
import { FROST_RISK } from '../weatherOutlook.ts'
import type { Instant } from '../wire.ts'
import { course, type WaterFacts, waterFacts } from './waterCourse.ts'

/** Readings further back than this say nothing about the ground of a session. */
const OLDEST_DAYS = 28

export const MOISTURE_WORDS = ['veryDry', 'dry', 'moist', 'wet', 'veryWet'] as const
export type MoistureWord = (typeof MOISTURE_WORDS)[number]
export const FIRMNESS_WORDS = ['verySoft', 'soft', 'medium', 'firm', 'veryFirm'] as const
export type FirmnessWord = (typeof FIRMNESS_WORDS)[number]

/** What is expected, in the metric unit (% by volume, g), between which ends, and each of the three in a word. */
export type Expected<Word> = {
  value: number
  low: number
  high: number
  word: Word
  lowWord: Word
  highWord: Word
}

export type Confidence = 'high' | 'medium' | 'low'

/** Why this is expected, in the order in which it is told. Depths in mm, moisture in %, hardness in g. */
export type Because =
  | { key: 'moistureRead'; value: number; at: Instant }
  | { key: 'hardnessRead'; value: number; at: Instant }
  /** `ahead`: as much of it is forecast. */
  | { key: 'rain'; amount: number; ahead: number }
  | { key: 'irrigation'; amount: number }
  | { key: 'evapotranspiration'; amount: number }
  /** Water that the root zone could not hold. */
  | { key: 'drainage'; amount: number }
  /** Days without weather or water balance. */
  | { key: 'gap'; days: number }
  /** °C around the start: frozen ground is firmer than moisture tells. */
  | { key: 'frost'; temperature: number }
  /** Firmness stands as it was read: nothing tells how moist the ground was then. */
  | { key: 'firmnessAsRead' }

export type SurfaceOutlook = {
  moisture: Expected<MoistureWord> | undefined
  firmness: Expected<FirmnessWord> | undefined
  /** The older of the readings that are used. */
  readAt: Instant | undefined
  /** Hours from that reading to now. */
  ageHours: number | undefined
  confidence: Confidence | undefined
  because: Because[]
  /** Why nothing is expected. */
  missing: 'noReading' | 'artificial' | 'beyondForecast' | 'noForecast' | undefined
}

export type SurfaceFacts = {
  measurements: readonly FieldMeasurement[]
  weather: Weather | undefined
  /** The water balance of a section of the pitch; without one it follows from the weather. */
  water: readonly EvapotranspirationDay[] | undefined
  pitch: Pick<Pitch, 'species' | 'surface' | 'latitude'>
  timeZone: string
  /** The start of the session. */
  at: Instant
  now: Date
}

/** g less for each point of moisture more: agronomy.md §6.2, a rule of this product; no published slope fits every root zone. */
const FIRMNESS_PER_POINT = -1.4
/** A reading of hardness and one of moisture belong together when they are at most this far apart. */
const SAME_ROUND_MS = 36 * HOUR_MS

/**
 * Half the width of the range, a rule of this product. Moisture, points: what a round's mean is worth, what a day adds
 * (evapotranspiration is known to a tenth or two), a day without weather, and a millimetre of rain that is only forecast.
 * Firmness, g: the same for a round and a day of rolling and play, and as much as the range of moisture comes to.
 */
const MOISTURE_HALF = { reading: 1.5, day: 0.3, gap: 1.5, rainAhead: 0.15, rainAtMost: 10 } as const
const FIRMNESS_HALF = { reading: 4, day: 0.6, asRead: 5 } as const
/** % by volume that a sand root zone holds at most: agronomy.md §6. */
const SATURATION = 45

/**
 * How moist and how firm a pitch is expected to be at the start of a session: the last reading of moisture carried on by rain,
 * irrigation and evapotranspiration (FAO-56 eq. 85), the last reading of hardness by the change of moisture since. Without a
 * reading in four weeks, beyond the forecast or without one, and on artificial turf nothing is expected. Never throws.
 */
export function surfaceOutlook(facts: SurfaceFacts): SurfaceOutlook {
  const { measurements, pitch, at, now, timeZone } = facts
  if (pitch.surface === 'artificial') return nothing('artificial')
  const start = Date.parse(at)
  if (Number.isNaN(start)) return nothing('noReading')
  const until = new Date(Math.min(start, now.getTime()))
  const recent = measurements.filter(
    ({ measuredAt }) => until.getTime() - Date.parse(measuredAt) <= OLDEST_DAYS * 24 * HOUR_MS,
  )
  const moistureRead = latestReading(recent, 'soilMoisture', until)
  const hardnessRead = latestReading(recent, 'hardness', until)
  if (!moistureRead && !hardnessRead) return nothing('noReading')
  const water = waterFacts(facts)
  if (start > now.getTime() && !water.reaches(at))
    return nothing(facts.weather ? 'beyondForecast' : 'noForecast')

  const zone = rootZoneOf(pitch)
  const carry = (mean: number, from: Instant, to: Instant) =>
    course({ moisture: mean, from, to, zone, water, timeZone, now })
  const way = moistureRead && carry(moistureRead.mean, moistureRead.measuredAt, at)
  const moistureHalf =
    way === null
      ? 0
      : MOISTURE_HALF.reading +
        MOISTURE_HALF.day * days(moistureRead?.measuredAt ?? at, at) +
        MOISTURE_HALF.gap * way.gapDays +
        MOISTURE_HALF.rainAhead * Math.min(MOISTURE_HALF.rainAtMost, way.rainAhead)
  const moisture = way
    ? expected(way.moisture, moistureHalf, SATURATION, (value) => moistureWord(value))
    : undefined

  const before = hardnessRead && moistureAtRound(recent, hardnessRead.measuredAt)
  const change = way && before !== null && before !== undefined ? way.moisture - before : undefined
  const firmness = hardnessRead
    ? expected(
        hardnessRead.mean + FIRMNESS_PER_POINT * (change ?? 0),
        FIRMNESS_HALF.reading +
          FIRMNESS_HALF.day * days(hardnessRead.measuredAt, at) +
          (change === undefined ? FIRMNESS_HALF.asRead : -FIRMNESS_PER_POINT * moistureHalf),
        Infinity,
        (value) => firmnessWord(value),
      )
    : undefined

  const frost = frostAt(facts.weather, start)
  const readAt = [moistureRead, hardnessRead]
    .flatMap((reading) => reading?.measuredAt ?? [])
    .toSorted(byCode)[0]
  return {
    moisture,
    firmness,
    readAt,
    ageHours: readAt === undefined ? undefined : (now.getTime() - Date.parse(readAt)) / HOUR_MS,
    confidence: confidenceIn({
      days: days(readAt ?? at, at),
      gapDays: way?.gapDays ?? 0,
      rainAhead: way?.rainAhead ?? 0,
      isPartial: !way || change === undefined || frost !== undefined,
    }),
    because: [
      ...(moistureRead
        ? [{ key: 'moistureRead' as const, value: moistureRead.mean, at: moistureRead.measuredAt }]
        : []),
      ...(hardnessRead
        ? [{ key: 'hardnessRead' as const, value: hardnessRead.mean, at: hardnessRead.measuredAt }]
        : []),
      ...(way ? told(way) : []),
      ...(hardnessRead && change === undefined ? [{ key: 'firmnessAsRead' as const }] : []),
      ...(frost === undefined ? [] : [{ key: 'frost' as const, temperature: frost }]),
    ],
    missing: undefined,
  }
}

const nothing = (missing: NonNullable<SurfaceOutlook['missing']>): SurfaceOutlook => ({
  moisture: undefined,
  firmness: undefined,
  readAt: undefined,
  ageHours: undefined,
  confidence: undefined,
  because: [],
  missing,
})

const days = (from: Instant, to: Instant): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS))

function expected<Word>(
  value: number,
  half: number,
  most: number,
  word: (value: number) => Word,
): Expected<Word> {
  const low = Math.max(0, value - half)
  const high = Math.max(value, Math.min(most, value + half))
  return { value, low, high, word: word(value), lowWord: word(low), highWord: word(high) }
}

const MOISTURE_BY_PLACE = {
  criticalLow: 'veryDry',
  low: 'dry',
  within: 'moist',
  high: 'wet',
  criticalHigh: 'veryWet',
} as const satisfies Record<BandPlaceOf, MoistureWord>
const FIRMNESS_BY_PLACE = {
  criticalLow: 'verySoft',
  low: 'soft',
  within: 'medium',
  high: 'firm',
  criticalHigh: 'veryFirm',
} as const satisfies Record<BandPlaceOf, FirmnessWord>

/** The word for a moisture in % by volume: inside the usual target it is moist. */
export const moistureWord = (value: number): MoistureWord =>
  MOISTURE_BY_PLACE[placeInBand(value, usualLimits('soilMoisture'))]
/** The word for a hardness in g (Clegg, 2.25 kg): inside the usual target it is medium. */
export const firmnessWord = (value: number): FirmnessWord =>
  FIRMNESS_BY_PLACE[placeInBand(value, usualLimits('hardness'))]

/** Mean moisture of the round on which hardness was read, or of the one nearest to it. */
function moistureAtRound(measurements: readonly FieldMeasurement[], at: Instant): number | null {
  const time = Date.parse(at)
  const near = measurements
    .filter(({ metric }) => metric === 'soilMoisture')
    .filter(({ measuredAt }) => Math.abs(Date.parse(measuredAt) - time) <= SAME_ROUND_MS)
    .toSorted((a, b) => Math.abs(Date.parse(a.measuredAt) - time) - Math.abs(Date.parse(b.measuredAt) - time))
  for (const one of near) {
    const read = latestReading([one], 'soilMoisture', new Date(8.64e15))
    if (read) return read.mean
  }
  return null
}

/** The lowest temperature of the three hours before the start, where it is that of a frost. */
function frostAt(weather: WaterFacts['weather'], start: number): number | undefined {
  const around = (weather?.hourly ?? []).flatMap(({ time, temperature }) => {
    const away = start - Date.parse(time)
    return temperature !== undefined && away >= 0 && away < 3 * HOUR_MS ? [temperature] : []
  })
  const lowest = Math.min(...around)
  return lowest <= FROST_RISK ? lowest : undefined
}

/**
 * High: everything is known, the reading is at most three days old at the start and little rain is waited for. Low: the
 * reading is more than a week old, days are unknown or something is missing. A rule of this product.
 */
function confidenceIn(of: {
  days: number
  gapDays: number
  rainAhead: number
  isPartial: boolean
}): Confidence {
  if (of.days > 7 || of.gapDays > 0 || of.isPartial) return 'low'
  return of.days <= 3 && of.rainAhead <= 5 ? 'high' : 'medium'
}

/** Less than this, mm, is not worth telling. */
const WORTH_TELLING = 0.2

function told(way: ReturnType<typeof course>): Because[] {
  const { rain, rainAhead, irrigation, evapotranspiration, drainage, gapDays } = way
  const all: [number, Because][] = [
    [rain, { key: 'rain', amount: rain, ahead: rainAhead }],
    [irrigation, { key: 'irrigation', amount: irrigation }],
    [evapotranspiration, { key: 'evapotranspiration', amount: evapotranspiration }],
    [drainage, { key: 'drainage', amount: drainage }],
    [gapDays, { key: 'gap', days: gapDays }],
  ]
  return all.flatMap(([amount, because]) => (amount >= WORTH_TELLING ? [because] : []))
}

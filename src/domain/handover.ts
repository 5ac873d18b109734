import { byCode } from '../lib/byCode.ts'
import { byName } from '../lib/byName.ts'
import { DAY_MS } from '../lib/durations.ts'
import { beyondChance, chanceOf } from '../lib/studentT.ts'
import { type Activity, productsOf } from './activity.ts'
import { seasonOf, type Season } from './bands.ts'
import type { Equipment } from './equipment.ts'
import type { FieldMeasurement, MeasurementMetric } from './fieldMeasurement.ts'
import { addDays } from './groundTime.ts'
import type { BandLimits, Certificate } from './localData.ts'
import { type Service, serviceOf } from './machineCare.ts'
import type { MachineEntry } from './machineLog.ts'
import { dayServiceOf } from './machineService.ts'
import { gridStatistics } from './measurement.ts'
import { isMetric } from './metricQuantity.ts'
import type { Shed } from './shed.ts'
import type { Day, Id } from './wire.ts'

/** Readings within so many days before and after a use are compared; a rule of this product. */
export const EFFECT_DAYS = 14
/** So many uses with readings on both sides make a comparison; a rule of this product. */
export const LEAST_USES = 3
/** Of the changes called clear, so many at most are expected to be chance; a rule of this product. */
const FALSE_SHARE = 0.05

/** What a metric was before and after the uses of a product; means of the means, in the metric's own unit. */
export type ProductEffect = {
  supplyId: Id
  metric: MeasurementMetric
  /** Uses with a reading on both sides, and those readings. */
  uses: number
  readings: number
  before: number
  after: number
  /** Mean of each use's own change. */
  change: number
  /** How likely chance alone makes such a change, from 0 to 1. */
  chance: number
  /** More than chance explains, all comparisons taken together (lib/studentT). */
  isClear: boolean
}

type Round = { time: number; mean: number }
type PitchReadings = readonly (Pick<FieldMeasurement, 'metric' | 'measuredAt' | 'values'> & { pitchId: Id })[]

/**
 * Products that moved readings (product.md, B17): for each product and metric the mean in the 14 days before and after
 * each use on the same pitch, up to the product's next use there, where three uses or more have readings on both sides.
 * It tells what happened together, not what caused what. What is least likely to be chance comes first.
 */
export function productEffects(
  activities: readonly Activity[],
  measurements: PitchReadings,
  { cocktails }: Pick<Shed, 'cocktails'>,
): ProductEffect[] {
  const rounds = roundsOf(measurements)
  const pairs = new Map<
    string,
    { supplyId: Id; metric: MeasurementMetric; before: Round[][]; after: Round[][] }
  >()
  for (const { supplyId, pitchId, times } of usesOf(activities, cocktails)) {
    for (const [metric, series] of rounds.get(pitchId) ?? []) {
      for (const [at, { start, end }] of times.entries()) {
        const earliest = Math.max(start - EFFECT_DAYS * DAY_MS, times[at - 1]?.end ?? -Infinity)
        const latest = Math.min(end + EFFECT_DAYS * DAY_MS, times[at + 1]?.start ?? Infinity)
        const before = series.filter(({ time }) => earliest <= time && time <= start)
        const after = series.filter(({ time }) => end < time && time <= latest)
        if (before.length === 0 || after.length === 0) continue
        const key = JSON.stringify([supplyId, metric])
        const pair = pairs.get(key) ?? { supplyId, metric, before: [], after: [] }
        pair.before.push(before)
        pair.after.push(after)
        pairs.set(key, pair)
      }
    }
  }
  const compared = [...pairs.values()].filter(({ before }) => before.length >= LEAST_USES)
  const effects = compared.map(({ supplyId, metric, before, after }) => {
    const [ways, means] = [before.map(meanOf), after.map(meanOf)]
    const changes = ways.map((was, at) => (means[at] ?? was) - was)
    const change = average(changes)
    return {
      supplyId,
      metric,
      uses: before.length,
      readings: [...before, ...after].reduce((sum, some) => sum + some.length, 0),
      before: average(ways),
      after: average(means),
      change,
      chance: change === 0 ? 1 : chanceOf(change / standardError(changes, change), changes.length - 1),
    }
  })
  const clear = beyondChance(
    effects.map(({ chance }) => chance),
    FALSE_SHARE,
  )
  return effects
    .map((effect, at): ProductEffect => ({ ...effect, isClear: clear[at] === true }))
    .toSorted(
      (a, b) =>
        a.chance - b.chance ||
        b.uses - a.uses ||
        byCode(a.supplyId, b.supplyId) ||
        byCode(a.metric, b.metric),
    )
}

/** Completed uses of each product on each pitch, earliest first; a cocktail is taken apart. */
function usesOf(activities: readonly Activity[], cocktails: Shed['cocktails']) {
  const uses = new Map<string, { supplyId: Id; pitchId: Id; times: { start: number; end: number }[] }>()
  for (const work of activities) {
    if (work.status !== 'completed' || work.activityName === 'restock') continue
    const supplies = new Set(
      productsOf(work).flatMap(({ id, cocktailId }) =>
        cocktailId === undefined
          ? id === undefined
            ? []
            : [id]
          : (cocktails.get(cocktailId)?.items ?? []).map((line) => line.supplyId),
      ),
    )
    const time = { start: Date.parse(work.startDate), end: Date.parse(work.endDate) }
    for (const supplyId of supplies)
      for (const pitchId of new Set(work.pitchIds)) {
        const key = JSON.stringify([supplyId, pitchId])
        const known = uses.get(key) ?? { supplyId, pitchId, times: [] }
        known.times.push(time)
        uses.set(key, known)
      }
  }
  return [...uses.values()].map((use) => ({ ...use, times: use.times.toSorted((a, b) => a.start - b.start) }))
}

/** Means of the rounds by pitch and metric; grids without a reading are none. */
function roundsOf(measurements: PitchReadings): Map<Id, Map<MeasurementMetric, Round[]>> {
  const found = new Map<Id, Map<MeasurementMetric, Round[]>>()
  for (const { pitchId, metric, measuredAt, values } of measurements) {
    const statistics = isMetric(metric) ? gridStatistics(values) : null
    if (!statistics || !isMetric(metric)) continue
    const ofPitch = found.get(pitchId) ?? new Map<MeasurementMetric, Round[]>()
    found.set(pitchId, ofPitch)
    const series = ofPitch.get(metric) ?? []
    ofPitch.set(metric, series)
    series.push({ time: Date.parse(measuredAt), mean: statistics.mean })
  }
  return found
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const meanOf = (rounds: readonly Round[]): number => average(rounds.map(({ mean }) => mean))
const standardError = (values: readonly number[], mean: number): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length)

/** A band the club has set for itself. */
export type OwnBand = { season: Season; metric: MeasurementMetric; pitchId: Id; limits: BandLimits }

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

/** The bands of the local data (`bandKey` of domain/bands), those of the season of `today` first, then by pitch and metric. */
export function ownBands(
  bands: Readonly<Record<string, BandLimits>>,
  pitches: readonly { id: Id; latitude?: number | undefined }[],
  today: Day,
): OwnBand[] {
  const order = new Map(pitches.map(({ id }, at) => [id, at]))
  const now = seasonOf(today, pitches[0]?.latitude)
  return Object.entries(bands)
    .flatMap(([key, limits]): OwnBand[] => {
      const [season = '', metric, ...rest] = key.split('/')
      const pitchId = rest.join('/')
      const known = SEASONS.find((one) => one === season)
      return known && isMetric(metric) && order.has(pitchId)
        ? [{ season: known, metric, pitchId, limits }]
        : []
    })
    .toSorted(
      (a, b) =>
        Number(b.season === now) - Number(a.season === now) ||
        SEASONS.indexOf(a.season) - SEASONS.indexOf(b.season) ||
        (order.get(a.pitchId) ?? 0) - (order.get(b.pitchId) ?? 0) ||
        byCode(a.metric, b.metric),
    )
}

/** So far ahead a certificate is worth a word, days. */
export const CERTIFICATE_DAYS = 183

/** Certificates that have run out or will within half a year, the first to end first. */
export const certificatesAhead = (
  certificates: Readonly<Record<Id, readonly Certificate[]>>,
  today: Day,
): { userId: Id; name: string; expires: Day; isOver: boolean }[] =>
  Object.entries(certificates)
    .flatMap(([userId, own]) =>
      own.map(({ name, expires }) => ({ userId, name, expires, isOver: expires < today })),
    )
    .filter(({ expires }) => expires <= addDays(today, CERTIFICATE_DAYS))
    .toSorted((a, b) => byCode(a.expires, b.expires) || byName()(a, b))

/** Machines whose service is due or near, or of which nobody knows it; the most overdue first. */
export const servicesAhead = (
  equipment: readonly Equipment[],
): { machine: Equipment; service: Service & { kind: 'due' | 'soon' | 'unknown' } }[] =>
  equipment
    .flatMap((machine) => {
      const service = serviceOf(machine)
      return service.kind === 'due' || service.kind === 'soon' || service.kind === 'unknown'
        ? [{ machine, service: service as Service & { kind: 'due' | 'soon' | 'unknown' } }]
        : []
    })
    .toSorted((a, b) => (a.service.left ?? Infinity) - (b.service.left ?? Infinity))

/** Machines whose last noted service named a day that has come or is near; the earliest first. */
export const servicesByDay = (
  equipment: readonly Equipment[],
  log: readonly MachineEntry[],
  today: Day,
): { machine: Equipment; kind: 'due' | 'soon'; day: Day }[] =>
  equipment
    .flatMap((machine) => {
      const service = dayServiceOf(machine, log, today)
      return service && service.kind !== 'later' ? [{ machine, kind: service.kind, day: service.day }] : []
    })
    .toSorted((a, b) => byCode(a.day, b.day) || byName()(a.machine, b.machine))

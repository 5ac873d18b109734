import * as v from 'valibot'
import { webAddress } from '../lib/webAddress.ts'
import { fieldValue } from './activity.ts'
import { PRESET_NAMES } from './agronomy/degreeDayCounter.ts'
import { machineEntry } from './machineLog.ts'
import { FORMULATIONS } from './mix.ts'
import { RATE_UNITS } from './rateUnit.ts'
import { STUD_TYPES } from './surface/studRules.ts'
import { amount, day, id, instant, type Known, listOf, maybe } from './wire.ts'

/** Names and items are what a person types on one line. */
const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))
const notes = maybe(v.pipe(v.string(), v.maxLength(1000)))
/** Lamps may stand for months. */
const minutes = v.pipe(amount, v.minValue(1), v.maxValue(60 * 24 * 366))
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const ids = v.fallback(v.array(id), [])
const fields = v.fallback(listOf(fieldValue), [])

/** Work as it is usually done: its answers, how long it takes, and what is ticked off on the way (F14). */
export const template = v.looseObject({
  id,
  name: line,
  activityName: v.string(),
  fields,
  minutes: v.fallback(minutes, 60),
  checklist: v.fallback(listOf(line), []),
  notes,
})
export type Template = Known<v.InferOutput<typeof template>>

export const dayTemplateJob = v.looseObject({
  activityName: v.string(),
  name: maybe(v.string()),
  pitchIds: ids,
  sectionIds: ids,
  userIds: ids,
  /** What a clock at the ground shows. */
  start: clock,
  minutes,
  fields,
  notes,
})
/** A whole day's work, to be planned again on another day. */
export const dayTemplate = v.looseObject({ id, name: line, jobs: v.fallback(listOf(dayTemplateJob), []) })
export type DayTemplateJob = Known<v.InferOutput<typeof dayTemplateJob>>

export const certificate = v.looseObject({ name: line, expires: day })
export type Certificate = Known<v.InferOutput<typeof certificate>>

/** A suggestion that is not to be shown again before a day. */
export const dismissal = v.looseObject({ until: day, reason: maybe(v.string()) })

/** A view of the calendar by its query: what a link to it says (F16). */
export const savedView = v.looseObject({
  id,
  name: line,
  query: v.pipe(v.string(), v.startsWith('?'), v.maxLength(500)),
})
export type SavedView = Known<v.InferOutput<typeof savedView>>

/** Light that a pitch is to get, mol/m²/d, and what its lamps give, µmol/m²/s. */
export const lightTarget = v.pipe(
  v.looseObject({
    low: v.pipe(amount, v.minValue(1), v.maxValue(60)),
    high: v.pipe(amount, v.minValue(1), v.maxValue(80)),
    ppfd: v.pipe(amount, v.minValue(1), v.maxValue(3000)),
  }),
  v.check(({ low, high }) => low <= high),
)

const limit = v.nullable(amount)
/** The club's own limits of a measurement, in its metric unit; null is open. They rise. */
export const bandLimits = v.pipe(
  v.object({ criticalLow: limit, low: limit, high: limit, criticalHigh: limit }),
  v.check(({ low, high }) => low !== null || high !== null),
  v.check(({ criticalLow, low, high, criticalHigh }) => {
    const set = [criticalLow, low, high, criticalHigh].filter((one) => one !== null)
    return set.every((one, at) => at === 0 || one >= (set[at - 1] ?? one))
  }),
)
export type BandLimits = v.InferOutput<typeof bandLimits>

const weight = maybe(v.pipe(amount, v.minValue(0), v.maxValue(5)))
/** How hard play wears the turf, where it differs from the usual. */
export const wearWeights = v.looseObject({
  match: weight,
  training: weight,
  juniors: weight,
  warmUp: weight,
  wet: weight,
})

/** Degree days of a pitch since an event: base in °C, target in °C d; `preset` where it started from one. */
export const gddCounter = v.looseObject({
  id,
  pitchId: id,
  name: line,
  base: v.pipe(amount, v.minValue(-30), v.maxValue(40)),
  start: day,
  target: v.pipe(amount, v.minValue(1), v.maxValue(20_000)),
  preset: maybe(v.picklist(PRESET_NAMES)),
})
export type GddCounter = Known<v.InferOutput<typeof gddCounter>>

export const COUNT_REASONS = ['count', 'spilt', 'expired', 'wrongEntry', 'other'] as const
export type CountReason = (typeof COUNT_REASONS)[number]
/** What was on a shelf against what was thought to be there, in the supply's unit. */
export const stockCount = v.looseObject({
  id,
  supplyId: id,
  at: instant,
  before: amount,
  after: amount,
  reason: v.fallback(v.picklist(COUNT_REASONS), 'other'),
})
export type StockCount = Known<v.InferOutput<typeof stockCount>>

/** A pack that a supplier offers: what is in it, in the supply's unit, and its price in the supply's currency. */
export const packSize = v.looseObject({
  size: v.pipe(amount, v.gtValue(0), v.maxValue(1_000_000)),
  price: maybe(v.pipe(amount, v.minValue(0))),
})
export type PackSize = Known<v.InferOutput<typeof packSize>>

/** What a product's label says and the backend has no field for: the least that works, and where the label or its safety data is read. */
export const productLabel = v.looseObject({
  leastRate: maybe(v.looseObject({ rate: v.pipe(amount, v.gtValue(0)), rateUnit: v.picklist(RATE_UNITS) })),
  page: maybe(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.check((address) => webAddress(address) === address),
    ),
  ),
})
export type ProductLabel = Known<v.InferOutput<typeof productLabel>>

/** What a kitman wrote down of a match or training, such as what was worn. */
export const sessionNote = v.looseObject({ text: v.pipe(v.string(), v.maxLength(500)), at: instant })

/** A break of begun work (domain/workedTime). */
export const pause = v.looseObject({
  begun: instant,
  minutes: v.fallback(v.pipe(amount, v.minValue(0)), 0),
  since: maybe(instant),
})

/** Readable entries of a record; the others are dropped. Keys that would reach a prototype are no entries (quality X8). */
const recordOf = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((rows) =>
      Object.fromEntries(
        Object.entries(rows).flatMap(([key, row]): [string, v.InferOutput<S>][] => {
          const read = v.safeParse(schema, row)
          return read.success && !(key in Object.prototype) ? [[key, read.output]] : []
        }),
      ),
    ),
  )

/**
 * What the backend has no place for (product.md), per person and company. Every part stands for itself: one that
 * cannot be read is as if it were not there, and takes no other with it. Parts that this version does not know survive.
 */
export const localData = v.looseObject({
  templates: v.fallback(listOf(template), []),
  dayTemplates: v.fallback(listOf(dayTemplate), []),
  /** Minutes before a pitch may be used again after work of a type, where they differ from the usual. */
  recoveryMinutes: v.fallback(recordOf(v.pipe(amount, v.minValue(0))), {}),
  /** Steps of the match countdown; read by domain/planning/countdown, empty for its own. */
  countdown: v.fallback(v.array(v.record(v.string(), v.unknown())), []),
  /** Kick-off for which a fixture's countdown was planned, by fixture. */
  countdowns: v.fallback(recordOf(instant), {}),
  /** So many people off on one day are not remarked on. */
  mostOff: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)), 3),
  /** By person. */
  certificates: v.fallback(recordOf(listOf(certificate)), {}),
  /** Read by the board itself. */
  tv: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Where a team of an imported file plays, by `placeKey` of domain/ics/fixtureDiff; an empty text is somewhere else. */
  teamPitches: v.fallback(recordOf(v.pipe(v.string(), v.maxLength(200))), {}),
  /** By suggestion. */
  dismissed: v.fallback(recordOf(dismissal), {}),
  views: v.fallback(listOf(savedView), []),
  gddCounters: v.fallback(listOf(gddCounter), []),
  /** By pitch, where it differs from the usual. */
  lightTargets: v.fallback(recordOf(lightTarget), {}),
  wearWeights: v.fallback(wearWeights, {}),
  /** kg N/ha that a season may take, by `budgetKey` of domain/feedWarnings. */
  nitrogenBudgets: v.fallback(recordOf(v.pipe(amount, v.minValue(0), v.maxValue(2000))), {}),
  /** Limits of a feed by their name, where they differ from the usual; read by domain/feedWarnings. */
  feedLimits: v.fallback(recordOf(v.pipe(amount, v.minValue(0), v.maxValue(2000))), {}),
  /** By season, metric and pitch: `bandKey` of domain/bands; a league's, by metric: `normKey` of domain/league/norm. */
  bands: v.fallback(recordOf(bandLimits), {}),
  /** mm below full at which a pitch wants water, by pitch, where it differs from the usual. */
  refillLines: v.fallback(recordOf(v.pipe(amount, v.minValue(1), v.maxValue(100))), {}),
  /** Hours of match a week that a pitch is taken to bear, by pitch. */
  wearCapacity: v.fallback(recordOf(v.pipe(amount, v.minValue(0.5), v.maxValue(168))), {}),
  /** Corrections of the stock that were counted here: the backend keeps the new amount only. */
  stockCounts: v.fallback(listOf(stockCount), []),
  /** Days from an order to its delivery, by supply, where they differ from the usual. */
  leadDays: v.fallback(recordOf(v.pipe(amount, v.minValue(0), v.maxValue(365))), {}),
  /** By supply. */
  packSizes: v.fallback(recordOf(listOf(packSize)), {}),
  /** By supply. */
  productLabels: v.fallback(recordOf(productLabel), {}),
  /** What a product is made up as, by supply: it gives the order in which products go into a tank. */
  formulations: v.fallback(recordOf(v.picklist(FORMULATIONS)), {}),
  /** A league's own reports by fixture; read by domain/league/pitchReportForm. */
  pitchReports: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Stud types by `studRuleKey` of domain/surface/studRules, where they differ from the usual. */
  studRules: v.fallback(recordOf(v.picklist(STUD_TYPES)), {}),
  /** By session. */
  sessionNotes: v.fallback(recordOf(sessionNote), {}),
  /** By work: its break, until the work is done. */
  jobPauses: v.fallback(recordOf(pause), {}),
  /** By work: items of its checklist as they were ticked here, until the work is written. */
  jobTicks: v.fallback(recordOf(recordOf(v.boolean())), {}),
  /** What was noted of machines and no work of theirs has a field for. */
  machineLog: v.fallback(listOf(machineEntry), []),
})
export type LocalData = Known<v.InferOutput<typeof localData>>

/** Whatever was stored, as far as it can be read. Never throws. */
export const readLocalData = (stored: unknown): LocalData =>
  v.parse(
    v.fallback(localData, () => v.parse(localData, {})),
    stored,
  )

export const LOCAL_PARTS = [
  'templates',
  'dayTemplates',
  'recoveryMinutes',
  'countdown',
  'countdowns',
  'mostOff',
  'certificates',
  'tv',
  'dismissed',
  'views',
  'gddCounters',
  'teamPitches',
  'lightTargets',
  'wearWeights',
  'wearCapacity',
  'bands',
  'nitrogenBudgets',
  'feedLimits',
  'refillLines',
  'stockCounts',
  'leadDays',
  'packSizes',
  'productLabels',
  'formulations',
  'pitchReports',
  'studRules',
  'sessionNotes',
  'jobPauses',
  'jobTicks',
  'machineLog',
] as const satisfies readonly (keyof LocalData)[]
export type LocalPart = (typeof LOCAL_PARTS)[number]

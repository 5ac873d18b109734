import type { CsvStyle } from '../../lib/csvText.ts'
import type { UnitSystem } from '../../lib/units.ts'
import type { Activity } from '../activity.ts'
import type { ActivityConfiguration } from '../activityConfiguration.ts'
import type { Cocktail } from '../cocktail.ts'
import type { Equipment } from '../equipment.ts'
import type { Feedback } from '../feedback.ts'
import type { FieldMeasurement } from '../fieldMeasurement.ts'
import type { Fixture } from '../fixture.ts'
import type { Fertilisation } from '../pitchReport.ts'
import type { Supply } from '../supply.ts'
import type { WeatherDay } from '../weather.ts'
import type { Day, Id, Instant } from '../wire.ts'

/** What an evidence pack holds, in its order (product.md, B16). */
export const PACK_PARTS = [
  'sprays',
  'activities',
  'fixtures',
  'measurements',
  'weather',
  'fertilisation',
  'feedback',
  'supplies',
  'equipment',
] as const
export type PackPart = (typeof PACK_PARTS)[number]

/** Names of folders and files are the same in every language, so that packs can be compared. */
export const PACK_FOLDERS = {
  sprays: 'spray-register',
  activities: 'activities',
  fixtures: 'fixtures',
  measurements: 'measurements',
  weather: 'weather',
  fertilisation: 'fertilisation',
  feedback: 'feedback',
  supplies: 'supplies',
  equipment: 'equipment',
} as const satisfies Record<PackPart, string>

/** Rows as the backend gives them; those it gives by pitch carry the pitch. */
export type PackRows = {
  activities: Activity[]
  fixtures: Fixture[]
  measurements: (FieldMeasurement & { pitchId: Id })[]
  weather: (WeatherDay & { pitchId: Id })[]
  fertilisation: Fertilisation[]
  feedback: Feedback[]
  supplies: Supply[]
  equipment: Equipment[]
  /** Not a part of their own: sprayings name them. */
  cocktails: Cocktail[]
  /** Restocks that are not among the work: what was sprayed on the pitches of the pack has its batch from them. */
  deliveries: Activity[]
}
export type RowsOf = keyof PackRows
/** Some rows of one kind. */
export type RowSlice = { [K in RowsOf]: { of: K; rows: readonly PackRows[K][number][] } }[RowsOf]
export function addRows(rows: PackRows, { of, rows: more }: RowSlice): void {
  const list: unknown[] = rows[of]
  for (const row of more) list.push(row)
}

export const noRows = (): PackRows => ({
  activities: [],
  fixtures: [],
  measurements: [],
  weather: [],
  fertilisation: [],
  feedback: [],
  supplies: [],
  equipment: [],
  cocktails: [],
  deliveries: [],
})

/** What could not be had: it is said in the pack. `text` is a whole sentence in the reader's language. */
export type PackGap = {
  part: PackPart
  text: string
  /** `failed`: asked for and not answered; `short`: the backend keeps less than was asked for. */
  kind: 'failed' | 'short'
}

export const PACK_HEADINGS = [
  'date',
  'start',
  'end',
  'minutes',
  'type',
  'name',
  'place',
  'people',
  'status',
  'machines',
  'products',
  'details',
  'notes',
  'id',
  'area',
  'operator',
  'product',
  'registration',
  'activeIngredient',
  'batch',
  'rate',
  'rateUnit',
  'total',
  'totalUnit',
  'water',
  'nozzle',
  'reason',
  'weatherThen',
  'reEntry',
  'recordNumber',
  'metric',
  'unit',
  'mean',
  'lowest',
  'highest',
  'spread',
  'readings',
  'measuredBy',
  'temperatureMin',
  'temperatureMax',
  'rain',
  'humidity',
  'wind',
  'gust',
  'windDirection',
  'radiation',
  'soilTemperature',
  'nitrogen',
  'phosphorus',
  'potassium',
  'rating',
  'comment',
  'given',
  'group',
  'onHand',
  'minimum',
  'analysis',
  'expiry',
  'reEntryHours',
  'price',
  'currency',
  'units',
  'inOrder',
  'hours',
  'serviceEvery',
  'lastService',
  'manufacturer',
  'model',
  'serial',
] as const
export type PackHeading = (typeof PACK_HEADINGS)[number]

/** Sentences of the pages; `{name}` stands for what is put in. */
export const PACK_SENTENCES = [
  'title',
  'ofCompany',
  'period',
  'made',
  'places',
  'allPlaces',
  'contents',
  'howTables',
  'howJson',
  'howHashes',
  'rows',
  'noRows',
  'gaps',
  'noGaps',
  'back',
  'notRecorded',
  'unknownProduct',
  'withUnit',
  'ownCurrency',
  'yes',
  'no',
] as const
export type PackSentence = (typeof PACK_SENTENCES)[number]

/** The reader's words, as plain texts: what makes the pack runs apart from the page. */
export type PackWords = {
  headings: Record<PackHeading, string>
  sentences: Record<PackSentence, string>
  titles: Record<PackPart, string>
  /** A sentence that says what a part holds. */
  abouts: Record<PackPart, string>
  /** By activity name and kind of fixture, status, key of a field, option, metric, aspect, group of the store. */
  types: Record<string, string>
  statuses: Record<string, string>
  fields: Record<string, string>
  options: Record<string, string>
  metrics: Record<string, string>
  aspects: Record<string, string>
  /** Symbols by quantity (lib/units), in the reader's system, and the words for what is counted: `pcs`, `bag`. */
  units: Record<string, string>
}

type Named = { id: Id; name: string }

/** Whose pack, of what, and how its reader writes. */
export type PackSetup = {
  company: string
  from: Day
  to: Day
  madeAt: Instant
  parts: readonly PackPart[]
  /** The chosen pitches with their m²; `whole` where that is all of them. */
  pitches: readonly (Named & { area?: number | undefined })[]
  whole: boolean
  sections: readonly Named[]
  people: readonly Named[]
  configuration: readonly ActivityConfiguration[]
  language: string
  /** BCP 47, for numbers. */
  locale: string
  direction: 'ltr' | 'rtl'
  timeZone: string
  unitSystem: UnitSystem
  csv: CsvStyle
  words: PackWords
}

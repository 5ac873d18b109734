import { withoutIsolates } from '@/lib/isolate'
import { type Activity, type FieldValue, machinesOf, type ProductUse, productsOf } from '@/domain/activity'
import type { ActivityConfiguration, ActivityField } from '@/domain/activityConfiguration'
import type { CsvCell } from '@/domain/csv'
import { isMoney, ofProduct } from '@/domain/delivered'
import type { Fixture } from '@/domain/fixture'
import { atGround, minutesBetween } from '@/domain/groundTime'
import type { IcsEntry } from '@/domain/ics/writeIcs'
import { ownHeads } from '@/domain/ownHeads'
import { isRateUnit, RATE_QUANTITY } from '@/domain/rateUnit'
import { answerQuantity } from '@/domain/answerQuantity'
import type { Id } from '@/domain/wire'
import type { Format } from '@/i18n/format'
import { convert, displayDecimals, type Quantity, roundHalfAway } from '@/lib/units'

export type ExportEntry = { kind: 'work'; activity: Activity } | { kind: 'fixture'; fixture: Fixture }

/** The words and names of one reader. */
export type ExportWords = {
  format: Format
  type: (activityName: string) => string
  status: (status: string) => string
  field: (key: string) => string
  option: (option: { value: string; label?: string | undefined }) => string
  fixtureKind: (kind: Fixture['kind']) => string
  fixtureStatus: string
  yesNo: (value: boolean) => string
  withUnit: (field: string, unit: string) => string
  pitch: (id: Id) => string | undefined
  person: (id: Id) => string | undefined
  machine: (id: Id) => string | undefined
  product: (use: ProductUse) => string
  /** How much of it, where that was written down. */
  amount: (use: ProductUse) => string | undefined
  /** What a delivery is measured in, and what is paid in. */
  delivered: (activity: Activity) => { quantity: Quantity | undefined; money: string }
  heading: (
    column:
      | 'date'
      | 'start'
      | 'end'
      | 'minutes'
      | 'kind'
      | 'name'
      | 'pitch'
      | 'people'
      | 'status'
      | 'machines'
      | 'products'
      | 'notes'
      | 'uid',
  ) => string
}

/** Answers that only the import reads. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['sourceUid', 'sourceName', 'stepOf'])

export const spanOf = (entry: ExportEntry) => (entry.kind === 'work' ? entry.activity : entry.fixture)
export const uidOf = (entry: ExportEntry): string => `${entry.kind}-${spanOf(entry).id}@sward`

const pitchesOf = (entry: ExportEntry, words: ExportWords): string[] =>
  (entry.kind === 'work'
    ? entry.activity.pitchIds
    : entry.fixture.pitchId === undefined
      ? []
      : [entry.fixture.pitchId]
  ).flatMap((id) => words.pitch(id) ?? [])
const peopleOf = (entry: ExportEntry, words: ExportWords): string[] =>
  entry.kind === 'work' ? entry.activity.userIds.flatMap((id) => words.person(id) ?? []) : []
const machinesIn = (activity: Activity, { machine, format }: ExportWords): string[] =>
  machinesOf(activity).flatMap(({ id, hours }) => {
    const name = machine(id)
    if (name === undefined) return []
    return hours === undefined ? name : `${name} ${format.quantity(hours, 'hours')}`
  })
const productsIn = (activity: Activity, { product, amount, format }: ExportWords): string[] =>
  productsOf(activity).map((use) =>
    ofProduct(
      product(use),
      use.rate > 0 && isRateUnit(use.rateUnit)
        ? format.quantity(use.rate, RATE_QUANTITY[use.rateUnit])
        : undefined,
      amount(use),
    ),
  )

/** Entries as a calendar program shows them. */
export function icsEntries(entries: readonly ExportEntry[], words: ExportWords): IcsEntry[] {
  return entries.map((entry) => {
    const { startDate, endDate } = spanOf(entry)
    const pitches = pitchesOf(entry, words)
    const list = (names: string[]) => withoutIsolates(words.format.list(names))
    const shared = { uid: uidOf(entry), start: startDate, end: endDate, location: list(pitches) }
    if (entry.kind === 'fixture') {
      const kind = words.fixtureKind(entry.fixture.kind)
      return {
        ...shared,
        changed: undefined,
        summary: entry.fixture.name || kind,
        categories: [kind],
        status: 'confirmed',
      }
    }
    const { activity } = entry
    const type = words.type(activity.activityName)
    const people = peopleOf(entry, words)
    return {
      ...shared,
      changed: activity.updatedAt,
      summary: [activity.name ?? type, ...pitches].join(', '),
      description: [list(people), words.status(activity.status), activity.notes].filter(Boolean).join('\n'),
      categories: [type],
      status: activity.status === 'cancelled' ? 'cancelled' : 'confirmed',
    }
  })
}

/** A column for an answer that some of the work has, in the reader's unit. */
type AnswerColumn = {
  key: string
  heading: string
  quantity: Quantity | undefined
  /** What can be chosen: those have words of the reader's language, what was typed has not. */
  options: ReadonlyMap<string, Option>
  types: ReadonlySet<string>
}
type Option = { value: string; label?: string | undefined }
type FieldsOf = (activityName: string) => readonly ActivityField[]

const BEFORE = [
  'date',
  'start',
  'end',
  'minutes',
  'kind',
  'name',
  'pitch',
  'people',
  'status',
  'machines',
  'products',
] as const
const AFTER = ['notes', 'uid'] as const

/** The table: a heading, then a row for each entry; a number is a number, in the reader's units. */
export function csvRows(
  entries: readonly ExportEntry[],
  configuration: readonly ActivityConfiguration[],
  words: ExportWords,
): CsvCell[][] {
  const { heading, format } = words
  const known = new Map(configuration.map(({ activityName, fields }) => [activityName, fields]))
  const fieldsOf: FieldsOf = (activityName) => known.get(activityName) ?? []
  const answers = answerColumns(entries, fieldsOf, words)
  const before = BEFORE.map(heading)
  const after = AFTER.map(heading)
  const head = [...before, ...ownHeads([...before, ...after], answers, words.withUnit), ...after]
  const rows = entries.map((entry): CsvCell[] => {
    const { startDate, endDate } = spanOf(entry)
    const start = atGround(startDate, format.timeZone)
    const end = atGround(endDate, format.timeZone)
    const activity = entry.kind === 'work' ? entry.activity : undefined
    return [
      start.day,
      start.time,
      end.day === start.day ? end.time : `${end.day} ${end.time}`,
      minutesBetween(startDate, endDate),
      entry.kind === 'work' ? words.type(entry.activity.activityName) : words.fixtureKind(entry.fixture.kind),
      entry.kind === 'work' ? entry.activity.name : entry.fixture.name,
      pitchesOf(entry, words).join(' + '),
      peopleOf(entry, words).join(' + '),
      activity ? words.status(activity.status) : words.fixtureStatus,
      activity && machinesIn(activity, words).join(' + '),
      activity && productsIn(activity, words).join(' + '),
      ...answers.map((column) => answerCell(activity, column, fieldsOf, words)),
      activity?.notes,
      uidOf(entry),
    ]
  })
  return [head, ...rows]
}

function answerColumns(
  entries: readonly ExportEntry[],
  fieldsOf: FieldsOf,
  words: ExportWords,
): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>()
  for (const entry of entries) {
    if (entry.kind === 'fixture') continue
    const { activityName, fields } = entry.activity
    for (const { key, value } of fields) {
      if (OWN_FIELDS.has(key) || !isPlain(value)) continue
      const { heading, quantity } = answerHead(entry.activity, { key, value }, fieldsOf, words)
      const id = JSON.stringify([key, heading])
      const field = fieldsOf(activityName).find((one) => one.key === key)
      const options = (field?.options ?? []).map((option) => [option.value, option] as const)
      columns.set(id, {
        key,
        heading,
        quantity,
        options: new Map([...(columns.get(id)?.options ?? []), ...options]),
        types: new Set([...(columns.get(id)?.types ?? []), words.type(activityName)]),
      })
    }
  }
  return [...columns.values()]
}

/** The column an answer stands in: the same word with another unit is another column. */
function answerHead(
  activity: Activity,
  { key, value }: FieldValue,
  fieldsOf: FieldsOf,
  words: ExportWords,
): Pick<AnswerColumn, 'heading' | 'quantity'> {
  const { activityName } = activity
  if (typeof value !== 'number') return { quantity: undefined, heading: words.field(key) }
  const own = answerQuantity(activityName, key, fieldsOf(activityName))
  const { money, quantity: packed } = words.delivered(activity)
  const quantity = own ?? (key === 'packSize' || key === 'unitPrice' ? packed : undefined)
  const unit = [
    ...(isMoney(key) ? [money] : []),
    ...(quantity === undefined ? [] : [words.format.unit(quantity)]),
  ].join('/')
  return {
    quantity,
    heading: unit === '' ? words.field(key) : words.withUnit(words.field(key), unit),
  }
}

const isPlain = (value: unknown): boolean =>
  ['number', 'string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))

function answerCell(
  activity: Activity | undefined,
  { key, heading, options }: AnswerColumn,
  fieldsOf: FieldsOf,
  words: ExportWords,
): CsvCell {
  const answer = activity?.fields.find((field) => field.key === key)
  if (!activity || !answer) return null
  const { value } = answer
  const head = answerHead(activity, answer, fieldsOf, words)
  if (head.heading !== heading) return null
  if (typeof value === 'number') {
    if (head.quantity === undefined) return value
    // Paid for each of the reader's units.
    if (isMoney(key)) return roundHalfAway(value / convert(1, head.quantity, words.format.unitSystem), 4)
    const shown = convert(value, head.quantity, words.format.unitSystem)
    return roundHalfAway(shown, displayDecimals(shown, head.quantity, words.format.unitSystem))
  }
  if (typeof value === 'boolean') return words.yesNo(value)
  const word = (text: string): string => {
    const option = options.get(text)
    return option ? words.option(option) : text
  }
  if (typeof value === 'string') return word(value)
  return Array.isArray(value)
    ? value.flatMap((one) => (typeof one === 'string' ? word(one) : [])).join(' + ')
    : null
}

import type { CsvCell } from '../../lib/csvText.ts'
import { convert, displayDecimals, type Quantity, roundHalfAway } from '../../lib/units.ts'
import { RATE_QUANTITY, type RateUnit } from '../rateUnit.ts'
import type { SupplyUnit } from '../supply.ts'
import { atGround } from '../groundTime.ts'
import type { Day, Id, Instant } from '../wire.ts'
import type { PackHeading, PackSentence, PackSetup } from './packSetup.ts'

const AMOUNTS: Partial<Record<SupplyUnit, Quantity>> = {
  kg: 'mass',
  g: 'smallMass',
  l: 'volume',
  ml: 'smallVolume',
}
/** Places where rows are spelled out within one cell. */
const JOINED = ', '

const own = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

export type PackText = ReturnType<typeof packText>

/** Words, names, times and amounts of one reader. Whatever has no word of ours keeps its own. */
export function packText({
  words,
  locale,
  timeZone,
  unitSystem,
  pitches,
  sections,
  people,
}: Pick<PackSetup, 'words' | 'locale' | 'timeZone' | 'unitSystem' | 'pitches' | 'sections' | 'people'>) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const names = (rows: readonly { id: Id; name: string }[]) => {
    const known = new Map(rows.map(({ id, name }) => [id, name]))
    return (ids: readonly Id[]): string => ids.map((id) => known.get(id) ?? id).join(JOINED)
  }
  const number = (value: number): string => numbers.format(value)
  /** As it is shown: in the reader's unit, with the decimals the quantity deserves. */
  const shown = (value: number, quantity: Quantity): number => {
    const converted = convert(value, quantity, unitSystem)
    return roundHalfAway(converted, displayDecimals(converted, quantity, unitSystem))
  }
  const unit = (quantity: Quantity): string => own(words.units, quantity) ?? ''
  const sentence = (key: PackSentence, values: Readonly<Record<string, string>> = {}): string =>
    words.sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const withUnit = (field: string, quantity: Quantity): string =>
    unit(quantity) === '' ? field : sentence('withUnit', { field, unit: unit(quantity) })
  const quantity = (value: number, of: Quantity): string =>
    `${number(shown(value, of))}\u00A0${unit(of)}`.trim()
  return {
    pitches: names(pitches),
    sections: names(sections),
    people: names(people),
    type: (name: string) => own(words.types, name) ?? name,
    status: (status: string) => own(words.statuses, status) ?? status,
    field: (key: string) => own(words.fields, key) ?? key,
    option: (value: string) => own(words.options, value) ?? value,
    metric: (metric: string) => own(words.metrics, metric) ?? metric,
    at: (instant: Instant) => atGround(instant, timeZone),
    longDay: (day: Day): string => days.format(new Date(`${day}T12:00:00Z`)),
    number,
    shown,
    unit,
    quantity,
    sentence,
    withUnit,
    heading: (key: PackHeading, of?: Quantity) =>
      of === undefined ? words.headings[key] : withUnit(words.headings[key], of),
    /** A known number in the reader's unit; what nobody recorded stays empty. */
    cell: (value: unknown, of: Quantity): CsvCell =>
      typeof value === 'number' ? shown(value, of) : undefined,
    rate: (rate: number, rateUnit: RateUnit) => ({
      value: shown(rate, RATE_QUANTITY[rateUnit]),
      unit: unit(RATE_QUANTITY[rateUnit]),
    }),
    /** An amount in the unit a product is kept in. */
    amount: (value: number, stocked: SupplyUnit) => {
      const of = AMOUNTS[stocked]
      return of
        ? { value: shown(value, of), unit: unit(of) }
        : { value, unit: own(words.units, stocked) ?? stocked }
    },
    /** What one of the unit a product is kept in costs, per unit of the reader. */
    price: (value: number, stocked: SupplyUnit): number => {
      const of = AMOUNTS[stocked]
      return of ? roundHalfAway(value / convert(1, of, unitSystem), 4) : value
    },
    yesNo: (value: boolean) => words.sentences[value ? 'yes' : 'no'],
    join: (parts: readonly (string | false | undefined)[]) =>
      parts.filter((part) => part !== false && part !== undefined && part !== '').join(JOINED),
  }
}

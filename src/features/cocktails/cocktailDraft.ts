import type { Cocktail } from '@/domain/cocktail'
import { MOST_RATE, type RateUnit } from '@/domain/rateUnit'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'

/** One product of a mix in a form. `key` stays while it is moved. */
export type LineDraft = {
  key: string
  supplyId: Id
  /** NaN is a text that is no number. */
  rate: number | null
  rateUnit: RateUnit
  /** The stored line, so that nothing is lost that the form does not know. */
  stored?: Cocktail['items'][number] | undefined
}
export type Method = Cocktail['method']
export type CocktailDraft = {
  name: string
  method: Method
  waterRate: number | null
  lines: readonly LineDraft[]
  notes: string
}

let serial = 0
const newKey = (): string => `line ${(serial += 1)}`

export const emptyDraft: CocktailDraft = { name: '', method: 'spray', waterRate: null, lines: [], notes: '' }

export const draftOf = ({ name, method, waterRate, items, notes }: Cocktail): CocktailDraft => ({
  name,
  method,
  waterRate: waterRate ?? null,
  lines: linesOf(items),
  notes: notes ?? '',
})

export const linesOf = (items: Cocktail['items']): LineDraft[] =>
  items.map((item) => ({
    key: newKey(),
    supplyId: item.supplyId,
    rate: item.rate,
    rateUnit: item.rateUnit,
    stored: item,
  }))

/** A product as it is added: at the rate its label allows at most, which is the one number known of it. */
export const newLine = ({ id, maximumRate, action: { unit } }: Supply, method: Method): LineDraft => ({
  key: newKey(),
  supplyId: id,
  rate: maximumRate?.rate ?? null,
  rateUnit:
    maximumRate?.rateUnit ??
    (unit === 'l' || unit === 'ml' ? 'l/ha' : method === 'spread' ? 'g/m2' : 'kg/ha'),
})

const MOST_WATER = 20_000
export const LONGEST_NAME = 200
export const LONGEST_NOTES = 2000

export const isRate = (rate: number | null): rate is number => rate !== null && rate > 0 && rate <= MOST_RATE

export type CocktailFaults = {
  name?: 'missing'
  waterRate?: 'missing' | 'wrong'
  lines?: 'none'
  /** Keys of lines whose rate cannot be. */
  rates: ReadonlySet<string>
}

export function faultsOf({ name, method, waterRate, lines }: CocktailDraft): CocktailFaults {
  const isSpray = method === 'spray'
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(isSpray && waterRate === null && { waterRate: 'missing' }),
    ...(isSpray &&
      waterRate !== null &&
      !(waterRate > 0 && waterRate <= MOST_WATER) && { waterRate: 'wrong' }),
    ...(lines.length === 0 && { lines: 'none' }),
    rates: new Set(lines.filter(({ rate }) => !isRate(rate)).map(({ key }) => key)),
  }
}

export const isFaulty = ({ rates, ...others }: CocktailFaults): boolean =>
  rates.size > 0 || Object.keys(others).length > 0

/** The draft as it is stored; what the form does not show stays as `base` had it. */
export function cocktailOf<Base extends object>(
  { name, method, waterRate, lines, notes }: CocktailDraft,
  base: Base,
): Base & Omit<Cocktail, 'id'> {
  return {
    ...base,
    name: name.trim(),
    method,
    waterRate: method === 'spray' ? (waterRate ?? undefined) : undefined,
    items: lines.flatMap(({ supplyId, rate, rateUnit, stored }) =>
      rate === null ? [] : [{ ...stored, supplyId, rate, rateUnit }],
    ),
    notes: notes.trim() || undefined,
  }
}

/** The lines with one of them at another place. */
export function moved<T>(lines: readonly T[], from: number, to: number): readonly T[] {
  const line = lines[from]
  if (line === undefined || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}

/** Keys of lines whose product stands in an earlier line as well. */
export const repeatedIn = (lines: readonly LineDraft[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter(({ supplyId }, at) => lines.findIndex((line) => line.supplyId === supplyId) !== at)
      .map(({ key }) => key),
  )

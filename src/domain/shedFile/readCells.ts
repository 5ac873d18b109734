import { type DayOrder, readFileDay } from '../fileDay.ts'
import { parseNumber } from '../../lib/parseNumber.ts'
import type { UnitSystem } from '../../lib/units.ts'
import { ACTIVITY_NAMES } from '../activityName.ts'
import { plainCell } from '../csv.ts'
import { type CellKind, type ColumnId, kindOf, type ShedWords } from './shedColumns.ts'
import type { FileColumn } from './guessColumns.ts'
import { nameKey } from './writeShed.ts'
import { readerOf } from './shedUnits.ts'

/** Why a row is not taken. */
export type FaultReason =
  | 'noName'
  | 'duplicate'
  | 'ambiguous'
  | 'notNumber'
  | 'negative'
  | 'zero'
  | 'absurd'
  | 'notWhole'
  | 'moreThanAll'
  | 'moreInOrder'
  | 'notDay'
  | 'noUnit'
  | 'unknownUnit'
  | 'otherUnit'
  | 'unknownActivity'
  | 'unknownMethod'
  | 'noProduct'
  | 'unknownProduct'
  | 'noRate'
  | 'differs'
  | 'tooLong'

export type Fault = { line: number; column: ColumnId; reason: FaultReason; value: string }
/** What a cell holds, nothing, or why it cannot be read. */
export type Read<T> = { value: T | undefined; fault?: never } | { fault: FaultReason; value?: never }

export type ReadGround = DayOrder & {
  /** The reader's own words first, then those of other languages a file may be in. */
  words: readonly ShedWords[]
  system: UnitSystem
  decimal: '.' | ','
}

/** Beyond this nothing is kept in a shed. */
const MOST = 1e9

/** A cell as a person typed it: text that looks like a formula stays text. */
export const cellText = (row: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : plainCell(row[at] ?? '').trim()

type Limits = { below?: true | undefined; most?: number; above?: number; whole?: true }

export function readAmount(text: string, { decimal }: ReadGround, limits: Limits = {}): Read<number> {
  if (text === '') return { value: undefined }
  const value = parseNumber(text.replace(/\s*%$/, ''), decimal)
  if (value === null) return { fault: 'notNumber' }
  if (Math.abs(value) > MOST) return { fault: 'absurd' }
  if (value < 0 && !limits.below) return { fault: 'negative' }
  if (limits.above !== undefined && value <= limits.above) return { fault: 'zero' }
  if (limits.most !== undefined && value > limits.most) return { fault: 'moreThanAll' }
  if (limits.whole && !Number.isInteger(value)) return { fault: 'notWhole' }
  return { value }
}

/** A number in the unit that is stored. */
export function readNumber(
  text: string,
  { unit }: Pick<FileColumn, 'unit'>,
  kind: Extract<CellKind, { is: 'number' }>,
  ground: ReadGround,
): Read<number> {
  const read = readAmount(text, ground, kind)
  if (read.value === undefined || kind.quantity === undefined) return read
  const toStored = readerOf(kind.quantity, unit, ground.system)
  return toStored ? { value: toStored(read.value) } : { fault: 'unknownUnit' }
}

export const readText = (text: string, most: number): Read<string> =>
  text.length > most ? { fault: 'tooLong' } : { value: text === '' ? undefined : text }

export function readDay(text: string, ground: ReadGround): Read<string> {
  if (text === '') return { value: undefined }
  const day = readFileDay(text.split(/\s|(?<=\d)T/, 1)[0] ?? '', ground)
  return day === undefined ? { fault: 'notDay' } : { value: day }
}

export function readGroup(text: string, { words }: ReadGround): Read<string> {
  const key = nameKey(text)
  for (const { groups } of words)
    for (const [group, word] of groups)
      if (nameKey(word) === key || nameKey(group) === key) return { value: group }
  return readText(text, 200)
}

/** Kinds of work by their words or names, and whatever the row said before. */
export function readActivities(
  text: string,
  before: readonly string[],
  { words }: ReadGround,
): Read<readonly string[]> {
  if (text.length > 4000) return { fault: 'tooLong' }
  const whole = activitiesIn(text.split(/[|;\n]/), before, words)
  const read = whole ?? activitiesIn(text.split(/[|;,\n]/), before, words)
  return read ? { value: read } : { fault: 'unknownActivity' }
}

function activitiesIn(
  parts: readonly string[],
  before: readonly string[],
  words: readonly ShedWords[],
): string[] | undefined {
  const found: string[] = []
  for (const part of parts.filter((one) => one.trim() !== '')) {
    const key = nameKey(part)
    const name =
      ACTIVITY_NAMES.find(
        (one) => nameKey(one) === key || words.some((language) => nameKey(language.activity(one)) === key),
      ) ?? before.find((one) => nameKey(one) === key)
    if (name === undefined) return undefined
    if (!found.includes(name)) found.push(name)
  }
  return found
}

export function readMethod(text: string, { words }: ReadGround): Read<'spray' | 'spread'> {
  if (text === '') return { value: undefined }
  const key = nameKey(text)
  const method = (['spray', 'spread'] as const).find(
    (one) => one === key || words.some((language) => nameKey(language.method(one)) === key),
  )
  return method ? { value: method } : { fault: 'unknownMethod' }
}

/** Rows that tell how a file writes decimals. */
const SAMPLE = 2000

/** The decimal sign of a file's numbers, by those that leave no doubt; else the reader's own. */
export function decimalOf(
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn[],
  own: '.' | ',',
): '.' | ',' {
  const numeric = columns.flatMap(({ column }, at) => {
    const kind = column && kindOf(column).is
    return kind === 'number' || kind === 'stock' || kind === 'cost' || kind === 'rate' ? [at] : []
  })
  let [points, commas] = [0, 0]
  for (const row of rows.slice(0, SAMPLE)) {
    for (const at of numeric) {
      const sign = /^[^.,]*(?:[.,]\d{3})*([.,])(?!\d{3}$)\d+$/.exec(cellText(row, at).slice(0, 40))?.[1]
      if (sign === '.') points += 1
      if (sign === ',') commas += 1
    }
  }
  return points === commas ? own : points > commas ? '.' : ','
}

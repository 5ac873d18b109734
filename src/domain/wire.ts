import * as v from 'valibot'
import { atOnce } from '../lib/inSlices.ts'

type Dataset = { typed?: boolean; value: unknown; issues?: unknown }
type Config = Parameters<v.GenericSchema['~run']>[1]

/**
 * The same schema with a short way: `take` gives what it would give for a value that needs no thought, undefined for any
 * other. A year of work is a million values, and the long way costs up to thirty times as much.
 */
const quickly = <const S extends v.GenericSchema>(schema: S, take: (value: unknown) => unknown): S => ({
  ...schema,
  '~run': (dataset: Dataset, config: Config) => {
    const value = take(dataset.value)
    return value === undefined ? schema['~run'](dataset as never, config) : { typed: true, value }
  },
})

/** The same for what is taken as it is. */
export const readily = <const S extends v.GenericSchema>(
  schema: S,
  isReady: (value: unknown) => boolean,
): S => quickly(schema, (value) => (isReady(value) ? value : undefined))

/** Opaque identifier. A number on the wire becomes a string here, once, so that it equals an address parameter. */
export const id = readily(
  v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]), v.transform(String)),
  isId,
)
export type Id = v.InferOutput<typeof id>

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Identifiers; what is no list of them is none at all. */
export const ids = readily(v.fallback(v.array(id), []), (value) => Array.isArray(value) && value.every(isId))

/** A wire type without the room for unknown keys: they survive in the value, but no code may rely on them. */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

const USUAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/

/**
 * An instant as `YYYY-MM-DDTHH:mm:ssZ`, or undefined when the text is none. Without an offset it is UTC
 * (contract.md), never the device's zone; 29 February of a common year is refused (quality D1, D5).
 */
export function readInstant(text: string): string | undefined {
  // As most backends write it, and where no day can fail to exist: nothing is left to be worked out.
  if (USUAL.test(text)) return text.length === 20 ? text : `${text}Z`
  const match = INSTANT.exec(text.trim())
  if (!match) return undefined
  const [, day = '', minutes = '', seconds = '00', offset = 'Z'] = match
  if (!isDay(day)) return undefined
  const time = Date.parse(
    `${day}T${minutes}:${seconds}${offset === 'Z' ? 'Z' : offset.replace(/^(...):?(..)$/, '$1:$2')}`,
  )
  if (Number.isNaN(time)) return undefined
  const read = new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z')
  // An offset may lead out of the years that have four digits.
  return read.length === 20 ? read : undefined
}

/** The form in which an instant is sent: UTC without a designator (contract.md). */
export const writeInstant = (instant: string): string => instant.replace(/(\.\d+)?Z$/, '')

/** True for a `YYYY-MM-DD` that exists in the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export const instant = quickly(
  v.pipe(
    v.string(),
    // What can be read has gone the short way.
    v.check(() => false, 'not an instant'),
  ),
  (value) => (typeof value === 'string' ? readInstant(value) : undefined),
)
export type Instant = string

export const day = v.pipe(v.string(), v.check(isDay, 'not a day'))
export type Day = string

/** A number that can be reckoned with: NaN and infinity are not readings. */
export const amount = v.pipe(
  v.number(),
  v.check((value: number) => isAmount(value), 'not an amount'),
)

/** Under 10¹²: no ground has more of anything, and the 309 digits of 1e308 would push a page apart. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e12
}

/** An optional property: absent, null and unreadable are all "unknown", so that one bad field costs no row. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => {
  const optional = v.optional(
    v.fallback(
      v.pipe(
        v.nullable(schema),
        v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
      ),
      undefined,
    ),
  )
  // What the layers above come to, without going through them for every value.
  const run = (dataset: Dataset, config: Config) => {
    const { value } = dataset
    const read = value === null || value === undefined ? undefined : schema['~run']({ value }, config)
    return { typed: true, value: read?.issues ? undefined : (read?.value ?? undefined) }
  }
  return { ...optional, '~run': run } as typeof optional
}

/** An optional reading; one that no instrument can have shown, such as −999 of a broken station, is unknown. */
export const reading = (low: number, high: number) => maybe(v.pipe(amount, v.minValue(low), v.maxValue(high)))

/** A required list in which an unreadable entry is dropped and the others are kept. */
export const listOf = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => atOnce(readingRows(schema, rows))),
    v.metadata({ listOf: schema }),
  )

/** What the rows of a list are read with, where the schema is one of `listOf`. */
export const listedIn = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  v.getMetadata(schema).listOf as v.GenericSchema | undefined

/** The readable rows, a little at a time. */
export function* readingRows<const S extends v.GenericSchema>(
  schema: S,
  rows: readonly unknown[],
): Generator<void, v.InferOutput<S>[]> {
  const kept: v.InferOutput<S>[] = []
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) yield
    const read = v.safeParse(schema, row)
    if (read.success) kept.push(read.output)
  }
  return kept
}
const ROWS_AT_ONCE = 100

import * as v from 'valibot'

/** Opaque identifier. A number on the wire becomes a string here, once, so that it equals an address parameter. */
export const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
  v.transform(String),
)
export type Id = v.InferOutput<typeof id>

/** A wire type without the room for unknown keys: they survive in the value, but no code may rely on them. */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] }

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/

const USUAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/

/**
 * An instant as `YYYY-MM-DDTHH:mm:ssZ`, or undefined when the text is none. Without an offset it is UTC
 * (contract.md), never the device's zone; 29 February of a common year is refused (quality D1, D5).
 */
export function readInstant(text: string): string | undefined {
  // As most backends write it, and where no day can fail to exist: nothing is left to be worked out.
  if (USUAL.test(text) && text.slice(8, 10) <= '28' && text.slice(11, 13) !== '24')
    return Number.isNaN(Date.parse(`${text.slice(0, 19)}Z`)) ? undefined : `${text.slice(0, 19)}Z`
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

export const instant = v.pipe(
  v.string(),
  v.check((text) => readInstant(text) !== undefined, 'not an instant'),
  v.transform((text): string => readInstant(text) ?? text),
)
export type Instant = string

export const day = v.pipe(v.string(), v.check(isDay, 'not a day'))
export type Day = string

/** A number that can be reckoned with: NaN and infinity are not readings. */
export const amount = v.pipe(v.number(), v.finite())

/** An optional property: absent, null and unreadable are all "unknown", so that one bad field costs no row. */
export const maybe = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.nullable(schema),
        v.transform((value): v.InferOutput<S> | undefined => value ?? undefined),
      ),
      undefined,
    ),
  )

/** A required list in which an unreadable entry is dropped and the others are kept. */
export const listOf = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row): v.InferOutput<S>[] => {
        const read = v.safeParse(schema, row)
        return read.success ? [read.output] : []
      }),
    ),
    v.metadata({ listOf: schema }),
  )

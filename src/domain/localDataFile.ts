import * as v from 'valibot'
import { LOCAL_PARTS, type LocalData, type LocalPart, readLocalData } from './localData.ts'

const FORMAT = 'sward-local-data'
const VERSION = 1
/** Characters. Nobody keeps that much by hand. */
export const LONGEST_FILE = 2_000_000

const file = v.looseObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.maxValue(VERSION)),
  data: v.record(v.string(), v.unknown()),
})

/** What is kept in a browser, or some parts of it, as one JSON file that can be read without this product. */
export const writeLocalFile = (data: Partial<LocalData>, exportedAt: string): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, exportedAt, data }, null, 2)

/** The parts that a file has; undefined for a file that is none of ours, is too long or comes from a later version. */
export function readLocalFile(text: string): Partial<LocalData> | undefined {
  if (text.length > LONGEST_FILE) return undefined
  try {
    const read = v.safeParse(file, JSON.parse(text))
    if (!read.success) return undefined
    const { data } = read.output
    const readable = readLocalData(data)
    const parts: Partial<LocalData> = {}
    for (const part of LOCAL_PARTS)
      if (Object.hasOwn(data, part)) Object.assign(parts, { [part]: readable[part] })
    return parts
  } catch {
    return undefined
  }
}

/** How much a part holds: entries, or a number itself. */
export function sizeOf(data: LocalData, part: LocalPart): number {
  const value = data[part]
  return typeof value === 'number' ? value : Object.keys(value).length
}

export type PartChange = { part: LocalPart; before: number; after: number }

/** What a file would replace; parts that are the same are left out. */
export const changesBy = (data: LocalData, parts: Partial<LocalData>): PartChange[] =>
  LOCAL_PARTS.filter(
    (part) => part in parts && JSON.stringify(parts[part]) !== JSON.stringify(data[part]),
  ).map((part) => ({ part, before: sizeOf(data, part), after: sizeOf({ ...data, ...parts }, part) }))

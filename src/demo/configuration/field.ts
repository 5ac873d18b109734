import type { ActivityField } from '../../domain/activityConfiguration.ts'
import { described } from '../../domain/fieldDictionary.ts'

/** What an organisation says of a field itself; the dictionary knows the rest. A word alone is a key. */
export type Line =
  | string
  | { key: string; options?: { value: string; label?: undefined }[]; required?: boolean }

export const choice = (key: string, words: string) => ({
  key,
  options: words.split(' ').map((value) => ({ value })),
})
export const required = (line: Line) => ({
  ...(typeof line === 'string' ? { key: line } : line),
  required: true,
})

export const direction = choice('direction', 'northSouth eastWest diagonalLeft diagonalRight circular')
export const purpose = (words: string) => choice('purpose', words)
export const zone = choice('zone', 'whole goalmouths centre touchlines wetPatch')

/** A line as it is sent. `machine` and `product` are special: their options are what stands in the shed. */
export function field(activityName: string, line: Line): ActivityField {
  const said: ActivityField = typeof line === 'string' ? { key: line } : line
  if (said.key === 'machine' || said.key === 'product') return said
  const { type = said.options ? 'select' : 'text', ...rest } = described(activityName, said)
  return { ...rest, type: type === 'day' ? 'text' : type }
}

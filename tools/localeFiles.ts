import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts of one namespace by their full key: `ui.status.planned`. */
export type Texts = ReadonlyMap<string, unknown>
/** The namespaces of one language. */
export type Namespaces = ReadonlyMap<string, Texts>

const FOLDER = join(import.meta.dirname, '../locales')

function flat(value: unknown, path: string, into: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) into.set(path, value)
  else
    for (const [key, child] of Object.entries(value)) flat(child, path === '' ? key : `${path}.${key}`, into)
}

/** Flattens the content of a namespace. */
export function textsOf(content: unknown): Texts {
  const texts = new Map<string, unknown>()
  flat(content, '', texts)
  return texts
}

/** Every namespace of a language; undefined where the language has no folder. */
export function readLanguage(language: string): Namespaces | undefined {
  const folder = join(FOLDER, language)
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  return new Map(
    files.map((file) => [
      file.replace(/\.json$/, ''),
      textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown),
    ]),
  )
}

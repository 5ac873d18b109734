import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(process.cwd(), 'src')
type Part = { file: string; texts: string[] }
type Source = { imports: string[]; texts: string[]; parts: Part[] }

const words = (code: string): string[] => [...code.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word)

/** The file of ours that an import names, from the folder of sources. */
function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? join(dirname(from), name)
      : undefined
  return ['', '.ts', '.tsx']
    .map((end) => `${path}${end}`)
    .find((file) => path !== undefined && /\.tsx?$/.test(file) && existsSync(join(ROOT, file)))
}

function sourceOf(file: string): Source {
  const code = readFileSync(join(ROOT, file), 'utf8')
  const imports = [...code.matchAll(/^(?:import (?!type )|\} from )[^'\n]*'([^']+)'/gm)]
  const asked = [...code.matchAll(/useTranslation\((\[[^\]]*\]|'\w+')|\bns: ('\w+')/g)]
  const parts = [
    ...code.matchAll(/(?:lazyPart|page)\(\s*\(\) => import\('([^']+)'\),\s*'\w+'((?:,\s*'\w+')*)/g),
  ]
  return {
    imports: imports.flatMap(([, name = '']) => fileOf(file, name) ?? []),
    texts: asked.flatMap(([, list, one]) => words(list ?? one ?? '')),
    parts: parts.flatMap(([, name = '', texts = '']): Part[] => {
      const found = fileOf(file, name)
      return found === undefined ? [] : [{ file: found, texts: words(texts) }]
    }),
  }
}

const SOURCES = new Map(
  readdirSync(ROOT, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => [file, sourceOf(file)]),
)

/** A file and all that comes with it. */
function withImports(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const other of SOURCES.get(file)?.imports ?? []) withImports(other, seen)
  return seen
}

it('every page and part comes with the texts it draws: one that came later would hide what stands there already', () => {
  const missing = new Set<string>()
  const looked = new Set<string>()
  const look = (part: Part, there: readonly string[]): void => {
    const known = [...new Set([...there, ...part.texts])].toSorted()
    const key = `${part.file} ${known.join()}`
    if (looked.has(key)) return
    looked.add(key)
    for (const file of withImports(part.file)) {
      const source = SOURCES.get(file)
      for (const text of source?.texts ?? [])
        if (!known.includes(text)) missing.add(`${part.file} is drawn without ${text} (${file})`)
      for (const inner of source?.parts ?? []) look(inner, known)
    }
  }
  const pages = SOURCES.get('app/routes.tsx')?.parts ?? []
  expect(pages.length).toBeGreaterThan(15)
  for (const page of pages) look(page, ['common'])
  expect([...missing]).toEqual([])
})

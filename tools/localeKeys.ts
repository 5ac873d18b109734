import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Finding } from './localeChecks.ts'
import type { Namespaces } from './localeFiles.ts'

const ROOT = join(import.meta.dirname, '..')

/** What a source file says about texts. */
export type Usage = {
  file: string
  /** Namespaces that the file asks for; empty: whichever its caller has. */
  namespaces: string[]
  /** Keys that stand in a call as they are, each with the namespaces it may be in. */
  asked: { key: string; namespaces: string[] }[]
  /** Every literal that might be a key. */
  literals: Set<string>
  /** Contexts that i18next appends to a key: `rain_careful`. */
  contexts: string[]
  /** Keys that are put together: `nav.${key}` is /^nav\..+$/. */
  patterns: RegExp[]
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Contents of the template literals of a file, `\0` for each expression; templates within expressions too. */
function templates(code: string): string[] {
  const found: string[] = []
  const open: { text: string; depth: number }[] = []
  let depth = 0
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at]
    const inside = open.at(-1)
    const inText = inside !== undefined && inside.depth === depth
    if (inText && sign === '\\') at += 1
    else if (inText && sign === '`') {
      found.push(inside.text)
      open.pop()
    } else if (inText && sign === '$' && code[at + 1] === '{') {
      inside.text += '\0'
      depth += 1
      at += 1
    } else if (inText) inside.text += sign
    else if (sign === '`') open.push({ text: '', depth })
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
  }
  return found
}

const quoted = (code: string): string[] =>
  [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, a, b]) => a ?? b ?? '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reads a source file's keys. */
export function usageOf(file: string, source: string): Usage {
  const code = withoutComments(source)
  const namespaces = [...code.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')?/g)].flatMap(([, argument]) =>
    argument === undefined ? ['common'] : quoted(argument),
  )
  const asked = [...code.matchAll(/\bt\(\s*'([\w.:-]+)'([^;]{0,200})/g)].map(([, key = '', rest = '']) => {
    const own = /^[^()]*\bns: '(\w+)'/.exec(rest)?.[1]
    const [namespace, name] = key.includes(':') ? key.split(':') : [own, key]
    return { key: name ?? key, namespaces: namespace === undefined ? namespaces : [namespace] }
  })
  const ofTrans = [...code.matchAll(/i18nKey="([\w.]+)"/g)].map(([, key = '']) => ({ key, namespaces }))
  const templatesHere = templates(code)
  // `${header}.${payload}` of a file that shows no text is no key.
  const showsTexts = /\bt\(|useTranslation|i18next/.test(code)
  const patterns = (showsTexts ? templatesHere : [])
    .filter((text) => text.includes('\0') && /^[\w.:\0-]+$/.test(text) && /[\w.]/.test(text))
    .map((text) => new RegExp(`^${text.replace(/^\w+:/, '').split('\0').map(escaped).join('.+')}$`))
  const contexts = [...code.matchAll(/\bcontext: '(\w+)'/g)].map(([, context = '']) => context)
  const literals = new Set(
    [...quoted(code), ...templatesHere.filter((text) => !text.includes('\0'))].map((text) =>
      text.replace(/^\w+:/, ''),
    ),
  )
  return {
    file,
    namespaces: [...new Set(namespaces)],
    asked: [...asked, ...ofTrans],
    literals,
    contexts,
    patterns,
  }
}

/** Every file of the application that may show a text. */
export const readUsages = (): Usage[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${join('src', 'demo')}/seed`))
    .map((path) => usageOf(relative(ROOT, path), readFileSync(path, 'utf8')))

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Keys that the code asks for and English lacks. */
export function missingKeys(usages: readonly Usage[], english: Namespaces): Finding[] {
  const has = (namespace: string, key: string): boolean => {
    const texts = english.get(namespace)
    return (
      texts !== undefined &&
      (texts.has(key) ||
        texts.has(`${key}_other`) ||
        [...texts.keys()].some((one) => one.startsWith(`${key}.`)))
    )
  }
  return usages.flatMap(({ file, asked }) =>
    asked
      .filter(
        ({ key, namespaces }) =>
          !(namespaces.length === 0 ? [...english.keys()] : namespaces).some((one) => has(one, key)),
      )
      .map(({ key, namespaces }) => ({
        where: file,
        what: `${words(namespaces)}: ${key} is not in English`,
      })),
  )
}

/** Keys that nothing in the code can ask for, as far as its literals and patterns tell. */
export function unusedKeys(usages: readonly Usage[], english: Namespaces): Finding[] {
  const literals = new Set(usages.flatMap((usage) => [...usage.literals]))
  const contexts = new RegExp(`_(${usages.flatMap((usage) => usage.contexts).join('|') || '$'})$`)
  return [...english].flatMap(([namespace, texts]) => {
    const patterns = usages.flatMap(({ namespaces, patterns: all }) =>
      // A pattern with an open start would fit nearly everything: it counts for its file's own namespaces.
      all.filter(
        ({ source }) =>
          !source.startsWith('^.+') || namespaces.length === 0 || namespaces.includes(namespace),
      ),
    )
    const isUsed = (key: string): boolean =>
      literals.has(key) || patterns.some((pattern) => pattern.test(key))
    return [...texts.keys()]
      .filter((key) => {
        const plain = key.replace(PLURAL, '')
        return ![key, plain, plain.replace(contexts, '')].some(isUsed)
      })
      .map((key) => ({ where: `en-GB/${namespace}: ${key}`, what: 'is never asked for' }))
  })
}

const words = (namespaces: readonly string[]): string =>
  namespaces.length === 0 ? 'any' : namespaces.join(' or ')

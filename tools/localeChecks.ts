import type { Namespaces, Texts } from './localeFiles.ts'

/** What is wrong with the texts of a language; `warning` does not fail. */
export type Finding = { where: string; what: string; warning?: true }

const PLURAL = /_(zero|one|two|few|many|other)$/
/** A text that looks like a key: nobody has written it. */
const RAW_KEY = /^[a-z][a-zA-Z]*(\.[a-zA-Z]+)+$/
/** From here on a sentence that is the same in English has probably been forgotten. */
const LONG = 25

/** Letters of no language here; Serbian is written in Latin ones. Greek stands in formulas. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\P{L}]/u
const FOREIGN_BESIDE_ARABIC = /[^\p{Script=Arabic}\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\P{L}]/u

/** The counted keys of a namespace: those whose English has an `_other`. */
const countedOf = (texts: Texts): Set<string> =>
  new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, '')))

/** The key without its plural form when it is counted, else as it is. */
const baseOf = (key: string, counted: ReadonlySet<string>): string => {
  const base = key.replace(PLURAL, '')
  return counted.has(base) ? base : key
}

/**
 * Plural forms that a language needs for the numbers people count to (quality D11). Some have one more for
 * millions, which may be written and need not be.
 */
export function formsOf(language: string): { needed: string[]; possible: string[] } {
  const rules = new Intl.PluralRules(language)
  const used = new Set<string>(['other'])
  for (let count = 0; count <= 1000; count += 1) used.add(rules.select(count))
  const possible = rules.resolvedOptions().pluralCategories
  return { needed: possible.filter((form) => used.has(form)), possible: [...possible] }
}

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()
const placeholders = (text: string): string[] => [...new Set(found(text, /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g))]
const tags = (text: string): string[] => found(text, /<(\/?[\w]+)\s*\/?>/g)
const words = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(', '))

/** Compares one language with the English that it is translated from. */
export function compare(language: string, english: Namespaces, own: Namespaces): Finding[] {
  const findings: Finding[] = []
  for (const namespace of own.keys())
    if (!english.has(namespace))
      findings.push({ where: `${language}/${namespace}`, what: 'is no namespace of English' })
  for (const [namespace, texts] of english) {
    const where = `${language}/${namespace}`
    const translated = own.get(namespace)
    if (translated) findings.push(...compareTexts(where, language, texts, translated))
    else findings.push({ where, what: 'is missing' })
  }
  return findings
}

function compareTexts(where: string, language: string, english: Texts, own: Texts): Finding[] {
  const findings: Finding[] = []
  const say = (key: string, what: string, warning?: true) =>
    findings.push({ where: `${where}: ${key}`, what, ...(warning ? { warning } : {}) })
  const counted = countedOf(english)
  const { needed, possible } = formsOf(language)

  const plain = new Set([...english.keys()].filter((key) => baseOf(key, counted) === key))
  for (const key of plain) if (!own.has(key)) say(key, 'is missing')
  for (const base of counted)
    for (const form of needed)
      if (!own.has(`${base}_${form}`)) say(`${base}_${form}`, 'plural form is missing')

  for (const [key, text] of own) {
    const base = baseOf(key, counted)
    const isCounted = base !== key
    // i18next takes `_zero` in every language.
    const forms = english.has(`${base}_zero`) ? [...possible, 'zero'] : possible
    if (isCounted ? !forms.some((form) => key === `${base}_${form}`) : !plain.has(key)) {
      say(key, isCounted ? 'is a plural form that the language does not have' : 'is not in English')
      continue
    }
    const source = english.get(isCounted ? `${base}_other` : key)
    if (typeof text !== 'string' || typeof source !== 'string') continue
    const [theirs, ours] = [placeholders(source), placeholders(text)]
    // "One machine" need not say the number.
    const missing = theirs.filter((name) => !ours.includes(name) && !(isCounted && !key.endsWith('_other')))
    const extra = ours.filter((name) => !theirs.includes(name))
    if (missing.length > 0) say(key, `lacks {{${words(missing)}}}`)
    if (extra.length > 0) say(key, `has {{${words(extra)}}}, which English has not`)
    if (tags(text).join() !== tags(source).join())
      say(key, `has tags ${words(tags(text))}, English has ${words(tags(source))}`)
    const same = text === source && text.length >= LONG && /\p{L}{3}/u.test(text)
    if (same && !language.startsWith('en')) say(key, `is the English text: ${text}`, true)
  }
  return findings
}

/** What can be wrong with a text whatever it is translated from. */
export function checkTexts(language: string, namespaces: Namespaces): Finding[] {
  const findings: Finding[] = []
  const foreign = language === 'ar' ? FOREIGN_BESIDE_ARABIC : FOREIGN
  for (const [namespace, texts] of namespaces) {
    const counted = countedOf(texts)
    for (const [key, text] of texts) {
      const where = `${language}/${namespace}: ${key}`
      if (typeof text !== 'string') findings.push({ where, what: 'is no text' })
      else if (text.trim() === '') findings.push({ where, what: 'is empty' })
      else if (RAW_KEY.test(text)) findings.push({ where, what: `looks like a key: ${text}` })
      else if (foreign.test(text.normalize('NFKC')))
        findings.push({ where, what: `is in the letters of another language: ${text}` })
      // Two foreign names with a comma between them would be one run from the left, the second name first.
      else if (/}}، {{/.test(text))
        findings.push({ where, what: `has a comma that runs from the left: ${text}` })
      if (/(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(key))
        findings.push({ where, what: 'is no name for a key' })
    }
    for (const base of counted)
      for (const form of formsOf(language).needed)
        if (!texts.has(`${base}_${form}`))
          findings.push({
            where: `${language}/${namespace}: ${base}_${form}`,
            what: 'plural form is missing',
          })
  }
  return findings
}

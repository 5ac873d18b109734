import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadAriaStrings } from './ariaStrings'
import { directionOf, FALLBACK, type Language, localeTag } from './languages'

/** The texts of the first page; where the others are is known with the store. */
const files: Record<string, () => Promise<unknown>> = import.meta.glob(
  ['/locales/*/common.json', '/locales/*/auth.json'],
  {
    import: 'default',
  },
)

async function textsOf(language: string, namespace: string): Promise<unknown> {
  const path = `/locales/${language}/${namespace}.json`
  const load = files[path] ?? (await (await import('./laterTexts')).laterTexts(language))[path]
  if (!load) throw new Error(`no texts: ${language}/${namespace}`)
  return load()
}

const backend = {
  type: 'backend' as const,
  read(language: string, namespace: string, done: (error: unknown, texts: unknown) => void) {
    textsOf(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, null),
    )
  },
}

/** A day such as `14. Apr.` ends with a full stop of its own: a sentence that ends with it takes no second one. */
const oneFullStop = {
  type: 'postProcessor' as const,
  name: 'oneFullStop',
  process: (text: string) =>
    text.includes('..') ? text.replaceAll(/([\p{L}\p{N}])\.\.(?!\.)/gu, '$1.') : text,
}

/** A large count is written as other numbers are: 100,000 rows. */
const grouped = {
  type: 'formatter' as const,
  format: (
    value: unknown,
    _: unknown,
    language: string,
    { interpolationkey }: { interpolationkey: string },
  ) =>
    interpolationkey === 'count' && Number(value) > 999
      ? Number(value).toLocaleString(localeTag(language as Language))
      : value,
}

/** Starts the texts in one language; the others and every namespace come when they are asked for. */
export async function startTexts(language: Language): Promise<i18n> {
  chosen = language
  await Promise.all([
    loadAriaStrings(language),
    i18next
      .use(initReactI18next)
      .use(backend)
      .use(oneFullStop)
      .use(grouped)
      .init({
        lng: language,
        load: 'currentOnly',
        fallbackLng: FALLBACK,
        ns: 'common',
        // React escapes what it draws; nothing else renders these texts (quality X3).
        interpolation: { escapeValue: false, alwaysFormat: true },
        postProcess: [oneFullStop.name],
      }),
  ])
  applyToDocument(language)
  if (!isThere('common')) throw new Error('no texts')
  return i18next
}

/** The last one that was asked for: it counts, whichever comes first. */
let chosen: Language | undefined

/** Switches the interface before it returns, so that what is drawn next is in the new language. */
export async function switchLanguage(language: Language): Promise<void> {
  const isThereAlready = chosen === language && i18next.language === language
  chosen = language
  if (isThereAlready) return
  await Promise.all([loadAriaStrings(language), i18next.changeLanguage(language)])
  if (chosen === language) applyToDocument(language)
}

/** Fetches texts that will be asked for soon. */
export const warmTexts = (language: Language, namespace: string): void =>
  void textsOf(language, namespace).catch(() => undefined)

/** Texts that a page needs before it is drawn. Rejects when they do not come, so that no page shows bare keys. */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces)
  const missing = namespaces.filter((namespace) => !isThere(namespace))
  if (missing.length === 0) return
  // What failed before, as without a connection, counts as loaded: it has to be asked for again.
  await i18next.reloadResources([i18next.language, FALLBACK], missing)
  if (!missing.every(isThere)) throw new Error(`texts did not come: ${missing.join(', ')}`)
}

const isThere = (namespace: string): boolean =>
  [i18next.language, FALLBACK].some((language) => i18next.hasResourceBundle(language, namespace))

function applyToDocument(language: Language): void {
  document.documentElement.lang = localeTag(language).replace(/-u-.*/, '')
  document.documentElement.dir = directionOf(language)
}

export const currentLanguage = (): Language => (i18next.language as Language | undefined) ?? FALLBACK

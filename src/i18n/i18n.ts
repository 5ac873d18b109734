import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadAriaStrings } from './ariaStrings'
import { directionOf, FALLBACK, type Language, localeTag } from './languages'

const files = import.meta.glob<Record<string, unknown>>('/locales/*/*.json', { import: 'default' })

const backend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: unknown, texts: unknown) => void) {
    const load = files[`/locales/${language}/${namespace}.json`]
    if (!load) return done(new Error(`no texts: ${language}/${namespace}`), null)
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error, null),
    )
  },
}

/** Starts the texts in one language; the others and every namespace come when they are asked for. */
export async function startTexts(language: Language): Promise<i18n> {
  await Promise.all([
    loadAriaStrings(language),
    i18next
      .use(initReactI18next)
      .use(backend)
      .init({
        lng: language,
        load: 'currentOnly',
        fallbackLng: FALLBACK,
        ns: ['common'],
        defaultNS: 'common',
        // React escapes what it draws; nothing else renders these texts (quality X3).
        interpolation: { escapeValue: false },
        returnNull: false,
        react: { useSuspense: true },
      }),
  ])
  applyToDocument(language)
  return i18next
}

/** Switches the interface before it returns, so that what is drawn next is in the new language. */
export async function switchLanguage(language: Language): Promise<void> {
  if (i18next.language === language) return
  await Promise.all([loadAriaStrings(language), i18next.changeLanguage(language)])
  applyToDocument(language)
}

/** Texts that a page needs before it is drawn. */
export const loadTexts = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces)

function applyToDocument(language: Language): void {
  document.documentElement.lang = localeTag(language).replace(/-u-.*/, '')
  document.documentElement.dir = directionOf(language)
}

export const currentLanguage = (): Language => (i18next.language as Language | undefined) ?? FALLBACK

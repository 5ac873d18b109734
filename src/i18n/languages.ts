/** The sixteen languages of spec §9 in their own names, and Brazil's Portuguese. */
export const LANGUAGES = {
  'en-GB': 'English',
  'en-US': 'English (US)',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
  sr: 'Srpski',
  fr: 'Français',
  nl: 'Nederlands',
  hr: 'Hrvatski',
  ar: 'العربية',
  da: 'Dansk',
  sv: 'Svenska',
  sl: 'Slovenščina',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
} as const

export type Language = keyof typeof LANGUAGES
export const FALLBACK: Language = 'en-GB'
export const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[]

const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)

/**
 * The language to use for a code and the company's country: English maps to British English, Portuguese of
 * Brazil to pt-BR (spec §9); an unknown region falls back to its language, an unknown language to English.
 */
export function resolveLanguage(code: string | null | undefined, country?: string): Language {
  const [language = '', region] = (code ?? '').trim().replace('_', '-').split('-')
  const base = language.toLowerCase()
  const withRegion = region ? `${base}-${region.toUpperCase()}` : base
  if (base === 'pt' && (country?.toUpperCase() === 'BR' || withRegion === 'pt-BR')) return 'pt-BR'
  if (isLanguage(withRegion)) return withRegion
  return isLanguage(base) ? base : FALLBACK
}

/**
 * Tag for dates and numbers: Serbian is written in Latin script and Arabic with Latin digits here, where ICU's
 * defaults differ by version (quality D9).
 */
export const localeTag = (language: Language): string =>
  language === 'sr' ? 'sr-Latn' : language === 'ar' ? 'ar-u-nu-latn' : language

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

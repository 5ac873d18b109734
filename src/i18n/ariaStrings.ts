import type { Language } from './languages'

type Strings = Record<string, Record<string, unknown>>
type Load = () => Promise<unknown>

/** The controls' own words ("Clear", "Previous month"). English is in the bundle; another language comes with it. */
const STRINGS: Record<Language, Load> = {
  'en-GB': () => import('react-aria-components/i18n/en-US'),
  'en-US': () => import('react-aria-components/i18n/en-US'),
  de: () => import('react-aria-components/i18n/de-DE'),
  it: () => import('react-aria-components/i18n/it-IT'),
  es: () => import('react-aria-components/i18n/es-ES'),
  pl: () => import('react-aria-components/i18n/pl-PL'),
  sr: () => import('react-aria-components/i18n/sr-SP'),
  fr: () => import('react-aria-components/i18n/fr-FR'),
  nl: () => import('react-aria-components/i18n/nl-NL'),
  hr: () => import('react-aria-components/i18n/hr-HR'),
  ar: () => import('react-aria-components/i18n/ar-AE'),
  da: () => import('react-aria-components/i18n/da-DK'),
  sv: () => import('react-aria-components/i18n/sv-SE'),
  sl: () => import('react-aria-components/i18n/sl-SI'),
  pt: () => import('react-aria-components/i18n/pt-PT'),
  'pt-BR': () => import('react-aria-components/i18n/pt-BR'),
  tr: () => import('react-aria-components/i18n/tr-TR'),
}

const LOCALE = Symbol.for('react-aria.i18n.locale')
const GLOBAL_STRINGS = Symbol.for('react-aria.i18n.strings')
type Host = { [LOCALE]?: string; [GLOBAL_STRINGS]?: Strings }

let current: Strings | undefined

/**
 * Gives the controls their words. They read them once per page and keep them, so what they keep looks each word
 * up in the current language: a switch needs no reload.
 */
export async function loadAriaStrings(language: Language): Promise<void> {
  if (current === undefined && language.startsWith('en')) return
  const strings = ((await STRINGS[language]()) as { default: Strings }).default
  current = strings
  const host = globalThis as unknown as Host
  host[LOCALE] ??= 'en-US'
  host[GLOBAL_STRINGS] ??= Object.fromEntries(
    Object.keys(strings).map((pkg) => [
      pkg,
      new Proxy<Record<string, unknown>>({}, { get: (_, key) => current?.[pkg]?.[String(key)] }),
    ]),
  )
}

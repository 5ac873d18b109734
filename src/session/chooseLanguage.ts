import { switchLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { writeCookie } from '@/lib/cookies'
import { DAY_MS } from '@/lib/durations'
import { COOKIE } from './cookies'

const DAYS_KEPT = 365

/** Speaks another language from now on, in this browser also next time; done when what is drawn next is in it. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeCookie(COOKIE.locale, language, new Date(Date.now() + DAYS_KEPT * DAY_MS))
  await switchLanguage(language)
}

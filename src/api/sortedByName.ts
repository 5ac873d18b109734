import { currentLanguage } from '@/i18n/i18n'
import { localeTag } from '@/i18n/languages'
import { byName } from '@/lib/byName'

/** Lists stand by name, in the reader's alphabet (spec §9, quality D12). */
export const sortedByName = <T extends { name: string }>(rows: T[]): T[] =>
  rows.toSorted(byName(localeTag(currentLanguage())))

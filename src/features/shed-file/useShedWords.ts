import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ShedList, ShedWords } from '@/domain/shedFile/shedColumns'
import { useActivityText } from '@/i18n/activityText'
import { useTextsIn } from '@/i18n/textsIn'

/** The words by which a file is written: the reader's, and English, in which a file may come. */
export function useShedWords(list: ShedList): { own: ShedWords; all: readonly ShedWords[] } {
  const { t, i18n } = useTranslation(['shedFile', 'equipment', 'supplies'])
  const activity = useActivityText()
  const other = i18n.language.startsWith('en') ? null : 'en-GB'
  const headings = useTextsIn(other, 'shedFile')
  const names = useTextsIn(other, 'activity')
  const own: ShedWords = {
    heading: (column) => t(`column.${column}`),
    groups: groupsIn(i18n.language, list),
    activity: activity.name,
    method: (method) => t(`method.${method}`),
    unit: (unit) => (unit === 'bag' ? t('unit.bag') : t('unit.pcs')),
  }
  if (!headings || !names) return { own, all: [own] }
  return { own, all: [own, wordsBy(headings, names, new Map())] }
}

type Text = (key: string) => string | undefined

export const wordsBy = (headings: Text, names: Text, groups: ShedWords['groups']): ShedWords => ({
  heading: (column) => headings(`column.${column}`) ?? column,
  groups,
  activity: (name) => names(`name.${name}`) ?? name,
  method: (method) => headings(`method.${method}`) ?? method,
  unit: (unit) => headings(`unit.${unit}`) ?? unit,
})

/** The groups of a list with their words, as its own page says them. */
export function groupsIn(language: string, list: ShedList): Map<string, string> {
  const found: unknown = i18next.getResource(language, list, 'group')
  return typeof found === 'object' && found !== null
    ? new Map(Object.entries(found).filter((one): one is [string, string] => typeof one[1] === 'string'))
    : new Map()
}

import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import type { Due } from './useRhythm'

/** How long work has waited, and how often the club does it. */
export function useRhythmText(): (due: Pick<Due, 'daysSince' | 'medianDays'>) => string {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  return ({ daysSince, medianDays }) => {
    const usual = medianDays < 10 ? Math.round(medianDays * 10) / 10 : Math.round(medianDays)
    return t(usual === 1 ? 'todo.rhythmDaily' : 'todo.rhythm', {
      since: t('todo.days', { count: Math.round(daysSince) }),
      usual: format.number(usual, Number.isInteger(usual) ? 0 : 1),
    })
  }
}

import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { usePlan } from './plan'

/** Who would do a piece of work on this day, and who would but is away. */
export function usePeopleHint(): (ids: readonly Id[]) => string {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { people } = usePlan()
  return (ids) => {
    const known = people.filter(({ id }) => ids.includes(id))
    const here = known.filter(({ away }) => !away).map(({ name }) => name)
    const gone = known.filter(({ away }) => away).map(({ name }) => name)
    if (gone.length === 0) return here.length > 0 ? format.list(here) : t('preview.nobody')
    const off = format.list(gone)
    return here.length > 0
      ? t('preview.someOff', { people: format.list(here), off, count: gone.length })
      : t('preview.allOff', { off, count: gone.length })
  }
}

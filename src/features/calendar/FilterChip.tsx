import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { type CalendarFilter, filtersOn } from '@/domain/calendarFilter'

type FilterChipProps = { filter: CalendarFilter } & Omit<ComponentProps<typeof Chip>, 'children'>

/** Says how many filters are on. */
export function FilterChip({ filter, ...props }: FilterChipProps) {
  const { t } = useTranslation('calendar')
  const on = filtersOn(filter)
  return (
    <Chip aria-haspopup="dialog" {...props}>
      <Icon name="listFilter" size={16} />
      {on === 0 ? t('filter.none') : t('filter.on', { count: on })}
    </Chip>
  )
}

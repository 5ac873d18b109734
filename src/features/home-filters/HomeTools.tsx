import { useTranslation } from 'react-i18next'
import type { Company } from '@/domain/company'
import { addresses } from '@/domain/addresses'
import type { WorkFilter } from '@/domain/calendarFilter'
import { isOn } from '@/domain/switches'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { useIsPhone } from '@/ui/useIsPhone'
import { HomeFilters } from './HomeFilters'

type HomeToolsProps = { company: Company; onFilter: (filter: WorkFilter) => void }

/** In the header of the home page: what it shows, and the same day for the wall. */
export function HomeTools({ company, onFilter }: HomeToolsProps) {
  const { t } = useTranslation('panels')
  const isPhone = useIsPhone()
  return (
    <>
      {isOn('home_filters', company) && <HomeFilters onChange={onFilter} />}
      {!isPhone && isOn('calendar_tv_view', company) && (
        <ButtonLink to={addresses.calendar({ view: 'tv' })}>
          <Icon name="monitor" size={16} />
          {t('wall')}
        </ButtonLink>
      )}
    </>
  )
}

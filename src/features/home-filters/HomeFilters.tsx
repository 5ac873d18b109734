import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_FILTER, type WorkFilter, workFiltersOn } from '@/domain/calendarFilter'
import { useWorkFilter } from '@/session/filterContext'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { lazyPart, useAsked } from '@/ui/lazyPart'
import { useIsPhone } from '@/ui/useIsPhone'

const FilterPopover = lazyPart(() => import('./FilterPopover'), 'FilterPopover', 'filters')

type HomeFiltersProps = { onChange: (filter: WorkFilter) => void }

/** Which pitches, work and people the day is about: the chip says how many filters are on, its cross clears them (F7). */
export function HomeFilters({ onChange }: HomeFiltersProps) {
  const { t } = useTranslation('panels')
  const isPhone = useIsPhone()
  const [isAsked, ask] = useAsked()
  const on = workFiltersOn(useWorkFilter())
  const words = on === 0 ? t('filter.none') : t('filter.on', { count: on })
  const label = (
    <>
      <Icon name="listFilter" size={16} />
      {isPhone ? on > 0 && <span aria-hidden>{on}</span> : words}
    </>
  )
  const bare = (
    <Chip aria-haspopup="dialog" aria-label={words} onClick={ask}>
      {label}
    </Chip>
  )
  return (
    <Together>
      <Suspense fallback={bare}>
        {isAsked ? (
          <FilterPopover
            trigger={
              <Chip aria-haspopup="dialog" aria-label={words}>
                {label}
              </Chip>
            }
            onChange={onChange}
          />
        ) : (
          bare
        )}
      </Suspense>
      {on > 0 && (
        <IconButton size="small" label={t('filter.clear')} onClick={() => onChange(NO_FILTER)}>
          <Icon name="x" size={16} />
        </IconButton>
      )}
    </Together>
  )
}

const Together = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`

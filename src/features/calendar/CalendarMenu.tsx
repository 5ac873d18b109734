import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery } from '@/api/localData'
import { CALENDAR_VIEWS, type CalendarView } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { type Feature, isOn } from '@/domain/switches'
import { withParts } from '@/lib/searchParts'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { useSearchChange } from '@/ui/useSearchChange'
import { type CalendarAddress, withCalendar } from './calendarAddress'
import { viewSearch } from './viewSearch'
import { useScene } from './scene'

type CalendarMenuProps = {
  address: CalendarAddress
  company: Company | undefined
  /** Those that stand in the header are not said again. */
  shownViews: readonly CalendarView[]
  onFilters: () => void
  onSaved: () => void
}

const SWITCH: Partial<Record<CalendarView, Feature>> = {
  users: 'calendar_users',
  pitches: 'calendar_pitches',
  tv: 'calendar_tv_view',
}

/** Views that a company has; one that is switched off is absent. */
const viewsOf = (company: Company | undefined): CalendarView[] =>
  CALENDAR_VIEWS.filter((view) => {
    const feature = SWITCH[view]
    return feature === undefined || (company !== undefined && isOn(feature, company))
  })

/** The few saved views that fit into a menu; all of them stand in their dialog. */
const MOST_SAVED = 6

/** What is asked for less often than the header's buttons. */
export function CalendarMenu({ address, company, shownViews, onFilters, onSaved }: CalendarMenuProps) {
  const { t } = useTranslation('calendar')
  const scene = useScene()
  const changeSearch = useSearchChange()
  const { data } = useGetLocalDataQuery()
  const go = (change: (present: string) => string) => changeSearch(change, { preventScrollReset: true })
  const exchange = (what: 'import' | 'export') => go((present) => withParts(present, { exchange: what }))
  return (
    <Menu
      defaultOpen
      label={t('menu.label')}
      trigger={
        <IconButton label={t('menu.label')}>
          <Icon name="layoutGrid" />
        </IconButton>
      }
      groups={[
        {
          id: 'views',
          heading: t('menu.views'),
          entries: viewsOf(company)
            .filter((view) => !shownViews.includes(view))
            .map((view) => ({
              id: view,
              label: t(`view.${view}`),
              selected: view === address.view,
              onSelect: () => go((present) => withCalendar(present, { view })),
            })),
        },
        {
          id: 'saved',
          heading: t('saved.title'),
          entries: [
            ...(data?.views ?? []).slice(0, MOST_SAVED).map((view) => ({
              id: `saved-${view.id}`,
              label: view.name,
              onSelect: () => go(() => viewSearch(view, address.date)),
            })),
            { id: 'manage', label: t('saved.manage'), onSelect: onSaved },
          ],
        },
        {
          id: 'layers',
          entries: [{ id: 'filters', label: t('menu.layers'), onSelect: onFilters }],
        },
        {
          id: 'data',
          heading: t('menu.data'),
          entries: [
            ...(scene.readOnly
              ? []
              : [{ id: 'import', label: t('menu.import'), onSelect: () => exchange('import') }]),
            { id: 'export', label: t('menu.export'), onSelect: () => exchange('export') },
            { id: 'print', label: t('menu.print'), onSelect: () => window.print() },
          ],
        },
      ]}
    />
  )
}

import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { addDays, startOfWeek } from '@/domain/groundTime'
import { readCalendar } from '@/features/calendar/calendarAddress'
import { CalendarBoard } from '@/features/calendar/CalendarBoard'
import { filtersOn } from '@/domain/calendarFilter'
import { passing } from '@/features/calendar/passing'
import { useFilterNames } from '@/features/calendar/useFilterNames'
import { useFormat } from '@/i18n/format'
import { withParts } from '@/lib/searchParts'
import { selectUserId } from '@/session/sessionSlice'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { Loader } from '@/ui/Loader'
import { useToday } from '@/ui/useToday'
import { useSearchChange } from '@/ui/useSearchChange'

const TvPage = lazyPart(() => import('./TvPage'), 'TvPage', 'tv', 'home')
const ImportDialog = lazyPart(() => import('@/features/exchange/ImportDialog'), 'ImportDialog', 'exchange')
const ExportDialog = lazyPart(() => import('@/features/exchange/ExportDialog'), 'ExportDialog', 'exchange')

/**
 * /dashboard/calendar: `?view=agenda|day|week|tv&date=YYYY-MM-DD`; the address alone restores the view. With
 * `exchange=import` or `exchange=export` a dialog stands over it.
 */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const { search } = useLocation()
  if (new URLSearchParams(search).get('view') === 'tv')
    return (
      <Suspense fallback={<Loader />}>
        <TvPage />
      </Suspense>
    )
  return (
    <>
      <DocumentTitle title={t('title')} />
      <CalendarBoard search={search} />
      <Exchange search={search} />
    </>
  )
}

/** Fixtures in, and the filtered calendar out, as files (B3). */
function Exchange({ search }: { search: string }) {
  const changeSearch = useSearchChange()
  const what = new URLSearchParams(search).get('exchange')
  const close = () =>
    changeSearch((present) => withParts(present, { exchange: null }), { preventScrollReset: true })
  if (what === 'import')
    return (
      <Suspense>
        <ImportDialog onClose={close} />
      </Suspense>
    )
  return what === 'export' ? <Export search={search} onClose={close} /> : null
}

function Export({ search, onClose }: { search: string; onClose: () => void }) {
  const { weekStart } = useFormat()
  const today = useToday()
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: users = [] } = useGetUsersQuery()
  const address = readCalendar(search, { view: 'week', date: today })
  const names = useFilterNames(address.text, company, { pitches, users })
  const from = address.view === 'day' ? address.date : startOfWeek(address.date, weekStart)
  return (
    <Suspense>
      <ExportDialog
        from={from}
        to={address.view === 'day' ? from : addDays(from, 6)}
        passes={passing(address, userId, names)}
        isFiltered={filtersOn(address) > 0}
        onClose={onClose}
      />
    </Suspense>
  )
}

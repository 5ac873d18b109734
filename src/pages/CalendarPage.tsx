import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CalendarBoard } from '@/features/calendar/CalendarBoard'
import { DocumentTitle } from '@/ui/DocumentTitle'

/** /dashboard/calendar: `?view=agenda|day|week&date=YYYY-MM-DD`; the address alone restores the view. */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const { search } = useLocation()
  return (
    <>
      <DocumentTitle title={t('title')} />
      <CalendarBoard search={search} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { WorkPlan } from '@/features/work-plan/WorkPlan'
import { readPlanDay } from '@/features/work-plan/planAddress'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { useToday } from '@/ui/useToday'

/** /dashboard/work-plan: `?date=YYYY-MM-DD`; the address alone restores the day. */
export function WorkPlanPage() {
  const { t } = useTranslation('workPlan')
  const { search } = useLocation()
  const today = useToday()
  const day = readPlanDay(search, today)
  return (
    <>
      <DocumentTitle title={t('title')} />
      <WorkPlan day={day} search={search} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { dayAtGround } from '@/domain/groundTime'
import { WorkPlan } from '@/features/work-plan/WorkPlan'
import { readPlanDay } from '@/features/work-plan/planAddress'
import { useFormat } from '@/i18n/format'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { useNow } from '@/ui/useNow'

/** /dashboard/work-plan: `?date=YYYY-MM-DD`; the address alone restores the day. */
export function WorkPlanPage() {
  const { t } = useTranslation('workPlan')
  const { search } = useLocation()
  const { timeZone } = useFormat()
  const today = dayAtGround(useNow(), timeZone)
  const day = readPlanDay(search, today)
  return (
    <>
      <DocumentTitle title={t('title')} />
      <WorkPlan day={day} search={search} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { CancelReason } from '@/domain/calledOff'
import { withFirstLine } from '@/domain/planning/dayPlan'

/** Work that is dropped, with the reason as the first line of its notes. */
export function useCancelled(): (job: Activity, reason: CancelReason, note?: string) => Activity {
  const { t } = useTranslation('workPlan')
  return (job, reason, note = '') => {
    const why = t(`cancel.reason.${reason}`)
    const line = note.trim()
      ? t('cancel.lineNote', { reason: why, note: note.trim() })
      : t('cancel.line', { reason: why })
    return { ...job, status: 'cancelled', notes: withFirstLine(line, job.notes) }
  }
}

import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { useActivityWords } from '@/ui/useActivityWords'

/** Which job it is, where, when, and the line under its name. */
export function usePocketWords(now: Date) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { title } = useActivityWords()
  const { data: pitches = [] } = useGetPitchesQuery()
  const today = dayAtGround(now, format.timeZone)
  const where = ({ pitchIds }: Activity) =>
    format.list(pitchIds.flatMap((id) => pitches.find((pitch) => pitch.id === id)?.name ?? []))
  const when = (instant: string) => shortMoment(instant, dayAtGround(instant, format.timeZone), today, format)
  return {
    /** Its work and its place: of two mowings, which one. */
    named: (job: Activity): string => {
      const pitch = where(job)
      return pitch ? t('workAt', { work: title(job), pitch }) : title(job)
    },
    where,
    when,
    meta: (job: Activity): string => {
      const pitch = where(job)
      if (job.status === 'cancelled') return pitch ? t('jobs.cancelledAt', { pitch }) : t('jobs.cancelled')
      const late = job.status === 'planned' && isLate(job, now)
      const key = job.status === 'completed' ? 'done' : late ? 'late' : 'until'
      const time = when(late ? job.startDate : job.endDate)
      return pitch ? t(`jobs.${key}At`, { pitch, time }) : t(`jobs.${key}`, { time })
    },
  }
}

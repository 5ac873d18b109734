import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isLate } from '@/domain/activityWork'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'

export type JobWords = {
  /** The pitches of a job by name, empty where it has none. */
  where: (job: Activity) => string
  /** When it starts, with the day if that is not today. */
  when: (instant: string) => string
  /** Where it is and until when it goes, or since when it is late or done. */
  meta: (job: Activity) => string
}

/** The line under a job's name. */
export function useJobWords(now: Date): JobWords {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data: pitches = [] } = useGetPitchesQuery()
  const names = new Map(pitches.map(({ id, name }) => [id, name]))
  const today = dayAtGround(now, format.timeZone)

  const where = ({ pitchIds }: Activity) => format.list(pitchIds.flatMap((id) => names.get(id) ?? []))
  const when = (instant: string) => shortMoment(instant, dayAtGround(instant, format.timeZone), today, format)
  const meta = (job: Activity): string => {
    const pitch = where(job)
    if (job.status === 'cancelled') return pitch ? t('jobs.cancelledAt', { pitch }) : t('jobs.cancelled')
    const key =
      job.status === 'completed' ? 'done' : job.status === 'planned' && isLate(job, now) ? 'late' : 'until'
    const time = when(key === 'late' ? job.startDate : job.endDate)
    return pitch ? t(`jobs.${key}At`, { pitch, time }) : t(`jobs.${key}`, { time })
  }
  return { where, when, meta }
}

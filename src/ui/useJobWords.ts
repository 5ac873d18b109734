import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useActivityWords } from './useActivityWords'
import { useMomentText } from './useMomentText'

type Job = {
  activityName: string
  name?: string | undefined
  pitchIds: readonly string[]
  status: string
  startDate: string
  endDate: string
}

export type JobWords = {
  /** The pitches of a job by name, empty where it has none or their names are not known. */
  where: (job: Pick<Job, 'pitchIds'>) => string
  /** Its work and its place: of two mowings, which one. */
  named: (job: Job) => string
  /** A moment, with the day if that is not today. */
  when: (instant: string) => string
  /** Where it is and until when it goes, or since when it is late or done. */
  meta: (job: Job, isLate: boolean) => string
}

/** Which job it is, where, when, and the line under its name. */
export function useJobWords(pitches: readonly { id: string; name: string }[]): JobWords {
  const { t } = useTranslation('activity')
  const format = useFormat()
  const momentText = useMomentText()
  const { title, at } = useActivityWords()
  const names = new Map(pitches.map(({ id, name }) => [id, name]))

  const where: JobWords['where'] = ({ pitchIds }) =>
    format.list(pitchIds.flatMap((id) => names.get(id) ?? []))
  const when = (instant: string) => momentText(Date.parse(instant))
  const meta: JobWords['meta'] = (job, isLate) => {
    const pitch = where(job)
    if (job.status === 'cancelled') return pitch ? t('line.cancelledAt', { pitch }) : t('line.cancelled')
    const key = job.status === 'completed' ? 'done' : isLate ? 'late' : 'until'
    const time = when(key === 'late' ? job.startDate : job.endDate)
    return pitch ? t(`line.${key}At`, { pitch, time }) : t(`line.${key}`, { time })
  }
  return { where, named: (job) => at(title(job), where(job)), when, meta }
}

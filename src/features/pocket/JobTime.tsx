import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { elapsedShare, isLate } from '@/domain/activityWork'
import { isPaused, pausedMinutes, type Pause, workedMinutes } from '@/domain/workedTime'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useMomentText } from '@/ui/useMomentText'

type JobTimeProps = { job: Activity; now: Date; pause: Pause | undefined }

/** How long begun work has gone on, without its breaks; when planned work begins. */
export function JobTime({ job, now, pause }: JobTimeProps) {
  const { t } = useTranslation('mobile')
  const format = useFormat()
  const moment = useMomentText()
  const work = useActivityWords().title(job)
  const long = (minutes: number) => duration(minutes, format)
  const late = isLate(job, now)
  if (job.status !== 'in_progress') {
    const minutes = (Date.parse(job.startDate) - now.getTime()) / 60_000
    return (
      <Line>
        <strong>{moment(Date.parse(job.startDate))}</strong>
        <span data-late={late || undefined}>
          {late
            ? t('lateBy', { time: long(-minutes) })
            : minutes > 0
              ? t('startsIn', { time: long(minutes) })
              : t('plannedUntil', { time: moment(Date.parse(job.endDate)) })}
        </span>
      </Line>
    )
  }
  const worked = long(workedMinutes(job, pause, now))
  const over = (now.getTime() - Date.parse(job.endDate)) / 60_000
  return (
    <div>
      <Line>
        <strong>
          {isPaused(job, pause)
            ? t('pausedFor', { time: long(pausedMinutes(job, pause, now)) })
            : t('runningFor', { time: worked })}
        </strong>
        <span data-late={late || undefined}>
          {isPaused(job, pause)
            ? t('worked', { time: worked })
            : over >= 1
              ? t('overBy', { time: long(over) })
              : t('plannedUntil', { time: moment(Date.parse(job.endDate)) })}
        </span>
      </Line>
      <ProgressLine value={elapsedShare(job, now)} label={t('progress', { work })} tone="deep" />
    </div>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-end: 8px;
  font: 400 1.125rem/1.5rem ${token('font')};

  > span {
    color: ${token('ink-2')};
  }
  > [data-late] {
    color: ${token('red')};
    font-weight: 600;
  }
`

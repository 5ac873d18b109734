import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Activity } from '@/domain/activity'
import { elapsedShare, isLate } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { minutesRunning } from '@/domain/dayJobs'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { hover } from '@/ui/media'
import { ProgressLine } from '@/ui/ProgressLine'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useActivityWords } from '@/ui/useActivityWords'
import type { JobActs } from './useJobActs'
import { useJobWords } from './useJobWords'

type PocketJobProps = { job: Activity; now: Date; acts: JobActs | undefined }

/** One job as large as a wet glove needs it: what, where, the time, and one wide button (F36). */
export function PocketJob({ job, now, acts }: PocketJobProps) {
  const { t } = useTranslation('mobile')
  const { search } = useLocation()
  const words = useJobWords(now)
  const work = useActivityWords().title(job)
  const running = job.status === 'in_progress'
  const where = words.where(job)
  return (
    <Card data-running={running || undefined}>
      <Open to={{ search: withWorkSheet(search, { kind: 'open', id: job.id }) }}>
        <ActivityIcon name={job.activityName} size={24} />
        <Words>
          <h3>
            <bdi>{work}</bdi>
          </h3>
          {where && <p>{where}</p>}
        </Words>
        <Icon name="chevronRight" />
      </Open>
      {running ? <Elapsed job={job} now={now} work={work} /> : <Waiting job={job} now={now} />}
      {acts && (
        <Button
          layout={running ? 'primary' : 'secondary'}
          wide
          busy={acts.busyId === job.id}
          onClick={() => (running ? acts.complete(job) : acts.start(job))}
        >
          <Icon name={running ? 'check' : 'play'} />
          {running ? t('complete') : t('start')} <VisuallyHidden>{work}</VisuallyHidden>
        </Button>
      )}
    </Card>
  )
}

type TimeProps = { job: Activity; now: Date }

function Elapsed({ job, now, work }: TimeProps & { work: string }) {
  const { t } = useTranslation('mobile')
  const format = useFormat()
  const words = useJobWords(now)
  const over = (now.getTime() - Date.parse(job.endDate)) / 60_000
  return (
    <div>
      <Timer>
        <strong>{t('runningFor', { time: duration(minutesRunning(job, now), format) })}</strong>
        <span data-late={isLate(job, now) || undefined}>
          {over >= 1
            ? t('overBy', { time: duration(over, format) })
            : t('plannedUntil', { time: words.when(job.endDate) })}
        </span>
      </Timer>
      <ProgressLine value={elapsedShare(job, now)} label={t('progress', { work })} tone="deep" />
    </div>
  )
}

function Waiting({ job, now }: TimeProps) {
  const { t } = useTranslation('mobile')
  const format = useFormat()
  const words = useJobWords(now)
  const minutes = (Date.parse(job.startDate) - now.getTime()) / 60_000
  const late = isLate(job, now)
  return (
    <Timer>
      <strong>{words.when(job.startDate)}</strong>
      <span data-late={late || undefined}>
        {late
          ? t('lateBy', { time: duration(-minutes, format) })
          : minutes > 0
            ? t('startsIn', { time: duration(minutes, format) })
            : t('plannedUntil', { time: words.when(job.endDate) })}
      </span>
    </Timer>
  )
}

const Card = styled.article`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  break-inside: avoid;
  margin-block-end: 16px;
  &[data-running] {
    border-color: ${token('green-deep')};
    background: ${token('mint')};
  }
  button {
    min-block-size: 56px;
    font: 600 ${token('t-20')} ${token('font')};
  }
  @media print {
    button {
      display: none;
    }
  }
`
const Open = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 48px;
  border-radius: ${token('r-ctl')};

  > svg:last-child {
    color: ${token('ink-2')};
  }
  ${hover} {
    &:hover h3 {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > h3 {
    font: 600 ${token('t-20')} ${token('font')};
  }
  > p {
    font: 400 1.125rem/1.5rem ${token('font')};
    color: ${token('ink-2')};
  }
`
const Timer = styled.p`
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

import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { elapsedShare, isLate } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { minutesRunning } from '@/domain/dayJobs'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { useNotSent } from '@/outbox/useOutbox'
import { phone } from '@/ui/media'
import { NotSentMark } from '@/ui/NotSentMark'
import { ProgressLine } from '@/ui/ProgressLine'
import { Row } from '@/ui/Row'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useChoosePress } from '@/ui/useChoosePress'
import { useJobWords } from '@/ui/useJobWords'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { JobAction } from './JobAction'
import type { JobActs } from './useJobActs'

type JobRowProps = {
  job: Activity
  now: Date
  acts: JobActs | undefined
  /** Whose it is, where they are not all of one person. */
  who?: string | undefined
}

/** One job: when, what, where, and the button that moves it on. A press anywhere else opens it, or chooses it (F3). */
export function JobRow({ job, now, acts, who }: JobRowProps) {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const format = useFormat()
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  const work = useActivityWords().title(job)
  const notSent = useNotSent(`activity:${job.id}`)
  const chosen = acts?.chosen
  const press = useChoosePress(chosen && (() => chosen.toggle(job.id)), (chosen?.ids.size ?? 0) > 0)
  const running = job.status === 'in_progress'
  const late = job.status === 'planned' && isLate(job, now)
  return (
    <Row
      lead={<Time data-late={late || undefined}>{format.time(job.startDate)}</Time>}
      leadWidth={token('clock')}
      title={work}
      meta={
        <>
          <Meta data-late={late || undefined}>
            {[words.meta(job, late), who].filter(Boolean).join(' · ')}
          </Meta>
          <NotSentMark state={notSent} />
        </>
      }
      struck={job.status === 'cancelled'}
      to={withWorkSheet(search, { kind: 'open', id: job.id })}
      press={press}
      selected={chosen?.ids.has(job.id) ?? false}
      end={
        <>
          {running && <Timer job={job} now={now} />}
          <JobAction job={job} named={words.named(job)} acts={acts} />
        </>
      }
      below={
        running ? (
          <ProgressLine value={elapsedShare(job, now)} label={t('jobs.progress', { work })} />
        ) : undefined
      }
    />
  )
}

/** How long it has been running; days, where hours would say nothing. */
function Timer({ job, now }: { job: Activity; now: Date }) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const minutes = minutesRunning(job, now)
  const time = duration(minutes, format)
  return (
    <Elapsed>
      <VisuallyHidden>{t('jobs.running', { work: useActivityWords().title(job), time })}</VisuallyHidden>
      <span aria-hidden>{minutes < 1440 ? format.clock(minutes) : time}</span>
    </Elapsed>
  )
}

const Time = styled.span`
  font: 600 ${token('t-14')} ${token('font')};

  &[data-late] {
    color: ${token('red')};
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Meta = styled.span`
  display: block;

  &[data-late] {
    color: ${token('red')};
  }
`
const Elapsed = styled.span`
  position: relative;
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('green-deep')};
  white-space: nowrap;

  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`

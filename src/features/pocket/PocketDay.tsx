import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { isLate, isOpen } from '@/domain/activityWork'
import { ownValue } from '@/lib/ownValue'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { type Status, StatusMark } from '@/ui/StatusMark'
import { token } from '@/ui/tokens'
import { JobCard } from './JobCard'
import { OpenJob } from './OpenJob'
import { PocketBar } from './PocketBar'
import { usePocketActs } from './usePocketActs'
import { type PocketDayState, usePocketDay } from './usePocketDay'
import { useJobWords } from '@/ui/useJobWords'

const MIDDLE = <Skeleton kind="block" height="152px" />

type PocketDayProps = {
  readOnly?: boolean
  /** What else stands on the page: the presses of what runs stay beneath it. */
  children?: ReactNode
}

/** A person's day for one hand: what runs, what is next, and all of it (F36). */
export function PocketDay({ readOnly = false, children }: PocketDayProps) {
  const { t } = useTranslation('mobile')
  const pressable = usePocketActs()
  const acts = readOnly ? undefined : pressable
  const day = usePocketDay()
  const { now, query, pauses } = day
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  const running = query.data ? day.running(query.data) : []
  const [foremost] = running

  return (
    <>
      <Section heading={t('now')}>
        <QueryState
          query={query}
          skeleton={MIDDLE}
          empty={{
            when: (activities) => day.running(activities).length === 0,
            title: <Said>{t('noneRunning')}</Said>,
          }}
        >
          {(activities) =>
            day
              .running(activities)
              .map((job) => (
                <JobCard key={job.id} job={job} now={now} pause={ownValue(pauses, job.id)} acts={undefined} />
              ))
          }
        </QueryState>
      </Section>
      {query.data && (
        <>
          <Section heading={t('next')}>
            <QueryState
              query={{ data: query.data }}
              skeleton={MIDDLE}
              empty={{
                when: (activities) => day.next(activities).length === 0,
                title: <Said>{t('noneNext')}</Said>,
              }}
            >
              {(activities) =>
                day
                  .next(activities)
                  .map((job) => <JobCard key={job.id} job={job} now={now} pause={undefined} acts={acts} />)
              }
            </QueryState>
          </Section>
          <Section heading={t('today')} count={day.jobsOf(query.data).length}>
            <QueryState
              query={{ data: query.data }}
              skeleton={MIDDLE}
              empty={{
                when: (activities) => day.jobsOf(activities).length === 0,
                title: <Said>{t('empty')}</Said>,
              }}
            >
              {(activities) => <AllOfToday day={day} activities={activities} />}
            </QueryState>
          </Section>
        </>
      )}
      {children}
      {foremost && acts && (
        <PocketBar
          job={foremost}
          work={words.named(foremost)}
          isOneOfSeveral={running.length > 1}
          pause={ownValue(pauses, foremost.id)}
          acts={acts}
        />
      )}
    </>
  )
}

function AllOfToday({ day, activities }: { day: PocketDayState; activities: readonly Activity[] }) {
  const { data: pitches = [] } = useGetPitchesQuery()
  const words = useJobWords(pitches)
  const late = (job: Activity) => job.status === 'planned' && isLate(job, day.now)
  return (
    <List role="list">
      {day.jobsOf(activities).map((job) => (
        <li key={job.id}>
          <Time data-late={late(job) || undefined}>{words.when(job.startDate)}</Time>
          <OpenJob job={job} meta={words.meta(job, late(job))} late={late(job)} />
          <StatusMark look="dot" status={markOf(job, day.now)} />
        </li>
      ))}
    </List>
  )
}

const markOf = (job: Activity, now: Date): Status =>
  !isOpen(job)
    ? job.status === 'cancelled'
      ? 'cancelled'
      : 'completed'
    : isLate(job, now)
      ? 'late'
      : job.status === 'in_progress'
        ? 'in_progress'
        : 'planned'

/** What is not there is read in the rain as well: as large as the jobs. */
const Said = styled.span`
  font: 500 1.125rem/1.5rem ${token('font')};
`
const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 72px;
    padding-block: 8px;
    border-block-start: 1px solid ${token('line')};
  }
`
const Time = styled.span`
  font: 600 1.125rem/1.5rem ${token('font')};
  overflow-wrap: anywhere;

  &[data-late] {
    color: ${token('red')};
  }
`

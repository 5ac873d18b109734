import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { groupOf } from '@/domain/activityWork'
import { byUrgency } from '@/domain/dayJobs'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { JobRow } from './JobRow'
import { PocketJob } from './PocketJob'
import { useJobActs } from './useJobActs'
import { useTodaysWork } from './useTodaysWork'

/** A person's day for one hand: what runs, what is next, and all of it (F36). */
export function PocketDay({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation('mobile')
  const pressable = useJobActs()
  const acts = readOnly ? undefined : pressable
  const { now, query, myJobs } = useTodaysWork()
  const running = (jobs: readonly Activity[]) => jobs.filter((job) => groupOf(job, now) === 'now')
  const next = (jobs: readonly Activity[]) =>
    byUrgency(jobs, now).find((job) => ['late', 'later'].includes(groupOf(job, now)))
  const skeleton = <Skeleton kind="block" height="152px" />

  return (
    <>
      <Section heading={t('now')}>
        <QueryState
          query={query}
          skeleton={skeleton}
          empty={{ when: (activities) => running(myJobs(activities)).length === 0, title: t('noneRunning') }}
        >
          {(activities) =>
            running(myJobs(activities)).map((job) => (
              <PocketJob key={job.id} job={job} now={now} acts={acts} />
            ))
          }
        </QueryState>
      </Section>
      {query.data && (
        <>
          <Section heading={t('next')}>
            <QueryState
              query={{ data: query.data }}
              skeleton={skeleton}
              empty={{ when: (activities) => next(myJobs(activities)) === undefined, title: t('noneNext') }}
            >
              {(activities) => {
                const job = next(myJobs(activities))
                return job && <PocketJob job={job} now={now} acts={acts} />
              }}
            </QueryState>
          </Section>
          <Section heading={t('later')} count={myJobs(query.data).length}>
            <QueryState
              query={{ data: query.data }}
              skeleton={skeleton}
              empty={{ when: (activities) => myJobs(activities).length === 0, title: t('empty') }}
            >
              {(activities) => (
                <Rows>
                  {myJobs(activities).map((job) => (
                    <JobRow key={job.id} job={job} now={now} acts={acts} />
                  ))}
                </Rows>
              )}
            </QueryState>
          </Section>
        </>
      )}
    </>
  )
}

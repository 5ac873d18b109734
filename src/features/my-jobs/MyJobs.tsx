import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetUsersQuery } from '@/api/identity'
import type { Activity } from '@/domain/activity'
import { groupOf, WORK_GROUPS } from '@/domain/activityWork'
import { withWorkSheet } from '@/domain/addresses'
import { byUrgency } from '@/domain/dayJobs'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import type { Chosen } from '@/ui/useChosen'
import { GroupHead } from './GroupHead'
import { JobRow } from './JobRow'
import { useJobActs } from './useJobActs'
import { useTodaysWork } from './useTodaysWork'

const MOST = 6

type MyJobsProps = {
  readOnly?: boolean
  chosen: Chosen
  /** Asks when else a job shall be done. */
  onMove: (id: Id) => void
}

/** What I have to do today, or all there is to do, each under its heading: late, now, later, done (F3). */
export function MyJobs({ readOnly = false, chosen, onMove }: MyJobsProps) {
  const { t } = useTranslation(['home', 'panels'])
  const { search } = useLocation()
  const acts = useJobActs(chosen, onMove)
  const { now, today, query, listed, isFiltered } = useTodaysWork()
  const [all, setAll] = useState(false)
  const [isTeam, setIsTeam] = useState(false)
  const format = useFormat()
  const { data: people } = useGetUsersQuery(undefined, { skip: !isTeam })
  const whose = ({ userIds }: Activity): string | undefined =>
    userIds.length === 0
      ? t('panels:team.nobody')
      : people && format.list(people.flatMap(({ id, fullName }) => (userIds.includes(id) ? [fullName] : [])))
  const jobsOf = (activities: readonly Activity[]) => listed(activities, isTeam)
  const total = query.data && jobsOf(query.data).length
  return (
    <Section
      heading={t(isTeam ? 'jobs.all' : 'jobs.mine')}
      count={total || undefined}
      action={
        <Button layout="plain" size="small" onClick={() => setIsTeam(!isTeam)}>
          {t(isTeam ? 'jobs.mine' : 'jobs.all')}
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} lead="time" />}
        empty={{
          when: (activities) => jobsOf(activities).length === 0,
          title: t(isFiltered ? 'filtered' : 'jobs.empty'),
          action: readOnly ? undefined : (
            <ButtonLink size="small" to={{ search: withWorkSheet(search, { kind: 'new', day: today }) }}>
              {t('logWork')}
            </ButtonLink>
          ),
        }}
      >
        {(activities) => {
          const jobs = byUrgency(jobsOf(activities), now)
          const shown = jobs.slice(0, all ? jobs.length : MOST)
          return (
            <>
              <Rows>
                {WORK_GROUPS.flatMap((group) => {
                  const ofGroup = (list: typeof jobs) => list.filter((job) => groupOf(job, now) === group)
                  const rows = ofGroup(shown)
                  if (rows.length === 0) return []
                  return [
                    <GroupHead key={group} group={group} count={ofGroup(jobs).length} />,
                    ...rows.map((job) => (
                      <JobRow
                        key={job.id}
                        job={job}
                        now={now}
                        acts={readOnly ? undefined : acts}
                        who={isTeam ? whose(job) : undefined}
                      />
                    )),
                  ]
                })}
              </Rows>
              {jobs.length > MOST && (
                <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                  {all ? t('showFewer') : t('showAll', { count: jobs.length })}
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}

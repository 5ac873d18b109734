import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { groupOf, WORK_GROUPS } from '@/domain/activityWork'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { byUrgency } from '@/domain/dayJobs'
import type { Id } from '@/domain/wire'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
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

/** What I have to do today, each under its heading: late, now, later, done (F3). */
export function MyJobs({ readOnly = false, chosen, onMove }: MyJobsProps) {
  const { t } = useTranslation('home')
  const { search } = useLocation()
  const acts = useJobActs(chosen, onMove)
  const { now, today, query, myJobs, isFiltered } = useTodaysWork()
  const [all, setAll] = useState(false)
  const total = query.data ? myJobs(query.data).length : 0
  return (
    <Section
      heading={t('jobs.mine')}
      {...(total > 0 ? { count: total } : {})}
      action={<TextLink to={addresses.calendar({ view: 'day', date: today })}>{t('jobs.all')}</TextLink>}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} lead="time" />}
        empty={{
          when: (activities) => myJobs(activities).length === 0,
          title: t(isFiltered ? 'filtered' : 'jobs.empty'),
          action: readOnly ? undefined : (
            <ButtonLink size="small" to={{ search: withWorkSheet(search, { kind: 'new', day: today }) }}>
              {t('logWork')}
            </ButtonLink>
          ),
        }}
      >
        {(activities) => {
          const jobs = byUrgency(myJobs(activities), now)
          const shown = jobs.slice(0, all ? jobs.length : MOST)
          return (
            <>
              <Rows>
                {WORK_GROUPS.flatMap((group) => {
                  const rows = shown.filter((job) => groupOf(job, now) === group)
                  if (rows.length === 0) return []
                  const count = jobs.filter((job) => groupOf(job, now) === group).length
                  return [
                    <GroupHead key={group} group={group} count={count} />,
                    ...rows.map((job) => (
                      <JobRow key={job.id} job={job} now={now} acts={readOnly ? undefined : acts} />
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

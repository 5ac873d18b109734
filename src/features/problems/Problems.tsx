import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import type { Activity } from '@/domain/activity'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import { type Problem, weatherProblems, workProblems } from '@/domain/problems'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { ProblemRow } from './ProblemRow'

const MOST = 5

/** What is wrong: late, unassigned, off, frost, wet. Each row ends in the verb that solves it. */
export function Problems({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation('home')
  const { timeZone } = useFormat()
  const now = useNow()
  const [all, setAll] = useState(false)
  const today = dayAtGround(now, timeZone)
  const query = useGetActivitiesQuery(workPeriod(today))
  const { data: leave = [] } = useGetDaysOffQuery(aheadPeriod(today))
  const { data: pitches = [] } = useGetPitchesQuery()
  const pitch = homePitch(pitches)
  const { data: weather } = useGetWeatherQuery(pitch?.id ?? '', { skip: !pitch })

  const away = new Set(leave.filter(({ date }) => date === today).map(({ user }) => user))
  const problemsIn = (activities: readonly Activity[]): Problem[] => [
    ...workProblems(activities, away, now, timeZone),
    ...(weather ? weatherProblems(weather, now) : []),
  ]
  const count = query.data ? problemsIn(query.data).length : 0
  return (
    <Section
      heading={t('problems.heading')}
      {...(count > 0 ? { count } : {})}
      action={
        count > MOST ? (
          <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('showFewer') : t('showAll', { count })}
          </Button>
        ) : undefined
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton lead="square" />}
        empty={{ when: (activities) => problemsIn(activities).length === 0, title: t('problems.empty') }}
      >
        {(activities) => (
          <Rows>
            {problemsIn(activities)
              .slice(0, all ? count : MOST)
              .map((problem) => (
                <ProblemRow
                  key={keyOf(problem)}
                  problem={problem}
                  pitch={pitch}
                  now={now}
                  readOnly={readOnly}
                />
              ))}
          </Rows>
        )}
      </QueryState>
    </Section>
  )
}

const keyOf = (problem: Problem): string =>
  'job' in problem
    ? `${problem.kind} ${problem.job.id} ${problem.kind === 'away' ? problem.person : ''}`
    : problem.kind

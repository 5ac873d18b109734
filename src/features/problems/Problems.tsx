import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetWeatherQuery } from '@/api/turf'
import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { isChosen, type WorkFilter, workFiltersOn, workPasses } from '@/domain/calendarFilter'
import { ruleFor, seasonOf } from '@/domain/bands'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import { type GroundProblem, inOrder } from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import { type Problem, weatherProblems, workProblems } from '@/domain/problems'
import { isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWorkFilter } from '@/session/filterContext'
import { selectUserId } from '@/session/sessionSlice'
import { Button } from '@/ui/Button'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { GroundProblemRow } from './GroundProblemRow'
import { ProblemRow } from './ProblemRow'
import { useGroundProblems } from './useGroundProblems'

const MOST = 5

/** What is wrong: late work, clashes, disease, readings, the store, the weather. Each row ends in the verb that solves it. */
export function Problems({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation(['panels', 'home'])
  const { timeZone } = useFormat()
  const now = useNow()
  const userId = useSelector(selectUserId)
  const filter = useWorkFilter()
  const [all, setAll] = useState(false)
  const today = dayAtGround(now, timeZone)
  const { data: company } = useGetCompanyQuery()
  const query = useGetActivitiesQuery(workPeriod(today))
  const { data: leave = [] } = useGetDaysOffQuery(aheadPeriod(today))
  const { data: users } = useGetUsersQuery(undefined, { skip: readOnly })
  const { data: pitches = [] } = useGetPitchesQuery()
  const pitch = homePitch(pitches)
  const { data: weather, isError: noWeather } = useGetWeatherQuery(pitch?.id ?? '', { skip: !pitch })
  const { data: local } = useGetLocalDataQuery()
  const season = seasonOf(today, pitch?.latitude)
  const moisture = ruleFor(local?.bands, { pitchId: pitch?.id ?? '', metric: 'soilMoisture', season })
  const ground = useGroundProblems(company, query.data, now, timeZone)
  const hasStorage = company !== undefined && isOn('storage', company)

  const away = new Set(leave.filter(({ date }) => date === today).map(({ user }) => user))
  const staff = users && new Set(users.filter(isStaff).map(({ id }) => id))
  const passes = workPasses(filter, userId)
  const work = workProblems((query.data ?? []).filter(passes), { away, staff }, now, timeZone)
  const turf = ground.problems.filter((one) => isShown(one, filter, query.data ?? [], userId))
  const sky = weather && workFiltersOn(filter) === 0 ? weatherProblems(weather, now, moisture) : []
  const rows = inOrder<Problem | GroundProblem>([...turf, ...work, ...sky], ground.awaited)
  const count = rows.length
  const isPartly = ground.isPartly || (noWeather && weather === undefined)
  const waiting = ground.awaited.length === 0 ? 0 : Math.max(0, MOST - count)
  return (
    <Section
      heading={t('problems.heading')}
      count={count || undefined}
      action={
        count > MOST ? (
          <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('showFewer', { ns: 'home' }) : t('showAll', { ns: 'home', count })}
          </Button>
        ) : undefined
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={MOST} lead="square" />}
        empty={{
          when: () => count + waiting === 0,
          title: t(isPartly ? 'problems.partly' : 'problems.empty'),
        }}
      >
        {() => (
          <>
            <Rows>
              {rows
                .slice(0, all ? count : MOST)
                .map((problem) =>
                  isOfWork(problem) ? (
                    <ProblemRow key={keyOf(problem)} problem={problem} pitch={pitch} readOnly={readOnly} />
                  ) : (
                    <GroundProblemRow
                      key={keyOf(problem)}
                      problem={problem}
                      now={now}
                      readOnly={readOnly}
                      hasStorage={hasStorage}
                    />
                  ),
                )}
            </Rows>
            {isPartly && <Partly>{t('problems.partly')}</Partly>}
            {/* The place of what is still being looked for; each its own, so that the others stay where they are. */}
            {Array.from({ length: waiting }, (_, at) => (
              <Skeleton key={count + at} count={1} after={count + at} lead="square" />
            ))}
          </>
        )}
      </QueryState>
    </Section>
  )
}

const Partly = styled.p`
  padding-block: 8px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`
const GROUND_KINDS = ['hazard', 'clash', 'disease', 'outOfBand', 'stock', 'broken', 'fault']
const isOfWork = (problem: Problem | GroundProblem): problem is Problem =>
  !GROUND_KINDS.includes(problem.kind)

/** A pitch's own troubles go with the pitch; a clash with the work in it; the store is everybody's. */
function isShown(
  problem: GroundProblem,
  filter: WorkFilter,
  activities: readonly Activity[],
  userId: Id | undefined,
): boolean {
  switch (problem.kind) {
    case 'clash':
      return activities.some((job) => problem.clash.ids.includes(job.id) && workPasses(filter, userId)(job))
    case 'hazard':
      return workPasses(filter, userId)(problem.hazard.job)
    case 'disease':
    case 'outOfBand':
      return isChosen(filter.grounds, problem.pitchId)
    case 'stock':
    case 'broken':
    case 'fault':
      return filter.grounds.length === 0
  }
}

function keyOf(problem: Problem | GroundProblem): string {
  switch (problem.kind) {
    case 'clash': {
      const { kind, ids, subject = '', from } = problem.clash
      return `clash ${kind} ${ids.join(' ')} ${subject} ${from}`
    }
    case 'hazard':
      return `hazard ${problem.hazard.job.id}`
    case 'disease':
      return `disease ${problem.pitchId}`
    case 'outOfBand':
      return `band ${problem.pitchId} ${problem.metric}`
    case 'stock':
      return `stock ${problem.alert.kind === 'supply' ? problem.alert.supply.id : problem.alert.machine.id}`
    case 'broken':
    case 'fault':
      return `${problem.kind} ${problem.machine.id}`
    case 'away':
      return `away ${problem.job.id} ${problem.person}`
    case 'frost':
    case 'wet':
      return problem.kind
    default:
      return `${problem.kind} ${problem.job.id}`
  }
}

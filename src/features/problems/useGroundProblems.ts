import { useMemo } from 'react'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetEquipmentQuery } from '@/api/storage'
import { hasFailed, isAnswered, usePitchGround } from '@/api/usePitchGround'
import { usePlanningGround } from '@/api/usePlanning'
import { useStockAlerts } from '@/api/useStockAlerts'
import { useGetFixturesQuery } from '@/api/activities'
import { usePlayAhead } from '@/api/usePlay'
import type { Activity } from '@/domain/activity'
import type { Company } from '@/domain/company'
import { aheadPeriod } from '@/domain/dayJobs'
import {
  brokenProblems,
  clashProblems,
  faultProblems,
  type GroundProblem,
  type ProblemKind,
} from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import { hazardsOf } from '@/domain/hazards'
import { findClashes } from '@/domain/planning/clashes'
import { isOn } from '@/domain/switches'
import { watchedPitches } from '@/domain/watchedPitches'

const NO_ROWS: readonly never[] = []

/**
 * What the turf, the plan and the store have against the day; of what is `awaited`, more may come, and where it is known
 * only `isPartly`, nobody can say.
 */
export function useGroundProblems(
  company: Company | undefined,
  activities: readonly Activity[] | undefined,
  now: Date,
  timeZone: string,
): { problems: GroundProblem[]; awaited: ProblemKind[]; isPartly: boolean } {
  const today = dayAtGround(now, timeZone)
  const pitches = useGetPitchesQuery()
  const fixtures = useGetFixturesQuery(aheadPeriod(today))
  const { data: play = NO_ROWS } = usePlayAhead(today)
  const daysOff = useGetDaysOffQuery(aheadPeriod(today))
  const stock = useStockAlerts(company, now, timeZone)
  const hasStorage = company !== undefined && isOn('storage', company)
  const machines = useGetEquipmentQuery(undefined, { skip: !hasStorage })

  const here = (fixtures.data && pitches.data) ?? NO_ROWS
  const looked = watchedPitches(here, play, now, timeZone).flatMap((id) =>
    here.filter((pitch) => pitch.id === id),
  )
  const turf = usePitchGround(looked, company, now, timeZone)

  // Clashes are looked for once, not with each tick of the clock.
  const loaded = useMemo(
    () => ({
      fixtures: fixtures.data ?? NO_ROWS,
      daysOff: daysOff.data ?? NO_ROWS,
      nonWorkingDays: NO_ROWS,
    }),
    [fixtures.data, daysOff.data],
  )
  const ground = usePlanningGround(aheadPeriod(today), company, now, loaded)
  const clashes = useMemo(
    () => (ground && activities ? findClashes(activities, ground) : NO_ROWS),
    [ground, activities],
  )

  const problems = [
    ...hazardsOf(activities ?? NO_ROWS, now).map((hazard): GroundProblem => ({ kind: 'hazard', hazard })),
    ...clashProblems(clashes, now),
    ...turf.problems,
    ...(stock.alerts ?? NO_ROWS).flatMap((alert): GroundProblem[] =>
      alert.kind === 'supply' && alert.why === 'low' ? [] : [{ kind: 'stock', alert }],
    ),
    // What the plan lacks is told of first: until it is known, a machine might be told of twice.
    ...(stock.on && stock.alerts === undefined && stock.error === undefined
      ? NO_ROWS
      : brokenProblems(machines.data ?? NO_ROWS, stock.alerts ?? NO_ROWS)),
    ...faultProblems(machines.data ?? NO_ROWS, activities ?? NO_ROWS),
  ]
  const isPlayKnown = isAnswered(pitches) && isAnswered(fixtures)
  const isKnown = {
    clash: ground !== undefined && isPlayKnown && isAnswered(daysOff),
    disease: isPlayKnown && turf.isSettled.disease,
    outOfBand: isPlayKnown && turf.isSettled.outOfBand,
    stock: !stock.on || stock.alerts !== undefined || stock.error !== undefined,
    broken: !hasStorage || isAnswered(machines),
    fault: !hasStorage || isAnswered(machines),
  }
  return {
    problems,
    isPartly:
      turf.isPartly ||
      [pitches, fixtures, daysOff, machines].some(hasFailed) ||
      hasFailed({ data: stock.alerts, error: stock.error }),
    awaited: (Object.keys(isKnown) as (keyof typeof isKnown)[]).filter((kind) => !isKnown[kind]),
  }
}

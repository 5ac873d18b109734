import { useMemo } from 'react'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetEquipmentQuery } from '@/api/storage'
import { turfEndpoints } from '@/api/turf'
import { useEach } from '@/api/useEach'
import { usePlanningGround } from '@/api/usePlanning'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { useStockAlerts } from '@/api/useStockAlerts'
import { useGetFixturesQuery } from '@/api/activities'
import { usePlayAhead } from '@/api/usePlay'
import type { Activity } from '@/domain/activity'
import { ruleFor, seasonOf } from '@/domain/bands'
import type { Company } from '@/domain/company'
import { aheadPeriod } from '@/domain/dayJobs'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import {
  bandProblems,
  brokenProblems,
  CARD_METRICS,
  clashProblems,
  diseaseProblem,
  faultProblems,
  type GroundProblem,
  type ProblemKind,
} from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import { hazardsOf } from '@/domain/hazards'
import { latestReading, readingPeriod } from '@/domain/latestReading'
import type { Section } from '@/domain/pitch'
import { findClashes } from '@/domain/planning/clashes'
import { isOn } from '@/domain/switches'
import { watchedPitches } from '@/domain/watchedPitches'
import type { Id } from '@/domain/wire'
import { isMissing } from '@/lib/problem'

const NO_ROWS: readonly never[] = []
const NO_IDS: readonly Id[] = []

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
  const withDisease = company !== undefined && isOn('home_disease_risk', company)
  const sections = useGetSectionsQuery(undefined, { skip: !withDisease })
  const { data: local } = useGetLocalDataQuery()
  const stock = useStockAlerts(company, now, timeZone)
  const hasStorage = company !== undefined && isOn('storage', company)
  const machines = useGetEquipmentQuery(undefined, { skip: !hasStorage })

  const near = watchedPitches(pitches.data ?? NO_ROWS, play, now, timeZone)
  const known = pitches.data !== undefined && fixtures.data !== undefined
  const looked = known ? near : NO_IDS
  const watched: readonly Section[] = withDisease
    ? (sections.data ?? NO_ROWS).filter(({ pitchId }) => looked.includes(pitchId))
    : NO_ROWS
  const disease = useSectionOutlooks(watched, today)
  const readings = useEach<FieldMeasurement[]>(
    turfEndpoints.getFieldMeasurements,
    looked.map((pitchId) => ({ pitchId, ...readingPeriod(today) })),
  )

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
    ...looked.flatMap((pitchId) =>
      diseaseProblem(
        pitchId,
        disease.outlooks.flatMap(({ section, outlook }) =>
          section.pitchId === pitchId && outlook ? [{ sectionId: section.id, outlook }] : [],
        ),
      ),
    ),
    ...looked.flatMap((pitchId, at) =>
      bandProblems(
        pitchId,
        CARD_METRICS.map((metric) => ({
          metric,
          reading: latestReading(readings.answers[at]?.data ?? NO_ROWS, metric, now),
          rule: ruleFor(local?.bands, {
            pitchId,
            metric,
            season: seasonOf(today, pitches.data?.find(({ id }) => id === pitchId)?.latitude),
          }),
        })),
      ),
    ),
    ...(stock.alerts ?? NO_ROWS).flatMap((alert): GroundProblem[] =>
      alert.kind === 'supply' && alert.why === 'low' ? [] : [{ kind: 'stock', alert }],
    ),
    // What the plan lacks is told of first: until it is known, a machine might be told of twice.
    ...(stock.on && stock.alerts === undefined && stock.error === undefined
      ? NO_ROWS
      : brokenProblems(machines.data ?? NO_ROWS, stock.alerts ?? NO_ROWS)),
    ...faultProblems(machines.data ?? NO_ROWS, activities ?? NO_ROWS),
  ]
  const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }) =>
    data !== undefined || error !== undefined
  const isPlayKnown = isAnswered(pitches) && isAnswered(fixtures)
  const isKnown = {
    clash: ground !== undefined && isPlayKnown && isAnswered(daysOff),
    disease: isPlayKnown && (!withDisease || isAnswered(sections)) && disease.isSettled,
    outOfBand: isPlayKnown && readings.answers.every(isAnswered),
    stock: !stock.on || stock.alerts !== undefined || stock.error !== undefined,
    broken: !hasStorage || isAnswered(machines),
    fault: !hasStorage || isAnswered(machines),
  }
  const hasFailed = ({ data, error }: { data?: unknown; error?: unknown }) =>
    data === undefined && error !== undefined && !isMissing(error)
  return {
    problems,
    isPartly:
      [pitches, fixtures, daysOff, sections, machines, ...readings.answers].some(hasFailed) ||
      hasFailed({
        data: disease.outlooks.every(({ outlook }) => outlook) || undefined,
        error: disease.error,
      }) ||
      hasFailed({ data: stock.alerts, error: stock.error }),
    awaited: (Object.keys(isKnown) as (keyof typeof isKnown)[]).filter((kind) => !isKnown[kind]),
  }
}

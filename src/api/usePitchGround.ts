import { ruleFor, seasonOf } from '@/domain/bands'
import type { Company } from '@/domain/company'
import type { FieldMeasurement } from '@/domain/fieldMeasurement'
import { bandProblems, CARD_METRICS, diseaseProblem, type GroundProblem } from '@/domain/groundProblems'
import { dayAtGround } from '@/domain/groundTime'
import { latestReading, readingPeriod } from '@/domain/latestReading'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import { isMissing } from '@/lib/problem'
import { useGetLocalDataQuery } from './localData'
import { useGetSectionsQuery } from './pitches'
import { turfEndpoints } from './turf'
import { useEach } from './useEach'
import { useSectionOutlooks } from './useSectionOutlooks'

type Answer = { data?: unknown; error?: unknown }
export const isAnswered = ({ data, error }: Answer): boolean => data !== undefined || error !== undefined
export const hasFailed = ({ data, error }: Answer): boolean =>
  data === undefined && error !== undefined && !isMissing(error)

const NO_ROWS: readonly never[] = []

/** What the turf of some pitches has against the day: high disease, and newest readings that nobody would accept. */
export function usePitchGround(
  pitches: readonly Pitch[],
  company: Company | undefined,
  now: Date,
  timeZone: string,
) {
  const today = dayAtGround(now, timeZone)
  const withDisease = company !== undefined && isOn('home_disease_risk', company)
  const sections = useGetSectionsQuery(undefined, { skip: !withDisease })
  const { data: local } = useGetLocalDataQuery()
  const watched: readonly Section[] = withDisease
    ? (sections.data ?? NO_ROWS).filter(({ pitchId }) => pitches.some(({ id }) => id === pitchId))
    : NO_ROWS
  const disease = useSectionOutlooks(watched, today)
  const readings = useEach<FieldMeasurement[]>(
    turfEndpoints.getFieldMeasurements,
    pitches.map(({ id }) => ({ pitchId: id, ...readingPeriod(today) })),
  )
  const newest = pitches.map((pitch, at) =>
    CARD_METRICS.map((metric) => ({
      metric,
      reading: latestReading(readings.answers[at]?.data ?? NO_ROWS, metric, now),
      rule: ruleFor(local?.bands, { pitchId: pitch.id, metric, season: seasonOf(today, pitch.latitude) }),
    })),
  )
  const problems: GroundProblem[] = [
    ...pitches.flatMap(({ id }) =>
      diseaseProblem(
        id,
        disease.outlooks.flatMap(({ section, outlook }) =>
          section.pitchId === id && outlook ? [{ sectionId: section.id, outlook }] : [],
        ),
      ),
    ),
    ...pitches.flatMap(({ id }, at) => bandProblems(id, newest[at] ?? NO_ROWS)),
  ]
  return {
    problems,
    /** Whether all has come that says so, one way or the other. */
    isSettled: {
      disease: (!withDisease || isAnswered(sections)) && disease.isSettled,
      outOfBand: readings.answers.every(isAnswered),
    },
    isPartly:
      [sections, ...readings.answers].some(hasFailed) ||
      hasFailed({
        data: disease.outlooks.every(({ outlook }) => outlook) || undefined,
        error: disease.error,
      }),
    /** Each pitch's newest readings, and whether every section of it, one at least, has told its disease. */
    turf: pitches.map(({ id }, at) => ({
      readings: newest[at] ?? NO_ROWS,
      isDiseaseKnown:
        !withDisease ||
        (watched.some(({ pitchId }) => pitchId === id) &&
          disease.outlooks.every(({ section, outlook }) => section.pitchId !== id || outlook?.[0]?.worst)),
    })),
  }
}

import { useLocation } from 'react-router-dom'
import { useGetFieldMeasurementsQuery } from '@/api/turf'
import type { MeasurementMetric } from '@/domain/fieldMeasurement'
import {
  alsoRead,
  cellsOfSection,
  isPitchGrid,
  measurementPeriod,
  type Reading,
  readingsUntil,
  sessionIn,
  sessionsOf,
} from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import { readingPeriod } from '@/domain/latestReading'
import type { Pitch, Section } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { SELDOM_MS, useNow } from '@/ui/useNow'
import { useSearchChange } from '@/ui/useSearchChange'
import { readBoard, withBoard } from './boardAddress'
import { FIRST_METRICS } from './metricText'

/** What is measured on a pitch and what of it the address chooses. Every part of the board reads the same requests. */
export function useBoard(pitch: Pitch, section: Section | undefined) {
  const { timeZone } = useFormat()
  const now = useNow(SELDOM_MS)
  const today = dayAtGround(now, timeZone)
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const address = readBoard(search)
  const whole = useGetFieldMeasurementsQuery({ pitchId: pitch.id, ...measurementPeriod(today) })
  // The last rounds are a tenth of the year and often known from home: the board need not wait for the others.
  const recent = useGetFieldMeasurementsQuery(
    { pitchId: pitch.id, ...readingPeriod(today) },
    { skip: whole.data !== undefined || address.session !== undefined || address.compare !== undefined },
  )
  const isEnough = recent.data?.some(({ metric }) => metric === (address.metric ?? FIRST_METRICS[0])) === true
  const { error, isFetching, refetch } = whole
  // What is drawn stays where the year cannot be had, and says so.
  const query = whole.data === undefined && isEnough ? { ...recent, error, isFetching, refetch } : whole
  const { readings, future } = readingsUntil(query.data ?? [], now)
  const metric =
    address.metric ??
    FIRST_METRICS.find((one) => sessionsOf(readings, one).length > 0) ??
    readings[0]?.metric ??
    FIRST_METRICS[0]
  const sessions = sessionsOf(readings, metric)
  const session = sessionIn(sessions, address.session)
  const compared = sessions.find(({ id }) => id === address.compare && id !== session?.id)
  const sectionCells = cellsOfSection(pitch, section)

  const go = (change: Parameters<typeof withBoard>[1]) =>
    changeSearch((present) => withBoard(present, change), { replace: true })
  return {
    /** What is drawn of it by now; the rounds of a year when all of them are there. */
    query,
    whole,
    now,
    today,
    readings,
    future,
    metric,
    sessions,
    session,
    compared,
    /** The cells of the section; undefined for the whole pitch and for a section that says nothing of its place. */
    cells: session && isPitchGrid(session.values) ? sectionCells : undefined,
    /** A metric, of the same round if it was read there. */
    showMetric: (next: MeasurementMetric) => {
      const same = session && alsoRead(readings, session).find((other) => other.metric === next)
      go({ metric: next, session: address.session ? same?.id : undefined, compare: undefined })
    },
    showSession: (id: Id) =>
      go({ metric, session: id, compare: compared?.id === id ? undefined : compared?.id }),
    compareWith: (id: Id | undefined) => go({ metric, session: session?.id, compare: id }),
    compareTwo: (later: Reading, earlier: Reading) =>
      go({ metric: later.metric, session: later.id, compare: earlier.id }),
  }
}
export type Board = ReturnType<typeof useBoard>

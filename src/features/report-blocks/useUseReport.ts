import { activityEndpoints } from '@/api/activities'
import { withEdges } from '@/api/periodPieces'
import { turfEndpoints } from '@/api/turf'
import { useChunked } from '@/api/useChunked'
import type { Fixture } from '@/domain/fixture'
import type { PitchReport } from '@/domain/pitchReport'
import type { ReportGround } from '@/domain/report/reportGround'
import { monthsOf, yearBefore } from '@/domain/report/reportPeriods'
import { type PitchUse, playOfPitch, sessionsPlayed } from '@/domain/report/useReport'
import type { QueryLike } from '@/ui/QueryState'
import { SELDOM_MS, useNow } from '@/ui/useNow'
import { useEachPitch } from './useEachPitch'

const idOf = ({ id }: Fixture): string => id

/** How much each chosen pitch was played on, from the backend's totals, the calendar and the year before. */
export function useUseReport({ activities, complete, pitches, choice, timeZone }: ReportGround) {
  const now = useNow(SELDOM_MS)
  const period = { from: choice.from, to: choice.to }
  const told = useEachPitch<PitchReport>(turfEndpoints.getPitchReport, pitches, [period])
  const before = useEachPitch<PitchReport>(turfEndpoints.getPitchReport, pitches, [yearBefore(period)])
  const fixtures = useChunked<Fixture>(
    activityEndpoints.getFixtures,
    monthsOf(period).map((month) => withEdges(month, period)),
    idOf,
  )
  const sessions =
    complete && fixtures.data
      ? sessionsPlayed({ activities, fixtures: fixtures.data, period, now, timeZone })
      : null
  const sessionsOn = sessions && Map.groupBy(sessions, ({ pitchId }) => pitchId)
  // Totals that fail everywhere leave the calendar to be counted, and that only when it is there.
  const ready =
    (told.data ?? told.error) !== undefined &&
    (before.data ?? before.error) !== undefined &&
    (sessions !== null || fixtures.error !== undefined || told.data !== undefined)
  const uses = pitches.map(({ id }): PitchUse =>
    playOfPitch({
      pitchId: id,
      sessions: sessionsOn && (sessionsOn.get(id) ?? []),
      period,
      totals: told.data?.find(({ pitch }) => pitch.id === id)?.data?.[0]?.totals,
      totalsBefore: before.data?.find(({ pitch }) => pitch.id === id)?.data?.[0]?.totals,
    }),
  )
  const known = uses.some(({ use }) => use !== null)
  const query: QueryLike<PitchUse[]> = {
    data: ready && known ? uses : undefined,
    error: ready && !known ? (told.error ?? fixtures.error) : undefined,
    isFetching: told.isFetching || fixtures.isFetching,
    refetch: () => {
      void told.refetch?.()
      fixtures.refetch()
    },
  }
  return { query, told, before, fixtures }
}

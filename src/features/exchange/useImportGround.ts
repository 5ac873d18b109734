import { activityEndpoints, useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { isAwaited } from '@/api/isAwaited'
import { useGetLocalDataQuery } from '@/api/localData'
import { pieces, withEdges } from '@/api/periodPieces'
import { useGetPitchesQuery } from '@/api/pitches'
import { useChunked } from '@/api/useChunked'
import type { Activity } from '@/domain/activity'
import type { Fixture } from '@/domain/fixture'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { DiffGround } from '@/domain/ics/fixtureChange'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'

/** A match may have moved this far from where it was. */
const MOVED_DAYS = 60
/** What lies further away than a season is nobody's plan. */
const FURTHEST_DAYS = 500

/** What a file is compared with; undefined until it is there. */
export function useImportGround(file: ImportedFile | undefined, chosen: Readonly<Record<string, Id>>) {
  const { timeZone } = useFormat()
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const chunks = file ? pieces(withEdges(periodOf(file, today, timeZone))) : []
  const activities = useChunked<Activity>(activityEndpoints.getActivities, chunks, idOf)
  const fixtures = useChunked<Fixture>(activityEndpoints.getFixtures, chunks, idOf)
  const configuration = useGetActivityConfigurationQuery()
  const pitches = useGetPitchesQuery()
  const { data: company } = useGetCompanyQuery()
  const { data: local } = useGetLocalDataQuery()

  const ground: DiffGround | undefined =
    file &&
    activities.data &&
    pitches.data &&
    company &&
    local &&
    (fixtures.data ?? fixtures.error) &&
    !isAwaited(configuration)
      ? {
          activities: activities.data,
          // A backend without fixtures of its own has none that could be in the way.
          fixtures: fixtures.data ?? [],
          configuration: configuration.data ?? [],
          pitches: pitches.data,
          teamPitches: { ...local.teamPitches, ...chosen },
          allowed: company.allowedActivityNames,
          recoveryMinutes: local.recoveryMinutes,
          timeZone,
          now,
        }
      : undefined
  return {
    ground,
    error: activities.error ?? pitches.error,
    retry: () => {
      activities.refetch()
      if (pitches.error !== undefined) void pitches.refetch()
    },
    stored: local?.teamPitches ?? {},
  }
}

const idOf = ({ id }: { id: Id }): Id => id

function periodOf({ events }: ImportedFile, today: Day, timeZone: string): { from: Day; to: Day } {
  const days = [dayAtGround(events[0]?.start ?? `${today}T12:00:00Z`, timeZone)]
  let [first, last] = [days[0] ?? today, days[0] ?? today]
  for (const { start } of events) {
    const day = start.slice(0, 10)
    if (day < first) first = day
    if (day > last) last = day
  }
  const [earliest, latest] = [addDays(today, -FURTHEST_DAYS), addDays(today, FURTHEST_DAYS)]
  const within = (day: Day): Day => (day < earliest ? earliest : day > latest ? latest : day)
  return { from: within(addDays(first, -MOVED_DAYS)), to: within(addDays(last, MOVED_DAYS)) }
}

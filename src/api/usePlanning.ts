import { use, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { isAwaited } from './isAwaited'
import type { Company } from '@/domain/company'
import type { DayOff, NonWorkingDay } from '@/domain/daysOff'
import type { Fixture } from '@/domain/fixture'
import { toInstant } from '@/domain/groundTime'
import type { PlanningGround } from '@/domain/planning/clashes'
import { isOn } from '@/domain/switches'
import { FormatContext } from '@/i18n/format'
import { MINUTE_MS } from '@/lib/durations'
import { selectUserId } from '@/session/sessionSlice'
import { activityEndpoints } from './activities'
import { useGetUserQuery } from './identity'
import { leaveEndpoints } from './leave'
import { useGetLocalDataQuery } from './localData'
import type { Period } from './period'
import { pieces } from './periodPieces'
import { useGetEquipmentQuery } from './storage'
import { useChunked } from './useChunked'
import { useShed } from './useShed'

/** The same each time: what planning has read is kept by what it was read with. */
const NONE: readonly never[] = []
const NO_MINUTES = {}
/** Steps of the moment from which on work counts: a screen stays open for days, and with each step all is looked at anew. */
const STEP_MS = 15 * MINUTE_MS

/** What a page already holds of its period, so that nothing is asked for twice. */
export type LoadedGround = {
  fixtures: readonly Fixture[]
  daysOff: readonly DayOff[]
  nonWorkingDays: readonly NonWorkingDay[]
}

/**
 * All that planning depends on besides the work itself; asks only for what the company has (spec §6), and for fixtures,
 * leave and non-working days only where the page does not bring them. Undefined until everything has come or failed:
 * what could not be loaded counts as not there. The same object for as long as nothing in it changes.
 */
export function usePlanningGround(
  period: Period,
  company: Company | undefined,
  now: Date,
  loaded?: LoadedGround,
): PlanningGround | undefined {
  const { timeZone } = use(FormatContext)
  const from = toInstant(Math.floor(now.getTime() / STEP_MS) * STEP_MS)
  const userId = useSelector(selectUserId)
  const me = useGetUserQuery(userId ?? '', { skip: userId === undefined || loaded !== undefined })
  const organizationId = me.data?.organizationId
  const chunks = company && !loaded ? pieces(period) : []
  const fixtures = useChunked<Fixture>(activityEndpoints.getFixtures, chunks, fixtureId)
  const daysOff = useChunked<DayOff>(leaveEndpoints.getDaysOff, chunks, offId)
  const nonWorking = useChunked<NonWorkingDay>(
    leaveEndpoints.getNonWorkingDays,
    organizationId === undefined ? [] : chunks.map((chunk) => ({ ...chunk, organizationId })),
    dateOf,
  )

  const hasStorage = company !== undefined && isOn('storage', company)
  const equipment = useGetEquipmentQuery(undefined, { skip: !hasStorage })
  const { soFar: shed, isAwaited: isShedAwaited } = useShed(company !== undefined)
  const local = useGetLocalDataQuery(undefined, { skip: company === undefined })

  const fixtureRows = loaded?.fixtures ?? fixtures.data
  const offRows = loaded?.daysOff ?? daysOff.data
  const nonWorkingRows = loaded?.nonWorkingDays ?? nonWorking.data
  // A page that brings its own goes on reading: its ground would be another with each step.
  const [first, last] = loaded ? [] : [period.from, period.to]
  const isWaiting =
    company === undefined ||
    isShedAwaited ||
    [equipment, local, me].some(isAwaited) ||
    [fixtures, daysOff, nonWorking].some(({ data, error }) => data === undefined && error === undefined)

  return useMemo(
    () =>
      isWaiting
        ? undefined
        : {
            fixtures: fixtureRows ?? NONE,
            equipment: equipment.data ?? NONE,
            ...shed,
            daysOff: offRows ?? NONE,
            nonWorkingDays: (nonWorkingRows ?? []).map(({ date }) => date),
            timeZone,
            recoveryMinutes: local.data?.recoveryMinutes ?? NO_MINUTES,
            now: from,
            known: first && last ? { from: first, to: last } : undefined,
          },
    [
      isWaiting,
      fixtureRows,
      equipment.data,
      shed,
      offRows,
      nonWorkingRows,
      timeZone,
      local.data?.recoveryMinutes,
      from,
      first,
      last,
    ],
  )
}

const fixtureId = ({ id }: Fixture): string => id
const offId = ({ user, date }: DayOff): string => `${date} ${user}`
const dateOf = ({ date }: NonWorkingDay): string => date

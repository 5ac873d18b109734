import { useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import { api } from '@/api/api'
import type { Period } from '@/api/period'
import { MOST_DAYS } from '@/api/periodPieces'
import type { Activity } from '@/domain/activity'
import { mergeById } from '@/domain/calendarWindow'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { readRule } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { cachedActivities } from './useActivity'

export type SeriesScope = 'one' | 'later' | 'all'

/** So many chunks without a member end the search, or more where the rule leaves longer gaps. */
const EMPTY_CHUNKS = 2
/** Ten years. */
const MOST_CHUNKS = 180

const GAP_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const

type Ask = (action: unknown) => Promise<{ data?: Activity[]; error?: unknown }>
type Found = { data: Activity[]; error?: undefined } | { error: unknown }

/** The members of a series, as far as pages have loaded them or the backend still finds them. */
export function useSeries() {
  const store = useStore()
  const dispatch = useDispatch()
  const ask: Ask = (action) => dispatch(action as never)
  const { timeZone } = useFormat()
  const [isLooking, setIsLooking] = useState(false)

  const loaded = () => {
    const state = store.getState() as never
    const asked = api.util.selectCachedArgsForQuery(state, 'getActivities' as never) as unknown as Period[]
    // What failed or is on its way is not known.
    const periods = asked.filter(
      (one) => activityEndpoints.getActivities.select(one)(state).data !== undefined,
    )
    return { periods, lists: cachedActivities(state) }
  }

  const walk = async (member: Activity, step: 1 | -1): Promise<Found> => {
    const { periods, lists } = loaded()
    const isMember = ({ recurrenceId }: Activity) => recurrenceId === member.recurrenceId
    const found = [lists.flat().filter(isMember)]
    const rule = readRule(member.recurrence ?? '')
    const gap = rule ? Math.ceil((rule.interval * GAP_DAYS[rule.frequency]) / MOST_DAYS) : 0
    let empty = 0
    let day: Day = dayAtGround(member.startDate, timeZone)
    for (let n = 0; n < MOST_CHUNKS && empty < Math.max(EMPTY_CHUNKS, gap + 1); n++) {
      const known = periods.find(({ from, to }) => from <= day && day <= to)
      if (known) {
        day = addDays(step > 0 ? known.to : known.from, step)
        continue
      }
      const far = addDays(day, step * (MOST_DAYS - 1))
      const period = step > 0 ? { from: day, to: far } : { from: far, to: day }
      const { data, error } = await ask(
        activityEndpoints.getActivities.initiate(period, { subscribe: false }),
      )
      if (error !== undefined || !data) return { error }
      const members = data.filter(isMember)
      found.push(members)
      empty = members.length === 0 ? empty + 1 : 0
      day = addDays(far, step)
    }
    return { data: mergeById([...found, [member]]) }
  }

  const look = async (member: Activity, scope: 'later' | 'all'): Promise<Found> => {
    const later = await walk(member, 1)
    if (later.error !== undefined || !('data' in later)) return later
    const earlier: Found = scope === 'all' ? await walk(member, -1) : { data: [] }
    if (!('data' in earlier)) return earlier
    const all = mergeById([earlier.data, later.data])
    return { data: scope === 'all' ? all : all.filter(({ startDate }) => startDate >= member.startDate) }
  }

  /** This one and all later ones, or all of them; in order of time. */
  const members = async (member: Activity, scope: 'later' | 'all'): Promise<Found> => {
    setIsLooking(true)
    const found = await look(member, scope).catch((error: unknown): Found => ({ error }))
    setIsLooking(false)
    return found
  }
  /** What pages have loaded of it. */
  const known = ({ recurrenceId }: Activity): Activity[] =>
    loaded()
      .lists.flat()
      .filter((one) => one.recurrenceId === recurrenceId)
  return { members, known, isLooking }
}

import { useMemo } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import type { Activity } from '@/domain/activity'
import { mergeById } from '@/domain/calendarWindow'
import { atGround } from '@/domain/groundTime'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { cachedActivities } from './useActivity'
import type { WorkDraft } from './workDraft'

const NONE: readonly (readonly Activity[])[] = []

/** What was mown of the first pitch of a draft before it, as far as it is known: `history` and what pages have loaded. */
export function useEarlierCuts(
  { type, day, start, pitchIds }: WorkDraft,
  base: Activity | null,
  history: readonly Activity[] | undefined,
): readonly Activity[] | undefined {
  const { timeZone } = useFormat()
  const pitchId = pitchIds[0]
  // What comes while the form stands open counts too.
  const lists = useSelector(
    (state: never) => (type === 'mowing' ? cachedActivities(state) : NONE),
    shallowEqual,
  )
  return useMemo(() => {
    const isEarlier = (startDate: Instant) => {
      const began = atGround(startDate, timeZone)
      // Of work whose time is open yet, all that is cut on its day stands before it.
      return day === null || began.day < day || (began.day === day && (!start || began.time < start))
    }
    if (type !== 'mowing' || pitchId === undefined) return undefined
    return mergeById([...lists, history ?? []]).filter(
      (one) =>
        one.id !== base?.id &&
        one.activityName === 'mowing' &&
        one.status !== 'cancelled' &&
        one.pitchIds.includes(pitchId) &&
        isEarlier(one.startDate),
    )
  }, [lists, type, pitchId, day, start, timeZone, base?.id, history])
}

import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Activity } from '@/domain/activity'
import { mergeById } from '@/domain/calendarWindow'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { cachedActivities } from './useActivity'
import type { WorkDraft } from './workDraft'

/** What was mown of the first pitch of a draft on days before it, as far as it is known: `history` and what pages have loaded. */
export function useEarlierCuts(
  { type, day, pitchIds }: WorkDraft,
  base: Activity | null,
  history: readonly Activity[] | undefined,
): readonly Activity[] | undefined {
  const store = useStore()
  const { timeZone } = useFormat()
  const pitchId = pitchIds[0]
  return useMemo(() => {
    if (type !== 'mowing' || pitchId === undefined) return undefined
    return mergeById([...cachedActivities(store.getState() as never), history ?? []]).filter(
      (one) =>
        one.id !== base?.id &&
        one.activityName === 'mowing' &&
        one.status !== 'cancelled' &&
        one.pitchIds.includes(pitchId) &&
        (day === null || dayAtGround(one.startDate, timeZone) < day),
    )
  }, [store, type, pitchId, day, timeZone, base?.id, history])
}

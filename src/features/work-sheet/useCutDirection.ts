import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Activity } from '@/domain/activity'
import { mergeById } from '@/domain/calendarWindow'
import { nextDirection } from '@/domain/planning/cutDirection'
import { cachedActivities } from './useActivity'
import type { WorkDraft } from './workDraft'

/** Which way the cylinder should go next on this pitch, by the cuts that pages have loaded (B9). */
export function useCutDirection(draft: WorkDraft, base: Activity | null, options: readonly string[]) {
  const store = useStore()
  const { type, day } = draft
  const pitchId = draft.pitchIds[0]
  return useMemo(() => {
    if (type !== 'mowing' || pitchId === undefined) return undefined
    const history = mergeById(cachedActivities(store.getState() as never)).filter(
      ({ id, activityName, pitchIds, status, startDate }) =>
        id !== base?.id &&
        activityName === 'mowing' &&
        status !== 'cancelled' &&
        pitchIds.includes(pitchId) &&
        (day === null || startDate.slice(0, 10) < day),
    )
    return nextDirection(history, options.length > 0 ? options : undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- what a backend offers does not change
  }, [store, type, pitchId, day, base?.id])
}

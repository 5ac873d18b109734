import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Activity } from '@/domain/activity'
import { mergeById } from '@/domain/calendarWindow'
import { dayAtGround } from '@/domain/groundTime'
import { nextDirection } from '@/domain/planning/cutDirection'
import { useFormat } from '@/i18n/format'
import { cachedActivities } from './useActivity'
import type { WorkDraft } from './workDraft'

/** Which way the cylinder should go next on this pitch, by the cuts that are known: `before` and what pages have loaded (B9). */
export function useCutDirection(
  draft: WorkDraft,
  base: Activity | null,
  options: readonly string[],
  before: readonly Activity[] | undefined,
) {
  const store = useStore()
  const { timeZone } = useFormat()
  const { type, day } = draft
  const pitchId = draft.pitchIds[0]
  /** As a text, which stays the same as long as it says the same. */
  const offered = options.join('\n')
  return useMemo(() => {
    if (type !== 'mowing' || pitchId === undefined) return undefined
    const history = mergeById([...cachedActivities(store.getState() as never), before ?? []]).filter(
      ({ id, activityName, pitchIds, status, startDate }) =>
        id !== base?.id &&
        activityName === 'mowing' &&
        status !== 'cancelled' &&
        pitchIds.includes(pitchId) &&
        (day === null || dayAtGround(startDate, timeZone) < day),
    )
    return nextDirection(history, offered === '' ? undefined : offered.split('\n'))
  }, [store, type, pitchId, day, timeZone, base?.id, offered, before])
}

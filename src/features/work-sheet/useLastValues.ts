import { useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { useWorkHistory } from '@/api/useWorkHistory'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { lastValues, type LastValues } from './lastValues'
import { cachedActivities, lastDone } from './useActivity'
import { rightNow, type WorkDraft } from './workDraft'

/**
 * What new work takes over from the last time on its pitch (F10), and the weeks in which the cuts before it stand (B9).
 * What pages have loaded answers at once; the nine weeks before today are asked for only where that may not be enough,
 * and what they add is filled in as it comes.
 */
export function useLastValues(
  draft: WorkDraft,
  isNew: boolean,
  isOpen: boolean,
): { values: LastValues; history: readonly Activity[] | undefined } {
  const store = useStore()
  const { timeZone } = useFormat()
  const [today] = useState(() => dayAtGround(rightNow(), timeZone))
  const { type, sectionIds } = draft
  const pitchId = draft.pitchIds[0]
  const known = useMemo(() => {
    if (!isNew) return true
    const last = lastDone(cachedActivities(store.getState() as never), type, pitchId, sectionIds)
    return pitchId !== undefined && last?.pitchIds.includes(pitchId) === true
  }, [store, isNew, type, pitchId, sectionIds])
  const { data: history } = useWorkHistory(
    today,
    pitchId !== undefined && ((isOpen && type === 'mowing') || (isNew && !known)),
  )
  const values = useMemo(
    () =>
      lastValues(
        type,
        isNew ? lastDone(allOf(store.getState() as never, history), type, pitchId, sectionIds) : undefined,
      ),
    [store, isNew, type, pitchId, sectionIds, history],
  )
  return { values, history }
}

const allOf = (state: never, history: readonly Activity[] | undefined): readonly (readonly Activity[])[] =>
  history ? [...cachedActivities(state), history] : cachedActivities(state)

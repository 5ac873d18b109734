import { useState } from 'react'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { changeFor, goingOf } from './seriesChange'
import type { Outcome, useSaveWork } from './useSaveWork'
import { useSeries } from './useSeries'
import { rightNow } from './workDraft'

type Scope = 'later' | 'all'

/** Changes and deletes a series from one of its members (F12). */
export function useSeriesWork(write: ReturnType<typeof useSaveWork>) {
  const { timeZone } = useFormat()
  const { members, known, isLooking } = useSeries()
  const [progress, setProgress] = useState<{ done: number; total: number }>()

  /** The open one first; each of the others gets what was changed, as far as it is still to be done. */
  const save = async (before: Activity, after: Activity, scope: Scope): Outcome<null> => {
    const found = await members(before, scope)
    if (!('data' in found) || !found.data) return { error: found.error }
    const others = found.data.flatMap((member) => {
      const changed = member.id === before.id ? undefined : changeFor(before, after, member, timeZone)
      return changed ? [{ before: member, after: changed }] : []
    })
    const total = others.length + 1
    setProgress({ done: 0, total })
    const outcome = await write.saveMany([{ before, after }, ...others], (done) =>
      setProgress({ done, total }),
    )
    setProgress(undefined)
    return outcome
  }

  /** What is done stays, as a record. Of later ones nothing need be looked for, unless something of them may be done. */
  const remove = async (activity: Activity, scope: Scope): Outcome<null> => {
    const mayBeDone =
      dayAtGround(activity.startDate, timeZone) <= dayAtGround(rightNow(), timeZone) ||
      known(activity).some((one) => one.status === 'completed' && one.startDate >= activity.startDate)
    if (scope === 'later' && !mayBeDone) return write.removeSeries({ alone: [], from: activity }, activity)
    const found = await members(activity, scope)
    return 'data' in found && found.data
      ? write.removeSeries(goingOf(found.data), activity)
      : { error: found.error }
  }
  return { save, remove, isLooking, progress }
}

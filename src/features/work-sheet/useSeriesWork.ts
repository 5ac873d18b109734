import { useState } from 'react'
import type { Activity } from '@/domain/activity'
import { useFormat } from '@/i18n/format'
import { changeFor } from './seriesChange'
import type { Outcome, useSaveWork } from './useSaveWork'
import { useSeries } from './useSeries'

type Scope = 'later' | 'all'

/** Changes and deletes a series from one of its members (F12). */
export function useSeriesWork(write: ReturnType<typeof useSaveWork>) {
  const { timeZone } = useFormat()
  const { members, isLooking } = useSeries()
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

  /** All of them: from the first that is still known. */
  const remove = async (activity: Activity, scope: Scope): Outcome<null> => {
    if (scope === 'later') return write.remove(activity, true)
    const found = await members(activity, 'all')
    return 'data' in found && found.data
      ? write.remove(found.data[0] ?? activity, true)
      : { error: found.error }
  }
  return { save, remove, isLooking, progress }
}

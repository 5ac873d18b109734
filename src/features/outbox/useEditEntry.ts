import { useLocation, useNavigate } from 'react-router-dom'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { activityIn } from '@/domain/keptEntry'
import type { Entry } from '@/outbox/entry'
import { leaveDays } from '@/outbox/leaveDays'
import type { Names } from './useNames'

/** Opens what an entry was made in, filled with what it holds; undefined where there is no such place. */
export function useEditEntry({ isStaff }: Names, onClose: () => void) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const placeOf = (entry: Entry) => {
    const { act, entity, url, state } = entry
    // What could not be taken away is still there.
    const isWork =
      act === 'addActivity' || act === 'saveActivity' || (act === 'removeActivity' && state === 'refused')
    const id = entity.slice(entity.indexOf(':') + 1)
    if (isStaff && isWork) return { search: withWorkSheet(search, { kind: 'open', id }) }
    if (isStaff && act === 'saveEquipment') return addresses.machine({ machine: id })
    const [day] = leaveDays(entry)
    if (isStaff && day) return addresses.team({ view: 'leave', month: day.slice(0, 7) })
    const activity = activityIn(url)
    if (activity !== undefined && (act === 'addFeedback' || act === 'saveFeedback'))
      return { search: `?${new URLSearchParams({ feedback: activity }).toString()}` }
    return undefined
  }
  return (entry: Entry): (() => void) | undefined => {
    const to = placeOf(entry)
    return to === undefined
      ? undefined
      : () => {
          onClose()
          void navigate(to)
        }
  }
}

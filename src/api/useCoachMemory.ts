import { useEffect, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { readSeenSessions, type SeenSessions } from '@/domain/sessionChanges'
import type { Id } from '@/domain/wire'
import { optionalPart } from '@/lib/parts'
import { report } from '@/lib/report'
import { selectUserId } from '@/session/sessionSlice'
import { useGetCompanyQuery } from './api'

/** What this device remembers for a coach; both stand beside the parts of domain/localData. */
type Memory = {
  /** The sessions as they were when the coach last looked. */
  seen: SeenSessions | undefined
  /** Sessions of which the coach did not want to be asked again. */
  putOff: readonly Id[]
}
/** No more than a few weeks of sessions. */
const MOST_PUT_OFF = 30
const records = () => optionalPart(() => import('./localRecords'))

/** What was seen on an earlier visit, per person and company; undefined until it is read. */
export function useCoachMemory() {
  const store = useStore()
  const userId = useSelector(selectUserId)
  const { data: company } = useGetCompanyQuery()
  const key = company && JSON.stringify([userId ?? '', company.id ?? ''])
  const [memory, setMemory] = useState<Memory>()
  useEffect(() => {
    if (key === undefined) return
    let isStopped = false
    const read = async () => {
      const { readRecord } = await records()
      const record = await readRecord(store, key)
      if (!isStopped)
        setMemory({ seen: readSeenSessions(record?.sessionsSeen), putOff: idsOf(record?.feedbackPutOff) })
    }
    read().catch(report)
    return () => {
      isStopped = true
    }
  }, [key, store])

  const write = (change: Partial<Memory>, parts: Record<string, unknown>) => {
    setMemory((known) => known && { ...known, ...change })
    if (key !== undefined)
      records()
        .then(({ mergeRecord }) => mergeRecord(store, key, () => parts))
        .catch(report)
  }
  return {
    memory,
    rememberSeen: (seen: SeenSessions) => write({ seen }, { sessionsSeen: seen }),
    putOff: (id: Id) => {
      const putOff = [...(memory?.putOff ?? []), id].slice(-MOST_PUT_OFF)
      write({ putOff }, { feedbackPutOff: putOff })
    },
  }
}

const idsOf = (stored: unknown): Id[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []

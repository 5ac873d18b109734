import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import type { GddCounter } from '@/domain/localData'
import type { Id } from '@/domain/wire'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

/** The club's own counters of degree days on a pitch; every change can be taken back, and takes no other with it. */
export function useCounters(pitchId: Id) {
  const { t } = useTranslation('growth')
  const query = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const say = useUndoToast()
  const problem = useProblemText()
  const all = query.data?.gddCounters ?? []
  // The way back is taken later, when there may be others.
  const latest = useRef<readonly GddCounter[]>([])
  useEffect(() => {
    latest.current = query.data?.gddCounters ?? []
  }, [query.data])

  const write = (id: Id, counter: GddCounter | undefined) =>
    save({ gddCounters: withCounter(latest.current, id, counter) })
  const change = async (id: Id, counter: GddCounter | undefined, said: string) => {
    const before = latest.current.find((one) => one.id === id)
    const { error } = await write(id, counter)
    if (error !== undefined) showToast({ tone: 'error', text: problem(error) })
    else say(said, () => write(id, before))
  }
  return {
    query,
    counters: all.filter((counter) => counter.pitchId === pitchId),
    put: (counter: GddCounter) => {
      const known = all.some(({ id }) => id === counter.id)
      return change(counter.id, counter, t(known ? 'said.saved' : 'said.started', { name: counter.name }))
    },
    remove: ({ id, name }: GddCounter) => change(id, undefined, t('said.removed', { name })),
  }
}

/** The list with a counter put in its place, added at the end, or left out for undefined. */
function withCounter(counters: readonly GddCounter[], id: Id, counter: GddCounter | undefined): GddCounter[] {
  if (!counter) return counters.filter((one) => one.id !== id)
  return counters.some((one) => one.id === id)
    ? counters.map((one) => (one.id === id ? counter : one))
    : [...counters, counter]
}

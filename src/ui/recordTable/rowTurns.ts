import { useRef } from 'react'

/**
 * Writes of one row, one after the other: the next is laid upon what the one before was answered with. From the row as it
 * still stands on the screen it would write the former value again, or be taken for a change of somebody's older copy.
 */
export function useRowTurns<T extends { id: string }>() {
  const last = useRef(new Map<string, Promise<T | undefined>>())
  return async <A extends { data?: T }>(row: T, act: (now: T) => Promise<A>): Promise<A> => {
    const earlier = last.current.get(row.id)
    const answer = (async () => act((await earlier) ?? row))()
    const written = (async () => (await answer).data)()
    last.current.set(row.id, written)
    const outcome = await answer
    if (last.current.get(row.id) === written) last.current.delete(row.id)
    return outcome
  }
}

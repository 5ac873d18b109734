/**
 * Writes of one row, one after the other: the next is laid upon what the one before was answered with. From the row as it
 * still stands on the screen it would write the former value again, or be taken for a change of somebody's older copy.
 */
export function rowTurns<T extends { id: string }>() {
  const turns = new Map<string, Promise<{ data?: T }>>()
  return async <A extends { data?: T }>(row: T, act: (now: T) => Promise<A>): Promise<A> => {
    const earlier = turns.get(row.id)
    const answer = (async () => act((await earlier)?.data ?? row))()
    turns.set(row.id, answer)
    await answer
    if (turns.get(row.id) === answer) turns.delete(row.id)
    return answer
  }
}

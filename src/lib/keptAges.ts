/** When the answers that could not be had anew were given by the backend, by the call that got them (epoch ms). */
const ages = new Map<string, number>()
const listeners = new Set<() => void>()

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** An answer that was kept stands in for one of the backend; without an age it is the backend's own again. */
export function setAge(requestId: string, at: number | undefined): void {
  if (ages.get(requestId) === at) return
  if (at === undefined) ages.delete(requestId)
  else ages.set(requestId, at)
  tellAll()
}

export function forgetAges(): void {
  ages.clear()
  tellAll()
}

/** The age of what one or several calls have given: the oldest; undefined when none of it was kept. */
export function keptAt(requests: string | readonly (string | undefined)[] | undefined): number | undefined {
  const all = typeof requests === 'string' ? [requests] : (requests ?? [])
  const found = all.flatMap((one) => (one === undefined ? [] : (ages.get(one) ?? [])))
  return found.length === 0 ? undefined : Math.min(...found)
}

/** The oldest of all that is shown. */
export const oldestKept = (): number | undefined => (ages.size === 0 ? undefined : Math.min(...ages.values()))

/** Calls back after each change; gives back how to stop. */
export function onAges(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

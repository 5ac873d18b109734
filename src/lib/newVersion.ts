/** A version of the application that is on the device and not in use yet; `take` loads the page anew with it. */
type NewVersion = { take: () => void }

let ready: NewVersion | undefined
const listeners = new Set<() => void>()

/** Says that a new version is there, or for undefined that there is none to speak of. */
export function setNewVersion(next: NewVersion | undefined): void {
  ready = next
  for (const tell of listeners) tell()
}

export const newVersion = (): NewVersion | undefined => ready

/** Calls back when that changes; gives back how to stop. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import type { Id } from '@/domain/wire'
import { chosenClub } from '@/session/chosenClub'
import { selectUserId } from '@/session/sessionSlice'

/** Until the page is closed: the ids of work that was deleted and made again, by whose they are and the former id. */
const later = new Map<string, Id>()
const listeners = new Set<() => void>()

/** Another club may give the same id to other work. */
const keyOf = (person: Id | undefined, id: Id): string => JSON.stringify([person, chosenClub(), id])

export function noteLaterId(person: Id | undefined, from: Id, to: Id): void {
  later.set(keyOf(person, from), to)
  for (const listener of listeners) listener()
}

function laterIdOf(person: Id | undefined, id: Id): Id {
  // Deleted again, it has been made again under yet another one: each is new, so this ends.
  let last = id
  for (let next = later.get(keyOf(person, last)); next !== undefined; next = later.get(keyOf(person, last)))
    last = next
  return last
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The id under which work stands that was deleted and brought back, or the same id. */
export function useLaterId<T extends Id | undefined>(id: T): T | Id {
  const person = useSelector(selectUserId)
  return useSyncExternalStore(follow, () =>
    id === undefined || later.size === 0 ? id : laterIdOf(person, id),
  )
}

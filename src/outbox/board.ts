import type { Activity } from '@/domain/activity'
import type { Id, Instant } from '@/domain/wire'
import type { ActionDeps } from './actions'
import type { Entry } from './entry'

/** `none`: the browser keeps nothing; `full`: there is no room. Either way writes work online only (quality O11, O12). */
export type OutboxStorage = 'kept' | 'none' | 'full'

/** A day of a series that is not sent yet: to be looked at only, for its id is no row's. `of` is the row of its first day, `first` when that is. */
export type DayAhead = { of: Id; first: Instant; activity: Activity }

/** The own unsent writes as the screens see them. */
export type Board = {
  entries: readonly Entry[]
  storage: OutboxStorage
  /** By entity, the state of what was not sent. */
  notSent: ReadonlyMap<string, 'waiting' | 'refused' | 'conflict'>
  /** The ids that rows made here got. */
  serverIds: ReadonlyMap<Id, Id>
  /** The other days of series that are not sent. */
  ahead?: readonly DayAhead[] | undefined
}

const EMPTY: Board = { entries: [], storage: 'kept', notSent: new Map(), serverIds: new Map() }

let board = EMPTY
let acting: ActionDeps | undefined
const listeners = new Set<() => void>()

export const readBoard = (): Board => board

export function followBoard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the entries of the person who is logged in; undefined: nobody, or nothing is kept here. */
export function showBoard(next: Board | undefined): void {
  if (board === EMPTY && next === undefined) return
  board = next ?? EMPTY
  for (const listener of listeners) listener()
}

/** What the list's presses work on (actions.ts); undefined: nothing is kept here. */
export const readActing = (): ActionDeps | undefined => acting
export const setActing = (next: ActionDeps | undefined): void => void (acting = next)

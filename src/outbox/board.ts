import type { Activity } from '@/domain/activity'
import type { Id, Instant } from '@/domain/wire'
import type { Entry } from './entry'

export type AsideAct = 'bringBack' | 'dismiss' | 'keep'

/** What can be done about an entry. */
export type OutboxActions = {
  /** Sends one entry, or all that wait or were refused, now. */
  retry: (key?: string) => void
  /**
   * Gives an entry up. What was written on top of a row that was never sent goes with it. It can be found again, unless it
   * is given up for good.
   */
  discard: (key: string, forGood?: boolean) => void
  /** Of two versions, sends the person's own. */
  keepMine: (key: string) => void
  /** Of two versions, leaves the backend's; the own one stays in the entry's history. */
  takeTheirs: (key: string) => void
  /** Of what was put aside: sends it after all, or lets it go, or takes that back. */
  aside: (entry: Entry, act: AsideAct) => void
  /** Takes back that entries were given up: they stand where they stood. */
  restore: (entries: readonly Entry[]) => void
}

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
const IDLE: OutboxActions = {
  retry: () => undefined,
  discard: () => undefined,
  keepMine: () => undefined,
  takeTheirs: () => undefined,
  aside: () => undefined,
  restore: () => undefined,
}

let board = EMPTY
let actions = IDLE
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

export function setActions(next: OutboxActions | undefined): void {
  actions = next ?? IDLE
}

/** Always the same functions, so that they may be effects' dependencies. */
export const ACTIONS: OutboxActions = {
  retry: (key) => actions.retry(key),
  discard: (key, forGood) => actions.discard(key, forGood),
  keepMine: (key) => actions.keepMine(key),
  takeTheirs: (key) => actions.takeTheirs(key),
  aside: (entry, act) => actions.aside(entry, act),
  restore: (entries) => actions.restore(entries),
}

import { useSyncExternalStore } from 'react'
import type { Id } from '@/domain/wire'
import { followBoard, type OutboxStorage, readBoard } from './board'
import { type Entry, isPutAside } from './entry'

/** The own writes that wait, were refused, went within a day or were put aside, in the order in which they were made. */
export const useEntries = (): readonly Entry[] => useSyncExternalStore(followBoard, readBoard).entries

export type Waiting = {
  waiting: number
  /** Refused, or in conflict. */
  needsYou: number
  /** Put aside: nothing is to be sent, and something can still be wanted again. */
  aside: number
  /** When the oldest of what is not sent was made, epoch ms. */
  oldestAt?: number
  storage: OutboxStorage
}

/** How much is not sent, and how much was put aside. */
export function useWaiting(): Waiting {
  const { entries, storage } = useSyncExternalStore(followBoard, readBoard)
  const open = entries.filter(({ state }) => state !== 'sent')
  const needsYou = open.filter(({ state }) => state === 'refused' || state === 'conflict').length
  return {
    waiting: open.length - needsYou,
    needsYou,
    aside: entries.filter(isPutAside).length,
    ...(open.length > 0 ? { oldestAt: Math.min(...open.map(({ at }) => at)) } : {}),
    storage,
  }
}

/** Whether what is shown has not been sent yet; `entity` such as `activity:<id>`. */
export const useNotSent = (entity: string): 'waiting' | 'refused' | 'conflict' | undefined =>
  useSyncExternalStore(followBoard, () => readBoard().notSent.get(entity))

/** The id that the backend has given to a row made here, or the same id while there is none. */
export const useServerId = <T extends Id | undefined>(id: T): T | Id =>
  useSyncExternalStore(followBoard, () => (id === undefined ? id : (readBoard().serverIds.get(id) ?? id)))

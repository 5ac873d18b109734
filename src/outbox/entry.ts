import type { CallError, KeptAct } from '@/api/http/query'
import type { Id } from '@/domain/wire'
import type { Problem } from '@/lib/problem'

/** `sent` stays for a day, so that the person sees what went; what lost or was given up, until it is dismissed. */
export type EntryState = 'waiting' | 'sending' | 'refused' | 'conflict' | 'sent'

export type EntryAct = KeptAct

/** One write that a person has made and that the backend has not confirmed yet. It holds no token (quality L7). */
export type Entry = {
  /** The Idempotency-Key, made with the tap. */
  key: string
  person: Id
  /** Id of the company; empty when it was not known. */
  company: string
  /** Given by the database, one after another: clocks go wrong, and order must not (quality O3). */
  order: number
  /** When the person did it, epoch ms of the device. For reading only. */
  at: number
  act: EntryAct
  method: string
  url: string
  params?: Record<string, unknown>
  body: unknown
  state: EntryState
  /** How often it was sent, or may have been: counted before each try. */
  attempts: number
  /** When it is tried again, epoch ms. For reading only. */
  nextTryAt?: number
  /** Why it was not taken the last time. */
  problem?: Problem
  /** The same as the data layer had it. */
  error?: CallError
  /** The row as it was when the person changed it. */
  base?: unknown
  /** The backend's row, when somebody else has changed it meanwhile. */
  theirs?: unknown
  /** What was sent before the body was changed again: should the backend hold it, then it came from here. */
  tried?: readonly unknown[]
  /** What is written, such as `activity:<id>`; a row made here has a local id. */
  entity: string
  /** Ids that the backend gave to what was created; the first is the row's. */
  made?: Id[]
  /** The stamp that was sent, and the one that came back. */
  stamps?: { from: string; to: string }
  /** What the backend answered, for a tab that waits for it. */
  answer?: unknown
  /** When it was settled, epoch ms; infinite for what was put aside, which grows no older until it is dismissed. */
  settledAt?: number
  /** What a decision between two versions has put aside; nothing is thrown away. */
  history?: { at: number; kept: 'mine' | 'theirs'; lost: unknown }[]
  /** The person gave it up: it is settled and can be found again. The key it may have been sent under. */
  discarded?: string
  version: 1
}

/** Whether it holds something that was not taken and can be wanted again: nothing takes it away but its person. */
export const isPutAside = ({ state, settledAt }: Entry): boolean => state === 'sent' && settledAt === Infinity

/** An entry that the database has not numbered yet. */
export type NewEntry = Omit<Entry, 'order'>

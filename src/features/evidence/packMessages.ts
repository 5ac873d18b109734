import type { Asked } from '@/api/packReads'
import type { Pack, PackProgress } from '@/domain/evidence/packMaker'
import type { PackGap, PackSetup } from '@/domain/evidence/packSetup'
import type { Missing, PackOrder } from './collecting'

/** What the page says to the worker that makes a pack, and what that answers. */
export type ToMaker =
  | { kind: 'collect'; order: PackOrder }
  /** What the backend said; undefined where it did not answer. */
  | { kind: 'answer'; call: number; text: string | undefined }
  | { kind: 'make'; setup: PackSetup; gaps: readonly PackGap[] }
export type FromMaker =
  | { kind: 'ask'; call: number; asked: Asked }
  | { kind: 'unreadable'; unreadable: Unreadable }
  | { kind: 'progress'; progress: PackProgress }
  | { kind: 'collected'; missing: readonly Missing[] }
  | { kind: 'done'; pack: Pack }
  | { kind: 'failed' }

/** An answer that is not what was asked for, or how many of its rows are not. */
export type Unreadable = { path: string; lost: number | 'all' }

/** How far a pack is, is told at most so often, ms: each telling draws the page. */
const TELL_MS = 80

/** Tells at most so often. */
export function seldom<T>(tell: (what: T) => void): (what: T) => void {
  let told = 0
  return (what) => {
    if (performance.now() - told < TELL_MS) return
    told = performance.now()
    tell(what)
  }
}

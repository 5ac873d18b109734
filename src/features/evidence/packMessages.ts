import type { Pack, PackProgress } from '@/domain/evidence/packMaker'
import type { PackGap, PackSetup, RowSlice } from '@/domain/evidence/packSetup'

/** What the page says to the worker that makes a pack, and what that answers. */
export type ToMaker =
  | ({ kind: 'rows' } & RowSlice)
  | { kind: 'make'; setup: PackSetup; gaps: readonly PackGap[] }
export type FromMaker =
  | { kind: 'progress'; progress: PackProgress }
  | { kind: 'done'; pack: Pack }
  | { kind: 'failed' }

/** How far a pack is, is told at most so often, ms: each telling draws the page. */
export const TELL_MS = 80

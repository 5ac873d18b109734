import type { PackGap, PackPart, PackRows, RowSlice } from '@/domain/evidence/packSetup'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'

/** Asks an endpoint of the api once, past what is kept; undefined where it did not answer. */
export type Ask = <T>(endpoint: unknown, about: unknown) => Promise<T | undefined>

/** Sentences for what could not be had. */
export type GapWords = {
  work: (from: Day, to: Day) => string
  fixtures: (from: Day, to: Day) => string
  ofPitch: (part: 'measurements' | 'weather' | 'fertilisation', pitch: string) => string
  feedback: (count: number) => string
  shed: (part: 'supplies' | 'equipment' | 'cocktails') => string
  weatherKept: (from: Day, to: Day, pitches: string[]) => string
  weatherNone: (pitches: string[]) => string
}

export type Collecting = {
  parts: readonly PackPart[]
  from: Day
  to: Day
  today: Day
  /** Zone of the ground. */
  timeZone: string
  pitches: readonly Pitch[]
  /** Work that names no pitch belongs to the whole ground only. */
  whole: boolean
  /** Which lists the company keeps; those are asked for wherever names of theirs are shown. */
  store: Record<'supplies' | 'equipment' | 'cocktails', boolean>
  ask: Ask
  words: GapWords
  add: (slice: RowSlice) => void
  gap: (gap: PackGap) => void
  signal: AbortSignal
}

/** So many calls run side by side: a backend serves others too. */
const LANES = 4
/** Rows handed on at a time, so that the page draws in between. */
const SLICE = 250

/** Takes jobs one after the other in a few lanes. */
export async function inLanes<T>(
  jobs: Iterable<T>,
  signal: AbortSignal,
  act: (job: T) => Promise<void>,
): Promise<void> {
  const waiting = jobs[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      signal.throwIfAborted()
      await act(next.value)
      signal.throwIfAborted()
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Hands rows on in slices; between them the page has its turn. */
export async function handOn<K extends keyof PackRows>(
  of: K,
  rows: readonly PackRows[K][number][],
  { add, signal }: Pick<Collecting, 'add' | 'signal'>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += SLICE) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    add({ of, rows: rows.slice(at, at + SLICE) } as RowSlice)
  }
}

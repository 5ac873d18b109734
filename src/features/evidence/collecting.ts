import type { Read } from '@/api/packReads'
import type { PackGap, PackPart, RowSlice } from '@/domain/evidence/packSetup'
import type { Pitch } from '@/domain/pitch'
import type { Day } from '@/domain/wire'

/** Asks once, past what is kept; undefined where nobody answered, or nothing that can be read. */
export type Ask = <T>(read: Read<T>) => Promise<T | undefined>

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
/** One of them, and what it is told of: the words are the page's. */
type Said = { [K in keyof GapWords]: [K, ...Parameters<GapWords[K]>] }[keyof GapWords]
export type Missing = Pick<PackGap, 'part' | 'kind'> & { says: Said }

/** What is to be collected. */
export type PackOrder = {
  parts: readonly PackPart[]
  from: Day
  to: Day
  today: Day
  /** Zone of the ground. */
  timeZone: string
  pitches: readonly Pick<Pitch, 'id' | 'name'>[]
  /** Work that names no pitch belongs to the whole ground only. */
  whole: boolean
  /** Which lists the company keeps; those are asked for wherever names of theirs are shown. */
  store: Record<'supplies' | 'equipment' | 'cocktails', boolean>
}

export type Collecting = PackOrder & {
  ask: Ask
  add: (slice: RowSlice) => void
  miss: (missing: Missing) => void
  signal: AbortSignal
}

/** So many calls run side by side: a backend serves others too. */
const LANES = 4

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

import type { Read } from '@/api/packReads'
import type { PackGap, PackPart, RowSlice } from '@/domain/evidence/packSetup'
import type { Pitch } from '@/domain/pitch'
import type { Day, Id } from '@/domain/wire'
import { inLanes } from '@/lib/inLanes'

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
  weatherRain: (from: Day, to: Day, pitches: string[]) => string
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
  /** Each with the section whose water is counted for it. */
  pitches: readonly (Pick<Pitch, 'id' | 'name'> & { sectionId: Id | undefined })[]
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

/** As many calls as a browser has under way with one server. */
const LANES = 6

/** Takes jobs one after the other in a few lanes, until somebody stops it. */
export const inLanesUntil = <T>(
  signal: AbortSignal,
  jobs: Iterable<T>,
  act: (job: T) => Promise<void>,
): Promise<void> =>
  inLanes(
    jobs,
    async (job) => {
      signal.throwIfAborted()
      await act(job)
      signal.throwIfAborted()
    },
    LANES,
  )

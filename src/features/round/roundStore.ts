import * as v from 'valibot'
import { MEASUREMENT_METRICS, type MeasurementMetric } from '@/domain/fieldMeasurement'
import { type RoundDraft, roundDraft } from '@/domain/roundDraft'
import { ROUND_PATTERNS } from '@/domain/roundPattern'
import { type Id, listOf } from '@/domain/wire'

/** What was chosen last, to be offered again. */
const habits = v.object({
  metric: v.fallback(v.optional(v.picklist(MEASUREMENT_METRICS)), undefined),
  pattern: v.fallback(v.picklist(ROUND_PATTERNS), 18),
  auto: v.fallback(v.boolean(), true),
  instruments: v.fallback(v.record(v.string(), v.string()), {}),
  decimals: v.fallback(v.record(v.string(), v.number()), {}),
})
export type RoundHabits = v.InferOutput<typeof habits>
const page = v.object({
  rounds: v.fallback(listOf(roundDraft), []),
  habits: v.fallback(habits, () => v.parse(habits, {})),
})
export type RoundPage = v.InferOutput<typeof page>
const EMPTY: RoundPage = v.parse(page, {})

/** Where the browser blocks storage (quality O13), a round lives as long as its page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
let read: { text: string | null; key: string; page: RoundPage } | undefined

function textOf(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? null
  }
}

/** What is kept, as far as it can be read; the same object until something changes. */
export function readRoundPage(key: string): RoundPage {
  const text = textOf(key)
  if (read?.key === key && read.text === text) return read.page
  read = { key, text, page: parsed(text) }
  return read.page
}

function parsed(text: string | null): RoundPage {
  if (text === null) return EMPTY
  try {
    const result = v.safeParse(page, JSON.parse(text))
    return result.success ? result.output : EMPTY
  } catch {
    return EMPTY
  }
}

/** At once, so that a page that closes in the next moment has lost nothing. */
function write(key: string, next: RoundPage): void {
  const text = JSON.stringify(next)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Whether what is typed outlasts the page. */
export const isKept = (key: string): boolean => !memory.has(key)

/** Other rounds of the page stay as they are, also those that another tab has written meanwhile. */
export function keepRound(key: string, draft: RoundDraft): void {
  const now = readRoundPage(key)
  const isKnown = now.rounds.some(({ id }) => id === draft.id)
  const rounds = isKnown
    ? now.rounds.map((one) => (one.id === draft.id ? draft : one))
    : [...now.rounds, draft]
  write(key, { ...now, rounds })
}

export function dropRound(key: string, id: Id): void {
  const now = readRoundPage(key)
  write(key, { ...now, rounds: now.rounds.filter((one) => one.id !== id) })
}

export function keepHabits(
  key: string,
  {
    metric,
    pattern,
    auto,
    instrument,
    decimals,
  }: Omit<RoundHabits, 'instruments' | 'decimals' | 'metric'> & {
    metric: MeasurementMetric
    instrument: string
    decimals: number
  },
): void {
  const now = readRoundPage(key)
  write(key, {
    ...now,
    habits: {
      metric,
      pattern,
      auto,
      instruments: { ...now.habits.instruments, [metric]: instrument },
      decimals: { ...now.habits.decimals, [metric]: decimals },
    },
  })
}

export function onRoundPage(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

import { DAY_MS } from '@/lib/durations'
import type { Board, OutboxStorage } from './board'
import type { Entry } from './entry'
import { entityOf, type Links } from './links'
import { seriesAhead } from './seriesAhead'

/** Sent entries are listed so long, ms. */
const LISTED_MS = DAY_MS

/** What screens are told of a person's entries. */
export function boardOf(
  all: readonly Entry[],
  links: Links,
  storage: OutboxStorage,
  timeZone: string,
): Board {
  const now = Date.now()
  const entries = all
    .filter(({ state, settledAt = 0 }) => state !== 'sent' || now - settledAt < LISTED_MS)
    .map((entry) => ({ ...entry, entity: entityOf(entry, links) }))
  const notSent = new Map<string, 'waiting' | 'refused' | 'conflict'>()
  for (const { entity, state } of entries)
    if (state === 'refused' || state === 'conflict') notSent.set(entity, state)
    else if (state !== 'sent' && !notSent.has(entity)) notSent.set(entity, 'waiting')
  return { entries, storage, notSent, serverIds: links.ids, ahead: seriesAhead(entries, timeZone) }
}

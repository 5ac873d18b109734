import { isLocalId } from '@/domain/localId'
import type { Id } from '@/domain/wire'
import { actOf, record } from './acts'
import type { Entry, NewEntry } from './entry'

/** What sent entries have taught: which ids rows made here got, and which stamps follow upon those that were known. */
export type Links = {
  ids: ReadonlyMap<Id, Id>
  /** By entity, from the stamp a screen may still hold to the one that its own write has led to. */
  stamps: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Local ids that stand for a whole series. */
  series: ReadonlySet<Id>
}

export const idOf = (entity: string): Id => entity.slice(entity.indexOf(':') + 1)
const kindOf = (entity: string): string => entity.slice(0, entity.indexOf(':') + 1)

/** Reads them from the entries that were sent. */
export function linksOf(entries: Iterable<Entry>): Links {
  const ids = new Map<Id, Id>()
  const stamps = new Map<string, Map<string, string>>()
  const series = new Set<Id>()
  const sent = [...entries].filter(({ state }) => state === 'sent')
  for (const { entity, made = [] } of sent) {
    const [first] = made
    if (first === undefined || !isLocalId(idOf(entity))) continue
    ids.set(idOf(entity), first)
    if (made.length > 1) series.add(idOf(entity))
  }
  const links = { ids, stamps, series }
  for (const entry of sent) {
    const { stamps: stamped, body } = entry
    if (!stamped) continue
    const entity = entityOf(entry, links)
    const known = stamps.get(entity) ?? new Map<string, string>()
    stamps.set(entity, known)
    // From the stamp the screen held, and from the one it went with: who wrote meanwhile was given either.
    for (const from of [stamped.from, stampOf(body)]) if (from !== stamped.to) known.set(from, stamped.to)
  }
  return links
}

/** The entity with the backend's id where it is known. */
export function entityOf({ entity }: Pick<Entry, 'entity'>, { ids }: Pick<Links, 'ids'>): string {
  const id = ids.get(idOf(entity))
  return id === undefined ? entity : kindOf(entity) + id
}

/** The stamp of a body, empty when it has none. */
export const stampOf = (body: unknown): string => {
  const stamp = record(body)['updatedAt']
  return typeof stamp === 'string' ? stamp : ''
}

/** An entry as it is to be sent now: with the backend's ids, and with the stamp that the person's own former writes left. */
export function resolve<T extends Entry | NewEntry>(entry: T, links: Links): T {
  const entity = entityOf(entry, links)
  const url = entry.url
    .split('/')
    .map((part) => links.ids.get(part) ?? part)
    .join('/')
  const isSeries = entry.act === 'removeActivity' && links.series.has(idOf(entry.entity))
  return {
    ...entry,
    entity,
    url,
    // One row stood for all of the series while the backend had not answered.
    ...(isSeries ? { params: { ...entry.params, recurring: true } } : {}),
    body: withStamp(withIds(entry.body, links.ids), links.stamps.get(entity)),
  }
}

function withStamp(body: unknown, known: ReadonlyMap<string, string> | undefined): unknown {
  if (!known || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  let stamp = stampOf(body)
  const seen = new Set<string>()
  for (let next = known.get(stamp); next !== undefined && !seen.has(next); next = known.get(stamp)) {
    seen.add(stamp)
    stamp = next
  }
  return stamp === stampOf(body) ? body : { ...body, updatedAt: stamp }
}

function withIds(value: unknown, ids: ReadonlyMap<Id, Id>): unknown {
  if (ids.size === 0) return value
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, ids)]))
}

/** By key, the entry that somebody must decide about before another one can go: its row was refused, or it rests on a conflict. */
export function heldUp(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  const links = linksOf(entries)
  const holding = new Map<string, Entry>()
  const held = new Map<string, Entry>()
  for (const entry of entries) {
    const entity = entityOf(entry, links)
    const before = holding.get(entity)
    if (before && entry.state === 'waiting') held.set(entry.key, before)
    const isUnmade = entry.state === 'refused' && actOf(entry).kind === 'create'
    if (entry.state === 'conflict' || isUnmade) holding.set(entity, entry)
  }
  return held
}

/** True while an entry writes to a row whose id the backend has not given yet. */
export const needsId = (entry: Entry, links: Links): boolean =>
  actOf(entry).kind !== 'create' && isLocalId(idOf(entityOf(entry, links)))

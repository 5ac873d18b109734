import type { Tag } from '@/api/api'
import { actOf, record } from './acts'
import type { OutboxActions } from './board'
import { isSame, type OutboxDatabase, type Owner } from './database'
import { anew, yielded } from './enlist'
import type { Entry, NewEntry } from './entry'
import { entityOf, resolve, stampOf } from './links'
import type { createMirror } from './mirror'

export type ActionDeps = {
  database: OutboxDatabase
  mirror: ReturnType<typeof createMirror>
  owner: () => Owner | undefined
  enlist: (ours: Owner, next: NewEntry) => Promise<unknown>
  reload: () => Promise<void>
  /** What screens show of a row from now on. */
  noteAnswer: (entry: Entry, data: unknown) => void
  markStale: (tags: readonly Tag[]) => void
  /** Draws, tells the other tabs, and sends. */
  afterwards: () => Promise<void>
  /** The device could not keep it. */
  failed: () => void
}

/** Writes an entry as it is to be from now on; null takes it away. */
export type Change = (entry: Entry, next: (entry: Entry) => Entry | null | undefined) => Promise<void>

/** What a person does about entries that wait or were refused. */
export function createActions(deps: ActionDeps): OutboxActions {
  const { database, mirror, owner, reload, noteAnswer, markStale, afterwards } = deps
  const later = (act: Promise<unknown>): void => {
    act.catch(deps.failed)
  }
  const change: Change = async (entry, next) => {
    const changed = await database.change(entry.order, next)
    // Whoever is there now sees nothing of who pressed last.
    if (!isSame(owner(), entry)) return
    if (changed) mirror.set(changed)
    else mirror.delete(entry.order)
  }

  return {
    retry: (key) =>
      later(
        (async () => {
          for (const entry of mirror.all())
            if (entry.state === 'refused' && (key === undefined || entry.key === key))
              await change(entry, (now) => (now.state === 'refused' ? anew(now) : undefined))
          await afterwards()
        })(),
      ),
    discard: (key, forGood = false) =>
      later(
        (async () => {
          const entry = mirror.byKey(key)
          if (!entry) return
          const links = mirror.links()
          const isUnmade = actOf(entry).kind === 'create' && entry.state !== 'sent'
          const doomed = isUnmade
            ? mirror
                .all()
                .filter((one) => one.state !== 'sent' && entityOf(one, links) === entityOf(entry, links))
            : [entry]
          // What keeps it comes with the list that shows it.
          const gone = forGood ? () => null : (await import('./putAside')).givenUp
          // It may have arrived in the meantime.
          for (const one of doomed) await change(one, (now) => (now.state === 'sent' ? undefined : gone(now)))
          // It may have been taken all the same: what stands there is read again.
          if (entry.attempts > 0) markStale(actOf(entry).tags)
          await afterwards()
        })(),
      ),
    keepMine: (key) =>
      later(
        (async () => {
          const entry = mirror.byKey(key)
          if (entry?.state !== 'conflict') return
          const [from, to] = [stampOf(entry.body), stampOf(entry.theirs)]
          const lost = { at: Date.now(), kept: 'mine' as const, lost: entry.theirs }
          await change(entry, ({ theirs, ...now }) => ({
            ...anew(now),
            tried: undefined,
            body: { ...record(now.body), updatedAt: to === '' ? undefined : to },
            base: theirs,
            history: [...(now.history ?? []), lost],
          }))
          // What was written on top of it rests on the same version.
          for (const one of mirror.all())
            if (
              one.order > entry.order &&
              one.entity === entry.entity &&
              stampOf(one.body) === from &&
              to !== ''
            )
              await change(one, (now) => ({ ...now, body: { ...record(now.body), updatedAt: to } }))
          await afterwards()
        })(),
      ),
    takeTheirs: (key) =>
      later(
        (async () => {
          const entry = mirror.byKey(key)
          if (entry?.state !== 'conflict') return
          await change(entry, yielded)
          if (entry.theirs !== undefined) noteAnswer(resolve(entry, mirror.links()), entry.theirs)
          markStale(actOf(entry).tags)
          await afterwards()
        })(),
      ),
    // With the list that asks for it: who sees no list needs it not.
    aside: (entry, act) => later(import('./putAside').then((acts) => acts[act](entry, deps, change))),
    restore: (entries) =>
      later(
        (async () => {
          await database.restore(entries)
          await reload()
          await afterwards()
        })(),
      ),
  }
}

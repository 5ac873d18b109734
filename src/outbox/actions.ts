import type { Tag } from '@/api/api'
import { actOf, record } from './acts'
import { readActing } from './board'
import { isSame, type OutboxDatabase, type Owner } from './database'
import { anew, yielded } from './enlist'
import type { Entry, NewEntry } from './entry'
import { entityOf, resolve, stampOf } from './links'
import type { createMirror } from './mirror'
import { bringBack, dismiss, givenUp, keep } from './putAside'

export type AsideAct = 'bringBack' | 'dismiss' | 'keep'

/** What can be done about an entry. */
export type OutboxActions = {
  /** Sends one entry, or all that wait or were refused, now. */
  retry: (key?: string) => void
  /**
   * Gives an entry up. What was written on top of a row that was never sent goes with it. It can be found again, unless it
   * is given up for good.
   */
  discard: (key: string, forGood?: boolean) => void
  /** Of two versions, sends the person's own. */
  keepMine: (key: string) => void
  /** Of two versions, leaves the backend's; the own one stays in the entry's history. */
  takeTheirs: (key: string) => void
  /** Of what was put aside: sends it after all, or lets it go, or takes that back. */
  aside: (entry: Entry, act: AsideAct) => void
  /** Takes back that entries were given up: they stand where they stood. */
  restore: (entries: readonly Entry[]) => void
}

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
          const gone = forGood ? () => null : givenUp
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
    aside: (entry, act) => later({ bringBack, dismiss, keep }[act](entry, deps, change)),
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

const acts = (): OutboxActions | undefined => {
  const deps = readActing()
  return deps && createActions(deps)
}

/** Of whoever is there; always the same functions, so that they may be effects' dependencies. */
export const ACTIONS: OutboxActions = {
  retry: (...given) => acts()?.retry(...given),
  discard: (...given) => acts()?.discard(...given),
  keepMine: (...given) => acts()?.keepMine(...given),
  takeTheirs: (...given) => acts()?.takeTheirs(...given),
  aside: (...given) => acts()?.aside(...given),
  restore: (...given) => acts()?.restore(...given),
}

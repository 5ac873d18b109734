import type { ActionDeps, Change } from './actions'
import { record } from './acts'
import type { Entry } from './entry'
import { anew, withoutReason } from './enlist'
import { stampOf } from './links'
import { lostIn } from './lostIn'

/** Sends what was given up, or the version that a decision has put aside, after all. */
export async function bringBack(
  { key }: Entry,
  { mirror, owner, enlist, afterwards }: ActionDeps,
  change: Change,
): Promise<void> {
  const ours = owner()
  const entry = mirror.byKey(key)
  const lost = entry && lostIn(entry)
  if (!ours || entry?.state !== 'sent') return
  if (entry.discarded) {
    // What was written on top of a row that was never sent was given up with it, and comes with it.
    for (const one of mirror.all())
      if (one.key === key || (one.discarded && one.entity === entry.entity))
        await change(one, (now) => wantedAgain(now, mirror.byKey(one.discarded ?? '') === undefined))
  } else if (lost) {
    const stamp = entry.stamps?.to ?? stampOf(entry.body)
    await change(entry, withoutHistory)
    const { order: _, history: __, stamps: ___, answer: ____, settledAt: _____, ...again } = anew(entry)
    await enlist(ours, {
      ...again,
      key: crypto.randomUUID(),
      at: Date.now(),
      attempts: 0,
      base: entry.body,
      // What had been decided for is put aside in its turn.
      history: [{ at: Date.now(), kept: lost.kept === 'mine' ? 'theirs' : 'mine', lost: entry.body }],
      body: stamp === '' ? lost.lost : { ...record(lost.lost), updatedAt: stamp },
    })
  }
  await afterwards()
}

/** What was put aside is no longer wanted; a sent entry still says which ids and stamps its row got. */
export async function dismiss(
  { key }: Entry,
  { mirror, afterwards }: ActionDeps,
  change: Change,
): Promise<void> {
  const entry = mirror.byKey(key)
  if (entry?.state !== 'sent') return
  await change(entry, (now) => (now.discarded ? null : withoutHistory(now)))
  await afterwards()
}

/** It was let go by mistake. */
export async function keep(
  entry: Entry,
  { database, mirror, reload, afterwards }: ActionDeps,
  change: Change,
): Promise<void> {
  const now = mirror.byKey(entry.key)
  if (now) await change(now, () => entry)
  else {
    await database.restore([entry])
    await reload()
  }
  await afterwards()
}

/** To be sent as it was, so that it is not there twice: under its former key, unless that has been used again. */
const wantedAgain = (entry: Entry, isFree: boolean): Entry => {
  const { discarded, settledAt: _, tried: __, theirs: ___, ...rest } = entry
  return anew(discarded !== undefined && isFree ? { ...rest, key: discarded } : rest)
}

const withoutHistory = (entry: Entry): Entry => {
  const { history: _, ...rest } = entry
  return { ...rest, settledAt: Date.now() }
}

/** Settled without being sent. Under a key of its own: what it was made from may be saved again under the former one. */
export const givenUp = (entry: Entry): Entry => ({
  ...withoutReason(entry),
  key: crypto.randomUUID(),
  state: 'sent',
  settledAt: Infinity,
  discarded: entry.key,
})

import type { CallResult } from '@/api/http/query'
import { problemOf } from '@/lib/problem'
import { report } from '@/lib/report'
import { actOf, record, textOf } from './acts'
import { isSame, type OutboxDatabase, type Owner } from './database'
import { changedSince } from './enlist'
import type { Entry } from './entry'
import { entityOf, needsId, resolve, stampOf } from './links'
import type { Mirror } from './mirror'
import { createPace, restAfter } from './pace'
import type { SendOne } from './sendOne'
import { asOnlySender } from './senderLock'
import { isOurs, isUnreachable, verdictOf } from './verdict'

/** So many entries are under way at once; of one entity always one. */
const LANES = 4
/** After so many failures of the network without a success between them, the others wait too. */
const DEAD_AFTER = 3

export type Settled = {
  entry: Entry
  verdict: 'done' | 'keep' | 'refused' | 'conflict'
  result: CallResult
}

type Deps = {
  database: OutboxDatabase
  mirror: Mirror
  owner: () => Owner | undefined
  /** Reads the entries anew, also those that other tabs have written. */
  reload: () => Promise<void>
  send: SendOne
  /** Whether the caller still waits: alone, or for an entry that others rely on too. */
  audience: (entry: Entry) => 'heard' | 'shared' | 'nobody'
  /** Says what became of an entry. */
  settled: (settled: Settled) => void
  /** Something changed in the mirror. */
  changed: () => void
  /** A run is over: what was not tried will not be for now. */
  rested: () => void
  locks: Pick<LockManager, 'request'> | undefined
  /** Asks the tab that sends to look again. */
  askSender: () => void
  /** How long no other tab was heard of, ms. */
  silentForMs: () => number
  /** The device itself knows that it has no network. */
  isOffline: () => boolean
}

/** Sends what waits, in the order of each entity, one tab at a time. */
export function createSender(deps: Deps) {
  const { database, mirror, owner, locks } = deps
  const pace = createPace()
  const first = new Set<string>()
  let abort = new AbortController()
  let running: Promise<void> | undefined
  let again = false
  /** The tab that sends is to hear of it, should this one not be it. */
  let asks = false
  /** The mirror may not hold what other tabs have written. */
  let isStale = true
  let wake: () => void = () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  /** Sends now what is due, beginning with the one given. */
  function kick(key?: string): Promise<void> {
    if (key === undefined) isStale = true
    else first.add(key)
    asks = true
    return look()
  }

  function look(): Promise<void> {
    again = true
    wake()
    running ??= rounds().finally(() => {
      running = undefined
      plan()
    })
    return running
  }

  async function rounds(): Promise<void> {
    while (again && owner()) {
      again = false
      const isAsking = asks
      asks = false
      let wasSender = true
      try {
        wasSender = await asOnlySender(locks, deps.silentForMs(), work)
      } catch (error) {
        // The database of the browser gives out: what is in memory is tried again later.
        report(error)
      }
      if (wasSender) {
        if (!again) deps.rested()
      } else if (isAsking) deps.askSender()
    }
  }

  async function work(): Promise<void> {
    const ours = owner()
    const lanes = new Map<number, Promise<void>>()
    // Another tab may have sent since: which stamp an entry goes with depends on what went before it.
    isStale = true
    for (;;) {
      if (!isSame(owner(), ours)) break
      again = false
      if (isStale) {
        isStale = false
        await deps.reload()
      }
      for (const entry of pick(lanes)) {
        const lane = launch(entry)
          .catch((error: unknown) => {
            // A fault of one must not end the others; it is tried again later.
            pace.rest(entry.order, restAfter(entry.attempts + 1))
            report(error)
          })
          .finally(() => lanes.delete(entry.order))
        lanes.set(entry.order, lane)
      }
      if (lanes.size === 0) break
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      // Woken since it looked, it looks again at once; waiting for the lanes alone, it would not hear of the next entry.
      if (!again) await Promise.race([...lanes.values(), woken])
    }
    await Promise.all(lanes.values())
  }

  function pick(lanes: ReadonlyMap<number, unknown>): Entry[] {
    const links = mirror.links()
    const held = new Set<string>()
    const due: Entry[] = []
    const room = LANES - lanes.size
    if (room <= 0 || !pace.isWelcome()) return due
    for (const entry of mirror.all()) {
      if (entry.state === 'sent') continue
      const entity = entityOf(entry, links)
      const isFree = !held.has(entity)
      // What was refused holds nothing up but what needs its id; a conflict holds what was written on top of it.
      if (entry.state !== 'refused') held.add(entity)
      if (!isFree || lanes.has(entry.order) || !isSendable(entry) || isOrphan(entry)) continue
      if (!first.has(entry.key) && !pace.isDue(entry.order)) continue
      if (needsId(entry, links)) continue
      due.push(entry)
    }
    return due.sort((a, b) => Number(first.has(b.key)) - Number(first.has(a.key))).slice(0, room)
  }

  /** Under the lock nobody else sends: an entry on its way belongs to a tab that is gone. */
  const isSendable = ({ state, version }: Entry): boolean =>
    version === 1 && (state === 'waiting' || state === 'sending')

  /** Given up while it was on its way: that it did not arrive is what was wanted. */
  const isSettled = ({ state }: Entry): boolean => state === 'sent'

  /** Its row was never made and will not be. */
  function isOrphan(entry: Entry): boolean {
    const links = mirror.links()
    if (!needsId(entry, links)) return false
    if (mirror.all().some((one) => actOf(one).kind === 'create' && one.entity === entry.entity)) return false
    void change(entry, (now) =>
      isSendable(now) ? { ...now, state: 'refused', problem: { kind: 'notFound' } } : undefined,
    ).then(deps.changed)
    return true
  }

  /** Changes an entry on the disk, and here if it is still its person who is there. */
  async function change(
    { order }: Entry,
    next: (now: Entry) => Entry | null | undefined,
  ): Promise<Entry | undefined> {
    const ours = owner()
    const kept = await database.change(order, next)
    if (isSame(owner(), ours)) reflect(order, kept)
    return kept
  }

  async function launch(entry: Entry): Promise<void> {
    const ours = owner()
    first.delete(entry.key)
    const wasOffline = deps.isOffline()
    let isMine = false
    const claimed = await change(entry, (now) => {
      if (!isSendable(now)) return undefined
      isMine = true
      return { ...now, state: 'sending', attempts: now.attempts + 1 }
    })
    if (!claimed || !isMine || !isSame(owner(), ours)) return
    deps.changed()
    const sent = resolve(claimed, mirror.links())
    const result = await deps.send(sent, abort.signal)
    if (!isSame(owner(), ours)) return
    // Nothing can have left the device: it is as if it had not been tried.
    const isUntried = wasOffline && deps.isOffline() && result.error?.status === 'FETCH_ERROR'
    await settle(claimed, sent, result, isUntried ? entry.attempts : claimed.attempts)
  }

  async function settle(claimed: Entry, sent: Entry, result: CallResult, attempts: number): Promise<void> {
    const { error } = result
    const verdict = verdictOf(result, claimed)
    if (verdict === 'keep') return keep(claimed, result, attempts)
    pace.works()
    pace.forget(claimed.order)
    failures = 0
    const heard = deps.audience(claimed)
    const outcome = (now: Entry): Entry | null => {
      if (heard === 'heard' && !(verdict === 'done' && isFollowed(now))) return null
      if (verdict === 'done') return asSent(now, sent, result)
      if (isSettled(now)) return now
      return {
        ...now,
        body: sent.body,
        url: sent.url,
        state: verdict,
        problem: problemOf(error),
        ...(error ? { error } : {}),
        ...(verdict === 'conflict' ? { theirs: record(error?.data)['current'] } : {}),
      }
    }
    // Before anybody hears of it: who reads a list then must not find the write laid over its own answer.
    const listed = mirror.all().find(({ order }) => order === claimed.order)
    // Given up for good meanwhile, it is laid over nothing, and does not come back to the list.
    if (listed) reflect(claimed.order, outcome(listed))
    deps.settled({ entry: sent, verdict, result })
    await change(claimed, outcome)
    if (verdict === 'refused') await replaceRefused(claimed)
    if (verdict !== 'done' && heard === 'nobody')
      report(new Error(`a kept ${claimed.act} was ${verdict}: ${problemOf(error).kind}`))
    deps.changed()
  }

  async function replaceRefused({ order }: Entry): Promise<void> {
    const ours = owner()
    if (!ours) return
    const { decided } = await database.enlist(ours, (entries) => changedSince(entries, order))
    if (isSame(owner(), ours)) mirror.take(decided)
  }

  /** Whether more is to be written to its row, which knows only the stamp from before: that of the answer has to stay. */
  function isFollowed(entry: Entry): boolean {
    const links = mirror.links()
    const entity = entityOf(entry, links)
    return mirror
      .all()
      .some((one) => one.order !== entry.order && one.state !== 'sent' && entityOf(one, links) === entity)
  }

  function reflect(order: number, entry: Entry | null | undefined): void {
    if (entry) mirror.set(entry)
    else mirror.delete(order)
  }

  async function keep(claimed: Entry, result: CallResult, attempts: number): Promise<void> {
    const { error } = result
    const rest = restAfter(claimed.attempts)
    pace.rest(claimed.order, rest)
    if (error?.retryAt !== undefined) pace.asAsked(Math.max(0, error.retryAt - Date.now()))
    if (isOurs(error)) pace.restAll(rest)
    else if (isUnreachable(error)) {
      failures += 1
      if (failures >= DEAD_AFTER) pace.restAll(restAfter(failures - DEAD_AFTER + 1))
    }
    await change(claimed, (now) =>
      isSettled(now)
        ? undefined
        : {
            ...now,
            state: 'waiting',
            attempts,
            nextTryAt: error?.retryAt ?? Date.now() + rest,
            problem: problemOf(error),
          },
    )
    deps.settled({ entry: claimed, verdict: 'keep', result })
    deps.changed()
  }

  function plan(): void {
    clearTimeout(timer)
    if (!owner()) return
    const waiting = mirror.all().filter(isSendable)
    const next = pace.next(waiting.map(({ order }) => order))
    // What waits for something else, such as another tab, is looked at now and then.
    if (next !== undefined) timer = setTimeout(() => void kick(), Math.max(1000, next))
  }

  return {
    kick,
    /** Another tab asks; it has told every tab, so none need pass it on: two would ask each other without end while a third one sends. */
    asked: (): void => {
      isStale = true
      void look()
    },
    /** The network may be back, or the person asks: what rests is tried at once. */
    hurry: (): Promise<void> => {
      pace.wake()
      failures = 0
      return kick()
    },
    /** What is on its way is let go; it is sent again when its person is back. */
    stop: () => {
      clearTimeout(timer)
      abort.abort()
      abort = new AbortController()
      first.clear()
      pace.wake()
    },
    idle: async (): Promise<void> => {
      for (let run = running; run; run = running) await run
    },
  }
}

/** What stays of an entry that went: enough for the list, and for screens that still know its former id or stamp. */
function asSent(now: Entry, sent: Entry, { data }: CallResult): Entry {
  const rows = Array.isArray(data) ? (data as unknown[]) : [data]
  const made = rows.map((row) => textOf(record(row)['id'])).filter((id) => id !== '')
  const {
    base: _,
    theirs: __,
    tried: ___,
    nextTryAt: ____,
    problem: _____,
    error: ______,
    discarded: _______,
    ...rest
  } = now
  const to = stampOf(rows[0])
  const { kind } = actOf(now)
  return {
    ...rest,
    body: sent.body,
    url: sent.url,
    // A row made here keeps the name under which others wait for it.
    entity: kind === 'create' ? now.entity : sent.entity,
    state: 'sent',
    // What lost against it can be found again.
    settledAt: now.history ? Infinity : Date.now(),
    ...(kind === 'create' ? { made } : {}),
    ...(to === '' ? {} : { stamps: { from: kind === 'create' ? '' : stampOf(now.body), to } }),
    answer: data,
  }
}

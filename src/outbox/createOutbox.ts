import type { Tag } from '@/api/api'
import { type CallResult, methodOf, refusal } from '@/api/http/query'
import type { Outbox, Read } from '@/api/http/withOutbox'
import type { Id } from '@/domain/wire'
import type { ActionDeps } from './actions'
import { actOf, type Call, record, textOf } from './acts'
import { baseOf } from './baseOf'
import type { Board, OutboxStorage } from './board'
import { boardOf } from './boardOf'
import { createAnswers } from './answers'
import { pendingChanges } from './changes'
import type { OutboxDatabase, Owner } from './database'
import { decide, type Decision } from './enlist'
import type { Entry, NewEntry } from './entry'
import { entityOf, idOf, stampOf } from './links'
import { createMirror } from './mirror'
import { laidOver } from './overlay'
import { createSender, type Settled } from './sender'
import type { SendOne } from './sendOne'
import { createWaiters, shaped } from './waiters'

/** While many go, screens follow in steps, ms. */
const STEP_MS = 250
const LISTS_STEP_MS = 1000
/** A hand may hold a row for so long while the answer to its last change comes, ms. */
const JUST_MS = 10_000

/** What one tab tells the others: look at the outbox again, and at what was changed on the way. */
export type TabMessage = { kind: 'added' | 'changed'; owner: Owner; tags: Tag[] }

export type OutboxDeps = {
  database: OutboxDatabase
  send: SendOne
  /** Sends a call as if there were no outbox. */
  direct: Outbox['write']
  show: (board: Board | undefined) => void
  reads: () => Map<string, Read>
  forgetReads: () => void
  /** Puts lists anew into the store: `rows` gives each as it is to be shown. */
  drawLists: (rows: (read: Read) => readonly unknown[]) => void
  invalidate: (tags: Tag[]) => void
  /** Work that was made here has got its id. */
  renamed: (from: Id, to: Id) => void
  tell: (message: TabMessage) => void
  timeZone: () => string
  locks: Pick<LockManager, 'request'> | undefined
  isOffline: () => boolean
  /** The browser is asked once to keep what is written here. */
  persist: () => void
  patienceMs?: number
}

/** The outbox of one tab: keeps writes, sends them, and says how they stand. */
export function createOutbox(deps: OutboxDeps) {
  const { database } = deps
  const mirror = createMirror(database)
  const answers = createAnswers(deps)
  const waiters = createWaiters(deps.patienceMs)
  /** Under way for the first time, while their caller waits: no screen calls these "not sent". */
  const quiet = new Set<string>()
  /** Being put on the disk: a list that comes or is drawn meanwhile must not take back what its screen shows already. */
  const arriving = new Map<string, NewEntry>()
  const stale = new Set<Tag>()
  /** Stamps that have just changed: what was lifted before the answer came is dropped with the former one. */
  const answered = new Map<string, { from: string; to: string; at: number }>()
  let current: Owner | undefined
  let storage: OutboxStorage = 'kept'
  let wasLost = false
  let lastHeard = performance.now()
  let stepTimer: ReturnType<typeof setTimeout> | undefined
  let lastLists = 0
  let areListsDue = false

  const owner = (): Owner | undefined => current
  const isStill = (ours: Owner) => () => current === ours

  const sender = createSender({
    database,
    mirror,
    owner,
    reload,
    send: deps.send,
    audience: waiters.audience,
    settled,
    changed: () => step(),
    rested: () => {
      for (const key of waiters.keys()) waiters.keep(key)
      flush()
    },
    locks: deps.locks,
    askSender: () => tell('added'),
    silentForMs: () => performance.now() - lastHeard,
    isOffline: deps.isOffline,
  })

  async function reload(): Promise<void> {
    const ours = current
    if (!ours) return
    try {
      await mirror.load(ours, isStill(ours), wasLost)
      wasLost = false
      if (storage === 'none') storage = 'kept'
    } catch {
      storage = 'none'
    }
    if (current === ours) draw()
  }

  function tell(kind: TabMessage['kind']): void {
    if (current) deps.tell({ kind, owner: current, tags: [...stale] })
  }

  // What screens see

  const seen = (): Entry[] => mirror.all().filter(({ key }) => !quiet.has(key))

  function draw(): void {
    if (!current) return
    deps.show(boardOf(seen(), mirror.links(), storage, deps.timeZone()))
  }

  /** At once for what the person has just done. */
  function drawAll(): void {
    clearTimeout(stepTimer)
    stepTimer = undefined
    areListsDue = false
    draw()
    lastLists = performance.now()
    deps.drawLists(({ endpoint, rows, params }) => lay(endpoint, rows, params))
  }

  /** In steps while the sender is at work. */
  function step(): void {
    areListsDue = true
    stepTimer ??= setTimeout(() => {
      stepTimer = undefined
      if (performance.now() - lastLists >= LISTS_STEP_MS) drawAll()
      else draw()
      tell('changed')
    }, STEP_MS)
  }

  function lay(endpoint: string, rows: readonly unknown[], params: unknown): readonly unknown[] {
    // What is being changed shows at once; what is being made, when it has an id or has to wait for one.
    const open = [...mirror.all(), ...arriving.values()].filter(
      (entry) => !quiet.has(entry.key) || actOf(entry).kind !== 'create',
    )
    return laidOver(endpoint, rows, pendingChanges(open, mirror.links()), params, deps.timeZone())
  }

  /** The end of a run: lists are read again once. */
  function flush(): void {
    if (!current) return
    const tags = [...stale]
    if (areListsDue) drawAll()
    if (tags.length === 0) return
    tell('changed')
    stale.clear()
    deps.invalidate(tags)
  }

  // What became of an entry

  function settled({ entry, verdict, result }: Settled): void {
    if (verdict === 'keep') return waiters.keep(entry.key)
    if (verdict === 'done') {
      answers.note(entry, result.data)
      const row = record(result.data)
      if (stampOf(row) !== '')
        answered.set(entry.entity, { from: stampOf(entry.body), to: stampOf(row), at: performance.now() })
    }
    // Who hears it says whether it is sent: screens that called it "not sent" must know by then.
    if (waiters.audience(entry) !== 'nobody' && !quiet.has(entry.key)) draw()
    if (waiters.answer(entry, result) || verdict !== 'done') return
    for (const tag of actOf(entry).tags) stale.add(tag)
    // Who went on without the answer knows the row by the name it was given here.
    const [row] = Array.isArray(result.data) ? (result.data as unknown[]) : []
    const id = textOf(record(row)['id'])
    if (entry.act === 'addActivity' && id !== '') deps.renamed(idOf(entry.entity), id)
  }

  /** Another tab may have sent what somebody here waits for. */
  function hearFromStore(): void {
    for (const key of waiters.keys()) {
      const entry = mirror.byKey(key)
      if (!entry) continue
      if (entry.state === 'sent') waiters.answer({ key, act: entry.act }, { data: entry.answer })
      else if (entry.state === 'refused' || entry.state === 'conflict') {
        const isOwn = waiters.audience(entry) === 'heard'
        waiters.answer({ key, act: entry.act }, entry.error ? { error: entry.error } : refusal('superseded'))
        if (isOwn) {
          mirror.delete(entry.order)
          database.remove([entry.order]).catch(() => undefined)
        }
      } else if (entry.state === 'waiting' && entry.problem) waiters.keep(key)
    }
  }

  // Writing

  const write: Outbox['write'] = async (args, api, options) => {
    const ours = current
    if (!ours || !options.keep) return deps.direct(args, api, options)
    const act = actOf({ act: options.keep })
    const headers = new Headers(args.headers as HeadersInit | undefined)
    const key = headers.get('Idempotency-Key') ?? crypto.randomUUID()
    const call: Call = { url: args.url, body: args.body as unknown }
    const entity = act.entity(call, key)
    const next: NewEntry = {
      key,
      person: ours.person,
      company: ours.company,
      at: Date.now(),
      act: options.keep,
      method: methodOf(args),
      url: args.url,
      ...(args.params ? { params: args.params as Record<string, unknown> } : {}),
      body: freshly(entity, call.body),
      state: 'waiting',
      attempts: 0,
      base: baseOf(deps.reads().values(), entityOf({ entity }, mirror.links()), call),
      entity,
      version: 1,
    }
    quiet.add(key)
    arriving.set(key, next)
    let decided: Decision
    try {
      decided = await enlist(ours, next)
    } catch (error) {
      quiet.delete(key)
      arriving.delete(key)
      storage = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'none'
      draw()
      return deps.direct(args, api, options)
    }
    arriving.delete(key)
    if (storage !== 'kept') {
      storage = 'kept'
      draw()
    }
    const shown = (of: Call): CallResult => {
      quiet.delete(key)
      if (current === ours) {
        drawAll()
        tell('changed')
        deps.persist()
      }
      return { data: act.provisional(of, key) }
    }
    const provisional = (): CallResult => ({ ...shown(call), meta: { provisional: true } })
    if (decided.outcome === 'stays') return { ...shown(call), data: [decided.row] }
    if (decided.outcome === 'gone' || decided.outcome === 'held') return provisional()
    if (decided.outcome === 'yielded') {
      const theirs = mirror.byKey(decided.key)?.body
      answers.note({ ...next, order: 0 }, theirs)
      // No word of the own one is left: the lists are read again.
      return shown({ ...call, body: theirs })
    }
    if (decided.outcome === 'merged') {
      quiet.delete(key)
      const known = mirror.byKey(decided.key)
      if (known?.state === 'sent')
        return known.answer === undefined
          ? provisional()
          : shaped(options.keep, known, { data: known.answer })
    }
    const answer = waiters.answerTo(decided.key, options.keep, decided.outcome === 'added')
    void sender.kick(decided.key)
    const outcome = await answer
    if (outcome.kind === 'kept') return provisional()
    quiet.delete(key)
    return outcome.result
  }

  function freshly(entity: string, body: unknown): unknown {
    const known = answered.get(entity)
    const isJust =
      known !== undefined && performance.now() - known.at < JUST_MS && known.from === stampOf(body)
    return isJust ? { ...record(body), updatedAt: known.to } : body
  }

  async function enlist(ours: Owner, next: NewEntry): Promise<Decision> {
    const { decided, added } = await database.enlist(ours, (entries) => decide(entries, next))
    if (current === ours) mirror.take(decided, added)
    return decided
  }

  async function lookAgain(): Promise<void> {
    await reload()
    hearFromStore()
    drawAll()
  }

  const acting: ActionDeps = {
    database,
    mirror,
    owner,
    enlist,
    reload,
    noteAnswer: answers.note,
    markStale: (tags) => {
      for (const tag of tags) stale.add(tag)
    },
    afterwards: async () => {
      drawAll()
      tell('changed')
      await sender.hurry()
    },
    failed: () => {
      storage = 'none'
      draw()
    },
  }

  return {
    write,
    lay: (endpoint: string, rows: readonly unknown[], params: unknown) =>
      current ? lay(endpoint, rows, params) : rows,
    answered: answers.count,
    renewed: answers.renewed,
    /** What a person does about entries comes with the list that shows them (actions.ts). */
    acting,

    /** Somebody is there: what they left is shown and sent. */
    async start(next: Owner): Promise<void> {
      if (current && current.person === next.person && current.company === next.company) return
      stop()
      current = next
      await reload()
      if (current !== next) return
      drawAll()
      await sender.kick()
    },
    stop,
    kick: () => sender.kick(),
    hurry: () => sender.hurry(),
    idle: () => sender.idle(),

    /** What another tab says. */
    hear({ kind, owner: theirs, tags }: TabMessage): void {
      if (current?.person !== theirs.person || current.company !== theirs.company) return
      lastHeard = performance.now()
      if (tags.length > 0) deps.invalidate(tags)
      if (kind === 'added') sender.asked()
      else void lookAgain()
    },

    /** True for a row that an entry has made. */
    isMade: (id: Id) => mirror.all().some(({ made }) => made?.includes(id) === true),

    /** The browser has thrown the database away while the tab was open. */
    lost: () => (wasLost = true),
  }

  function stop(): void {
    // Before anybody was there, lists may have come for whoever is next.
    if (current) deps.forgetReads()
    current = undefined
    sender.stop()
    clearTimeout(stepTimer)
    stepTimer = undefined
    waiters.clear()
    mirror.clear()
    quiet.clear()
    arriving.clear()
    answered.clear()
    answers.clear()
    stale.clear()
    deps.show(undefined)
  }
}

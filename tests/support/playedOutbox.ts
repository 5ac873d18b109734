import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach } from 'vitest'
import type { CallResult, KeptAct, Query } from '@/api/http/query'
import type { Read } from '@/api/http/withOutbox'
import { createActions } from '@/outbox/actions'
import type { Board } from '@/outbox/board'
import { createOutbox, type TabMessage } from '@/outbox/createOutbox'
import { openOutboxDatabase, type Owner } from '@/outbox/database'
import { createSendOne } from '@/outbox/sendOne'

/** What the network does to one call: nothing; lost on the way there; done, but the answer is lost or says nothing; or an answer of its own. */
export type Fate =
  | 'ok'
  | 'lostBefore'
  | 'lostAfter'
  | 'unsaid'
  | { status: number; retryAt?: number; data?: unknown }
export type Row = { id: string; updatedAt?: string; [field: string]: unknown }

const LOST: CallResult = { error: { status: 'FETCH_ERROR', error: 'lost' } }
const UNSAID: CallResult = {
  error: { status: 'PARSING_ERROR', originalStatus: 204, data: '', error: 'not as expected' },
}

/**
 * A backend with stamps and, unless told otherwise, with keys: the same key never creates twice; and one that sends its
 * own version along where another is refused.
 */
export function playServer({ knowsKeys = true, tellsCurrent = true } = {}) {
  const rows = new Map<string, Row>()
  const answers = new Map<string, Row>()
  const log: { method: string; url: string; key: string | undefined; body: unknown }[] = []
  let serial = 0
  let clock = 0
  let fate: (args: FetchArgs) => Fate | Promise<Fate> = () => 'ok'
  const stamp = () => new Date(Date.UTC(2026, 0, 1) + (clock += 1000)).toISOString().replace('.000', '')

  const keyOf = ({ headers }: Pick<FetchArgs, 'headers'>): string | undefined =>
    (headers as Record<string, string> | undefined)?.['Idempotency-Key']

  /** Those of the days that are asked for. */
  const listed = (params: FetchArgs['params']): Row[] => {
    const { start_date: from = '', end_date: to = '9' } = (params ?? {}) as Record<string, string>
    return [...rows.values()].filter(
      ({ startDate }) => typeof startDate !== 'string' || (startDate >= from && startDate <= to),
    )
  }

  const commit = ({ method = 'GET', url, body, headers, params }: FetchArgs): CallResult => {
    const id = url.split('/').at(-1) ?? ''
    const key = keyOf({ headers })
    if (method === 'GET') return { data: listed(params) }
    if (method === 'POST') {
      const known = knowsKeys && key !== undefined ? answers.get(key) : undefined
      if (known) return { data: [known] }
      serial += 1
      const row: Row = { ...(body as object), id: `s${serial}`, updatedAt: stamp() }
      rows.set(row.id, row)
      if (key !== undefined) answers.set(key, row)
      return { data: [row] }
    }
    const stored = rows.get(id)
    if (!stored) return { error: { status: 404, data: {} } }
    if (method === 'DELETE') {
      rows.delete(id)
      return { data: {} }
    }
    const sent = body as Row
    if (sent.updatedAt !== undefined && sent.updatedAt < (stored.updatedAt ?? ''))
      return { error: { status: 409, data: tellsCurrent ? { current: stored } : {} } }
    const row: Row = { ...sent, id, updatedAt: stamp() }
    rows.set(id, row)
    return { data: row }
  }

  const query: Query = async (args, api, { answer }) => {
    const method = args.method ?? 'GET'
    log.push({
      method,
      url: args.url,
      key: keyOf(args),
      body: args.body as unknown,
    })
    const befalls = await fate(args)
    if (befalls === 'lostBefore' || api.signal.aborted) return LOST
    if (typeof befalls === 'object')
      return {
        error: {
          status: befalls.status,
          data: befalls.data ?? {},
          ...(befalls.retryAt === undefined ? {} : { retryAt: befalls.retryAt }),
        },
      }
    const result = commit(args)
    if (answer && !result.error) result.data = v.parse(answer, result.data)
    return befalls === 'lostAfter' ? LOST : befalls === 'unsaid' && !result.error ? UNSAID : result
  }
  return {
    rows,
    log,
    query,
    writes: () => log.filter(({ method }) => method !== 'GET'),
    /** New to it: what it has made before under the same key, it answers with once more. */
    isNew: (args: FetchArgs) => args.method === 'POST' && !answers.has(keyOf(args) ?? ''),
    setFate: (next: typeof fate) => void (fate = next),
    /** Somebody else writes. */
    change: (id: string, fields: object) =>
      void rows.set(id, { ...(rows.get(id) ?? { id }), ...fields, id, updatedAt: stamp() }),
  }
}
export type PlayedServer = ReturnType<typeof playServer>

const apiFor = (endpoint: string, signal: AbortSignal): BaseQueryApi =>
  ({
    signal,
    abort: () => undefined,
    dispatch: () => undefined,
    getState: () => ({}),
    extra: undefined,
    endpoint,
    type: 'mutation',
  }) as unknown as BaseQueryApi

/** One holder at a time; who finds it taken is told so. */
export function playLocks(): Pick<LockManager, 'request'> {
  let isTaken = false
  return {
    request: async (_name: string, _options: unknown, run: (lock: object | null) => Promise<unknown>) => {
      if (isTaken) return run(null)
      isTaken = true
      try {
        return await run({})
      } finally {
        isTaken = false
      }
    },
  } as unknown as Pick<LockManager, 'request'>
}

type Device = { locks?: Pick<LockManager, 'request'> | undefined; tabs: Set<(message: TabMessage) => void> }
export const playDevice = (locks: Pick<LockManager, 'request'> | undefined = playLocks()): Device => ({
  locks,
  tabs: new Set(),
})

/** A tab with an outbox of its own, on a device that others share. */
export function openTab(
  server: Pick<PlayedServer, 'query'>,
  device: Device,
  { patienceMs = 4000, isElsewhere = false, isOffline = (): boolean => false } = {},
) {
  const boards: (Board | undefined)[] = []
  const reads = new Map<string, Read>()
  const invalidated: string[] = []
  const renamed: [string, string][] = []
  const database = openOutboxDatabase(() => outbox.lost())
  const heard = (message: TabMessage) => outbox.hear(message)
  const tell = (message: TabMessage) => {
    // As a channel does: after everything that is at hand.
    for (const hear of device.tabs) if (hear !== heard) setImmediate(() => hear(message))
  }
  const outbox = createOutbox({
    database,
    send: createSendOne({ query: server.query, apiFor, isTaken: (id) => outbox.isMade(id), isElsewhere }),
    direct: server.query,
    show: (next) => void boards.push(next),
    reads: () => reads,
    forgetReads: () => reads.clear(),
    drawLists: () => undefined,
    invalidate: (tags) => void invalidated.push(...tags),
    tell,
    timeZone: () => 'UTC',
    locks: device.locks,
    isOffline,
    persist: () => undefined,
    renamed: (from, to) => void renamed.push([from, to]),
    patienceMs,
  })
  device.tabs.add(heard)
  const write = (keep: KeptAct, args: FetchArgs) =>
    outbox.write(args, apiFor(keep, new AbortController().signal), { keep })
  return {
    outbox,
    actions: createActions(outbox.acting),
    reads,
    invalidated,
    renamed,
    database,
    /** All that was on screen, one after the other. */
    boards,
    board: () => boards.at(-1),
    open: () => (boards.at(-1)?.entries ?? []).filter(({ state }) => state !== 'sent'),
    start: (owner: Owner) => outbox.start(owner),
    add: (body: object, key: string = crypto.randomUUID()) =>
      write('addActivity', {
        url: '/activities',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
    save: (row: Row) => write('saveActivity', { url: `/activities/${row.id}`, method: 'PUT', body: row }),
    remove: (id: string, params?: { recurring: true }) =>
      write('removeActivity', { url: `/activities/${id}`, method: 'DELETE', ...(params ? { params } : {}) }),
    goOff: (user: string, leaveType: string, dates: readonly string[]) =>
      write('addDaysOff', {
        url: '/users/days_off',
        method: 'POST',
        body: dates.map((date) => ({ user, date, leaveType })),
      }),
    takeBack: (user: string, dates: readonly string[]) =>
      write('removeDaysOff', {
        url: `/users/${user}/days_off`,
        method: 'DELETE',
        params: { dates: dates.join(',') },
      }),
    write,
    /** The tab is closed, or the battery dies: nothing more is written. */
    close: async () => {
      device.tabs.delete(heard)
      outbox.stop()
      await database.close()
    },
  }
}
export type Tab = ReturnType<typeof openTab>

export const MARTA = { person: 'marta', company: '' }
export const OWEN = { person: 'owen', company: '' }
export const mowing = (notes = ''): Omit<Row, 'id'> => ({
  activityName: 'mowing',
  status: 'planned',
  startDate: '2026-04-14T06:00:00',
  endDate: '2026-04-14T07:00:00',
  fields: [],
  pitchIds: ['stadium'],
  notes,
})
export const settledAs = (tab: Tab) => tab.board()?.entries.map(({ act, state }) => `${act} ${state}`)
export const sendAll = async (tab: Tab): Promise<void> => {
  await tab.outbox.hurry()
  await tab.outbox.idle()
}

/** Opens tabs on a device that is as new for each test, and closes them after it. */
export function keepTabs(): typeof openTab {
  const tabs: Tab[] = []
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })
  afterEach(async () => {
    for (const tab of tabs.splice(0)) await tab.close()
  })
  return (...args) => {
    const tab = openTab(...args)
    tabs.push(tab)
    return tab
  }
}

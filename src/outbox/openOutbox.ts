import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api, type Tag } from '@/api/api'
import { sealed } from '@/api/http/withAnswer'
import { forgetReads, type Outbox, plainReads, type Read, sendKept, layReads } from '@/api/http/withOutbox'
import { renameWork } from '@/api/renameWork'
import { sortedByName } from '@/api/sortedByName'
import { isTimeZone } from '@/domain/groundTime'
import { chosenClub, followClub } from '@/session/chosenClub'
import { selectUserId, type WithSession } from '@/session/sessionSlice'
import { setActing, showBoard } from './board'
import { createOutbox, type TabMessage } from './createOutbox'
import { openOutboxDatabase, type Owner } from './database'
import { createSendOne } from './sendOne'

type Store = {
  dispatch: (action: never) => unknown
  getState: () => unknown
  subscribe: (listener: () => void) => () => void
}
type Asked = { endpointName?: string; originalArgs?: unknown }
type Rows = readonly { name: string }[]

/** A page that was in the background for less long is not asked to send again, ms. */
const AWAY_MS = 10_000

/** Opens the outbox of this tab for whoever is logged in, now and later, and follows the network and other tabs. */
export function openOutbox(store: Store, isElsewhere: boolean): Outbox & { close: () => void } {
  let channel: BroadcastChannel | undefined
  let hasAsked = false
  let hiddenAt = 0
  /** Lists that show what is not sent: only these have to be drawn anew. */
  const laid = new Set<string>()
  const dispatch = (action: unknown) => store.dispatch(action as never)
  const database = openOutboxDatabase(() => outbox.lost())

  const outbox = createOutbox({
    database,
    send: createSendOne({
      query: sendKept,
      apiFor: (endpoint, signal) => detached(store, endpoint, signal),
      isTaken: (id) => outbox.isMade(id),
      isElsewhere,
    }),
    direct: sendKept,
    show: showBoard,
    reads: plainReads,
    forgetReads,
    drawLists,
    invalidate: (tags: Tag[]) => void dispatch(api.util.invalidateTags(tags)),
    renamed: (from, to) => void renameWork(dispatch, from, to),
    tell: (message) => channel?.postMessage(message),
    timeZone,
    locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
    isOffline: () => !navigator.onLine,
    persist: () => {
      if (hasAsked) return
      hasAsked = true
      navigator.storage?.persist?.().catch(() => undefined)
    },
  })

  function timeZone(): string {
    const known = (
      api.endpoints.getCompany.select()(store.getState() as never) as { data?: { timeZone?: string } }
    ).data?.timeZone
    return known !== undefined && isTimeZone(known) ? known : Intl.DateTimeFormat().resolvedOptions().timeZone
  }

  function drawLists(rowsOf: (read: Read) => readonly unknown[]): void {
    const { queries } = (store.getState() as { api: { queries: Record<string, Asked | undefined> } }).api
    for (const [key, read] of plainReads()) {
      const asked = queries[key]
      if (asked?.endpointName === undefined) {
        // No screen asks for it any more.
        plainReads().delete(key)
        laid.delete(key)
        continue
      }
      const rows = rowsOf(read)
      if (rows === read.rows && !laid.has(key)) continue
      if (rows === read.rows) laid.delete(key)
      else laid.add(key)
      const shown = read.endpoint === 'getEquipment' ? sortedByName([...(rows as Rows)]) : rows
      dispatch(
        api.util.updateQueryData(
          asked.endpointName as never,
          asked.originalArgs as never,
          (() => sealed(shown)) as never,
        ),
      )
    }
  }

  const follow = () => {
    const next = ownerOf(store)
    if (next) void outbox.start(next)
    else outbox.stop()
  }
  const hurry = () => void outbox.hurry()
  const look = () => {
    if (document.visibilityState === 'hidden') hiddenAt = performance.now()
    else if (performance.now() - hiddenAt > AWAY_MS) hurry()
  }

  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('sward-outbox')
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => outbox.hear(data))
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', look)
  // Not for every change of the store: which club is open is asked of the cookies, and that takes its time.
  let { session } = store.getState() as WithSession
  const unfollow = store.subscribe(() => {
    const next = (store.getState() as WithSession).session
    if (next === session) return
    session = next
    follow()
  })
  const unfollowClub = followClub(follow)
  setActing(outbox.acting)
  const opened = {
    ...outbox,
    lay: (endpoint: string, rows: readonly unknown[], params: unknown) => outbox.lay(endpoint, rows, params),
    close: () => {
      unfollow()
      unfollowClub()
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', look)
      outbox.stop()
      setActing(undefined)
      channel?.close()
      void database.close()
    },
  }
  layReads(opened)
  follow()
  return opened
}

/** Who is logged in, and the club they have opened. */
function ownerOf(store: Store): Owner | undefined {
  const person = selectUserId(store.getState() as WithSession)
  return person === undefined ? undefined : { person, company: chosenClub() ?? '' }
}

/** A call of nobody's: no screen waits for it, and only the end of the session ends it. */
const detached = (store: Store, endpoint: string, signal: AbortSignal): BaseQueryApi => ({
  signal,
  abort: () => undefined,
  dispatch: store.dispatch as BaseQueryApi['dispatch'],
  getState: store.getState,
  extra: undefined,
  endpoint,
  type: 'mutation',
})

import { describe, expect, it, vi } from 'vitest'
import {
  keepTabs,
  MARTA,
  mowing,
  playDevice,
  playServer,
  type Row,
  sendAll,
  settledAs,
} from '../../tests/support/playedOutbox'
import { isLocalId } from '@/domain/localId'
import { DATABASE_NAME } from './database'

const first = ({ data }: { data?: unknown }): Row => (Array.isArray(data) ? data[0] : data) as Row
const opened = keepTabs()

describe('a write', () => {
  it('is answered by the backend, and then nothing of it stays', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    expect(first(await tab.add(mowing())).id).toBe('s1')
    await tab.outbox.idle()
    expect(tab.board()?.entries).toEqual([])
  })

  it('is not undone by a list that was asked for before it was answered', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const row = first(await tab.add(mowing()))
    const known = tab.outbox.answered()
    const late = { endpoint: 'getActivities', rows: [...server.rows.values()], params: {} }
    await tab.save({ ...row, notes: 'moved' })
    expect(tab.outbox.renewed(late, known)).toMatchObject([{ id: row.id, notes: 'moved' }])
    expect(tab.outbox.renewed(late, tab.outbox.answered())).toBe(late.rows)
    const other = tab.outbox.answered()
    await tab.remove(row.id)
    expect(tab.outbox.renewed(late, other)).toEqual([])
  })

  it('is not undone by a list that comes while it is being put on the disk', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const row = first(await tab.add(mowing()))
    const saving = tab.save({ ...row, notes: 'moved' })
    const laid = () => tab.outbox.lay('getActivities', [row], {})
    expect(laid()).toMatchObject([{ id: row.id, notes: 'moved' }])
    await saving
    expect(laid()).toEqual([row])
  })

  it('O2 is on the disk before it is sent', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    let found: unknown
    server.setFate(async () => {
      found = (await tab.database.all(MARTA)).map(({ key, state, attempts }) => ({ key, state, attempts }))
      return 'ok' as const
    })
    await tab.add(mowing(), 'the-key')
    expect(found).toEqual([{ key: 'the-key', state: 'sending', attempts: 1 }])
  })

  it('O2 without a network is answered provisionally, waits, survives the end of the page and goes later', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const answer = await tab.add(mowing())
    expect(isLocalId(first(answer).id)).toBe(true)
    expect(answer.meta).toEqual({ provisional: true })
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['addActivity waiting']))
    await tab.close()

    server.setFate(() => 'ok')
    const next = opened(server, playDevice())
    await next.start(MARTA)
    await sendAll(next)
    expect([...server.rows.values()]).toMatchObject([{ id: 's1', activityName: 'mowing' }])
    expect(settledAs(next)).toEqual(['addActivity sent'])
    expect(next.invalidated).toContain('Activity')
    // What the device keeps by the name that the work had here goes over to its id.
    expect(next.renamed).toEqual([[first(answer).id, 's1']])
  })

  it('O4 that was done while its answers were lost twice is there once', async () => {
    const server = playServer()
    server.setFate(() => 'lostAfter')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing(), 'the-key')
    await sendAll(tab)
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(server.rows.size).toBe(1)
    expect(server.writes().map(({ key }) => key)).toEqual(['the-key', 'the-key', 'the-key'])
  })

  it('O16 that hangs is answered within the patience and goes on without its caller', async () => {
    const server = playServer()
    let letGo: () => void = () => undefined
    server.setFate(() => new Promise<'ok'>((resolve) => (letGo = () => resolve('ok'))))
    const tab = opened(server, playDevice(), { patienceMs: 20 })
    await tab.start(MARTA)
    expect((await tab.add(mowing())).meta).toEqual({ provisional: true })
    letGo()
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['addActivity sent']))
  })

  it('is refused to the person who waits, and not kept', async () => {
    const server = playServer()
    server.setFate(() => ({ status: 400, data: { notes: ['Too long.'] } }))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    expect((await tab.add(mowing())).error).toMatchObject({ status: 400 })
    await tab.outbox.idle()
    expect(await tab.database.all(MARTA)).toEqual([])
  })

  it('O12 goes straight to the backend where the browser keeps nothing, and the person is told', async () => {
    const server = playServer()
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('blocked', 'UnknownError')
      },
    } as unknown as IDBFactory
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    expect(first(await tab.add(mowing())).id).toBe('s1')
    expect(tab.board()?.storage).toBe('none')
    server.setFate(() => 'lostBefore')
    expect((await tab.add(mowing())).error).toMatchObject({ status: 'FETCH_ERROR' })
  })

  it('O11 goes straight to the backend where there is no room, and nothing is half-written', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    vi.spyOn(tab.database, 'enlist').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
    expect(first(await tab.add(mowing())).id).toBe('s1')
    expect(tab.board()?.storage).toBe('full')
    expect(await tab.database.all(MARTA)).toEqual([])
  })
})

describe('O6 what a later answer means', () => {
  it.each([
    [200, 'sent'],
    [400, 'refused'],
    [401, 'waiting'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'waiting'],
    [409, 'conflict'],
    [412, 'conflict'],
    [422, 'refused'],
    [425, 'waiting'],
    [429, 'waiting'],
    [500, 'waiting'],
    [502, 'waiting'],
    [503, 'waiting'],
    [504, 'waiting'],
  ])('%i: %s', async (status, state) => {
    const server = playServer()
    server.change('7', mowing())
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostBefore')
    await tab.save({ ...mowing('mine'), id: '7', updatedAt: server.rows.get('7')?.updatedAt ?? '' })
    server.setFate(({ method }) => (status === 200 || method === undefined ? 'ok' : { status }))
    await sendAll(tab)
    await vi.waitFor(() => expect(settledAs(tab)).toEqual([`saveActivity ${state}`]))
  })

  it('waits as long as the backend asks, whatever the person does', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => ({ status: 429, retryAt: Date.now() + 60_000 }))
    await tab.add(mowing())
    server.setFate(() => 'ok')
    tab.actions.retry()
    await sendAll(tab)
    expect(server.rows.size).toBe(0)
  })

  it('what is to go and is gone already went', async () => {
    const server = playServer()
    server.change('7', mowing())
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostAfter')
    await tab.remove('7')
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['removeActivity sent'])
  })

  it('leave that is to go and is gone already went', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostAfter')
    await tab.takeBack('tom', ['2026-04-17'])
    server.setFate(() => ({ status: 404 }))
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['removeDaysOff sent'])
  })
})

describe('O10 versions', () => {
  it('an entry of another version is kept and not sent', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.database.enlist(MARTA, () => ({
      remove: [],
      put: [],
      add: {
        key: 'from-later',
        ...MARTA,
        at: 0,
        act: 'addActivity',
        method: 'POST',
        url: '/activities',
        body: mowing(),
        state: 'waiting',
        attempts: 0,
        entity: 'activity:local-from-later',
        version: 2 as 1,
      },
    }))
    await tab.start(MARTA)
    await sendAll(tab)
    expect(server.log).toEqual([])
    expect(tab.open()).toHaveLength(1)
  })

  it('a newer page may change the database while this one is open', async () => {
    const tab = opened(playServer(), playDevice())
    await tab.start(MARTA)
    const upgraded = await new Promise<string>((resolve) => {
      const asked = indexedDB.open(DATABASE_NAME, 99)
      asked.onblocked = () => resolve('blocked')
      asked.onsuccess = () => {
        asked.result.close()
        resolve('upgraded')
      }
    })
    expect(upgraded).toBe('upgraded')
    await tab.add(mowing())
    expect(tab.board()?.storage).toBe('none')
  })

  it('O12 what is open is written again when the browser has thrown the database away', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing())
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = resolve
    })
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(server.rows.size).toBe(1)
  })
})

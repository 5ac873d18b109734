import { describe, expect, it, vi } from 'vitest'
import {
  keepTabs,
  MARTA,
  mowing,
  OWEN,
  playDevice,
  playLocks,
  type PlayedServer,
  playServer,
  type Row,
  sendAll,
  settledAs,
  type Tab,
} from '../../tests/support/playedOutbox'
import { isLocalId } from '@/domain/localId'
import { DATABASE_NAME } from './database'

const first = ({ data }: { data?: unknown }): Row => (Array.isArray(data) ? data[0] : data) as Row
const opened = keepTabs()

/** A tab whose send is held until it is let go. */
async function sendsSlowly(tab: Tab, server: PlayedServer) {
  const gate = Promise.withResolvers<void>()
  server.setFate(async ({ body }) => {
    if ((body as Row)['notes'] === 'slow') await gate.promise
    return 'ok' as const
  })
  const slow = tab.add(mowing('slow'))
  await vi.waitFor(() => expect(server.writes()).toHaveLength(1))
  return { slow, letGo: gate.resolve }
}

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

describe('the order', () => {
  const offline = async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    return { server, tab }
  }

  it('O3 what was made and changed before it could be sent is made as it is now', async () => {
    const server = playServer()
    server.setFate(() => ({ status: 429, retryAt: Date.now() + 1e6 }))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing('before'))
    const row = first(await tab.add(mowing('one')))
    await tab.save({ ...mowing('two'), id: row.id })
    expect(tab.open()).toHaveLength(2)
    expect(tab.open()[1]).toMatchObject({ act: 'addActivity', attempts: 0, body: { notes: 'two' } })
    expect(tab.open()[1]?.body).not.toHaveProperty('id')
    await tab.remove(row.id)
    expect(tab.open()).toHaveLength(1)
  })

  it('O3 a day that is done before its series could be sent is done alone', async () => {
    const server = playServer()
    server.setFate(() => ({ status: 429, retryAt: Date.now() + 1e6 }))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing('before'))
    const series = { ...mowing(), recurrence: 'FREQ=DAILY;COUNT=3' }
    const row = first(await tab.add(series))
    await tab.save({ ...series, id: row.id, status: 'completed' })
    expect(tab.open().slice(1)).toMatchObject([
      { act: 'addActivity', body: { status: 'planned' } },
      { act: 'saveActivity', body: { status: 'completed' } },
    ])
  })

  it('a series that waits has all its days by its rule, until it is sent, discarded or taken away', async () => {
    const { server, tab } = await offline()
    const series = { ...mowing(), recurrence: 'FREQ=WEEKLY;COUNT=3' }
    const row = first(await tab.add(series))
    const ahead = () =>
      tab.board()?.ahead?.map(({ of, activity: { startDate, endDate } }) => [of, startDate, endDate])
    const both = [
      [row.id, '2026-04-21T06:00:00Z', '2026-04-21T07:00:00Z'],
      [row.id, '2026-04-28T06:00:00Z', '2026-04-28T07:00:00Z'],
    ]
    expect(ahead()).toEqual(both)
    // What is done of it meanwhile is its first day alone.
    await tab.save({ ...series, id: row.id, status: 'completed' })
    expect(ahead()).toEqual(both)
    const key = tab.open()[0]?.key ?? ''
    tab.actions.discard(key)
    await vi.waitFor(() => expect(ahead()).toBeUndefined())

    const other = first(await tab.add(series))
    expect(ahead()).toHaveLength(2)
    await tab.remove(other.id)
    await vi.waitFor(() => expect(ahead()).toBeUndefined())

    await tab.add(series)
    expect(ahead()).toHaveLength(2)
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(ahead()).toBeUndefined()
  })

  it('F12 of a series that is to go, the days from there on are gone in every list, until it is refused', async () => {
    const { server, tab } = await offline()
    const day = (id: string, date: string, recurrenceId: string) => ({
      ...mowing(),
      id,
      recurrenceId,
      startDate: `2026-04-${date}T06:00:00Z`,
      endDate: `2026-04-${date}T07:00:00Z`,
    })
    const rows = [
      day('3', '28', 'ours'),
      day('2', '21', 'ours'),
      day('9', '21', 'other'),
      day('1', '14', 'ours'),
    ]
    tab.reads.set('list', { endpoint: 'getActivities', rows, params: {} })
    await tab.remove('2', { recurring: true })
    const ids = (list: readonly unknown[]) =>
      (tab.outbox.lay('getActivities', list, {}) as Row[]).map(({ id }) => id)
    expect(ids(rows)).toEqual(['9', '1'])
    // Another list holds the later days only.
    expect(ids(rows.slice(0, 1))).toEqual([])
    server.setFate(() => ({ status: 403 }))
    await sendAll(tab)
    expect(ids(rows)).toEqual(['3', '2', '9', '1'])
  })

  it('O3 what may have been made already is changed and taken away under the id that the backend gave', async () => {
    const { server, tab } = await offline()
    server.setFate(() => 'lostAfter')
    const row = first(await tab.add(mowing('one')))
    await tab.save({ ...mowing('two'), id: row.id })
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect([...server.rows.values()]).toMatchObject([{ id: 's1', notes: 'two' }])
    // A screen that still knows the row by its former name.
    await tab.remove(row.id)
    await tab.outbox.idle()
    expect(server.rows.size).toBe(0)
  })

  it('O3 a change that is taken back before it was sent leaves nothing', async () => {
    const server = playServer()
    server.change('7', mowing())
    server.setFate(() => ({ status: 429, retryAt: Date.now() + 1e6 }))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing('before'))
    const before = server.rows.get('7') ?? { id: '7' }
    tab.reads.set('list', { endpoint: 'getActivities', rows: [before], params: {} })
    const begun = first(await tab.save({ ...before, status: 'in_progress' }))
    expect(tab.open()).toHaveLength(2)
    await tab.save({ ...before, updatedAt: begun.updatedAt })
    expect(tab.open()).toHaveLength(1)
  })

  it('O3 what is made and taken away while the device knows that it has no network leaves nothing', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    let isOffline = true
    const tab = opened(server, playDevice(), { isOffline: () => isOffline })
    await tab.start(MARTA)
    const row = first(await tab.add(mowing('one')))
    await sendAll(tab)
    await tab.remove(row.id)
    expect(tab.open()).toEqual([])
    // A network that breaks under way may have carried it there.
    isOffline = false
    const other = first(await tab.add(mowing('two')))
    await tab.remove(other.id)
    expect(tab.open().map(({ act }) => act)).toEqual(['addActivity', 'removeActivity'])
  })

  it('O3 work whose deletion is not sent yet is there once when it is brought back, under its own id', async () => {
    const server = playServer()
    server.change('7', mowing('ours'))
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice(), { isOffline: () => true })
    await tab.start(MARTA)
    const before = server.rows.get('7') ?? { id: '7' }
    tab.reads.set('list', { endpoint: 'getActivities', rows: [before], params: {} })
    await tab.remove('7')
    // Other work is none that is brought back.
    await tab.add(mowing('others'))
    expect(tab.open().map(({ act }) => act)).toEqual(['removeActivity', 'addActivity'])
    expect(first(await tab.add(mowing('ours')))).toMatchObject({ id: '7', notes: 'ours' })
    expect(tab.open()).toMatchObject([{ act: 'addActivity', body: { notes: 'others' } }])
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect([...server.rows.values()].map(({ notes }) => notes)).toEqual(['ours', 'others'])
  })

  it('O6 a change that was refused and is taken back leaves nothing, and asks nothing', async () => {
    const server = playServer()
    server.change('7', mowing())
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const before = server.rows.get('7') ?? { id: '7' }
    tab.reads.set('list', { endpoint: 'getActivities', rows: [before], params: {} })
    const begun = first(await tab.save({ ...before, status: 'in_progress' }))
    server.setFate(() => ({ status: 422 }))
    await sendAll(tab)
    expect(tab.open()).toMatchObject([{ state: 'refused' }])
    const asked = server.log.length
    await tab.save({ ...before, updatedAt: begun.updatedAt })
    expect(tab.open()).toEqual([])
    expect(server.log).toHaveLength(asked)
  })

  it('O3 of the same days off the last word goes, and other days go as they were said', async () => {
    const { server, tab } = await offline()
    await tab.goOff('tom', 'holiday', ['2026-04-17'])
    await tab.goOff('tom', 'holiday', ['2026-04-20', '2026-04-21'])
    await tab.goOff('freya', 'sick', ['2026-04-17'])
    await tab.takeBack('tom', ['2026-04-17'])
    await tab.goOff('tom', 'sick', ['2026-04-20'])
    expect(settledAs(tab)).toEqual([
      'addDaysOff waiting',
      'addDaysOff waiting',
      'removeDaysOff waiting',
      'addDaysOff waiting',
    ])
    const before = server.writes().length
    server.setFate(() => 'ok')
    await sendAll(tab)
    const days = server
      .writes()
      .slice(before)
      .flatMap(({ body }) => (body as { user: string; date: string }[] | undefined) ?? [])
    expect(days.filter(({ user }) => user === 'tom').map(({ date }) => date)).toEqual([
      '2026-04-20',
      '2026-04-21',
      '2026-04-20',
    ])
  })

  it('O6 leave that was refused needs nobody once something else is said of its days', async () => {
    const { server, tab } = await offline()
    await tab.goOff('tom', 'holiday', ['2026-04-17'])
    server.setFate(() => ({ status: 403 }))
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['addDaysOff refused'])
    server.setFate(() => 'ok')
    await tab.goOff('tom', 'sick', ['2026-04-17'])
    await tab.outbox.idle()
    expect(tab.open()).toEqual([])
  })

  it('O3 what is taken back while it was sent follows with the stamp of what was sent', async () => {
    const server = playServer()
    server.change('7', mowing())
    const before = server.rows.get('7') ?? { id: '7' }
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostBefore')
    const provisional = first(await tab.save({ ...before, status: 'in_progress' }))
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(server.rows.get('7')).toMatchObject({ status: 'in_progress' })
    await tab.save({ ...before, updatedAt: provisional.updatedAt })
    expect(server.rows.get('7')).toMatchObject({ status: 'planned' })
  })

  it('O6 what is changed again while its last change is on its way follows it, and is no conflict', async () => {
    const server = playServer()
    server.change('7', mowing())
    const row = server.rows.get('7') ?? { id: '7' }
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const gate = Promise.withResolvers<void>()
    server.setFate(() => gate.promise.then(() => 'ok' as const))
    const first = tab.save({ ...row, notes: 'moved' })
    await vi.waitFor(() => expect(server.writes()).toHaveLength(1))
    const second = tab.save({ ...row, notes: 'moved on' })
    await vi.waitFor(async () => expect(await tab.database.all(MARTA)).toHaveLength(2))
    gate.resolve()
    expect(await first).toMatchObject({ data: { notes: 'moved' } })
    expect(await second).toMatchObject({ data: { notes: 'moved on' } })
    expect(server.rows.get('7')).toMatchObject({ notes: 'moved on' })
    expect(tab.open()).toEqual([])
  })

  it('O7 one that always fails does not hold up the others', async () => {
    const { server, tab } = await offline()
    await tab.add(mowing('poison'))
    await tab.add(mowing('good'))
    server.setFate(({ body }) => ((body as Row | undefined)?.['notes'] === 'poison' ? { status: 500 } : 'ok'))
    await sendAll(tab)
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['addActivity waiting', 'addActivity sent'])
    server.setFate(({ body }) => ((body as Row | undefined)?.['notes'] === 'poison' ? { status: 422 } : 'ok'))
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['addActivity refused', 'addActivity sent'])
  })

  it('does not follow a clock that jumps', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-14T08:00:00Z') })
    try {
      const { server, tab } = await offline()
      server.change('7', mowing())
      const row = server.rows.get('7') ?? { id: '7' }
      await tab.add(mowing('first'))
      vi.setSystemTime(new Date('2026-04-14T06:00:00Z'))
      await tab.add(mowing('second'))
      await tab.save({ ...row, notes: 'third' })
      server.setFate(() => 'ok')
      server.log.length = 0
      await sendAll(tab)
      expect(server.rows.size).toBe(3)
      expect(tab.board()?.entries.map(({ body }) => (body as Row)['notes'])).toEqual([
        'first',
        'second',
        'third',
      ])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('who', () => {
  it('L2 another person sees, sends and counts nothing; the first finds it again', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing())
    tab.outbox.stop()
    server.setFate(() => 'ok')
    server.log.length = 0
    await tab.start(OWEN)
    await sendAll(tab)
    expect(tab.board()?.entries).toEqual([])
    expect(server.log).toEqual([])
    tab.outbox.stop()
    await tab.start(MARTA)
    await sendAll(tab)
    expect(server.rows.size).toBe(1)
  })

  it('L2 what somebody decides with their last press is done, and shows to nobody after them', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice(), { patienceMs: 20 })
    await tab.start(MARTA)
    for (const name of ['one', 'two', 'three']) await tab.add(mowing(name))
    server.log.length = 0
    for (const { key } of tab.open()) tab.actions.discard(key)
    tab.outbox.stop()
    const before = tab.boards.length
    await tab.start(OWEN)
    await vi.waitFor(async () =>
      expect((await tab.database.all(MARTA)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']),
    )
    await sendAll(tab)
    expect(tab.boards.slice(before).flatMap((board) => board?.entries ?? [])).toEqual([])
    expect(server.log).toEqual([])
  })

  it('L2 the row that somebody read is no base of what another changes', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice(), { patienceMs: 20 })
    await tab.start(MARTA)
    tab.reads.set('list', { endpoint: 'getActivities', rows: [{ id: '7', notes: 'of Marta' }], params: {} })
    tab.outbox.stop()
    await tab.start(OWEN)
    await tab.save({ id: '7', notes: 'of Owen' })
    expect(tab.open()).toMatchObject([{ person: 'owen', base: undefined }])
  })

  it('L7 after the logout nothing is sent, and no token is ever stored', async () => {
    const server = playServer()
    server.setFate(() => 'lostBefore')
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    await tab.add(mowing())
    tab.outbox.stop()
    server.setFate(() => 'ok')
    server.log.length = 0
    await sendAll(tab)
    expect(server.log).toEqual([])
    expect(JSON.stringify(await tab.database.all(MARTA))).not.toContain('Bearer')
  })

  it.each([
    ['locks', true],
    ['no locks', false],
  ])('O8 two tabs with %s send each entry once', async (_, hasLocks) => {
    const server = playServer()
    const device = { ...playDevice(), locks: hasLocks ? playLocks() : undefined }
    server.setFate(() => 'lostBefore')
    const [one, two] = [opened(server, device), opened(server, device)]
    await one.start(MARTA)
    await two.start(MARTA)
    for (let n = 0; n < 5; n += 1) {
      await one.add(mowing(`one ${n}`))
      await two.add(mowing(`two ${n}`))
    }
    server.setFate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return 'ok' as const
    })
    server.log.length = 0
    await Promise.all([sendAll(one), sendAll(two)])
    await Promise.all([sendAll(one), sendAll(two)])
    expect(server.rows.size).toBe(10)
    if (hasLocks) expect(server.writes()).toHaveLength(10)
  })

  it('O8 tabs that wait for a third one to send do not keep asking each other', async () => {
    const server = playServer()
    const device = playDevice()
    const [one, two, three] = [opened(server, device), opened(server, device), opened(server, device)]
    for (const tab of [one, two, three]) await tab.start(MARTA)
    const { slow, letGo } = await sendsSlowly(one, server)
    let asked = 0
    device.tabs.add(({ kind }) => void (asked += Number(kind === 'added')))
    await Promise.all([two.add(mowing('second')), three.add(mowing('third'))])
    const before = asked
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toBe(before)
    letGo()
    await slow
    expect(server.rows.size).toBe(3)
  })

  it('O8 what one tab writes while another sends is answered all the same', async () => {
    const server = playServer()
    const device = playDevice()
    const [one, two] = [opened(server, device), opened(server, device)]
    await one.start(MARTA)
    await two.start(MARTA)
    const { slow, letGo } = await sendsSlowly(one, server)
    const quick = await two.add(mowing('quick'))
    expect(quick.meta).toBeUndefined()
    expect(first(quick).id).toBe('s1')
    letGo()
    expect(first(await slow).id).toBe('s2')
  })
})

describe('a backend that answers with nothing', () => {
  it('has a change that stands there by its own word', async () => {
    const server = playServer()
    server.change('7', mowing('ours'))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(({ method }) => (method === 'PUT' ? 'unsaid' : 'ok'))
    const answer = await tab.save({ ...(server.rows.get('7') ?? { id: '7' }), notes: 'mine' })
    expect(first(answer)).toMatchObject({ notes: 'mine', updatedAt: server.rows.get('7')?.updatedAt })
    expect(tab.open()).toEqual([])
    expect(server.writes()).toHaveLength(1)
  })

  it('has what it made once, and what it did not make waits', async () => {
    const server = playServer({ knowsKeys: false })
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(({ method }) => (method === 'POST' ? 'unsaid' : 'ok'))
    expect(first(await tab.add(mowing('made')))).toMatchObject({ id: 's1' })
    server.setFate(({ method }) => (method === 'POST' ? { status: 204 } : 'ok'))
    expect((await tab.add(mowing('not made'))).meta).toEqual({ provisional: true })
    expect(tab.open()).toHaveLength(1)
    expect(server.rows.size).toBe(1)
  })
})

describe('O6 a backend that does not say what it has instead', () => {
  const TWO_WEEKS_ON = { startDate: '2026-04-28T06:00:00Z', endDate: '2026-04-28T07:00:00Z' }
  const THREE_DAYS_ON = { startDate: '2026-04-17T06:00:00Z', endDate: '2026-04-17T07:00:00Z' }
  async function silent() {
    const server = playServer({ tellsCurrent: false })
    server.change('7', mowing('ours'))
    const row = server.rows.get('7') ?? { id: '7' }
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    tab.reads.set('list', { endpoint: 'getActivities', rows: [row], params: {} })
    return { server, tab, row }
  }

  it('what was moved and is there by an answer that was lost is no conflict', async () => {
    const { server, tab, row } = await silent()
    server.setFate(({ method }) => (method === 'PUT' ? 'lostAfter' : 'ok'))
    await tab.save({ ...row, ...THREE_DAYS_ON })
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['saveActivity sent'])
    expect(server.rows.get('7')).toMatchObject(THREE_DAYS_ON)
  })

  it('shows the version of somebody who has moved it weeks away', async () => {
    const { server, tab, row } = await silent()
    server.setFate(() => 'lostBefore')
    await tab.save({ ...row, notes: 'mine' })
    server.change('7', { ...TWO_WEEKS_ON, notes: 'theirs' })
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(tab.open()).toMatchObject([{ state: 'conflict', theirs: { notes: 'theirs', ...TWO_WEEKS_ON } }])
  })

  it('waits with a decision between two versions until both are known', async () => {
    const { server, tab, row } = await silent()
    server.change('7', { notes: 'theirs' })
    server.setFate(({ method }) => (method === 'PUT' ? 'ok' : 'lostBefore'))
    await tab.save({ ...row, notes: 'mine' })
    expect(tab.open()).toMatchObject([{ state: 'waiting' }])
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(tab.open()).toMatchObject([{ state: 'conflict', theirs: { notes: 'theirs' } }])
  })
})

describe('O5 a backend that does not let the key through', () => {
  it('is read before each further try, and has each row once', async () => {
    const server = playServer({ knowsKeys: false })
    let isLosing = true
    server.setFate(({ method, headers }) => {
      if (method !== 'POST') return 'ok'
      if ('Idempotency-Key' in (headers as object)) return 'lostBefore'
      return isLosing ? 'lostAfter' : 'ok'
    })
    const tab = opened(server, playDevice(), { isElsewhere: true })
    await tab.start(MARTA)
    await tab.add(mowing('one'))
    for (let n = 0; n < 4; n += 1) await sendAll(tab)
    isLosing = false
    await tab.add(mowing('two'))
    await sendAll(tab)
    await sendAll(tab)
    expect([...server.rows.values()].map(({ notes }) => notes)).toEqual(['one', 'two'])
    expect(settledAs(tab)).toEqual(expect.arrayContaining(['addActivity sent']))
    expect(tab.open()).toEqual([])
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

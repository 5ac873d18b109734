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

const first = ({ data }: { data?: unknown }): Row => (Array.isArray(data) ? data[0] : data) as Row
const opened = keepTabs()

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

  it('O3 a write without an answer holds nothing else up, also where the network came back several times meanwhile', async () => {
    const server = playServer()
    const held = Promise.withResolvers<'ok'>()
    server.setFate(({ body }) => ((body as Row).notes === 'slow' ? held.promise : 'ok'))
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    const slow = tab.add(mowing('slow'))
    await vi.waitFor(() => expect(server.writes()).toHaveLength(1))
    for (let times = 0; times < 20; times += 1) {
      void tab.outbox.hurry()
      await Promise.resolve()
    }
    // Kept on the device it would be shown soon, too, but as not sent yet.
    expect((await tab.add(mowing('other'))).meta?.provisional).toBeUndefined()
    held.resolve('ok')
    await slow
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

import { describe, expect, it, vi } from 'vitest'
import {
  type Fate,
  keepTabs,
  MARTA,
  mowing,
  playDevice,
  playServer,
  sendAll,
  settledAs,
} from '../../tests/support/playedOutbox'

const opened = keepTabs()

describe('O9 two versions', () => {
  const conflict = async () => {
    const server = playServer()
    server.change('7', mowing('ours'))
    const base = server.rows.get('7') ?? { id: '7' }
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    tab.reads.set('list', { endpoint: 'getActivities', rows: [base], params: {} })
    server.setFate(() => 'lostBefore')
    await tab.save({ ...base, notes: 'mine' })
    server.change('7', { notes: 'theirs' })
    server.setFate(() => 'ok')
    await sendAll(tab)
    const [entry] = tab.open()
    if (!entry) throw new Error('nothing is in conflict')
    return { server, tab, entry, base }
  }

  it('are both kept, with what they come from', async () => {
    const { entry, server } = await conflict()
    expect(entry).toMatchObject({
      state: 'conflict',
      base: { notes: 'ours' },
      body: { notes: 'mine' },
      theirs: { notes: 'theirs' },
    })
    expect(server.rows.get('7')).toMatchObject({ notes: 'theirs' })
  })

  it('the own one is sent on request, and the other stays in the history', async () => {
    const { server, tab, entry } = await conflict()
    tab.actions.keepMine(entry.key)
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['saveActivity sent']))
    expect(server.rows.get('7')).toMatchObject({ notes: 'mine' })
    expect(tab.board()?.entries[0]?.history).toMatchObject([{ kept: 'mine', lost: { notes: 'theirs' } }])
  })

  it('the other is left on request, and the own one stays in the history', async () => {
    const { server, tab, entry } = await conflict()
    tab.actions.takeTheirs(entry.key)
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['saveActivity sent']))
    expect(server.rows.get('7')).toMatchObject({ notes: 'theirs' })
    expect(tab.board()?.entries[0]?.history).toMatchObject([{ kept: 'theirs', lost: { notes: 'mine' } }])
  })

  it('the other is left where the own one is taken back, and is what screens show', async () => {
    const { server, tab, base } = await conflict()
    const answer = await tab.save({ ...base, notes: 'ours' })
    expect(answer).toMatchObject({ data: { notes: 'theirs' } })
    expect(tab.open()).toEqual([])
    expect(settledAs(tab)).toEqual(['saveActivity sent'])
    expect(tab.board()?.entries[0]?.history).toMatchObject([{ kept: 'theirs', lost: { notes: 'mine' } }])
    expect(tab.reads.get('list')?.rows).toMatchObject([{ notes: 'theirs' }])
    await sendAll(tab)
    expect(server.rows.get('7')).toMatchObject({ notes: 'theirs' })
  })

  it('stand apart while the own one is changed once more without being taken back', async () => {
    const { tab, base } = await conflict()
    await tab.save({ ...base, notes: 'mine, and more' })
    expect(tab.open()).toMatchObject([
      { state: 'conflict', body: { notes: 'mine, and more' }, theirs: { notes: 'theirs' } },
    ])
  })

  it('the one that lost is still listed after weeks, and is sent after all on request', async () => {
    const { server, tab, entry } = await conflict()
    tab.actions.takeTheirs(entry.key)
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['saveActivity sent']))
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 86_400_000)
    tab.outbox.stop()
    await tab.start(MARTA)
    expect(settledAs(tab)).toEqual(['saveActivity sent'])
    tab.actions.aside(entry, 'bringBack')
    await vi.waitFor(() => expect(server.rows.get('7')).toMatchObject({ notes: 'mine' }))
    later.mockRestore()
  })

  it('the one that lost changes places with the other on request, as often as it is wanted', async () => {
    const { server, tab, entry } = await conflict()
    tab.actions.takeTheirs(entry.key)
    const aside = () => tab.board()?.entries.find(({ history }) => history)
    for (const [stands, kept, lost] of [
      ['mine', 'mine', 'theirs'],
      ['theirs', 'theirs', 'mine'],
    ]) {
      await vi.waitFor(() => expect(aside()).toMatchObject({ settledAt: Infinity }))
      const now = aside()
      if (!now) throw new Error('nothing is put aside')
      tab.actions.aside(now, 'bringBack')
      await vi.waitFor(() => expect(server.rows.get('7')).toMatchObject({ notes: stands }))
      await vi.waitFor(() => expect(aside()).toMatchObject({ settledAt: Infinity }))
      expect(aside()?.history).toMatchObject([{ kept, lost: { notes: lost } }])
    }
  })

  it('the one that lost goes when its person dismisses it', async () => {
    const { tab, entry } = await conflict()
    tab.actions.takeTheirs(entry.key)
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['saveActivity sent']))
    tab.actions.aside(entry, 'dismiss')
    await vi.waitFor(() => expect(tab.board()?.entries[0]?.history).toBeUndefined())
  })

  it('are none when what stands there is what was sent', async () => {
    const server = playServer()
    server.change('7', mowing('ours'))
    const base = server.rows.get('7') ?? { id: '7' }
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostAfter')
    await tab.save({ ...base, notes: 'mine' })
    server.setFate(() => 'lostAfter')
    await tab.save({ ...base, notes: 'mine again' })
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['saveActivity sent'])
    expect(server.rows.get('7')).toMatchObject({ notes: 'mine again' })
  })
})

/** An entry that waited, and is being sent again until it is let go. */
async function onItsWay(fate: Fate) {
  const server = playServer()
  server.setFate(() => 'lostBefore')
  const tab = opened(server, playDevice())
  await tab.start(MARTA)
  await tab.add(mowing())
  const [entry] = tab.open()
  if (!entry) throw new Error('nothing waits')
  const gate = Promise.withResolvers<void>()
  server.setFate(() => gate.promise.then(() => fate))
  void tab.outbox.hurry()
  await vi.waitFor(() => expect(server.writes()).toHaveLength(2))
  return { server, tab, entry, letGo: gate.resolve }
}

describe('what is given up', () => {
  it('what was given up is neither sent nor lost: it can be sent after all', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostBefore')
    await tab.add(mowing('kept'))
    const [entry] = tab.open()
    tab.actions.discard(entry?.key ?? '')
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['addActivity sent']))
    server.setFate(() => 'ok')
    await sendAll(tab)
    expect(server.rows.size).toBe(0)
    const [given] = tab.board()?.entries ?? []
    if (!given) throw new Error('nothing was kept')
    tab.actions.aside(given, 'bringBack')
    await vi.waitFor(() => expect([...server.rows.values()]).toMatchObject([{ notes: 'kept' }]))
  })

  it('what was given up after it had arrived unheard is not there twice when it is sent after all', async () => {
    const server = playServer()
    const tab = opened(server, playDevice())
    await tab.start(MARTA)
    server.setFate(() => 'lostAfter')
    await tab.add(mowing('once'))
    const [entry] = tab.open()
    tab.actions.discard(entry?.key ?? '')
    await vi.waitFor(() => expect(settledAs(tab)).toEqual(['addActivity sent']))
    server.setFate(() => 'ok')
    const [given] = tab.board()?.entries ?? []
    if (!given) throw new Error('nothing was kept')
    tab.actions.aside(given, 'bringBack')
    await vi.waitFor(() => expect(tab.board()?.entries[0]?.answer).toBeDefined())
    expect([...server.rows.values()]).toMatchObject([{ notes: 'once' }])
  })

  it.each(['lostBefore' as const, { status: 422 }, { status: 409, data: { current: {} } }])(
    'what is given up while it is on its way stays given up (%o)',
    async (fate) => {
      const { tab, entry, letGo } = await onItsWay(fate)
      tab.actions.discard(entry.key)
      await vi.waitFor(() => expect(settledAs(tab)).toEqual(['addActivity sent']))
      letGo()
      await tab.outbox.idle()
      expect(tab.board()?.entries).toMatchObject([{ discarded: entry.key, settledAt: Infinity }])
      expect(await tab.database.all(MARTA)).toMatchObject([{ state: 'sent', settledAt: Infinity }])
    },
  )

  it('what is given up too late is told as sent', async () => {
    const { server, tab, entry, letGo } = await onItsWay('ok')
    tab.actions.discard(entry.key)
    await vi.waitFor(() => expect(tab.board()?.entries).toMatchObject([{ discarded: entry.key }]))
    letGo()
    await tab.outbox.idle()
    expect(server.rows.size).toBe(1)
    const [told] = await tab.database.all(MARTA)
    expect(told).toMatchObject({ state: 'sent', made: ['s1'] })
    expect(told).not.toHaveProperty('discarded')
    expect(told?.settledAt).not.toBe(Infinity)
  })
})

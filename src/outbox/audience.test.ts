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
  type Tab,
} from '../../tests/support/playedOutbox'

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

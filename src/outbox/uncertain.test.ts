import { describe, expect, it } from 'vitest'
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

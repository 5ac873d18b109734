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
import { heldUp } from './links'

const opened = keepTabs()
const idOf = ({ data }: { data?: unknown }): string => (data as Row[])[0]?.id ?? ''

/** New work that may have been made, as its answer was lost, and is not there. */
async function lost(fields: object) {
  const server = playServer()
  const device = playDevice()
  const tab = opened(server, device)
  await tab.start(MARTA)
  server.setFate(() => 'lostBefore')
  const id = idOf(await tab.add({ ...mowing('typed'), ...fields }))
  return { server, device, tab, id }
}

describe('O6 new work that is refused', () => {
  it('goes once more as what it was changed to while nobody knew', async () => {
    const { server, tab, id } = await lost({})
    const saved = tab.save({ ...mowing('put right'), id })
    server.setFate(({ body }) => ((body as Row | undefined)?.['notes'] === 'typed' ? { status: 422 } : 'ok'))
    await sendAll(tab)
    await saved
    expect([...server.rows.values()]).toMatchObject([{ notes: 'put right' }])
    expect(tab.open()).toEqual([])
  })

  it('is one entry to be put right where that is refused too', async () => {
    const { server, tab, id } = await lost({})
    await tab.save({ ...mowing('no better'), id })
    server.setFate(() => ({ status: 422 }))
    await sendAll(tab)
    expect(tab.open()).toMatchObject([{ act: 'addActivity', state: 'refused', body: { notes: 'no better' } }])
  })

  it('stays where the change is refused to whoever waits for it: with it the work itself would be gone', async () => {
    const { server, device, id } = await lost({})
    // Another tab has not tried yet, and so waits for nothing.
    const tab = opened(server, device)
    server.setFate(() => 'lostBefore')
    await tab.start(MARTA)
    server.setFate(() => ({ status: 422 }))
    const saved = tab.save({ ...mowing('no better'), id })
    await tab.outbox.hurry()
    expect(await saved).toMatchObject({ error: { status: 422 } })
    expect(tab.open()).toMatchObject([{ act: 'addActivity', state: 'refused', body: { notes: 'no better' } }])
  })

  it('asks nobody where it was deleted meanwhile', async () => {
    const { server, tab, id } = await lost({})
    await tab.remove(id)
    server.setFate(() => ({ status: 422 }))
    await sendAll(tab)
    expect(tab.open()).toEqual([])
  })

  it('holds up what was done on the first day of its series, and says so', async () => {
    const { server, tab, id } = await lost({ recurrence: 'FREQ=DAILY;COUNT=3' })
    await tab.save({ ...mowing('typed'), id, status: 'completed' })
    server.setFate(() => ({ status: 422 }))
    await sendAll(tab)
    expect(settledAs(tab)).toEqual(['addActivity refused', 'saveActivity waiting'])
    const [series, done] = tab.open()
    expect([...heldUp(tab.open())]).toEqual([[done?.key, series]])
  })
})

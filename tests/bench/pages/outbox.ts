import { openTab, playDevice, playServer, type Row } from '../../support/playedOutbox'

const OWNER = { person: 'marta', company: '' }
const ANSWER_MS = 50

const work = (n: number): Omit<Row, 'id'> => ({
  activityName: 'mowing',
  status: 'planned',
  startDate: `2026-04-${String(1 + (n % 28)).padStart(2, '0')}T06:00:00`,
  endDate: `2026-04-${String(1 + (n % 28)).padStart(2, '0')}T07:30:00`,
  fields: [{ key: 'mowingHeight', value: 25 }],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: ['marta'],
  notes: `Entry ${n}`,
})

/** Fills an outbox without a network, then gives the network back: how long it takes, and the longest gap between frames. */
async function replay(count: number) {
  const server = playServer()
  const device = playDevice(navigator.locks)
  server.setFate(() => 'lostBefore')
  const tab = openTab(server, device)
  await tab.start(OWNER)
  const rows = Array.from({ length: 900 }, (_, n) => ({ ...work(n), id: `s-${n}` }))
  tab.reads.set('list', {
    endpoint: 'getActivities',
    rows,
    params: { start_date: '2026-04-01T00:00:00', end_date: '2026-04-30T23:59:59' },
  })
  for (let n = 0; n < count; n += 1) await tab.add(work(n))
  server.setFate(async () => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    return 'ok' as const
  })
  let gap = 0
  let last = performance.now()
  let isRunning = true
  const frame = (now: number) => {
    gap = Math.max(gap, now - last)
    last = now
    if (isRunning) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const start = performance.now()
  await tab.outbox.hurry()
  await tab.outbox.idle()
  const took = performance.now() - start
  isRunning = false
  const left = tab.open().length
  await tab.close()
  return { took, gap, rows: server.rows.size, left }
}

Object.assign(window, { replay })

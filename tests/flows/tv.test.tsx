import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { localDataEndpoints } from '@/api/localData'
import { openApp, server, TUESDAY_MORNING } from '../support/openApp'
import { SLOW } from '../support/workSheet'

const BOARD = '/dashboard/calendar?view=tv'
const SECOND = 1000
const MINUTE = 60 * SECOND

/** Paths that were asked for, requests whose answers are still on their way, and whether an answer is still being read. */
let asked: string[] = []
const open = new Set<string>()
let isReading = () => false
beforeEach(() => {
  asked = []
  open.clear()
  isReading = () => false
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request, requestId }) => {
    asked.push(new URL(request.url).pathname)
    open.add(requestId)
  })
  server.events.on('request:end', ({ requestId }) => void open.delete(requestId))
})
const times = (path: string) => asked.filter((one) => one === `/api${path}`).length

/** Waits until the network is quiet and its answers are read; what React has to do about them is done on leaving `act`. */
async function quiet() {
  for (let still = 0; still < 4; still = open.size === 0 && !isReading() ? still + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, 0))
}
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await quiet()
    // Answers are told to the page with the next frame, which the environment makes of an interval.
    await vi.advanceTimersByTimeAsync(20)
  })

/** Until it stands there and nothing more is asked for: the network is quiet too while a part of the page is fetched. */
async function until(isThere: () => unknown) {
  // By the real clock, as long as the others wait: a part that is fetched does not hurry with the board's.
  await waitFor(() => expect(isThere()).toBeTruthy(), SLOW)
  for (let tries = 0, calm = 0; tries < 400 && calm < 5; tries += 1) {
    const before = asked.length
    await pass(10)
    calm = isThere() && asked.length === before ? calm + 1 : 0
  }
}

/** The board at an hour that this file moves on: its clocks are intervals, the network's are real. */
async function openBoard({ now = TUESDAY_MORNING, language = 'en-GB' as const } = {}) {
  const size = [innerWidth, innerHeight] as const
  Object.assign(window, { innerWidth: 1920, innerHeight: 1080 })
  onTestFinished(() => void Object.assign(window, { innerWidth: size[0], innerHeight: size[1] }))
  const app = await openApp(BOARD, { as: 'marta', now, language })
  const { store } = await app.connection.get()
  isReading = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.pending)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(now) })
  await until(() => document.querySelector('[data-activity-id]') ?? screen.queryByText(/could not be read/))
  return app
}
/** The row of a person by the name that stands on the wall. */
function row(name: string): HTMLElement {
  const found = screen.getByRole('rowheader', { name }).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return found
}
const shownRows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const broken = () =>
  server.use(
    http.all('*/api/*', ({ request }) =>
      request.url.includes('weather')
        ? new HttpResponse('<html>gateway</html>', { headers: { 'Content-Type': 'text/html' } })
        : HttpResponse.json({ detail: 'down' }, { status: 500 }),
    ),
  )

/** Work of Owen on the stadium this morning. */
const job = (more: object) => ({
  activityName: 'mowing',
  status: 'planned',
  startDate: '2026-04-14T07:00:00Z',
  endDate: '2026-04-14T08:00:00Z',
  fields: [],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: ['owen-price'],
  ...more,
})

describe('the board on the wall', () => {
  it('F17 says of a day on which nobody works that it is one, not that nobody is off', async () => {
    await openBoard({ now: '2026-04-19T09:00:00Z' })
    await until(() => screen.queryByText('Non-working day'))
    expect(screen.queryByText('Nobody is off.')).not.toBeInTheDocument()
    expect(screen.queryByText(/^\d+ of \d+ here$/)).not.toBeInTheDocument()
  })

  it('F17 tells everybody what is first and what comes then, with machine, product and direction', async () => {
    await openBoard()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday 14 April')
    expect(screen.getByText('06:31', { selector: 'time' })).toBeVisible()
    const owen = row('Owen P.')
    expect(owen).toHaveTextContent(/07:00.*T1.*Mow 26.mm.*Triplex 1.*08:30.*T2.*Mow 28.mm/)
    expect(within(owen).getAllByRole('img', { name: 'Direction: Diagonal left' })).toHaveLength(2)
    expect(row('Marta K.')).toHaveTextContent(/Covers off.*until 07:00.*Spray iron and wetter.*14\.3.L Iron/)
    expect(row('Aisha R.')).toHaveTextContent(/T1.*Overmark.*Liner 2.*4.L Line paint/)
    expect(screen.getByText('10 of 12 here')).toBeVisible()
    expect(screen.getByText('Freya')).toBeVisible()
    expect(screen.getByText('T2 Divots late, nobody on it')).toBeVisible()
    expect(screen.getByText(/^4d 8h$/)).toBeVisible()
    expect(screen.getByText('Stadium closed 07:15 to 08:30, spraying.')).toBeVisible()
    expect(screen.getByText('Updated 06:31')).toBeVisible()
  })

  it('F17 tells of a mix what goes into the tank, in the amounts of the pitch, and with which machine', async () => {
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([
          job({
            id: 'mix',
            activityName: 'spraying',
            fields: [
              { key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] },
              { key: 'machine', value: [{ id: 'sprayer-200-l' }] },
            ],
          }),
        ]),
      ),
    )
    await openBoard()
    await until(() => /Wetter/.test(row('Owen P.').textContent))
    expect(row('Owen P.')).toHaveTextContent(
      /14\.3.L Iron sulphate 6.% ·.*7\.1.L Wetter Aqua 90 ·.*Sprayer, 200 L/,
    )
  })

  it('says at its foot what is dangerous until somebody has made it safe, before what is closed', async () => {
    const repair = (id: string, safeToUse: boolean) =>
      job({
        id,
        activityName: 'goalRepair',
        status: 'completed',
        startDate: '2026-04-13T07:00:00Z',
        endDate: '2026-04-13T08:00:00Z',
        fields: [
          { key: 'goal', value: id },
          { key: 'safeToUse', value: safeToUse },
        ],
      })
    const covers = job({
      id: 'covers',
      activityName: 'pitchCovers',
      status: 'completed',
      startDate: '2026-04-12T19:00:00Z',
      endDate: '2026-04-12T19:31:00Z',
      pitchIds: ['training-1'],
      fields: [
        { key: 'state', value: 'on' },
        { key: 'maximumHours', value: 24 },
      ],
    })
    const spraying = job({ id: 'spray', activityName: 'spraying' })
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([spraying, covers, repair('North', false), repair('South', true)]),
      ),
    )
    await openBoard()
    await until(() => /North/.test(screen.getByRole('contentinfo').textContent))
    const foot = screen.getByRole('contentinfo')
    expect(foot).toHaveTextContent(/Covered for 34.h, at most 24.h/i)
    expect(foot).toHaveTextContent(/Stadium Goals, North: not marked safe to use\. Stadium closed/)
    expect(foot).not.toHaveTextContent('South')
  })

  it("B1 warns by the club's own recovery, and calls the soil wet by its own band", async () => {
    const jobs = [
      job({
        id: 'cut',
        activityName: 'mowing',
        startDate: '2026-04-14T12:00:00Z',
        endDate: '2026-04-14T13:00:00Z',
      }),
      job({
        id: 'game',
        activityName: 'match',
        name: 'v Millbrook',
        userIds: [],
        startDate: '2026-04-14T14:00:00Z',
        endDate: '2026-04-14T16:00:00Z',
      }),
    ]
    server.use(
      http.get('*/api/activities', () => HttpResponse.json(jobs)),
      http.get('*/api/events', () => HttpResponse.json([])),
      http.get('*/api/weather/stadium', () =>
        HttpResponse.json({ current: { time: TUESDAY_MORNING, soilMoisture: 25 }, hourly: [], daily: [] }),
      ),
    )
    const { connection } = await openBoard()
    const { store } = await connection.get()
    expect(screen.queryByText(/: clash /)).not.toBeInTheDocument()
    expect(screen.queryByText(/too wet$/)).not.toBeInTheDocument()
    await act(async () => {
      await store.dispatch(
        localDataEndpoints.saveLocalData.initiate({
          recoveryMinutes: { mowing: 240 },
          bands: { 'spring/soilMoisture/stadium': { criticalLow: 1, low: 2, high: 3, criticalHigh: 4 } },
        }) as never,
      )
    })
    await until(() => screen.queryByText(/^Stadium: clash /))
    expect(screen.getByText('Stadium too wet')).toBeVisible()
  })

  it('shows done work no more: what is open moves up', async () => {
    await openBoard()
    // Owen has checked his machine at 06:00.
    expect(row('Owen P.')).not.toHaveTextContent('Machine check')
  })

  it('numbers the pages of a large crew where dots would run over the columns', async () => {
    const crew = Array.from({ length: 150 }, (_, n) => ({
      id: `p${n}`,
      fullName: `Person ${n}`,
      role: 'staff',
    }))
    crew.push({ id: 'marta-kovac', fullName: 'Marta Kovač', role: 'staff' })
    server.use(http.get('*/api/users', () => HttpResponse.json(crew)))
    await openBoard()
    expect(screen.getByRole('caption')).toHaveTextContent(/^Page 1 of \d\d$/)
    expect(screen.queryByRole('img', { name: /^Page 1 of/ })).toBeNull()
  })

  it('pages by itself where there are more people than rows, and waits while somebody is at it', async () => {
    server.use(http.get('*/api/users/days_off', () => HttpResponse.json([])))
    const { user } = await openBoard()
    await pass(4 * SECOND)
    // Twelve people are six and six, not ten and a page for two.
    const first = shownRows()
    expect(first).toHaveLength(6)
    expect(screen.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
    await pass(15 * SECOND)
    expect(shownRows()).toHaveLength(6)
    expect(shownRows()).not.toContain(first[0])
    // A key or a hand brings the controls.
    await user.keyboard('{Shift}')
    await user.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(shownRows()).toEqual(first)
    await user.keyboard('{Shift}')
    await pass(2 * SECOND)
    expect(shownRows()).toEqual(first)
  })

  it('spec §9: asks for each resource every five minutes, also over midnight', async () => {
    await openBoard({ now: '2026-04-14T20:00:30Z' })
    for (let turn = 0; turn < 72; turn += 1) await pass(5 * MINUTE)
    // Once at the start, 72 times in six hours, and the new day for what is asked for by day.
    for (const path of ['/users', '/pitches', '/weather/stadium', '/equipment'])
      expect(times(path), path).toBe(73)
    for (const path of ['/activities', '/events', '/users/days_off']) expect(times(path), path).toBe(74)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wednesday 15 April')
  })

  it('keeps what it has through an outage and says after 15 minutes how old it is', async () => {
    await openBoard()
    broken()
    await pass(10 * MINUTE)
    expect(row('Owen P.')).toHaveTextContent('Triplex 1')
    expect(screen.queryByText(/^Nothing new/)).not.toBeInTheDocument()
    await pass(6 * MINUTE)
    expect(screen.getByText(/^Nothing new for 1[56]m\. This is from 06:31\.$/)).toBeVisible()
    expect(row('Owen P.')).toHaveTextContent('Triplex 1')
    server.resetHandlers()
    await pass(5 * MINUTE)
    expect(screen.queryByText(/^Nothing new/)).not.toBeInTheDocument()
    expect(screen.getByText(/^Updated 06:5[12]$/)).toBeVisible()
  })

  it('F9 claims nothing of what could not be read: no closed pitch, no fixture, nobody off', async () => {
    const fails = () => HttpResponse.json({}, { status: 500 })
    server.use(
      http.get('*/api/supplies', fails),
      http.get('*/api/events', fails),
      http.get('*/api/users/days_off', fails),
      http.get('*/api/activities', () => HttpResponse.json([job({ id: 'mow' })])),
    )
    await openBoard()
    expect(screen.queryByText('No pitch is closed today.')).not.toBeInTheDocument()
    expect(screen.getByText('Whether a pitch is closed is not known yet.')).toBeVisible()
    expect(screen.getAllByText('Not read yet.')).toHaveLength(3)
    for (const claim of ['None in the next two weeks.', 'Nobody is off.', /of 12 here/])
      expect(screen.queryByText(claim)).not.toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'People' })).toBeInTheDocument()
    server.resetHandlers()
    await pass(5 * MINUTE)
    await until(() => !screen.queryByText(/not known yet/))
    expect(screen.queryByText(/not known yet/)).not.toBeInTheDocument()
  })

  it('does not say that work has nobody while it is not known who works here', async () => {
    const fails = () => HttpResponse.json({}, { status: 500 })
    const jobs = [job({ id: 'mow' }), job({ id: 'brush', activityName: 'brushing', userIds: [] })]
    server.use(
      http.get('*/api/users', fails),
      http.get('*/api/activities', () => HttpResponse.json(jobs)),
    )
    await openBoard()
    expect(screen.getByText('The board could not be read.')).toBeVisible()
    await until(() => screen.queryByText(/Brush.*: nobody on it/))
    expect(screen.getAllByText(/: nobody on it/)).toHaveLength(1)
  })

  it('D8 is a day further within a minute of midnight, also without a network', async () => {
    await openBoard({ now: '2026-04-14T22:59:30Z' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday 14 April')
    broken()
    await pass(MINUTE)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wednesday 15 April')
    expect(document.querySelectorAll('[data-activity-id]').length).toBeGreaterThan(5)
  })

  it('D8 reads everything again when the device wakes after three days', async () => {
    await openBoard()
    const before = times('/activities')
    vi.setSystemTime(new Date('2026-04-17T05:31:00Z'))
    await pass(2 * SECOND)
    await pass(2 * SECOND)
    expect(times('/activities')).toBeGreaterThan(before)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Friday 17 April')
    expect(screen.getByText('Updated 06:31')).toBeVisible()
  })

  it('C6 can be stopped and goes on when it is told to', async () => {
    const { user } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    const before = asked.length
    await pass(20 * MINUTE)
    expect(asked).toHaveLength(before)
    expect(screen.getByText('Paused since 06:31')).toBeVisible()
    await user.keyboard('{Shift}')
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    await pass(6 * MINUTE)
    expect(times('/activities')).toBe(2)
  })

  it('C6 says what is shown by choice, and keeps the choice', async () => {
    const { user } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Options' }))
    for (let tries = 0; tries < 100 && !screen.queryByRole('dialog'); tries += 1) await pass(20)
    const dialog = within(screen.getByRole('dialog', { name: 'Board options' }))
    await user.click(dialog.getByRole('switch', { name: 'Problems' }))
    await user.click(dialog.getByRole('switch', { name: 'Pitches now' }))
    await user.type(dialog.getByRole('textbox', { name: 'Safety line' }), 'Lorries at 08:00.')
    await user.keyboard('{Escape}')
    await pass(SECOND)
    expect(screen.queryByText('Problems')).not.toBeInTheDocument()
    expect(screen.getAllByText(/Lorries at 08:00\.$/).length).toBeGreaterThan(0)
  })

  it('covers the navigation: nothing behind it takes the focus', async () => {
    await openBoard()
    const reached = screen.getAllByRole('link').filter((link) => !link.closest('[inert]'))
    expect(reached.map(({ textContent }) => textContent)).toEqual(['Calendar'])
  })

  it('says that nothing is planned, and that nobody is set up', async () => {
    server.use(http.get('*/api/activities', () => HttpResponse.json([])))
    await openApp(BOARD, { as: 'marta' })
    expect(await screen.findByText('Nothing is planned for today.')).toBeVisible()
  })

  it('tries again where it has nothing to show yet', async () => {
    let down = true
    server.use(
      http.get('*/api/activities', () =>
        down ? HttpResponse.json({ detail: 'down' }, { status: 500 }) : undefined,
      ),
    )
    await openBoard()
    expect(screen.getByText('The board could not be read.')).toBeVisible()
    down = false
    server.resetHandlers()
    await pass(31 * SECOND)
    await until(() => screen.queryByRole('rowheader', { name: 'Aisha R.' }))
    expect(row('Aisha R.')).toHaveTextContent(/Overmark/)
  })
})

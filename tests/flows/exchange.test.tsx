import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { readCsv } from '@/domain/csv'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const IMPORT = '/dashboard/calendar?view=week&date=2026-04-14&exchange=import'
const EXPORT = '/dashboard/calendar?view=week&date=2026-04-14&exchange=export'

const match = (uid: string, name: string, at: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${name}\r\nDTSTART;TZID=Europe/London:${at}\r\nDURATION:PT2H\r\n${more}END:VEVENT\r\n`
const calendar = (...events: string[]) =>
  new File(
    [`BEGIN:VCALENDAR\r\nX-WR-CALNAME:County league\r\n${events.join('')}END:VCALENDAR\r\n`],
    'season.ics',
  )
const SEASON = calendar(
  match('1', 'Colts v Larkfield', '20260416T190000'),
  match('2', 'Colts v Castle Vale', '20260423T190000'),
  match('3', 'Larkfield v Colts', '20260430T190000'),
)

/** Each write as `POST /activities 2026-04-16T18:00:00`. */
let written: string[] = []
let keys: (string | null)[] = []
beforeEach(() => {
  written = []
  keys = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' || !pathname.includes('/activities')) return
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
    written.push(`${request.method} ${pathname.replace(/^\/api/, '').replace(/[\da-f-]{36}/, 'id')}`)
  })
})

/** What is asked for from now on of work and fixtures, by its days. */
function listPeriods() {
  const asked: { from: string; days: number }[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const [from, to] = [searchParams.get('start_date'), searchParams.get('end_date')]
    if (!/\/(activities|events)$/.test(pathname) || from === null || to === null) return
    asked.push({ from: from.slice(0, 10), days: (Date.parse(to) - Date.parse(from)) / 86_400_000 })
  })
  return asked
}

const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 40_000 })
async function give(user: UserEvent, file: File) {
  const window = await dialog('Import fixtures')
  await user.upload(within(window).getByLabelText('Choose a file', { selector: 'input' }), file)
  await screen.findByText('Step 2 of 3: where teams play')
  return window
}
async function choosePitch(user: UserEvent, team: string, pitch: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`Pitch of ${team}`) }))
  await user.click(await screen.findByRole('option', { name: pitch }))
}
/** To the last step, once it is known what is planned around the file. */
async function goOn(user: UserEvent) {
  const next = screen.getByRole('button', { name: 'Next' })
  await waitFor(() => expect(next).toBeEnabled())
  await user.click(next)
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
/** From the file to the last step before anything is written. */
async function look(user: UserEvent, file: File) {
  const window = await give(user, file)
  await goOn(user)
  return window
}
const importSeason = async () => {
  const app = await openApp(IMPORT, { as: 'marta' })
  await give(app.user, SEASON)
  await choosePitch(app.user, 'Colts', 'Training 3')
  await goOn(app.user)
  await app.user.click(await screen.findByRole('button', { name: 'Import 2 changes' }))
  await screen.findByText('2 fixtures imported.')
  await closed()
  return app
}

describe('B3 a season from a file', () => {
  it('is shown before anything changes, and written once, each addition with a key of its own', async () => {
    const { user } = await openApp(IMPORT, { as: 'marta' })
    const window = await give(user, SEASON)
    await choosePitch(user, 'Colts', 'Training 3')
    await goOn(user)
    expect(
      await within(window).findByRole('checkbox', { name: /^Import Colts v Larkfield, Thu/ }),
    ).toBeChecked()
    // Away matches are nobody's pitch.
    expect(within(window).queryByText('Larkfield v Colts')).not.toBeInTheDocument()
    expect(written).toEqual([])
    await user.click(within(window).getByRole('button', { name: 'Import 2 changes' }))
    expect(await screen.findByText('2 fixtures imported.')).toBeInTheDocument()
    expect(written).toEqual(['POST /activities', 'POST /activities'])
    expect(new Set(keys).size).toBe(2)
    await closed()
  })

  it('of whole days names no times', async () => {
    const { user } = await openApp(IMPORT, { as: 'marta' })
    const days = ['Cup,2026-04-18,', 'Camp,2026-04-20,2026-04-22'].join('\n')
    const file = new File([`Name,Start,End\n${days}`], 'cup.csv')
    const window = await give(user, file)
    await choosePitch(user, 'Cup', 'Training 3')
    await choosePitch(user, 'Camp', 'Training 3')
    await goOn(user)
    expect(await within(window).findByRole('checkbox', { name: /^Import Cup, Sat 18 Apr$/ })).toBeChecked()
    expect(within(window).getByRole('checkbox', { name: /^Import Camp, 20\s–\s22 Apr 2026$/ })).toBeChecked()
    expect(within(window).getAllByText('The whole day')).toHaveLength(2)
  })

  it('O2 is not told as done while it waits on the device', async () => {
    server.use(http.post('*/api/activities', () => HttpResponse.error()))
    const { user } = await openApp(IMPORT, { as: 'marta' })
    await give(user, SEASON)
    await choosePitch(user, 'Colts', 'Training 3')
    await goOn(user)
    await user.click(await screen.findByRole('button', { name: 'Import 2 changes' }))
    expect(await screen.findByText('2 fixtures imported. Not sent yet.')).toBeVisible()
    await closed()
  })

  it('D4 is compared with what stands around it in short pieces', async () => {
    const asked = listPeriods()
    const { user } = await openApp(IMPORT, { as: 'marta' })
    await look(user, SEASON)
    expect(Math.max(...asked.map(({ days }) => days))).toBeLessThanOrEqual(21)
    const firsts = asked.map(({ from }) => from).toSorted()
    expect([firsts[0], (firsts.at(-1) ?? '') > '2026-06-01']).toEqual(['2026-02-14', true])
  })

  it('is among the fixtures of the day from then on, and counted once', async () => {
    const { router } = await importSeason()
    await router.navigate('/dashboard/work-plan?date=2026-04-16')
    const fixtures = await screen.findByRole('region', { name: /^Fixtures/ })
    expect(await within(fixtures).findByText('Colts v Larkfield')).toBeVisible()
    expect(within(fixtures).getAllByText('Women training')).toHaveLength(1)
  })

  it('says in its block who plays, not that it is a match', async () => {
    const { router } = await importSeason()
    await router.navigate('/dashboard/calendar?view=week&date=2026-04-16')
    const match = await screen.findByRole('button', { name: /^Match, Colts v Larkfield, Training 3/ })
    expect(match).toHaveTextContent('Colts')
  })

  it('is taken back by one undo', async () => {
    const { user } = await importSeason()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(written.slice(2)).toEqual(['DELETE /activities/id', 'DELETE /activities/id']))
  })

  it('comes again: remembers the pitch, moves what moved, cancels what is off, and warns about work around it', async () => {
    const { user, router } = await importSeason()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await router.navigate(IMPORT)
    const window = await look(
      user,
      calendar(
        match('1', 'Colts v Larkfield', '20260416T093000'),
        match('2', 'Colts v Castle Vale', '20260423T190000', 'STATUS:CANCELLED\r\n'),
        match('3', 'Larkfield v Colts', '20260430T190000'),
      ),
    )
    const moved = (
      await within(window).findByRole('checkbox', { name: /^Import Colts v Larkfield/ })
    ).closest('tr')
    await waitFor(() => expect(moved).toHaveTextContent('Moved'))
    expect(moved).toHaveTextContent('was Thu')
    expect(
      within(window)
        .getByRole('checkbox', { name: /Castle Vale/ })
        .closest('tr'),
    ).toHaveTextContent('Cancelled')
    await user.click(within(window).getByRole('button', { name: 'Import 2 changes' }))
    await waitFor(() => expect(written.slice(2)).toEqual(['PUT /activities/id', 'PUT /activities/id']))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(written).toHaveLength(6))
    await router.navigate(IMPORT)
    const again = await look(user, SEASON)
    expect(
      await within(again).findByText('Nothing to do: everything in the file is already here.'),
    ).toBeVisible()
    // P1 keys still reach the window, and there is nothing to lose.
    await user.keyboard('{Escape}')
    await closed()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps what was refused, says why, and tries it again under the same key', async () => {
    const { user } = await openApp(IMPORT, { as: 'marta' })
    await give(user, SEASON)
    await choosePitch(user, 'Colts', 'Training 3')
    await goOn(user)
    let refused = 0
    server.use(
      http.post('*/api/activities', () => {
        refused += 1
        return refused === 1
          ? HttpResponse.json({ detail: 'The pitch is closed.' }, { status: 400 })
          : undefined
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Import 2 changes' }))
    expect(await screen.findByText(/1 change was refused/)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Import 1 change' }))
    await closed()
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    ['a page', '<!doctype html><p>404</p>', /No fixtures were found/],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', /its end is missing/],
    ['nothing', '', /This file is empty/],
    [
      'every second',
      `BEGIN:VCALENDAR\r\n${match('1', 'A', '20260416T190000', 'RRULE:FREQ=SECONDLY\r\n')}END:VCALENDAR`,
      /far too often/,
    ],
    ['a mountain', `date,name\n${'2026-04-18,A v B\n'.repeat(50_000)}`, /more than 15,000/],
  ])('X7 says what is wrong with %s', async (_what, text, words) => {
    const { user } = await openApp(IMPORT, { as: 'marta' })
    const window = await dialog('Import fixtures')
    await user.upload(
      within(window).getByLabelText('Choose a file', { selector: 'input' }),
      new File([text], 'x.ics'),
    )
    expect(await within(window).findByRole('alert')).toHaveTextContent(words)
  })

  it('X3, X10 a hostile name is only a name', async () => {
    const { user } = await openApp(IMPORT, { as: 'marta' })
    const name = '<img src=x onerror=alert(1)>\u202Eevil'
    const window = await give(user, calendar(match('1', name, '20260416T190000')))
    const shown = await within(window).findByText(name)
    expect(shown.tagName).toBe('BDI')
    expect(window.querySelector('img')).toBeNull()
  })

  it('is not offered to a league that only looks', async () => {
    await openApp(IMPORT, { as: 'office' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector('[role=grid]')).not.toBeNull())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the calendar as a file', () => {
  let made: Blob[] = []
  beforeEach(() => {
    made = []
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob)
      return 'blob:made'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  })

  it('X6 holds the days on screen, with lines that end and fold as they must', async () => {
    const { user } = await openApp(EXPORT, { as: 'marta' })
    const window = await dialog('Export the calendar')
    await within(window).findByText(/^\d+ entries$/)
    await user.click(within(window).getByRole('button', { name: 'Download' }))
    const text = (await made[0]?.text()) ?? ''
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain('SUMMARY:Mowing\\, Training 1\r\n')
    expect(text).toContain('DTSTART:20260414T060000Z\r\n')
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(await screen.findByText('sward-2026-04-13-2026-04-19.ics is ready.')).toBeInTheDocument()
  })

  it('D4 asks for a long time in short pieces, and has the days on their edges once', async () => {
    const asked = listPeriods()
    const { user } = await openApp(EXPORT, { as: 'marta' })
    const window = within(await dialog('Export the calendar'))
    const [month] = window.getAllByRole('spinbutton', { name: /^month/ })
    await user.click(month as HTMLElement)
    await user.keyboard('3')
    const download = window.getByRole('button', { name: 'Download' })
    await waitFor(() => expect(download).toBeEnabled())
    expect(Math.max(...asked.map(({ days }) => days))).toBeLessThanOrEqual(21)
    expect(asked.map(({ from }) => from)).toContain('2026-03-12')
    await user.click(download)
    const uids = ((await made[0]?.text()) ?? '').match(/^UID:.*$/gm) ?? []
    expect(uids.length).toBeGreaterThan(100)
    expect(new Set(uids).size).toBe(uids.length)
  })

  it('says what could not be read, and asks for it again', async () => {
    server.use(http.get('*/api/events', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp(EXPORT, { as: 'marta' })
    const window = within(await dialog('Export the calendar'))
    const retry = await window.findByRole('button', { name: 'Try again' })
    const download = window.getByRole('button', { name: 'Download' })
    expect(download).toBeDisabled()
    // Without the fixtures, the rest can be had.
    await user.click(window.getByRole('checkbox', { name: 'Fixtures' }))
    expect(download).toBeEnabled()
    await user.click(window.getByRole('checkbox', { name: 'Fixtures' }))
    expect(download).toBeDisabled()
    server.resetHandlers()
    await user.click(window.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(download).toBeEnabled())
    expect(retry).not.toBeInTheDocument()
  })

  it('X5 as a table follows the language, and the filters of the page', async () => {
    const { user } = await openApp(`${EXPORT}&only=mowing`, { as: 'marta', language: 'de' })
    await screen.findByRole('dialog', {}, { timeout: 30_000 })
    await user.click(await screen.findByRole('radio', { name: /csv/i }))
    const button = await screen.findByRole('button', { name: /Download|Herunterladen/ })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    const lines = ((await made[0]?.text()) ?? '').split('\r\n')
    expect(lines[0]).toMatch(/^(\uFEFF)?[^;]+;[^;]+;/)
    expect(lines[0]).toMatch(/\(mm\)/)
    expect(lines[0]).toMatch(/;Maschinen;Mittel;/)
    expect(lines.slice(1, -1).every((line) => line.includes('2026-04-1'))).toBe(true)
    expect(lines.slice(1, -1).length).toBeGreaterThan(0)
  })

  it('X5 as a table names each column once, with the machines and products of the work', async () => {
    const { user } = await openApp(EXPORT.replace('04-14', '03-17'), {
      as: 'marta',
    })
    const window = await dialog('Export the calendar')
    await user.click(within(window).getByRole('radio', { name: /csv/i }))
    const button = within(window).getByRole('button', { name: 'Download' })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    const [head = [], ...rows] = readCsv((await made[0]?.text()) ?? '')
    expect(new Set(head).size).toBe(head.length)
    expect(rows.map((row) => row[head.indexOf('Products')])).toContainEqual(
      expect.stringMatching(/Wetter Aqua 90 10\sL\/ha/),
    )
    expect(rows.map((row) => row[head.indexOf('Machines')])).toContainEqual(
      expect.stringMatching(/^Triplex 1/),
    )
  })
})

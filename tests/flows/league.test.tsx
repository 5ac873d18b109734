import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FEATURES, isOn } from '@/domain/switches'
import { readCookie } from '@/lib/cookies'
import { COOKIE } from '@/session/cookies'
import { LEAGUE_CLUBS } from '../../src/demo/seed/leagueClubs.ts'
import { onScreen, PHONE } from '../support/onScreen'
import { openApp, server } from '../support/openApp'

const HOME = '/dashboard/home'
type Asked = { method: string; path: string; club: string | null }

let asked: Asked[] = []
beforeEach(() => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      club: request.headers.get('X-Company-Id'),
    })
  })
})
const about = (club: string) =>
  asked.filter(({ path, club: named }) => named === club || path.includes(`/${club}-`))

const table = () => screen.findByRole('table', { name: 'Clubs and their pitches against the norm' })
const rowOf = async (club: string) => {
  const press = await screen.findByRole('button', { name: new RegExp(`^${club}`) })
  const row = press.closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error(`no row of ${club}`)
  return row
}
const allRead = async () => {
  await table()
  await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull(), { timeout: 30_000 })
}
const bar = () => screen.findByRole('region', { name: 'Club' })
const openClub = async ({ user }: Awaited<ReturnType<typeof openApp>>, club: string) => {
  await user.click(within(await bar()).getByRole('button', { name: 'Open a club' }))
  await user.click(await screen.findByRole('menuitem', { name: club }))
}

describe('the table of clubs', () => {
  it('F42 says how each club stands: the silent one by its age, the critical one by its worst pitch', async () => {
    const { user } = await openApp(HOME, { as: 'office' })
    await allRead()
    expect(within(await rowOf('Al Sahra')).getByText('Out of date')).toBeVisible()
    expect(within(await rowOf('Al Wadi')).getByText('Critical')).toBeVisible()
    const hisn = await rowOf('Al Hisn')
    expect(within(hisn).getByText('Look')).toBeVisible()
    expect(within(hisn).getByText('v Al Marjan')).toBeVisible()
    expect(within(hisn).getAllByText('in norm').length).toBeGreaterThan(2)
    await user.click(
      screen.getByRole('button', { name: 'What is this? Clubs and their pitches against the norm' }),
    )
    expect(await screen.findByText(/Readings older than 21 days do not count/)).toBeVisible()
  })

  it('F42 opens to the pitches of a club, and the address restores order, filter and what is open', async () => {
    const { user } = await openApp(HOME, { as: 'office' })
    await allRead()
    await user.click(await screen.findByRole('button', { name: /^Al Hisn/ }))
    expect(await screen.findByRole('button', { name: 'Open Al Hisn Stadium' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Status' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of pitch' }), 'Stadiums')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open Al Hisn Training 1' })).toBeNull())
    const { search } = location
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      open: 'al-hisn',
      sort: 'status',
      kind: 'stadium',
    })
    await openApp(HOME + search, { as: 'office' })
    await allRead()
    expect(await screen.findByRole('button', { name: 'Open Al Hisn Stadium' })).toBeVisible()
    const names = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)
    expect(names[0]).toMatch(/^Al Wadi/)
  })

  it('F42 names the next fixture on a club’s own pitches as one at home, not as its next one', async () => {
    await openApp(HOME, { as: 'office' })
    await allRead()
    // Al Hisn plays Al Marjan on the 17th; Al Marjan's own pitch is played on a week later.
    expect(await rowOf('Al Hisn')).toHaveTextContent(/v Al Marjan\s*Fri 17 Apr/)
    expect(within(await rowOf('Al Marjan')).getByText('Next at home')).toBeInTheDocument()
    expect(await rowOf('Al Marjan')).toHaveTextContent(/Fri 24 Apr/)
  })

  it('F42 reads four clubs at a time; one that fails says so in its row and is read again alone', async () => {
    let failing = true
    let running = 0
    let most = 0
    server.use(
      http.get('*/api/league_admin/*', async ({ request }) => {
        const club = request.headers.get('X-Company-Id')
        if (club === null) return undefined
        running += 1
        most = Math.max(most, running)
        await delay(1)
        running -= 1
        if (failing && club === 'al-jabal') return HttpResponse.json({}, { status: 500 })
        return undefined
      }),
    )
    const { user } = await openApp(HOME, { as: 'office' })
    const retry = await screen.findByRole('button', { name: 'Read Al Jabal again' })
    await waitFor(async () => expect(within(await rowOf('Al Wadi')).getByText('Critical')).toBeVisible())
    // On a phone each figure carries its name: of a club that was not read there is neither.
    expect(within(await rowOf('Al Jabal')).queryByText('Next at home')).toBeNull()
    expect(within(await rowOf('Al Wadi')).getByText('Next at home')).toBeInTheDocument()
    expect(most).toBeLessThanOrEqual(4)
    expect(most).toBeGreaterThan(1)
    failing = false
    asked = []
    await user.click(retry)
    await waitFor(async () => expect(within(await rowOf('Al Jabal')).getByText('Look')).toBeVisible())
    expect(new Set(asked.map(({ club }) => club))).toEqual(new Set(['al-jabal']))
  })

  it('F42 is exported as one file of every pitch, whatever is shown', async () => {
    let saved: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob
      return 'blob:made'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    const { user } = await openApp(`${HOME}?club=al-hisn`, { as: 'office' })
    await allRead()
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }))
    const lines = ((await saved?.text()) ?? '').trim().split('\r\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toContain('Hardness (g)')
    expect(lines.filter((line) => line.startsWith('Al Wadi,'))).toHaveLength(3)
  })
})

describe('the map of clubs', () => {
  const MAP = `${HOME}?show=map`
  const theMap = (clubs: number) => screen.findByRole('group', { name: `Map with ${clubs} clubs` })
  const marks = async (clubs: number) =>
    within(await theMap(clubs))
      .getAllByRole('button')
      .map((mark) => mark.getAttribute('aria-label'))
  const allMarksRead = async () => {
    await screen.findByRole('group', { name: /^Map with/ })
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull(), { timeout: 30_000 })
  }
  /** The clubs as the backend tells them, some of them changed. */
  const tellClubs = (change: (name: string) => object) =>
    server.use(
      http.get(/\/companies$/, () =>
        HttpResponse.json(LEAGUE_CLUBS.map(({ company }) => ({ ...company, ...change(company.name ?? '') }))),
      ),
    )

  it('F42 is one press from the list, stays in the address, and says by each mark how the club stands', async () => {
    const { user } = await openApp(HOME, { as: 'office' })
    await allRead()
    await user.click(screen.getByRole('radio', { name: 'Map' }))
    await theMap(8)
    expect(screen.getByRole('radio', { name: 'Map' })).toHaveFocus()
    expect(screen.queryByRole('table')).toBeNull()
    expect(location.search).toBe('?show=map')
    // In the order of the table; two of one town share a mark, which says how the worse of them stands.
    expect(await marks(8)).toEqual([
      'Al Hisn: Look',
      'Al Jabal: Look',
      'Al Marjan: Look',
      '2 clubs: Al Nakheel and Al Wadi. Critical',
      'Al Rimal: Critical',
      'Al Sahra: Out of date',
      'Al Waha: Look',
    ])
    const legend = screen.getByRole('list', { name: 'Meaning of the marks' })
    expect(legend).toHaveTextContent('Critical2')
    await user.click(screen.getByRole('radio', { name: 'List' }))
    await table()
    expect(location.search).toBe('')
  })

  it('F42 K1 is walked through by Tab, and Enter opens the club', async () => {
    const app = await openApp(MAP, { as: 'office' })
    await allMarksRead()
    const hisn = await screen.findByRole('button', { name: 'Al Hisn: Look' })
    hisn.focus()
    await app.user.tab()
    expect(screen.getByRole('button', { name: 'Al Jabal: Look' })).toHaveFocus()
    await app.user.keyboard('{Enter}')
    expect(await within(await bar()).findByText('Al Jabal', { selector: 'bdi' })).toBeVisible()
    expect(readCookie(COOKIE.company)).toBe('al-jabal')
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('F42 opens a list where clubs lie close together', async () => {
    const app = await openApp(MAP, { as: 'office' })
    await allMarksRead()
    await app.user.click(await screen.findByRole('button', { name: /^2 clubs/ }))
    const dialog = await screen.findByRole('dialog', { name: /^2 clubs/ })
    await app.user.click(within(dialog).getByRole('button', { name: /^Al Wadi/ }))
    expect(await within(await bar()).findByText('Al Wadi', { selector: 'bdi' })).toBeVisible()
  })

  it('F42 shows what the filters leave', async () => {
    const { user } = await openApp(MAP, { as: 'office' })
    await allMarksRead()
    await user.type(screen.getByRole('searchbox', { name: 'Search clubs and pitches' }), 'al w')
    expect(await marks(2)).toEqual(['Al Wadi: Critical', 'Al Waha: Look'])
    await user.clear(screen.getByRole('searchbox', { name: 'Search clubs and pitches' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search clubs and pitches' }), 'nobody')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await theMap(8)
  })

  it('F42 X6 names beneath it who gives no position, or an absurd one, and opens them too', async () => {
    tellClubs((name) =>
      name === 'Al Hisn' ? { latitude: null } : name === 'Al Jabal' ? { latitude: 1842, longitude: 42 } : {},
    )
    const app = await openApp(MAP, { as: 'office' })
    await allMarksRead()
    await theMap(6)
    const unplaced = screen.getByRole('region', { name: 'Not on the map, no position given' })
    expect(
      within(unplaced)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Al HisnLook', 'Al JabalLook'])
    await app.user.click(within(unplaced).getByRole('button', { name: /Al Hisn/ }))
    expect(await within(await bar()).findByText('Al Hisn', { selector: 'bdi' })).toBeVisible()
  })

  it('F42 leads back to the list where no club gives its position', async () => {
    tellClubs(() => ({ latitude: null, longitude: null }))
    const { user } = await openApp(MAP, { as: 'office' })
    expect(await screen.findByText('None of these clubs has given its position.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the list' }))
    await table()
    expect(location.search).toBe('')
  })

  it('F42 G6 says beneath it on a phone whom a mark stands for, before a press opens the club', async () => {
    onScreen(PHONE)
    const app = await openApp(MAP, { as: 'office' })
    await allMarksRead()
    expect(screen.getByText('Press a mark to see the club.')).toBeVisible()
    const mark = screen.getByRole('button', { name: /^2 clubs/ })
    await app.user.click(mark)
    expect(mark).toHaveAttribute('aria-expanded', 'true')
    expect(readCookie(COOKIE.company)).toBeUndefined()
    await app.user.click(screen.getByRole('button', { name: /^Al Wadi/ }))
    expect(await within(await bar()).findByText('Al Wadi', { selector: 'bdi' })).toBeVisible()
  })

  it('M4 I2 lies as the ground does, also in a language that is written from the right', async () => {
    await openApp(MAP, { as: 'office', language: 'ar' })
    const map = await screen.findByRole('group', { name: /خريطة/ })
    expect(map).toHaveAttribute('dir', 'ltr')
  })
})

describe('compare and round', () => {
  it('F42 lays one metric of the clubs side by side, as boxes and as a table', async () => {
    const { user } = await openApp(`${HOME}?view=compare&metric=soilMoisture`, { as: 'office' })
    const box = await screen.findByRole('img', { name: /^Al Wadi: median .*in norm$/ })
    expect(box).toBeVisible()
    // In Arabic as well: values run as in the other charts.
    expect(box).toHaveAttribute('dir', 'ltr')
    expect(await screen.findByText('no reading in the last 21 days')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'As a table' }))
    expect(await screen.findByRole('table', { name: 'Moisture of the clubs' })).toBeVisible()
    expect(location.search).toContain('table=1')
  })

  it('F42 compares no club before one is read, and does not say that none has a reading', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/league_admin/pitches', async () => {
        await answered.promise
        return undefined
      }),
    )
    await openApp(`${HOME}?view=compare&metric=hardness`, { as: 'office' })
    expect(await screen.findAllByText('Being read')).toHaveLength(8)
    expect(screen.queryByText('No club has a fresh reading of this metric.')).toBeNull()
    answered.resolve()
    expect(await screen.findByRole('img', { name: /^Al Wadi: median/ })).toBeVisible()
  })

  it('F42 holds every club against the norm that the league sets itself, and tells nobody', async () => {
    const { user } = await openApp(`${HOME}?view=compare&metric=hardness`, { as: 'office' })
    const share = async () =>
      (await screen.findByRole('img', { name: /^Al Wadi: median/ })).getAttribute('aria-label')
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    const usual = await share()
    asked = []
    await user.click(screen.getByRole('button', { name: 'Change the norm' }))
    const dialog = await screen.findByRole('dialog', { name: 'Norm: Hardness' })
    const limit = async (name: string, value: string) => {
      const field = within(dialog).getByRole('textbox', { name: new RegExp(name) })
      await user.clear(field)
      if (value) await user.type(field, value)
    }
    await limit('Critical below', '')
    await limit('Target from', '200')
    await user.click(within(dialog).getByRole('button', { name: 'Save norm' }))
    expect(
      (await within(dialog).findAllByText('Each limit must be at least as high as the one before it.'))[0],
    ).toBeVisible()
    await limit('Target to', '300')
    await limit('Critical above', '')
    await user.click(within(dialog).getByRole('button', { name: 'Save norm' }))
    expect(await screen.findByText('Norm 200 to 300 g, as the league has set it')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await share()).toMatch(/, 0\s% in norm$/)
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Change the norm' }))
    await user.click(await screen.findByRole('button', { name: 'Back to the usual' }))
    await waitFor(async () => expect(await share()).toBe(usual))
  })

  it('F42 the next round is named once every club has answered, and stays', async () => {
    // One that plays only the week after is the first to answer.
    const others = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/league_admin/pitches', async ({ request }) => {
        if (request.headers.get('X-Company-Id') !== 'al-marjan') await others.promise
        return undefined
      }),
    )
    await openApp(`${HOME}?view=round`, { as: 'office' })
    await screen.findByText('1 of 8 clubs read')
    others.resolve()
    const named = (await screen.findByRole('heading', { name: /^Round of/ })).textContent
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    expect(screen.getByRole('heading', { name: /^Round of/ })).toHaveTextContent(named)
    expect(screen.getAllByRole('button', { name: /^Fill in the pitch report/ }).length).toBeGreaterThan(1)
  })

  it('F42 a round says whose matches are missing because a club could not be read, and reads it again', async () => {
    server.use(
      http.get('*/api/league_admin/*', ({ request }) =>
        request.headers.get('X-Company-Id') === 'al-hisn'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    )
    const { user } = await openApp(`${HOME}?view=round&round=2026-04-17`, { as: 'office' })
    expect(await screen.findByText(/^The home matches of Al Hisn are missing here/)).toBeVisible()
    const count = () => screen.getAllByRole('button', { name: /^Fill in the pitch report/ }).length
    await waitFor(() => expect(screen.getByText('7 of 8 clubs read')).toBeVisible())
    const before = count()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(count()).toBe(before + 1))
    expect(screen.queryByText(/^The home matches of/)).toBeNull()
  })

  it('F42 does not say that there are no matches where no club could be read', async () => {
    server.use(
      http.get('*/api/league_admin/*', ({ request }) =>
        request.headers.get('X-Company-Id') === null ? undefined : HttpResponse.json({}, { status: 500 }),
      ),
    )
    await openApp(`${HOME}?view=round`, { as: 'office' })
    expect(
      await screen.findByText(/^The home matches of Al Hisn, Al Jabal, .* are missing here/),
    ).toBeVisible()
    expect(screen.queryByText('No matches in these weeks.')).toBeNull()
  })

  it('F42 a round says which reports are there, late or missing; a pitch report is kept on this device only', async () => {
    const { user } = await openApp(`${HOME}?view=round&round=2026-04-10`, { as: 'office' })
    expect(await screen.findByRole('heading', { name: /Round of 10 Apr/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    expect(screen.getByText('1 late')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: /^Fill in the pitch report/ })[0] as HTMLElement)
    expect(await screen.findByText(/stays on this device/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    asked = []
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(await screen.findByText('Say whether the pitch is fit to play on.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Yes, with remarks' }))
    await user.type(screen.getByRole('textbox', { name: /Inspected by/ }), 'N. Al Qahtani')
    await user.tab()
    expect(await screen.findByText(/^Kept on this device/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the round' }))
    expect(await screen.findByText('on this device')).toBeVisible()
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('F42 a round counts the reports of the matches that it shows, and says when it shows none', async () => {
    const { user } = await openApp(`${HOME}?view=round&round=2026-04-10`, { as: 'office' })
    const matches = () => screen.findAllByRole('button', { name: /the pitch report on/ })
    const count = () => screen.getAllByText(/^\d+ (received|late|missing|not due yet)$/)
    await waitFor(async () => expect((await matches()).length).toBeGreaterThan(1))
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    const search = screen.getByRole('searchbox', { name: 'Search clubs and pitches' })
    const [{ textContent: club } = { textContent: '' }] = screen.getAllByText(/Stadium$/)
    await user.type(search, club)
    await waitFor(async () => expect(await matches()).toHaveLength(1))
    expect(count().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^1 /)])
    await user.type(search, ' nobody')
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(async () => expect((await matches()).length).toBeGreaterThan(1))
  })

  it('F42 a pitch report is not kept for a field that is passed through', async () => {
    const { user } = await openApp(`${HOME}?view=round&round=2026-04-10`, { as: 'office' })
    const [fill] = await screen.findAllByRole('button', { name: /^Fill in the pitch report/ })
    const name = fill?.getAttribute('aria-label') ?? ''
    await user.click(fill as HTMLElement)
    await user.click(await screen.findByRole('textbox', { name: /Remarks/ }))
    await user.click(screen.getByRole('button', { name: 'Back to the round' }))
    expect(await screen.findByRole('button', { name })).toBeVisible()
  })

  it('F42 a pitch report keeps what is still being typed when the reader goes back', async () => {
    const { user, router } = await openApp(`${HOME}?view=round&round=2026-04-10`, { as: 'office' })
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    const fill = (
      await screen.findAllByRole('button', { name: /^Fill in the pitch report/ })
    )[0] as HTMLElement
    const match = fill.getAttribute('aria-label')?.replace('Fill in', '') ?? ''
    await user.click(fill)
    await user.type(await screen.findByRole('textbox', { name: /Remarks/ }), 'Bare goalmouth, north')
    await router.navigate(-1)
    await user.click(await screen.findByRole('button', { name: `Open${match}` }))
    expect(await screen.findByRole('textbox', { name: /Remarks/ })).toHaveValue('Bare goalmouth, north')
  })

  it('F42 a pitch report keeps what is still being typed when a phone puts the page away', async () => {
    const { user } = await openApp(`${HOME}?view=round&round=2026-04-10`, { as: 'office' })
    await waitFor(() => expect(screen.queryByText(/of 8 clubs read/)).toBeNull())
    const [fill] = await screen.findAllByRole('button', { name: /^Fill in the pitch report/ })
    await user.click(fill as HTMLElement)
    await user.type(await screen.findByRole('textbox', { name: /Remarks/ }), 'Bare goalmouth, north')
    expect(screen.queryByText(/^Kept on this device \d/)).toBeNull()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/^Kept on this device \d/)).toBeVisible()
  })
})

describe('the club that is open', () => {
  it('A8 is named on every page, every call is about it, and the way back leads to all of them', async () => {
    const app = await openApp(HOME, { as: 'office' })
    await allRead()
    asked = []
    await openClub(app, 'Al Wadi')
    expect(await within(await bar()).findByText('Al Wadi', { selector: 'bdi' })).toBeVisible()
    expect((await screen.findAllByText('Al Wadi Stadium', { exact: false }))[0]).toBeVisible()
    expect(readCookie(COOKIE.company)).toBe('al-wadi')
    expect(new Set(asked.map(({ club }) => club))).toEqual(new Set(['al-wadi']))
    await app.router.navigate('/dashboard/pitches/al-wadi-stadium')
    expect(await within(await bar()).findByText('Al Wadi', { selector: 'bdi' })).toBeVisible()
    asked = []
    await app.user.click(within(await bar()).getByRole('button', { name: 'Back to all clubs' }))
    await allRead()
    expect(readCookie(COOKIE.company)).toBeUndefined()
    // What the office had read is still there.
    const readings = asked.filter(({ path }) => path.includes('field-measurements'))
    expect(readings.filter(({ club }) => club !== 'al-wadi')).toEqual([])
  })

  it('K1 is chosen from a list: arrow keys only walk it, Enter opens', async () => {
    const app = await openApp(HOME, { as: 'office' })
    await allRead()
    await openClub(app, 'Al Wadi')
    const named = await within(await bar()).findByText('Al Wadi', { selector: 'bdi' })
    const opener = () =>
      within(screen.getByRole('region', { name: 'Club' })).getByRole('button', { name: 'Open a club' })
    opener().focus()
    asked = []
    await app.user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}')
    await screen.findByRole('menu', { name: 'Open a club' })
    await app.user.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(named).toHaveTextContent('Al Wadi')
    expect(about('al-hisn')).toEqual([])
    await app.user.keyboard('{Enter}al h')
    expect(await screen.findByRole('menuitem', { name: 'Al Hisn' })).toHaveFocus()
    await app.user.keyboard('{Enter}')
    expect(await within(await bar()).findByText('Al Hisn', { selector: 'bdi' })).toBeVisible()
    // The page is another one under the same address and heading: it is said whose.
    expect(within(await bar()).getByRole('status')).toHaveTextContent('Al Hisn')
  })

  it('A8 of the former club nothing is on screen or asked once another is open, and its slow answer is thrown away', async () => {
    const slow: (() => void)[] = []
    onTestFinished(() => slow.forEach((end) => end()))
    const app = await openApp(HOME, { as: 'office' })
    await allRead()
    await openClub(app, 'Al Wadi')
    expect((await screen.findAllByText('Al Wadi Stadium', { exact: false }))[0]).toBeVisible()
    server.use(
      http.get('*/api/league_admin/pitches', async ({ request }) => {
        if (request.headers.get('X-Company-Id') !== 'al-wadi') return undefined
        await new Promise<void>((end) => slow.push(end))
        return HttpResponse.json([{ id: 'al-wadi-stadium', name: 'Al Wadi Stadium' }])
      }),
    )
    await app.router.navigate('/dashboard/pitches')
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(slow.length).toBeGreaterThan(0))
    // A page that has just come takes the focus, and with it closes a list that was opened too soon.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pitches' })).toHaveFocus())
    await openClub(app, 'Al Hisn')
    expect((await screen.findAllByText('Al Hisn Stadium', { exact: false }))[0]).toBeVisible()
    asked = []
    for (const end of slow) end()
    await app.router.navigate('/dashboard/pitches')
    expect((await screen.findAllByText('Al Hisn Stadium'))[0]).toBeVisible()
    expect(screen.getByRole('main').textContent).not.toContain('Al Wadi')
    expect(about('al-wadi')).toEqual([])
    expect(asked.filter(({ club }) => club !== 'al-hisn')).toEqual([])
  })

  it('A8 another tab that opens another club takes this one with it', async () => {
    const app = await openApp(HOME, { as: 'office' })
    await allRead()
    await openClub(app, 'Al Wadi')
    expect((await screen.findAllByText('Al Wadi Stadium', { exact: false }))[0]).toBeVisible()
    document.cookie = `${COOKIE.company}=al-hisn; path=/; secure`
    document.dispatchEvent(new Event('visibilitychange'))
    expect((await screen.findAllByText('Al Hisn Stadium', { exact: false }))[0]).toBeVisible()
    expect(screen.getByRole('main').textContent).not.toContain('Al Wadi')
  })
})

/** Pages whose switch is off, and what they would ask. */
const OFF_PAGES: readonly [feature: string, path: string][] = [
  ['storage', '/dashboard/storage'],
  ['work_plan', '/dashboard/work-plan'],
  ['calendar_tv_view', '/dashboard/calendar?view=tv'],
  ['calendar_users', '/dashboard/calendar?view=users'],
  ['calendar_users', '/dashboard/team'],
  ['calendar_pitches', '/dashboard/calendar?view=pitches'],
  ['pitch_growth', '/dashboard/pitches/al-wadi-stadium/growth'],
  ['pitch_shade_analysis', '/dashboard/pitches/al-wadi-stadium?tab=sunlight'],
]
/** Pages that are on, and what none of them may ask or show (spec §6). */
const ON_PAGES = [
  HOME,
  '/dashboard/calendar',
  '/dashboard/pitches',
  '/dashboard/pitches/al-wadi-stadium',
  '/dashboard/pitches/al-wadi-stadium/fertilisation',
  '/dashboard/reports?report=full&reader=league',
  '/dashboard/mobile',
  '/dashboard/settings',
]
const NEVER_ASKED: readonly [feature: string, path: RegExp][] = [
  ['storage', /\/(equipment|supplies|cocktails)/],
  ['suggested_activities', /suggested-activities/],
  ['latest_activities', /latest-activities/],
  ['pitch_shade_analysis', /v2\/sunlight/],
  ['pitch_growth', /\/growth$/],
]
const WRITING = /log work|new measurements|new activity|add pitch|save changes|plan a measurement/i

describe('switches that are off', () => {
  it('A8 are fifteen, and extended reports are on', () => {
    const office = { isLeagueAdmin: true, measurementsOnly: false }
    expect(FEATURES.filter((feature) => !isOn(feature, office))).toHaveLength(15)
    expect(isOn('extended_report', office)).toBe(true)
  })

  it.each(OFF_PAGES)('A10 %s: %s is no way in, and nothing of it is asked', async (_, path) => {
    await openApp(path, { as: 'office' })
    await waitFor(() => expect(location.pathname).toBe('/404'))
    expect(asked.filter(({ path: one }) => one.startsWith('/league_admin/'))).toEqual([])
  })

  it.each(ON_PAGES)(
    'A8 A10 %s asks in the league’s name, nothing that is switched off, and offers no writing',
    async (path) => {
      document.cookie = `${COOKIE.company}=al-wadi; path=/; secure`
      await openApp(path, { as: 'office' })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull())
      expect(location.pathname).toBe(path.split('?')[0])
      const plain = asked.filter(({ path: one }) => !one.startsWith('/league_admin/'))
      expect(
        plain
          .map(({ path: one }) => one)
          .filter((one) => !/^\/(config\.json|users\/[\w-]+|companies\/get_company)$/.test(one)),
      ).toEqual([])
      // Off at home only: a pitch's own page tells the risk.
      if (path === HOME) expect(asked.filter(({ path: one }) => one.includes('disease_risks'))).toEqual([])
      for (const [feature, never] of NEVER_ASKED)
        expect([feature, asked.filter(({ path: one }) => never.test(one))]).toEqual([feature, []])
      expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
      expect(screen.queryAllByRole('button', { name: WRITING })).toEqual([])
      expect(screen.queryAllByRole('link', { name: WRITING })).toEqual([])
      for (const gone of ['Work plan', 'Storage', 'Team'])
        expect(screen.queryAllByRole('link', { name: gone })).toEqual([])
    },
  )

  it('A10 a write that a forgotten button would send leaves for nowhere', async () => {
    const app = await openApp(HOME, { as: 'office' })
    await table()
    const { store } = await app.connection.get()
    const { activityEndpoints } = await import('@/api/activities')
    const { storageEndpoints } = await import('@/api/storage')
    const { pitchEndpoints } = await import('@/api/pitches')
    const writes = [
      activityEndpoints.removeActivity.initiate({ id: '1' }),
      storageEndpoints.removeSupply.initiate('1'),
      pitchEndpoints.savePitchPreferences.initiate({ pitchId: 'al-wadi-stadium', preferences: {} as never }),
    ]
    for (const write of writes) {
      const answer: object = await store.dispatch(write as never)
      expect('error' in answer).toBe(true)
    }
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

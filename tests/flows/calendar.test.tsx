import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, passthrough } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

/** What was asked of GET /activities, as `from … to`. */
let asked: string[] = []
beforeEach(() => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET' && url.pathname === '/api/activities')
      asked.push(`${url.searchParams.get('start_date')} ${url.searchParams.get('end_date')}`)
  })
})

const CALENDAR = '/dashboard/calendar'
const grid = () =>
  waitFor(() => present(document.querySelector<HTMLElement>('[role=grid]')), { timeout: 30_000 })
function present<T>(element: T | null): T {
  if (element === null) throw new Error('not there yet')
  return element
}
const week = (date = '2026-04-14') => `${CALENDAR}?view=week&date=${date}`

describe('the calendar', () => {
  it('spec §4, D3: asks once for ten days on either side of today', async () => {
    await openApp(week(), { as: 'marta' })
    await grid()
    expect(asked).toEqual(['2026-04-04T00:00:00 2026-04-24T23:59:59'])
  })

  it('does not take a filter by a pitch that is gone for a ground without pitches', async () => {
    await openApp('/dashboard/calendar?view=week&date=2026-04-14&ground=sold', { as: 'marta' })
    expect(await screen.findByText('Nothing with these filters.', {}, { timeout: 30_000 })).toBeVisible()
    expect(screen.queryByText('There are no pitches yet.')).not.toBeInTheDocument()
  })

  it('says in its filter why nobody can be chosen, and tries again', async () => {
    server.use(http.get('*/api/users', () => HttpResponse.json({ detail: 'no' }, { status: 500 })))
    const { user } = await openApp('/dashboard/calendar?view=week&date=2026-04-14', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Filters' }, { timeout: 30_000 }))
    const filter = within(await screen.findByRole('dialog', { name: 'Filters' }, { timeout: 30_000 }))
    expect(await filter.findByText(/^This could not be loaded\./)).toBeVisible()
    server.resetHandlers()
    await user.click(filter.getByRole('button', { name: 'Try again' }))
    await user.click(await filter.findByRole('button', { name: /People$/ }))
    expect(await screen.findByRole('option', { name: 'Owen Price' })).toBeVisible()
  })

  it('D4 asks for ten more days within five of an edge, and for nothing twice', async () => {
    const { user } = await openApp(week(), { as: 'marta' })
    await grid()
    const [next, previous] = [
      screen.getByRole('button', { name: 'Next week' }),
      screen.getByRole('button', { name: 'Previous week' }),
    ]
    await user.click(next)
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toBe('2026-04-25T00:00:00 2026-05-04T23:59:59')
    await user.click(previous)
    await user.click(next)
    await waitFor(() => present(document.querySelector('[data-date="2026-04-21"]')))
    expect(asked).toHaveLength(2)
  })

  it('spec §4: a day outside the window loads the days around it', async () => {
    const { router } = await openApp(week(), { as: 'marta' })
    await grid()
    await router.navigate(week('2026-06-10'))
    await waitFor(() => expect(asked.at(-1)).toBe('2026-05-31T00:00:00 2026-06-20T23:59:59'))
  })

  it('the address alone restores the view', async () => {
    await openApp(`${CALENDAR}?view=day&date=2026-04-16`, { as: 'marta' })
    expect(await screen.findByRole('grid', { name: /Thursday,? 16 April 2026/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Day' })).toBeChecked()
  })

  it('says beside a pitch what is late there, or when something clashes', async () => {
    const none = () => HttpResponse.json([])
    server.use(http.get('*/field-measurements', none), http.get('*/disease_risks/daily', none))
    await openApp(week(), { as: 'marta' })
    await grid()
    const said = (pitch: string) => screen.findByRole('rowheader', { name: pitch })
    expect(await said('Training 2 1 late')).toBeVisible()
    expect(await said('Training 3 Clash Tue, Thu')).toBeVisible()
    // Nothing to see to, and nobody has looked at the turf: nothing is said.
    expect(await said('Training 5')).toBeVisible()
  })

  it('F2 says beside a pitch that is played on soon that its turf is ready, or what is against it', async () => {
    const read = (mean: number, level: string, risk: number) =>
      server.use(
        http.get('*/api/pitches/:id/v2/field-measurements', () =>
          HttpResponse.json([
            {
              id: 'round',
              measuredAt: '2026-04-13T13:30:00',
              metric: 'soilMoisture',
              values: [[mean, mean]],
            },
          ]),
        ),
        http.get('*/api/sections/:id/disease_risks/daily', () =>
          HttpResponse.json([{ date: '2026-04-14', diseaseId: 'microdochium', risk, level }]),
        ),
      )
    const said = (row: string) => screen.findByRole('rowheader', { name: row }, { timeout: 30_000 })
    read(22, 'low', 0.1)
    await openApp(week(), { as: 'marta' })
    expect(await said('Training 4 Ready')).toBeVisible()
    // What the plan says comes first.
    expect(await said('Training 2 1 late')).toBeVisible()
    cleanup()
    read(60, 'low', 0.1)
    await openApp(week(), { as: 'marta' })
    expect(await said('Training 4 Too wet')).toBeVisible()
    cleanup()
    read(60, 'high', 0.9)
    await openApp(week(), { as: 'marta' })
    expect(await said('Training 4 Disease high')).toBeVisible()
    cleanup()
    read(22, 'low', 0.1)
    server.use(
      http.get('*/api/sections', async ({ request }) => {
        const sections = (await (await app.backend.fetch(request)).json()) as { pitchId: string }[]
        return HttpResponse.json(sections.filter(({ pitchId }) => pitchId !== 'training-4'))
      }),
    )
    const app = await openApp(week(), { as: 'marta' })
    expect(await said('Training 5 Ready')).toBeVisible()
    // Nobody tells the disease of a pitch without sections.
    expect(await said('Training 4')).toBeVisible()
  })

  it('C5 names work by type, pitch, day, time, status and people', async () => {
    await openApp(week(), { as: 'marta' })
    await grid()
    expect(
      await screen.findByRole('button', {
        name: /^Mowing, Training 1, Tuesday,? 14 April, 07:00–08:30, planned, Owen Price$/,
      }),
    ).toHaveAttribute('data-activity-id')
  })

  it('says on the block which pitch it is for, where the row is a person', async () => {
    const { router } = await openApp(week(), { as: 'marta' })
    const job = () =>
      screen.findByRole(
        'button',
        { name: /, Training 1, Tuesday,? 14 April, 08:30–.*Aisha Rahman$/ },
        { timeout: 30_000 },
      )
    expect((await job()).textContent).toMatch(/^08:30 /)
    await router.navigate(`${week()}&rows=person`)
    await screen.findByRole('rowheader', { name: /Aisha Rahman/ }, { timeout: 30_000 })
    expect((await job()).textContent).toMatch(/^T1 08:30 /)
  })

  it('calls general work by its own name on the block: "General" says nothing', async () => {
    await openApp(`${week()}&rows=person`, { as: 'marta' })
    const name = /, Stock count, .*Tuesday,? 14 April, 13:00–/
    const [job] = await screen.findAllByRole('button', { name }, { timeout: 30_000 })
    expect(job).toHaveTextContent(/^13:00 \u2068Stock count/)
  })

  it('C3 names a day with its date, "today" and how much there is to do', async () => {
    await openApp(week(), { as: 'marta' })
    await grid()
    expect(screen.getByRole('link', { name: /^Tuesday,? 14 April, today, \d+ activities/ })).toHaveAttribute(
      'aria-current',
      'date',
    )
  })

  it('C1 is one tab stop; arrows move by day and by job, PageDown by week', async () => {
    const { user } = await openApp(week(), { as: 'marta' })
    const calendar = await grid()
    expect(calendar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const tuesday = within(calendar).getByRole('link', { name: /^Tuesday,? 14 April/ })
    tuesday.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName(/^Wednesday,? 15 April/)
    await user.keyboard('{Home}')
    expect(document.activeElement).toHaveAccessibleName(/^Monday,? 13 April/)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAttribute('data-activity-id')
    expect(document.activeElement?.closest('[data-date]')).toHaveAttribute('data-date', '2026-04-13')
    expect(calendar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await user.keyboard('{PageDown}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-date]')).toHaveAttribute('data-date', '2026-04-20'),
    )
  })

  it('C2 turns left and right round in Arabic', async () => {
    const { user } = await openApp(week(), { as: 'marta', language: 'ar' })
    const calendar = await grid()
    calendar.style.direction = 'rtl'
    calendar.querySelector<HTMLElement>('[data-date="2026-04-14"] a')?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.closest('[data-date]')).toHaveAttribute('data-date', '2026-04-15')
    // A figure is read with its unit in one piece among words that run from the right.
    const figures = [...calendar.querySelectorAll('[data-activity-id]')].flatMap(
      ({ textContent }) => textContent.match(/.\d+\u00A0mm./g) ?? [],
    )
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) expect(figure).toMatch(/^\u2066.*\u2069$/)
  })

  it('an empty cell logs work there and then', async () => {
    const { user, router } = await openApp(week(), { as: 'marta' })
    await user.click(
      within(await grid()).getByRole('button', { name: /^Log work, Training 2, Friday,? 17 April/ }),
    )
    expect(router.state.location.search).toContain('work=new')
    expect(router.state.location.search).toContain('day=2026-04-17')
    expect(router.state.location.search).toContain('pitch=')
  })

  it('draws as much of an endless name as can be read', async () => {
    server.use(
      http.get('*/api/activities', async ({ request }) => {
        const answer = await app.backend.fetch(request)
        const text = await answer.text()
        return HttpResponse.json(JSON.parse(text.replaceAll('"Covers off"', `"${'n'.repeat(10_000)}"`)))
      }),
    )
    const app = await openApp(`${CALENDAR}?view=agenda&date=2026-04-14`, { as: 'marta' })
    const named = await screen.findAllByRole('button', { name: /nnn/ })
    for (const one of named) expect(one.textContent.match(/n{3,}/)?.[0]).toHaveLength(200)
  })

  it('C2 Tab comes into the agenda at the day of the address, not at today', async () => {
    await openApp(`${CALENDAR}?view=agenda&date=2026-04-16`, { as: 'marta' })
    const day = await screen.findByRole('region', { name: /^Thursday 16 April/ })
    await waitFor(() => expect(day.querySelector('[data-nav][tabindex="0"]')).not.toBeNull())
    expect(document.querySelectorAll('[data-view] [data-nav][tabindex="0"]')).toHaveLength(1)
  })

  it('C1 PageDown held down in the agenda counts every week, and keeps the focus where nothing is read yet', async () => {
    await openApp(`${CALENDAR}?view=agenda&date=2026-04-14`, { as: 'marta' })
    const add = await screen.findByRole('link', { name: /^Log work on Tuesday 14 April/ })
    add.focus()
    // Within one drawing, as a key that is held comes.
    act(() => {
      for (let time = 0; time < 3; time += 1) fireEvent.keyDown(add, { key: 'PageDown' })
    })
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Log work on Tuesday 5 May/))
  })

  it('C4 the agenda grows by ten days, says so, and keeps the focus', async () => {
    const { user } = await openApp(`${CALENDAR}?view=agenda`, { as: 'marta' })
    const later = await screen.findByRole('button', { name: 'Later days' }, { timeout: 30_000 })
    await user.click(later)
    await waitFor(() => expect(asked).toContain('2026-04-25T00:00:00 2026-05-04T23:59:59'))
    expect(await screen.findByText(/^10 more days loaded/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Later days' })).toHaveFocus()
    expect(asked.filter((one) => one.startsWith('2026-04-04'))).toHaveLength(1)
  })

  it.each([
    ['week', ['Monday 13 April', 'Tuesday 14 April', 'Sunday 19 April']],
    ['day', ['Tuesday 14 April']],
    ['agenda', ['Tuesday 14 April', 'Monday 20 April']],
  ])('prints the days of the %s as a list, and only while it prints', async (view, days) => {
    await openApp(`${CALENDAR}?view=${view}&date=2026-04-14`, { as: 'marta' })
    await screen.findAllByRole('button', { name: /^Mowing, Training 1, Tuesday/ })
    const paper = () => document.querySelector<HTMLElement>('[data-paper]')
    expect(paper()).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    const sheet = within(present(paper()))
    expect(sheet.getAllByRole('heading', { level: 3 })).toHaveLength(view === 'day' ? 1 : 7)
    for (const day of days) expect(sheet.getByRole('heading', { name: day })).toBeInTheDocument()
    const tuesday = within(
      present(sheet.getByRole('heading', { name: 'Tuesday 14 April' }).closest('section')),
    )
    expect(
      await tuesday.findByRole('row', {
        name: /^07:00 – 08:30 Mow .+ Training 1 Owen Price Planned$/,
      }),
    ).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(paper()).toBeNull())
  })

  it('offers no writing to a league that only looks', async () => {
    const { user, router } = await openApp(week(), { as: 'office' })
    const [work] = within(await grid()).getAllByRole('button', { name: /^Mowing/ })
    expect(screen.queryByRole('link', { name: /Log work/ })).not.toBeInTheDocument()
    await user.keyboard('{Control>}')
    await user.click(work as HTMLElement)
    await user.keyboard('{/Control}')
    await waitFor(() => expect(router.state.location.search).toMatch(/[?&]work=/))
    expect(screen.queryByRole('toolbar', { name: /chosen/ })).not.toBeInTheDocument()
  })

  it('tells on the pitches when one is free for play today, between work, play and recovery', async () => {
    const { user } = await openApp('/dashboard/calendar?view=pitches&date=2026-04-14', { as: 'marta' })
    expect(await screen.findByRole('radio', { name: 'Pitches' }, { timeout: 30_000 })).toBeChecked()
    const name = 'Training 1: free for play today'
    await user.click(await screen.findByRole('button', { name }, { timeout: 30_000 }))
    const told = await screen.findByRole('dialog', { name }, { timeout: 30_000 })
    const gaps = await within(told).findAllByRole('listitem', {}, { timeout: 30_000 })
    // First team training begins at 10:30, and what is marked by 09:15 is dry half an hour later.
    expect(gaps.map(({ textContent }) => textContent).join()).toMatch(/09:45–10:30, 45m/)
    expect(gaps.at(-1)).toHaveTextContent(/–22:00/)
  })

  it('F20 a layer that is switched off changes no figure of a week', async () => {
    const wednesday = http.get('*/api/organizations/*/non_working_days', () =>
      HttpResponse.json([{ date: '2026-04-15' }]),
    )
    server.use(wednesday)
    const { router } = await openApp('/dashboard/calendar?view=users&date=2026-04-14&hide=nonWorking', {
      as: 'marta',
    })
    const found = { timeout: 30_000 }
    expect(await screen.findAllByText(/ of (32|24|16|8|0) h$/, {}, found)).not.toHaveLength(0)
    expect(screen.queryByText(/ of 40 h$/)).not.toBeInTheDocument()
    await act(async () => router.navigate('/dashboard/calendar?view=pitches&date=2026-04-14'))
    expect(await screen.findAllByText(/^[1-9].* h play$/, {}, found)).not.toHaveLength(0)
    // Without what is played on a pitch nobody could say how much that is.
    await act(async () => router.navigate('/dashboard/calendar?view=pitches&date=2026-04-14&hide=fixtures'))
    await waitFor(() => expect(screen.queryByText(/ h play$/)).not.toBeInTheDocument())
  })

  /** What the days that begin with this one are asked for gets no answer, or this one. */
  const withoutDaysFrom = (first: string, status?: number) =>
    server.use(
      http.get('*/api/activities', ({ request }) => {
        if (new URL(request.url).searchParams.get('start_date')?.startsWith(first) !== true) return undefined
        return status === undefined ? new Promise<never>(() => undefined) : new HttpResponse(null, { status })
      }),
    )
  const isStale = () => screen.findByText(/Could not refresh/, {}, { timeout: 30_000 })
  const greyOn = (day: string) =>
    document.querySelectorAll(`[role=gridcell][data-unknown][data-date="${day}"]`).length

  it.each([undefined, 500])('calls no day of a week empty whose work was not read (%s)', async (status) => {
    withoutDaysFrom('2026-04-25', status)
    const { user } = await openApp(week(), { as: 'marta' })
    await grid()
    const next = screen.getByRole('button', { name: 'Next week' })
    await user.click(next)
    await screen.findByRole('link', { name: /^Friday,? 24 April, \d+ activities/ })
    expect(greyOn('2026-04-24')).toBe(0)
    await user.click(next)
    const tuesday = await screen.findByRole('link', { name: /^Tuesday,? 28 April/ })
    if (status !== undefined) await isStale()
    expect(tuesday).not.toHaveAccessibleName(/activit/)
    expect(greyOn('2026-04-28')).toBeGreaterThan(0)
  })

  it('calls no day of the agenda empty whose work was not read', async () => {
    withoutDaysFrom('2026-04-25', 500)
    const { user } = await openApp(`${CALENDAR}?view=agenda`, { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Later days' }, { timeout: 30_000 }))
    await isStale()
    const day = await screen.findByRole('region', { name: /^Tuesday,? 28 April/ })
    expect(day).not.toHaveAccessibleName(/activit/)
    expect(day).toHaveTextContent('Not loaded.')
    expect(day).not.toHaveTextContent('Nothing planned.')
  })

  it('calls no day of a month empty whose work was not read', async () => {
    withoutDaysFrom('2026-04-20', 500)
    await openApp(`${CALENDAR}?view=month&date=2026-04-14`, { as: 'marta' })
    await isStale()
    const dayOf = (day: string) => screen.findByRole('gridcell', { name: new RegExp(`^\\w+,? ${day} April`) })
    expect(await dayOf('14')).toHaveAccessibleName(/\d+ activities/)
    expect(await dayOf('28')).not.toHaveAccessibleName(/activit/)
  })

  it('names the one day of what lasts all day once', async () => {
    const openDay = {
      id: 'open-day',
      activityName: 'match',
      name: 'Open day',
      status: 'planned',
      startDate: '2026-04-15T23:00:00Z',
      endDate: '2026-04-16T23:00:00Z',
      pitchIds: ['stadium'],
      fields: [],
    }
    server.use(http.get('*/api/activities', () => HttpResponse.json([openDay])))
    await openApp('/dashboard/calendar?view=agenda', { as: 'marta' })
    const row = await screen.findByRole('button', { name: /Open day/ })
    expect(row).toHaveAccessibleName(/Stadium, Thursday 16 April, 00:00–00:00/)
    expect(row).not.toHaveTextContent('16 Apr to')
  })

  it('D5 names the year of days that are not of this one', async () => {
    await openApp('/dashboard/calendar?view=day&date=2028-02-29', { as: 'marta' })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title).toHaveTextContent('Tuesday, 29 February 2028')
    cleanup()
    await openApp('/dashboard/calendar?view=week&date=2027-12-29', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('27 Dec 2027 – 2 Jan 2028')
    cleanup()
    await openApp('/dashboard/calendar?view=week&date=2026-04-28', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('27 Apr – 3 May')
  })

  it('says that it could not load, keeps the header, and tries again', async () => {
    let broken = true
    server.use(
      http.get('*/api/activities', () =>
        broken ? HttpResponse.json({ detail: 'no' }, { status: 500 }) : passthrough(),
      ),
    )
    const { user } = await openApp(week(), { as: 'marta' })
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('April')
    broken = false
    server.resetHandlers()
    // A part that is drawn later asks once more by itself: a press meanwhile would be one with that.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    await user.click(retry)
    expect(await grid()).toBeVisible()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { COOKIE } from '@/session/cookies'
import { mergeRecord } from '@/api/localRecords'
import { onScreen, PHONE } from '../support/onScreen'
import { openApp, server } from '../support/openApp'

const month = (more = '') => `/dashboard/calendar?view=month&date=2026-04-14${more}`
const grid = () => screen.findByRole('grid', { name: 'April 2026' }, { timeout: 30_000 })
const focusedDay = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.date : ''
const cell = (day: string) => document.querySelector<HTMLElement>(`td[data-date="${day}"]`)

/** What was asked of GET /activities, as first and last day. */
let asked: string[] = []
beforeEach(() => {
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET' && url.pathname === '/api/activities')
      asked.push(
        `${url.searchParams.get('start_date')?.slice(0, 10)} ${url.searchParams.get('end_date')?.slice(0, 10)}`,
      )
  })
})

describe('the month', () => {
  it('C1, C3 is a grid with one tab stop, named by date, today and what there is to do', async () => {
    await openApp(month(), { as: 'marta' })
    const calendar = await grid()
    await waitFor(() =>
      expect(cell('2026-04-14')).toHaveAccessibleName(/^Tuesday,? 14 April 2026, today, \d+ activities/),
    )
    expect(cell('2026-04-14')).toHaveAttribute('aria-selected', 'true')
    expect(calendar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const headers = within(calendar).getAllByRole('columnheader')
    expect(headers.map((header) => header.getAttribute('abbr'))).toContain('Wednesday')
    expect(
      within(calendar)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['14', '15', '16', '17', '18'])
  })

  it('C1 keys walk through days, weeks, months and years, and the address follows the month', async () => {
    const { user, router } = await openApp(month(), { as: 'marta' })
    await grid()
    cell('2026-04-14')?.focus()
    const press = async (key: string, day: string) => {
      await user.keyboard(key)
      await waitFor(() => expect(focusedDay()).toBe(day))
    }
    await press('{ArrowRight}', '2026-04-15')
    await press('{ArrowDown}', '2026-04-22')
    await press('{Home}', '2026-04-20')
    await press('{End}', '2026-04-26')
    await press('{Control>}{Home}{/Control}', '2026-04-01')
    await press('{Control>}{End}{/Control}', '2026-04-30')
    expect(router.state.location.search).toContain('date=2026-04-14')
    await press('{PageDown}', '2026-05-30')
    await press('{PageUp}', '2026-04-30')
    await press('{PageDown}{PageDown}', '2026-06-30')
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-06-30'))
    expect(await screen.findByRole('grid', { name: 'June 2026' })).toBeVisible()
    await press('{Shift>}{PageDown}{/Shift}', '2027-06-30')
  })

  it('C1 the space bar chooses a day, enter opens it', async () => {
    const { user, router } = await openApp(month(), { as: 'marta' })
    await grid()
    cell('2026-04-14')?.focus()
    await user.keyboard('{ArrowRight} ')
    await waitFor(() => expect(cell('2026-04-15')).toHaveAttribute('aria-selected', 'true'))
    expect(router.state.location.search).toContain('view=month')
    await user.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(router.state.location.search).toContain('view=day'))
    expect(router.state.location.search).toContain('date=2026-04-16')
  })

  it('C2 turns left and right round in Arabic', async () => {
    const { user } = await openApp(month(), { as: 'marta', language: 'ar' })
    const calendar = await screen.findByRole('grid', {}, { timeout: 30_000 })
    calendar.style.direction = 'rtl'
    cell('2026-04-14')?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(focusedDay()).toBe('2026-04-15')
    await user.keyboard('{Home}')
    expect(focusedDay()).toBe('2026-04-13')
  })

  it('D4 asks for the weeks in sight once, in chunks', async () => {
    await openApp(month(), { as: 'marta' })
    await grid()
    await waitFor(() => expect(cell('2026-04-01')).not.toHaveAttribute('aria-busy'))
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.some((one) => one.includes('2026-03-30') || one.startsWith('2026-03'))).toBe(true)
  })

  it('opens work from its line, and says how much more a day holds', async () => {
    const { router } = await openApp(month('&only=mowing'), { as: 'marta' })
    await grid()
    await waitFor(() => expect(cell('2026-04-14')?.querySelector('[data-activity-id]')).toBeTruthy())
    expect(
      within(await grid()).getByRole('link', { name: /^\d+ more on Tuesday,? 14 April$/ }),
    ).toHaveAttribute('href', expect.stringContaining('view=day'))
    cell('2026-04-14')?.querySelector<HTMLElement>('[data-activity-id]')?.click()
    await waitFor(() => expect(router.state.location.search).toContain('work='))
  })
})

describe('another day', () => {
  it('is chosen from the month beneath the title, or typed', async () => {
    const { user, router } = await openApp('/dashboard/calendar?view=week&date=2026-04-14', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: /choose another day$/ }, { timeout: 30_000 }))
    const field = await screen.findByRole('textbox', { name: 'Go to a day' })
    await user.type(field, 'mow{Enter}')
    expect(screen.getByText('This is not a day we can read.')).toBeVisible()
    await user.clear(field)
    await user.type(field, '2.6.{Enter}')
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-06-02'))
    expect(router.state.location.search).toContain('view=week')
  })
})

describe('clashes', () => {
  const twice = (day: string, n: number) =>
    [0, 1].map((one) => ({
      id: `${day} ${n} ${one}`,
      activityName: 'rolling',
      status: 'planned',
      startDate: `${day}T${10 + n}:00:00Z`,
      endDate: `${day}T${10 + n}:30:00Z`,
      pitchIds: ['stadium'],
      userIds: [],
      fields: [],
    }))
  const chip = () => screen.findByRole('button', { name: /^\d+ clash(es)?$/ }, { timeout: 30_000 })

  it('B1 of the days on the screen are counted and listed, not those of all that is loaded', async () => {
    const rows = [...twice('2026-04-14', 0), ...twice('2026-04-14', 1), ...twice('2026-04-21', 2)]
    server.use(
      http.get('*/api/activities', () => HttpResponse.json(rows)),
      http.get('*/api/events', () => HttpResponse.json([])),
    )
    const { user, router } = await openApp('/dashboard/calendar?view=week&date=2026-04-14', { as: 'marta' })
    await waitFor(async () => expect(await chip()).toHaveTextContent('2 clashes'))
    await user.click(await chip())
    const list = within(await screen.findByRole('dialog', { name: 'Clashes' }))
    expect(list.getByText(/^13\s?–\s?19 April · 2 to look at$/)).toBeVisible()
    await user.keyboard('{Escape}')
    await router.navigate('/dashboard/calendar?view=month&date=2026-04-14')
    await waitFor(async () => expect(await chip()).toHaveTextContent('3 clashes'))
    await router.navigate('/dashboard/calendar?view=day&date=2026-04-21')
    await waitFor(async () => expect(await chip()).toHaveTextContent('1 clash'))
  })
})

describe('filters', () => {
  const drawn = () =>
    [...document.querySelectorAll('td [data-activity-id]')].map((line) => line.ariaLabel ?? '')

  it('F16 of an address are those that are on', async () => {
    await openApp(month('&only=mowing&q=stadium'), { as: 'marta' })
    expect(
      await screen.findByRole('button', { name: '2 filters on' }, { timeout: 30_000 }),
    ).toBeInTheDocument()
    await waitFor(() => expect(drawn().length).toBeGreaterThan(3))
    expect(drawn().filter((name) => !/^Mowing.*Stadium/.test(name))).toEqual([])
  })

  it('spec §9: come back from their cookie where an address says none, and all go at once', async () => {
    document.cookie = `${COOKIE.calendarFilters}=${encodeURIComponent('only=mowing&hide=fixtures')}; path=/; secure`
    const { user, router } = await openApp(month(), { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: '2 filters on' }, { timeout: 30_000 }))
    expect(router.state.location.search).toContain('only=mowing')
    expect(document.querySelector('[data-fixture-id]')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(document.querySelector('[data-fixture-id]')).toBeTruthy())
    await waitFor(() => expect(document.cookie).not.toContain('only'))
  })

  it('X8 a hostile cookie changes nothing', async () => {
    const cookie = encodeURIComponent('__proto__=x&ground=__proto__&only=constructor&who={"a":1}')
    document.cookie = `${COOKIE.calendarFilters}=${cookie}; path=/; secure`
    await openApp(month(), { as: 'marta' })
    await waitFor(() => expect(drawn().length).toBeGreaterThan(3), { timeout: 30_000 })
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  })

  it('"/" opens the search, which finds a machine by its name', async () => {
    const { user, router } = await openApp(month(), { as: 'marta' })
    await grid()
    await user.keyboard('/')
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sprayer')
    await waitFor(() => expect(router.state.location.search).toContain('q=sprayer'))
    await waitFor(() => expect(drawn().length).toBeGreaterThan(0))
    await waitFor(() => expect(drawn().filter((name) => !name.startsWith('Spraying'))).toEqual([]))
  })

  it('F16 finds work by a product that is part of its mix', async () => {
    const job = (id: string, activityName: string, fields: object[]) => ({
      id,
      activityName,
      status: 'planned',
      startDate: '2026-04-14T07:00:00Z',
      endDate: '2026-04-14T08:00:00Z',
      fields,
      pitchIds: ['stadium'],
      userIds: ['owen-price'],
    })
    const mix = { key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] }
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([job('mix', 'spraying', [mix]), job('cut', 'mowing', [])]),
      ),
    )
    await openApp(month('&q=aqua+90'), { as: 'marta' })
    await grid()
    await waitFor(() => expect(drawn()).toEqual([expect.stringMatching(/^Spraying/)]))
  })

  it('F16 a saved view is a link to what was on screen', async () => {
    const { user, router } = await openApp(month('&only=mowing'), { as: 'marta' })
    await grid()
    const openMenu = async () =>
      user.click(await screen.findByRole('button', { name: 'More views and actions' }))
    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name: 'Save or change views…' }))
    await user.type(
      await screen.findByRole('textbox', { name: 'Name of the view on screen' }),
      'Cuts{Escape}',
    )
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    const link = await screen.findByRole('link', { name: 'Cuts' })
    // The keyboard stays where it pressed (G1): a browser takes it away from a button that is switched off.
    const press = screen.getByRole('button', { name: 'Save view' })
    expect(press).toHaveFocus()
    expect(press).toBeEnabled()
    // Another tab, which read before this one wrote, has kept a view of its own meanwhile.
    const owner = JSON.stringify(['marta-kovac', 'riverside-fc'])
    await mergeRecord({}, owner, ({ views }) => ({
      views: [...(views as object[]), { id: 'other', name: 'Sprays', query: '?view=week' }],
    }))
    await user.type(screen.getByRole('textbox', { name: 'Name of the view on screen' }), 'Cuts too')
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await screen.findByRole('link', { name: 'Cuts too' })
    expect(await screen.findByRole('link', { name: 'Sprays' })).toBeVisible()
    expect(link).toHaveAttribute('href', '/dashboard/calendar?view=month&only=mowing&date=2026-04-14')
    await user.click(screen.getByRole('button', { name: 'Rename Cuts' }))
    // Escape gives up the new name, and no more.
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rename Cuts' }).closest('li')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Rename Cuts' }))
    await user.clear(screen.getByRole('textbox', { name: 'New name' }))
    await user.type(screen.getByRole('textbox', { name: 'New name' }), 'Mowing{Enter}')
    expect(await screen.findByRole('link', { name: 'Mowing' })).toBeVisible()
    expect(await screen.findByText('View “Cuts” is now called “Mowing”.')).toBeVisible()
    // The newest message stands first.
    const [undo] = screen.getAllByRole('button', { name: 'Undo' })
    if (undo) await user.click(undo)
    expect(await screen.findByRole('link', { name: 'Cuts' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Mowing' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await router.navigate('/dashboard/calendar?view=agenda&date=2026-04-20&who=all')
    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name: 'Cuts' }))
    await waitFor(() => expect(router.state.location.search).toBe('?view=month&only=mowing&date=2026-04-20'))
  })
})

describe('more of the calendar', () => {
  it('is offered as far as the company has it', async () => {
    const { user } = await openApp(month(), { as: 'office' })
    await user.click(
      await screen.findByRole('button', { name: 'More views and actions' }, { timeout: 30_000 }),
    )
    const menu = await screen.findByRole('menu')
    expect(within(menu).queryByRole('menuitem', { name: /People|Pitches|Wall|Import/ })).toBeNull()
    expect(within(menu).getByRole('menuitem', { name: 'Export…' })).toBeVisible()
  })

  it('arrows on the page go on and back, "t" comes home', async () => {
    const { user, router } = await openApp('/dashboard/calendar?view=day&date=2026-04-14', { as: 'marta' })
    await screen.findByRole('button', { name: 'Next day' }, { timeout: 30_000 })
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-04-16'))
    await user.keyboard('t')
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-04-14'))
  })

  it('a little rain is not written as none', async () => {
    server.use(
      http.get('*/api/weather/*', () =>
        HttpResponse.json({
          hourly: [],
          observed: [],
          daily: [
            { date: '2026-04-15', temperatureMin: 5, temperatureMax: 9, rain: 0.3 },
            { date: '2026-04-16', temperatureMin: 5, temperatureMax: 9, rain: 8.7 },
          ],
        }),
      ),
    )
    await openApp(month(), { as: 'marta' })
    await grid()
    await waitFor(() => expect(cell('2026-04-15')).toHaveTextContent(/5–9°\s*0\.3\smm/))
    expect(cell('2026-04-16')).toHaveTextContent(/5–9°\s*9\smm/)
  })

  it('the agenda shows advice, which opens as new work filled in', async () => {
    await openApp('/dashboard/calendar?view=agenda&date=2026-04-14', { as: 'marta' })
    const [advice] = await screen.findAllByRole('link', { name: /^Suggested: / }, { timeout: 30_000 })
    expect(advice).toHaveAttribute('href', expect.stringMatching(/work=new&type=\w+/))
    expect(advice).toHaveAttribute('href', expect.stringMatching(/day=2026-04-\d\d&time=\d\d%3A\d\d/))
    const days = new Set(
      screen
        .getAllByRole('link', { name: /^Suggested: / })
        .map((one) => one.closest('section') ?? document.body),
    )
    expect(days.size).toBeGreaterThan(1)
    for (const day of days) {
      const starts = within(day)
        .getAllByRole('listitem')
        .flatMap((row) => /^\d\d:\d\d/.exec(row.textContent) ?? [])
      expect(starts).toEqual(starts.toSorted((a, b) => a.localeCompare(b)))
    }
  })
})

describe('advice in a timeline', () => {
  const advice = (name: RegExp | string) => screen.findAllByRole('button', { name }, { timeout: 30_000 })

  it('stands dashed where the work would, is no work of the week, and opens as new work', async () => {
    const { user, router } = await openApp('/dashboard/calendar?view=week&date=2026-04-14', { as: 'marta' })
    const [first] = await advice(/, suggested$/)
    expect(first).not.toHaveAttribute('data-activity-id')
    expect(first?.closest('[data-row]')).toHaveAttribute('data-row', expect.stringMatching(/^pitch-/))
    expect(
      within(screen.getByRole('list', { name: 'What the blocks mean' })).getByText('suggested'),
    ).toBeVisible()
    await user.click(first ?? document.body)
    expect(router.state.location.search).toMatch(/work=new&type=\w+&pitch=[\w-]+&day=2026-04-\d\d&time=/)
  })

  it('goes with its layer', async () => {
    await openApp('/dashboard/calendar?view=week&date=2026-04-14&hide=suggestions', { as: 'marta' })
    await screen.findAllByRole('button', { name: /, planned, / }, { timeout: 30_000 })
    expect(screen.queryAllByRole('button', { name: /, suggested$/ })).toEqual([])
  })
})

describe('a phone', () => {
  it('shows the month with marks and the chosen day beneath', async () => {
    onScreen(PHONE)
    const { user } = await openApp(month(), { as: 'marta' })
    await grid()
    const list = await screen.findByRole('region', { name: /^Tuesday,? 14 April/ })
    expect(await within(list).findAllByRole('button', { name: /planned|completed/ })).not.toHaveLength(0)
    expect(cell('2026-04-16')?.querySelector('[data-mark=fixture]')).toBeTruthy()
    await user.click(cell('2026-04-16') ?? document.body)
    expect(await screen.findByRole('region', { name: /^Thursday,? 16 April/ })).toBeVisible()
  })

  it('F9 goes on by a month where it is swept to the side, and back', async () => {
    onScreen(PHONE)
    const { router } = await openApp(month(), { as: 'marta' })
    const calendar = await grid()
    const sweep = (from: number, to: number) => {
      fireEvent.touchStart(calendar, { touches: [{ clientX: from, clientY: 300 }] })
      fireEvent.touchEnd(calendar, { changedTouches: [{ clientX: to, clientY: 310 }] })
    }
    sweep(300, 100)
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-05-14'))
    sweep(100, 300)
    await waitFor(() => expect(router.state.location.search).toContain('date=2026-04-14'))
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

const TEAM = '/dashboard/team'
const LEAVE = `${TEAM}?view=leave&month=2026-04`
/** Opens the page and waits for its title. */
const open = async (path: string, as: 'marta' | 'owen' = 'marta') => {
  const app = await openApp(path, { as })
  await screen.findByText('Team', { selector: 'h1' })
  return app
}
const page = () => within(screen.getByRole('main'))
const month = () => page().findByRole('grid', { name: 'Leave of the team in April 2026' })
/** By its name; asking for the role as well takes seconds among some four hundred cells. */
const day = (name: RegExp) => screen.findByLabelText(name)
/** With or without the comma that some versions of ICU write after the weekday. */
const cell = (who: string, when: string, what = '') =>
  day(new RegExp(`^${who}, ${when.replace(' ', ',? ')}${what && `, ${what}`}$`))

type Sent = { method: string; path: string; body: unknown }
let sent: Sent[] = []
let asked: URL[] = []
beforeEach(() => {
  sent = []
  asked = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET') asked.push(url)
    else if (!url.pathname.endsWith('/token'))
      void request
        .clone()
        .text()
        .then((text) =>
          sent.push({
            method: request.method,
            path: url.pathname.replace(/^\/api/, '') + url.search,
            body: text === '' ? null : (JSON.parse(text) as unknown),
          }),
        )
  })
})

const refuse = (status: number) =>
  server.use(
    http.post('*/api/users/days_off', () =>
      HttpResponse.json({ detail: 'Only the head enters leave.' }, { status }),
    ),
  )

describe('the people of the team', () => {
  it('are found by name, with their next leave, their week and their days off', async () => {
    const { user } = await open(TEAM)
    const row = (await page().findByRole('link', { name: 'Freya Lund' })).closest('tr')
    if (!row) throw new Error('no row')
    await waitFor(() => expect(row).toHaveTextContent(/Holiday, off until Thu,? 16 Apr/))
    await waitFor(() => expect(row).toHaveTextContent(/of 16 h/))
    await user.type(page().getByRole('searchbox', { name: 'Find a person' }), 'price')
    expect(page().queryByRole('link', { name: 'Freya Lund' })).toBeNull()
    expect(page().getByRole('link', { name: 'Owen Price' })).toBeVisible()
    await user.type(page().getByRole('searchbox'), 'xx')
    expect(page().getByText(/Nobody matches/)).toBeVisible()
  })

  it('D4 asks for no more than 21 days at once', async () => {
    await open(TEAM)
    await page().findAllByText(/of 40 h/)
    const periods = asked.filter(({ pathname }) => /days_off|non_working_days|\/activities$/.test(pathname))
    expect(periods.length).toBeGreaterThan(10)
    for (const { searchParams } of periods) {
      const [from = '', to = ''] = ['start_date', 'end_date'].map((key) => searchParams.get(key) ?? '')
      expect((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 86_400_000).toBeLessThan(21)
    }
    expect(new Set(periods.map(String)).size).toBe(periods.length)
  })

  it('have a card with contact, weeks, leave and certificates; the address opens it', async () => {
    const { user, router } = await open(`${TEAM}?person=owen-price`)
    const card = within(await screen.findByRole('dialog', { name: 'Owen Price' }))
    expect(card.getByRole('link', { name: 'owen.price@riverside-fc.example' })).toHaveAttribute(
      'href',
      'mailto:owen.price@riverside-fc.example',
    )
    expect(await card.findByRole('grid', { name: 'Leave of Owen Price in 2026' })).toBeVisible()
    expect(card.getByText('Kept in this browser, not on the server.')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('keep their certificates in this browser, and say when one has expired', async () => {
    const { user } = await open(`${TEAM}?person=owen-price`)
    const card = within(await screen.findByRole('dialog', { name: 'Owen Price' }))
    await user.click(await card.findByRole('button', { name: 'Add' }))
    expect(card.getByText('Give it a name.')).toBeVisible()
    await user.type(card.getByLabelText('Name'), 'Sprayer licence')
    const [date] = card.getAllByRole('spinbutton')
    if (!date) throw new Error('no date')
    await user.click(date)
    await user.keyboard('01032026')
    await user.click(card.getByRole('button', { name: 'Add' }))
    expect(await card.findByText('Expired on 1 Mar 2026')).toBeVisible()
    expect(sent).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(card.queryByText('Sprayer licence')).toBeNull())
  })

  it('keep the other of two new certificates when one is taken back', async () => {
    const { user } = await open(`${TEAM}?person=owen-price`)
    const card = within(await screen.findByRole('dialog', { name: 'Owen Price' }))
    for (const name of ['Sprayer licence', 'Chainsaw ticket']) {
      await user.type(await card.findByLabelText('Name'), name)
      const [date] = card.getAllByRole('spinbutton')
      if (!date) throw new Error('no date')
      await user.click(date)
      await user.keyboard('01032027')
      await user.click(card.getByRole('button', { name: 'Add' }))
      expect(await card.findByText(name)).toBeVisible()
    }
    const said = (await screen.findByText(/^Sprayer licence .*/)).parentElement as HTMLElement
    await user.click(within(said).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(card.queryByText('Sprayer licence')).toBeNull())
    expect(card.getByText('Chainsaw ticket')).toBeVisible()
  })

  it.each(['constructor', '__proto__'])('X8 have a card also where the backend calls them %s', async (id) => {
    server.use(
      http.get('*/api/users', () =>
        HttpResponse.text(`[{"id": "${id}", "fullName": "Ada Quinn", "role": "staff"}]`, {
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    )
    await open(`${TEAM}?person=${id}`)
    const card = within(await screen.findByRole('dialog', { name: 'Ada Quinn' }))
    expect(await card.findByText('No certificates are noted.')).toBeVisible()
  })
})

describe('the month of the team', () => {
  it('C1 is one tab stop and names every day', async () => {
    const { user } = await open(LEAVE)
    const grid = await month()
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    expect(await cell('Freya Lund', 'Tuesday 14 April', 'holiday')).toHaveAttribute('aria-current', 'date')
    expect(await cell('Owen Price', 'Sunday 19 April', 'non-working day')).toBeVisible()
    ;(await cell('Owen Price', 'Tuesday 14 April')).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(document.activeElement).toHaveAccessibleName(/^Priya Nair, Wednesday,? 15 April$/)
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAccessibleName(/30 April$/)
    expect(grid.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
    await user.keyboard('{PageDown}')
    await screen.findByRole('grid', { name: 'Leave of the team in May 2026' })
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Priya Nair, Saturday,? 30 May$/),
    )
  })

  it('K1, F19 takes a range by keyboard, leaves out the Sunday, and takes it back', async () => {
    const { user } = await open(LEAVE)
    await month()
    ;(await cell('Tom Bellamy', 'Friday 17 April')).focus()
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    expect(screen.getByText(/^4 days selected: Fri,? 17 Apr to Mon,? 20 Apr$/)).toBeInTheDocument()
    await user.keyboard('{Enter}')
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' }))
    expect(form.getByRole('button', { name: 'Holiday' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await cell('Tom Bellamy', 'Monday 20 April', 'holiday')).toBeVisible()
    expect(await cell('Tom Bellamy', 'Sunday 19 April', 'non-working day')).toBeVisible()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/users/days_off' })
    expect(sent[0]?.body).toEqual(
      ['2026-04-17', '2026-04-18', '2026-04-20'].map((date) => ({
        user: 'tom-bellamy',
        date,
        leaveType: 'holiday',
      })),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await cell('Tom Bellamy', 'Monday 20 April')).toBeVisible()
    await waitFor(() =>
      expect(sent[1]?.path).toBe('/users/tom-bellamy/days_off?dates=2026-04-17%2C2026-04-18%2C2026-04-20'),
    )
  })

  it('O2 leave that waits to be sent leads back to its month', async () => {
    server.use(http.post('*/api/users/days_off', () => HttpResponse.error()))
    const { user, router } = await open(LEAVE)
    await month()
    ;(await cell('Tom Bellamy', 'Friday 17 April')).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Not sent yet/ })).toBeVisible())
    await router.navigate('/dashboard/settings')
    await user.click(await screen.findByRole('button', { name: /^Not sent yet/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Not sent yet' }))
    await user.click(list.getByRole('button', { name: 'Edit: Days off' }))
    expect(await cell('Tom Bellamy', 'Friday 17 April', 'holiday')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: TEAM, search: '?view=leave&month=2026-04' })
  })

  it('F19 takes a range by dragging', async () => {
    const { user } = await open(LEAVE)
    await month()
    await user.pointer([
      { keys: '[MouseLeft>]', target: await cell('Tom Bellamy', 'Tuesday 21 April') },
      { target: await cell('Tom Bellamy', 'Wednesday 22 April') },
      { target: await cell('Priya Nair', 'Thursday 23 April') },
      { keys: '[/MouseLeft]' },
    ])
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' }))
    await user.click(form.getByRole('button', { name: 'Training course' }))
    expect(await cell('Tom Bellamy', 'Thursday 23 April', 'training course')).toBeVisible()
    expect(await cell('Priya Nair', 'Thursday 23 April')).toBeVisible()
  })

  it('changes the kind of leave that is there, and Delete removes all of it', async () => {
    const { user } = await open(LEAVE)
    await month()
    await user.click(await cell('Ben Hartley', 'Wednesday 22 April', 'holiday'))
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Ben Hartley' }))
    expect(form.getByRole('button', { name: 'Holiday' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(form.getByRole('button', { name: 'Sick' }))
    const monday = await cell('Ben Hartley', 'Monday 20 April', 'sick')
    monday.focus()
    await user.keyboard('{Delete}')
    expect(await cell('Ben Hartley', 'Friday 24 April')).toBeVisible()
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        method: 'DELETE',
        path: '/users/ben-hartley/days_off?dates=2026-04-20%2C2026-04-21%2C2026-04-22%2C2026-04-23%2C2026-04-24',
      }),
    )
  })

  it('F19 warns before and after when too many are off, and lets me say how many', async () => {
    const { user } = await open(LEAVE)
    await month()
    const most = page().getByLabelText('Most people off on one day')
    await user.clear(most)
    await user.type(most, '2')
    await user.click(await cell('Owen Price', 'Tuesday 14 April'))
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Owen Price' }))
    expect(form.getByText(/^More than 2 people would be off on Tue,? 14 Apr\.$/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Day off' }))
    expect(await page().findByText(/^More than 2 people are off on Tue,? 14 Apr\.$/)).toBeVisible()
    expect(await day(/^3 people off on Tuesday,? 14 April, too many$/)).toBeVisible()
  })

  it('F19 counts nobody as off who has left', async () => {
    server.use(
      http.get('*/api/users/days_off', () =>
        HttpResponse.json(
          ['gone', 'gone too', 'gone as well', 'and gone'].map((user) => ({
            user,
            date: '2026-04-16',
            leaveType: 'holiday',
          })),
        ),
      ),
    )
    await open(LEAVE)
    await month()
    expect(await day(/^0 people off on Thursday,? 16 April$/)).toBeVisible()
    expect(page().queryByText(/^More than 3 people are off/)).not.toBeInTheDocument()
  })

  it.each([
    [403, /^Only the head enters leave\.$/],
    [422, /^Only the head enters leave\.$/],
  ])('K4 puts the days back as they were and says why when the server answers %i', async (status, why) => {
    const { user } = await open(LEAVE)
    await month()
    refuse(status)
    await user.click(await cell('Owen Price', 'Thursday 16 April'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Leave of Owen Price' })).getByRole('button', {
        name: 'Holiday',
      }),
    )
    expect(await screen.findByText(why)).toBeVisible()
    expect(await cell('Owen Price', 'Thursday 16 April')).toBeVisible()
  })

  it('K4 puts back the days that were refused, and leaves what was entered and removed meanwhile', async () => {
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => (answer = resolve))
    const { user } = await open(LEAVE)
    await month()
    server.use(
      http.post(
        '*/api/users/days_off',
        async () => {
          await held
          return HttpResponse.json({ detail: 'Only the head enters leave.' }, { status: 403 })
        },
        { once: true },
      ),
      http.get('*/api/users/days_off', () => new Promise<never>(() => undefined)),
    )
    const enter = async (who: string, when: string, press: string) => {
      await user.click(await cell(who, when, press === 'Holiday' ? '' : 'holiday'))
      const form = within(await screen.findByRole('dialog', { name: `Leave of ${who}` }))
      await user.click(form.getByRole('button', { name: press }))
    }
    await enter('Owen Price', 'Thursday 16 April', 'Holiday')
    expect(await cell('Owen Price', 'Thursday 16 April', 'holiday')).toBeVisible()
    await enter('Tom Bellamy', 'Friday 17 April', 'Holiday')
    await enter('Freya Lund', 'Thursday 16 April', 'Remove this leave')
    answer()
    expect(await screen.findByText('Only the head enters leave.')).toBeVisible()
    expect(await cell('Owen Price', 'Thursday 16 April')).toBeVisible()
    expect(await cell('Tom Bellamy', 'Friday 17 April', 'holiday')).toBeVisible()
    expect(await cell('Freya Lund', 'Thursday 16 April')).toBeVisible()
  })

  it('marks days on which nobody works in the head, with the way back', async () => {
    const { user } = await open(LEAVE)
    const grid = within(await month())
    await user.pointer([
      { keys: '[MouseLeft>]', target: grid.getByRole('columnheader', { name: /^Thursday,? 23 April$/ }) },
      { target: grid.getByRole('columnheader', { name: /^Friday,? 24 April$/ }) },
      { keys: '[/MouseLeft]' },
    ])
    expect(
      await grid.findByRole('columnheader', { name: /^Friday,? 24 April, non-working day$/ }),
    ).toBeVisible()
    await waitFor(() =>
      expect(sent[0]).toEqual({
        method: 'POST',
        path: '/organizations/riverside-fc/non_working_days',
        body: [{ date: '2026-04-23' }, { date: '2026-04-24' }],
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await grid.findByRole('columnheader', { name: /^Friday,? 24 April$/ })).toBeVisible()
  })

  it('keeps the days that were chosen when leave is refused, for a second try', async () => {
    const { user } = await open(LEAVE)
    await month()
    refuse(403)
    ;(await cell('Tom Bellamy', 'Friday 17 April')).focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Only the head enters leave.')).toBeVisible()
    const again = within(await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' }))
    expect(again.getByText(/^Fri,? 17 Apr to Sat,? 18 Apr$/)).toBeVisible()
    server.resetHandlers()
    await user.click(again.getByRole('button', { name: 'Holiday' }))
    expect(await cell('Tom Bellamy', 'Saturday 18 April', 'holiday')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not ask of the row beneath when a kind is pressed twice', async () => {
    const { user } = await open(LEAVE)
    await month()
    await user.click(await cell('Samir Haddad', 'Friday 17 April'))
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Samir Haddad' }))
    await user.click(form.getByRole('button', { name: 'Holiday' }))
    const beneath = await cell('Tom Bellamy', 'Friday 17 April')
    const second = { button: 0, detail: 2 }
    for (const send of [fireEvent.pointerDown, fireEvent.mouseDown, fireEvent.pointerUp, fireEvent.click])
      send(beneath, second)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(beneath)
    expect(await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' })).toBeVisible()
  })

  it('keeps a day that could not be made non-working, for a second try', async () => {
    const { user } = await open(LEAVE)
    server.use(
      http.post('*/non_working_days', () =>
        HttpResponse.json({ detail: 'There is a match on that day.' }, { status: 400 }),
      ),
    )
    const field = within(await page().findByRole('group', { name: 'Add a non-working day' }))
    await user.click(field.getAllByRole('spinbutton')[0] ?? document.body)
    await user.keyboard('22042026')
    const add = page().getByRole('button', { name: 'Add' })
    await user.click(add)
    expect(await screen.findByText('There is a match on that day.')).toBeVisible()
    expect(field.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual([
      '22',
      '04',
      '2026',
    ])
    server.resetHandlers()
    await user.click(add)
    expect(await page().findByRole('button', { name: /^Wednesday,? 22 April: make it/ })).toBeVisible()
    expect(field.getAllByRole('spinbutton')[0]).toHaveTextContent('dd')
    // Nothing is left to add, and a browser would take the keyboard away from a button that is switched off (G1).
    expect(add).toHaveFocus()
    expect(add).toBeEnabled()
    expect(add).toHaveAttribute('aria-disabled', 'true')
  })

  it('K3 writes nothing of a day that is non-working already, and offers no way back from it', async () => {
    const { user } = await open(LEAVE)
    // Further ahead than the list reaches.
    for (const typed of ['19042026', '04102026']) {
      const field = within(await page().findByRole('group', { name: 'Add a non-working day' }))
      await user.click(field.getAllByRole('spinbutton')[0] ?? document.body)
      await user.keyboard(typed)
      await user.click(page().getByRole('button', { name: 'Add' }))
      await waitFor(() => expect(field.getAllByRole('spinbutton')[0]).toHaveTextContent('dd'))
    }
    expect(await screen.findAllByText('Nothing to change.')).not.toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(sent).toEqual([])
  })

  it('makes a coming Sunday a working day from the list', async () => {
    const { user } = await open(LEAVE)
    await user.click(
      await page().findByRole('button', { name: /^Sunday,? 19 April: make it a working day$/ }),
    )
    await waitFor(() =>
      expect(sent[0]?.path).toBe('/organizations/riverside-fc/non_working_days?dates=2026-04-19'),
    )
    expect(await screen.findByText(/^Sun,? 19 Apr is a working day again\.$/)).toBeVisible()
  })

  it('says that it could not load, keeps the rest, and tries again', async () => {
    server.use(http.get('*/api/users/days_off', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await open(LEAVE)
    const [retry] = await page().findAllByRole('button', { name: 'Try again' })
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent('Team')
    // The leave is asked for in pieces: while one of them is still on its way the press is not taken.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    server.resetHandlers()
    if (retry) await user.click(retry)
    expect(await month()).toBeVisible()
  })
})

it('F20 shows planned hours against those there are, week by week', async () => {
  const { user } = await open(`${TEAM}?view=workload`)
  const table = within(await page().findByRole('table'))
  expect(table.getAllByRole('columnheader')).toHaveLength(7)
  expect(
    (
      await table.findAllByRole('progressbar', {
        name: /^Freya Lund, week of 13 Apr: .* of 16 hours planned$/,
      })
    ).length,
  ).toBe(1)
  await user.click(page().getByRole('button', { name: 'What is this? Planned hours a week' }))
  const about = within(await screen.findByRole('dialog', { name: 'Planned hours a week' }))
  expect(about.getByText(/at most 8.h a day for each job\. Available = working days × 8.h/)).toBeVisible()
  expect(about.getByText(/Work at the weekend counts, cancelled work does not/)).toBeVisible()
  expect(about.getByText('worked out on this page')).toBeVisible()
  expect(about.getByText(/14 Apr 2026/)).toBeVisible()
})

it('F20 counts Sunday to Thursday on a Saudi ground, whose Friday and Saturday nobody works', async () => {
  server.use(
    http.get('*/api/companies/get_company', () =>
      HttpResponse.json({
        isLeagueAdmin: false,
        measurementsOnly: false,
        country: 'KSA',
        allowedActivityNames: [],
      }),
    ),
    http.get('*/api/users/days_off', () => HttpResponse.json([])),
    http.get('*/api/organizations/*/non_working_days', () =>
      HttpResponse.json([{ date: '2026-04-17' }, { date: '2026-04-18' }]),
    ),
  )
  await open(`${TEAM}?view=workload`)
  const table = within(await page().findByRole('table'))
  expect(
    await table.findByRole('progressbar', { name: /^Freya Lund, week of 12 Apr: .* of 40 hours planned$/ }),
  ).toBeVisible()
})

it('shows me my own days, where I enter leave like in the team', async () => {
  const { user } = await open(`${TEAM}?view=mine`, 'owen')
  const grid = within(await page().findByRole('grid', { name: 'Leave of Owen Price in 2026' }))
  grid.getByRole('gridcell', { name: /^Owen Price, Sunday,? 31 May/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName(/^Owen Price, Monday,? 1 June$/)
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave of Owen Price' })).getByRole('button', {
      name: 'Holiday',
    }),
  )
  expect(await grid.findByRole('gridcell', { name: /^Owen Price, Tuesday,? 2 June, holiday$/ })).toBeVisible()
})

it.each(['office', 'dana'] as const)(
  'A7 is not there for %s, whose company has no calendar of users',
  async (who) => {
    const { router } = await openApp(TEAM, { as: who })
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'))
  },
)

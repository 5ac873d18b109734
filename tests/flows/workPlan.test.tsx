import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { holdAnswers } from '../support/heldAnswers'
import { activityEndpoints } from '@/api/activities'
import type { AppStore } from '@/app/store'
import { openApp, server } from '../support/openApp'

const PLAN = '/dashboard/work-plan?date=2026-04-14'
const LONG = { timeout: 30_000 }

/**
 * A person's pace. react-aria takes the focus half a second after a window has opened, if it stands nowhere just then
 * (a way around a fault of VoiceOver): who typed at once and went back to the field in that moment would not get there.
 */
const typeAsAPerson = userEvent.setup({ delay: 40 }).type

const person = (name: string) => screen.findByRole('region', { name }, LONG)
/** What a person does, in order. */
const jobsOf = (column: HTMLElement) =>
  within(column)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? '')
/** Puts the focus on what moves a job; a column stands before its jobs have come. */
const lift = async (column: HTMLElement, job: string) =>
  (await within(column).findByRole('button', { name: `Move ${job}` }, LONG)).focus()
/** Grow lights in the Stadium. */
const addWork = (
  { store }: { store: AppStore },
  work: { startDate: string; endDate: string; status?: 'planned' | 'in_progress' | 'completed' },
) =>
  act(async () => {
    await store.dispatch(
      activityEndpoints.addActivity.initiate({
        activity: {
          activityName: 'growLights',
          status: 'planned',
          pitchIds: ['stadium'],
          sectionIds: [],
          userIds: [],
          fields: [],
          ...work,
        },
        key: `lights from ${work.startDate}`,
      }) as never,
    )
  })
/** From two to four in the morning. */
const addLights = (app: { store: AppStore }, day: string, status: 'planned' | 'completed') =>
  addWork(app, { startDate: `${day}T02:00:00Z`, endDate: `${day}T04:00:00Z`, status })
const startsOf = (column: HTMLElement) => jobsOf(column).map((name) => /\d\d:\d\d/.exec(name)?.[0])

describe('the work plan', () => {
  it('shows who does what, how full each day is, and who is off', async () => {
    await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    expect(jobsOf(owen)).toContain('Mowing, Training 1, 07:00 to 08:30, Planned')
    expect(owen).toHaveTextContent(/5h 30m of 8h/)
    expect(await person('Freya Lund')).toHaveTextContent('Off: holiday')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Tuesday,? 14 April/)
  })

  it('F9 says that the conditions could not be had where the pitches cannot be read, and none without pitches', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp(PLAN, { as: 'marta' })
    const conditions = await screen.findByRole('region', { name: 'Conditions' }, LONG)
    const retry = await within(conditions).findByRole('button', { name: 'Try again' }, LONG)
    server.use(http.get('*/api/pitches', () => HttpResponse.json([])))
    await user.click(retry)
    expect(await within(conditions).findByText('There is no forecast for this day.', {}, LONG)).toBeVisible()
  })

  it('B12 says whether those who are here can do it all', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const staffing = await screen.findByRole('region', { name: 'Staffing' }, LONG)
    await waitFor(() => expect(staffing).toHaveTextContent(/10 people here/))
    // What is planned and what is free make up what there is: no figure is rounded.
    await waitFor(() => expect(staffing).toHaveTextContent(/[hm] planned\. \d+h.* are free/), LONG)
    const [there, planned, free] = [...staffing.textContent.matchAll(/(\d+)h(?:\s(\d+)m)?/g)].map(
      ([, hours, minutes]) => Number(hours) * 60 + Number(minutes ?? 0),
    )
    expect(there).toBe(10 * 8 * 60)
    expect((planned ?? 0) + (free ?? 0)).toBe(there)
    await user.click(within(staffing).getByRole('button', { name: 'What is this? Staffing' }))
    expect(await screen.findByText(/Unassigned work counts for one person\.$/)).toHaveTextContent(
      /people here × 8h/,
    )
  })

  it('a job goes to somebody else by keys alone, and comes back', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await lift(owen, 'Mowing, Training 2')
    await user.keyboard('{Enter}')
    expect(screen.getByText(/^Mowing, Training 2 lifted/)).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText(/^Priya Nair, place \d of \d\.$/)).toBeInTheDocument()
    await user.keyboard('{Enter}')
    const priya = await person('Priya Nair')
    await waitFor(() => expect(jobsOf(priya).join()).toMatch(/Mowing, Training 2/))
    expect(jobsOf(owen).join()).not.toMatch(/Mowing, Training 2/)
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Move Mowing, Training 2'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
    await waitFor(() => expect(jobsOf(owen).join()).toMatch(/Mowing, Training 2/), LONG)
  })

  it('Escape leaves it where it was', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await lift(owen, 'Mowing, Training 2')
    const before = jobsOf(owen)
    await user.keyboard(' {ArrowLeft}{Escape}')
    expect(screen.getByText('Mowing, Training 2 stays where it was.')).toBeInTheDocument()
    expect(jobsOf(owen)).toEqual(before)
  })

  it('in another order jobs follow one another', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    expect(startsOf(owen)).toEqual(['06:00', '07:00', '08:30', '13:00'])
    await lift(owen, 'Mowing, Training 2')
    await user.keyboard('{Enter}{ArrowUp}{Enter}')
    await waitFor(() =>
      expect(jobsOf(owen)).toEqual([
        expect.stringContaining('Machine check'),
        'Mowing, Training 2, 07:00 to 08:30, Planned',
        'Mowing, Training 1, 08:30 to 10:00, Planned',
        expect.stringContaining('Reel 2'),
      ]),
    )
  })

  it('what the backend refuses goes back and says why', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    server.use(
      http.put('*/api/activities/*', () => HttpResponse.json({ detail: 'Not this one.' }, { status: 403 })),
    )
    await lift(owen, 'Reel 2')
    const before = jobsOf(owen)
    await user.keyboard('{Enter}{ArrowRight}{Enter}')
    expect(await screen.findByText('Not this one.', {}, LONG)).toBeInTheDocument()
    await waitFor(() => expect(jobsOf(owen)).toEqual(before))
  })

  it('F15 asks before work goes to somebody who is off', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await user.click(within(owen).getByRole('button', { name: 'More for Reel 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Assign to…' }))
    await user.click(
      within(await screen.findByRole('dialog', {}, LONG)).getByRole('button', { name: /Freya Lund/ }),
    )
    const question = await screen.findByRole('alertdialog', { name: 'Freya Lund is not here' })
    expect(question).toHaveTextContent(/holiday/)
    await user.click(within(question).getByRole('button', { name: 'Assign anyway' }))
    await waitFor(async () => expect(jobsOf(await person('Freya Lund')).join()).toMatch(/Reel 2/), LONG)
  })

  it('F20 shows by how much somebody has too much', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    for (const work of ['Gate beds', 'Goals and nets, Training 4']) {
      await user.click(screen.getByRole('button', { name: `More for ${work}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Assign to…' }))
      await user.click(
        within(await screen.findByRole('dialog', {}, LONG)).getByRole('button', { name: /Owen Price/ }),
      )
      await waitFor(() => expect(jobsOf(owen).join()).toMatch(work.split(',')[0] ?? ''), LONG)
    }
    expect(owen).toHaveTextContent(/11h of 8h, 3h too much/)
  })

  it('copies another day with whoever is here, after showing what it will plan', async () => {
    const { user } = await openApp('/dashboard/work-plan?date=2026-04-16', { as: 'marta' })
    await person('Owen Price')
    const posted: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST' && request.url.endsWith('/activities')) posted.push(request.url)
    })
    await user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy yesterday…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy a day' }, LONG)
    expect(within(dialog).getByRole('checkbox', { name: /^07:00 Mowing, Stadium/ })).not.toBeChecked()
    await user.click(within(dialog).getByRole('checkbox', { name: /^All/ }))
    await user.click(within(dialog).getByRole('checkbox', { name: /^All/ }))
    await user.click(within(dialog).getByRole('checkbox', { name: /^08:00 Aeration, Training 2/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Plan 1 job' }))
    const jonas = await person('Jonas Weber')
    await waitFor(() => expect(jobsOf(jonas).join()).toMatch(/Aeration, Training 2/), LONG)
    expect(posted).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
    await waitFor(() => expect(jobsOf(jonas).join()).not.toMatch(/Aeration, Training 2/), LONG)
  })

  it('copies from a week ago also what began in the first hour of that day', async () => {
    const app = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await addWork(await app.connection.get(), {
      startDate: '2026-04-08T23:30:00Z',
      endDate: '2026-04-08T23:55:00Z',
    })
    await act(() => app.router.navigate('/dashboard/work-plan?date=2026-04-16'))
    await person('Owen Price')
    await app.user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Copy yesterday…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a day' }, LONG))
    await app.user.click(dialog.getByRole('button', { name: /Wednesday,? 15 April/ }))
    const days = within(await screen.findByRole('listbox'))
    await app.user.click(days.getByRole('option', { name: /Thursday,? 9 April/ }))
    expect(await screen.findByRole('checkbox', { name: /^00:30 Grow lights, Stadium/ })).toBeChecked()
  })

  it('F11 what is planned from another day stays as it was chosen until it is known to be kept', async () => {
    const { user, backend } = await openApp('/dashboard/work-plan?date=2026-04-16', { as: 'marta' })
    await person('Owen Price')
    await user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy yesterday…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Copy a day' }, LONG)
    const box = (name: RegExp) => within(dialog).getByRole('checkbox', { name })
    await user.click(box(/^All/))
    await user.click(box(/^All/))
    await user.click(box(/^08:00 Aeration, Training 2/))
    server.use(
      http.post('*/api/activities', () =>
        HttpResponse.json({ detail: 'The month is closed.' }, { status: 422 }),
      ),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Plan 1 job' }))
    expect(await screen.findByText('The month is closed.', {}, LONG)).toBeVisible()
    expect(dialog).toBeVisible()
    expect(box(/^08:00 Aeration, Training 2/)).toBeChecked()

    const { letGo, asked } = holdAnswers('post', '*/api/activities', (request) => backend.fetch(request))
    await user.click(within(dialog).getByRole('button', { name: 'Plan 1 job' }))
    await asked
    expect(within(dialog).getByRole('button', { name: 'Plan 1 job' })).toHaveAttribute('aria-busy', 'true')
    letGo()
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), LONG)
    const jonas = await person('Jonas Weber')
    await waitFor(() => expect(jobsOf(jonas).join()).toMatch(/Aeration, Training 2/), LONG)
  })

  it('brings what was left over to this day', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Bring here: Divoting, Training 2' }, LONG))
    const unassigned = await screen.findByRole('region', { name: /^Unassigned/ }, LONG)
    await waitFor(() => expect(jobsOf(unassigned).join()).toMatch(/Divoting, Training 2, 16:00/), LONG)
  })

  it('brings it once, with one way back, however often it is pressed', async () => {
    const { user, backend } = await openApp(PLAN, { as: 'marta' })
    const bring = await screen.findByRole('button', { name: 'Bring here: Divoting, Training 2' }, LONG)
    const days: string[] = []
    const { letGo, asked } = holdAnswers('put', '*/api/activities/*', async (request) => {
      days.push(((await request.clone().json()) as { startDate: string }).startDate.slice(0, 10))
      return backend.fetch(request)
    })
    // Faster than it is drawn.
    act(() => {
      bring.click()
      bring.click()
    })
    await asked
    letGo()
    await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
    await waitFor(() => expect(days.length).toBeGreaterThan(1), LONG)
    expect(days).toEqual(['2026-04-14', '2026-04-13'])
  })

  it('G1 the keyboard goes on at the work that it has brought to this day', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const bring = await screen.findByRole('button', { name: 'Bring here: Divoting, Training 2' }, LONG)
    bring.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bring).not.toBeInTheDocument(), LONG)
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Divoting, Training 2, 16:00 to .*Planned$/),
    )
  })

  it('K1 what was left over is reached by Tab, and given to somebody by keys', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    ;(await screen.findByRole('button', { name: 'Bring it here' }, LONG)).focus()
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName('Select Divoting, Training 2')
    await user.tab()
    expect(document.activeElement).toHaveAccessibleName('Move Divoting, Training 2')
    await user.keyboard('{Enter}{ArrowRight}{Enter}')
    const aisha = await person('Aisha Rahman')
    await waitFor(() => expect(jobsOf(aisha).join()).toMatch(/Divoting, Training 2/), LONG)
    await waitFor(() => expect(aisha).toContainElement(document.activeElement as HTMLElement))
  })

  it('G1 the keyboard goes with the job that it has given to somebody in a window', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const more = await screen.findByRole('button', { name: 'More for Divoting, Training 2' }, LONG)
    more.focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('menuitem', { name: 'Assign to…' })).focus()
    await user.keyboard('{Enter}')
    const choice = await screen.findByRole('dialog', { name: /^Assign Divoting/ }, LONG)
    within(choice)
      .getByRole('button', { name: /^Aisha Rahman/ })
      .focus()
    await user.keyboard('{Enter}')
    const aisha = await person('Aisha Rahman')
    await waitFor(() => expect(aisha).toContainElement(document.activeElement as HTMLElement), LONG)
    expect(document.activeElement).toHaveAccessibleName(/^Divoting, Training 2/)
  })

  it('K1 Tab still stops at a job once fewer are shown of what was left over', async () => {
    server.use(
      http.get('*/api/activities', async ({ request }) => {
        const rows = (await (await app.backend.fetch(request)).json()) as Record<string, string>[]
        const late = rows.find(
          ({ activityName, status, startDate }) =>
            activityName === 'divoting' && status === 'planned' && startDate && startDate < '2026-04-14',
        )
        return HttpResponse.json([
          ...rows,
          ...(late ? Array.from({ length: 6 }, (_, n) => ({ ...late, id: `late-${n}` })) : []),
        ])
      }),
    )
    const app = await openApp(PLAN, { as: 'marta' })
    const { user } = app
    await user.click(await screen.findByRole('button', { name: 'Show all 7' }, LONG))
    const jobs = await screen.findAllByRole('link', { name: /^Divoting, Training 2/ })
    jobs.at(-1)?.focus()
    await user.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(document.querySelectorAll('[data-column] [data-nav][tabindex="0"]')).toHaveLength(1)
  })

  it('G1 Tab goes where the eye goes: what is to be done, who does it, what stands at the end', async () => {
    await openApp(PLAN, { as: 'marta' })
    const aisha = await person('Aisha Rahman')
    const before = await screen.findByRole('region', { name: 'Unassigned' }, LONG)
    const after = await screen.findByRole('region', { name: 'Conditions' }, LONG)
    expect(before.compareDocumentPosition(aisha)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(aisha.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('F34, F35 closes the day: done as planned, otherwise, or dropped with its reason', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    const dialog = await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG)
    const row = (name: string) => within(dialog).getByRole('listitem', { name })
    await user.click(within(row('Reel 2')).getByRole('button', { name: 'Reel 2 done as planned' }))
    await waitFor(() => expect(within(dialog).queryByRole('listitem', { name: 'Reel 2' })).toBeNull())
    await user.click(within(row('Gate beds')).getByRole('button', { name: 'Drop Gate beds' }))
    const sent = new Promise<object>((resolve) => {
      server.events.on('request:start', ({ request }) => {
        if (request.method === 'PUT')
          void request
            .clone()
            .json()
            .then(resolve as never)
      })
    })
    await user.click(await screen.findByRole('menuitem', { name: 'Weather' }))
    expect(await sent).toMatchObject({
      status: 'cancelled',
      fields: expect.arrayContaining([{ key: 'cancelReason', value: 'weather' }]),
    })
  })

  it('F35 a figure that is taken out is asked for, not taken as planned', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    const day = within(await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG))
    await user.click(day.getByRole('button', { name: 'Gate beds done, but not as planned' }))
    const minutes = await day.findByRole('textbox', { name: /^Minutes used/ })
    await user.clear(minutes)
    await user.click(day.getByRole('button', { name: 'Save as done' }))
    expect(await day.findByText('This is needed.')).toBeVisible()
    await user.type(minutes, '25')
    await user.click(day.getByRole('button', { name: 'Save as done' }))
    await waitFor(() => expect(day.queryByRole('listitem', { name: 'Gate beds' })).toBeNull())
  })

  it('F35 work of more than a day is done otherwise without a word about its minutes', async () => {
    const { user, connection } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await addWork(await connection.get(), {
      startDate: '2026-04-11T05:00:00Z',
      endDate: '2026-04-14T05:00:00Z',
    })
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    const day = within(await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG))
    await user.click(
      await day.findByRole('button', { name: 'Grow lights, Stadium done, but not as planned' }, LONG),
    )
    expect(await day.findByRole('textbox', { name: /^Minutes used/ })).toHaveValue('4320')
    await user.type(day.getByRole('textbox', { name: 'What was different' }), 'One lamp was out')
    await user.click(day.getByRole('button', { name: 'Save as done' }))
    await waitFor(
      () => expect(day.queryByRole('listitem', { name: 'Grow lights, Stadium' })).toBeNull(),
      LONG,
    )
  })

  it('F35 says of work under way that somebody else goes on with it, not on another day', async () => {
    const { user, connection } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    const times = { startDate: '2026-04-14T04:00:00Z', endDate: '2026-04-14T05:00:00Z' }
    await addWork(await connection.get(), { ...times, status: 'in_progress' })
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    const day = within(await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG))
    await user.click(await day.findByRole('button', { name: 'Hand over Grow lights, Stadium' }, LONG))
    // Who is off is so on the day of the work.
    expect(await screen.findByRole('menuitem', { name: /^Freya Lund/ })).toHaveAttribute('aria-disabled')
    await user.click(screen.getByRole('menuitem', { name: 'Aisha Rahman' }))
    expect(await screen.findByText(/Stadium goes to Aisha Rahman\.$/, {}, LONG)).toBeVisible()
    expect(day.getByRole('listitem', { name: 'Grow lights, Stadium' })).toHaveTextContent(
      /05:00, 1h, Aisha Rahman/,
    )
  })

  it('F11 what was typed of a day or of a job is there again when it was refused', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    const refuse = () =>
      server.use(
        http.put(
          '*/api/activities/*',
          () => HttpResponse.json({ detail: 'The month is closed.' }, { status: 403 }),
          { once: true },
        ),
      )
    await user.click(await within(owen).findByRole('button', { name: 'More for Mowing, Training 1' }, LONG))
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }))
    const question = await screen.findByRole('dialog', { name: 'Cancel Mowing, Training 1' })
    await user.click(within(question).getByRole('radio', { name: 'Weather' }))
    await user.type(within(question).getByRole('textbox', { name: 'Note' }), 'Standing water')
    refuse()
    await user.click(within(question).getByRole('button', { name: 'Cancel the job' }))
    expect(await screen.findByText('The month is closed.')).toBeVisible()
    expect(within(question).getByRole('textbox', { name: 'Note' })).toHaveValue('Standing water')
    await user.click(within(question).getByRole('button', { name: 'Cancel the job' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())

    await user.click(await screen.findByRole('button', { name: 'Close the day' }))
    const day = within(await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG))
    await user.click(day.getByRole('button', { name: 'Gate beds done, but not as planned' }))
    const typed = () => day.findByRole('textbox', { name: 'What was different' })
    await user.type(await typed(), 'Only the left one')
    refuse()
    await user.click(day.getByRole('button', { name: 'Save as done' }))
    await waitFor(() => expect(screen.getAllByText('The month is closed.')).toHaveLength(2))
    expect(await typed()).toHaveValue('Only the left one')
  })

  it('F5 an answer that comes after its question was closed closes no other', async () => {
    const { user, backend } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await user.click(await within(owen).findByRole('button', { name: 'More for Mowing, Training 1' }, LONG))
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }))
    const question = await screen.findByRole('dialog', { name: 'Cancel Mowing, Training 1' }, LONG)
    await user.click(within(question).getByRole('radio', { name: 'Weather' }))
    await user.type(within(question).getByRole('textbox', { name: 'Note' }), 'Standing water')
    const { letGo, asked } = holdAnswers('put', '*/api/activities/*', (request) => backend.fetch(request))
    await user.click(within(question).getByRole('button', { name: 'Cancel the job' }))
    await asked
    // On its way, nothing of it would be discarded: nobody asks, and it goes before it is kept for later.
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question).not.toBeInTheDocument(), { timeout: 2000 })
    await user.click(await screen.findByRole('button', { name: 'Close the day' }))
    const day = await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG)
    letGo()
    expect(await screen.findByText(/^1 job cancelled/, undefined, LONG)).toBeInTheDocument()
    expect(day).toBeVisible()
  })

  it('F11 Escape asks before it loses why a job is called off', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await user.click(await within(owen).findByRole('button', { name: 'More for Mowing, Training 1' }, LONG))
    await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }))
    const question = await screen.findByRole('dialog', { name: 'Cancel Mowing, Training 1' }, LONG)
    const note = within(question).getByRole('textbox', { name: 'Note' })
    await typeAsAPerson(note, 'Standing water{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, LONG))
    expect(note).toHaveValue('Standing water')
    await waitFor(() => expect(note).toHaveFocus())
  })

  it.each([
    ['Start at…', /^When does it start/],
    ['Move to another day…', /^Move 1 job to another day/],
  ])(
    'F11 Escape asks before it loses what was typed at “%s”, and nothing where nothing was',
    async (item, name) => {
      const { user } = await openApp(PLAN, { as: 'marta' })
      const owen = await person('Owen Price')
      const ask = async () => {
        await user.click(
          await within(owen).findByRole('button', { name: 'More for Mowing, Training 1' }, LONG),
        )
        await user.click(await screen.findByRole('menuitem', { name: item }))
        return screen.findByRole('dialog', { name }, LONG)
      }
      const untouched = await ask()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(untouched).not.toBeInTheDocument())
      const dialog = await ask()
      const [first] = within(dialog).getAllByRole('spinbutton')
      first?.focus()
      await user.keyboard('{ArrowUp}{Escape}')
      await user.click(await screen.findByRole('button', { name: 'Discard' }, LONG))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    },
  )

  it.each([
    ['Start at…', /^When does it start/],
    ['Move to another day…', /^Move 1 job to another day/],
  ])('F11 what was typed at “%s” still stands there when it is refused', async (item, name) => {
    server.use(
      http.put('*/api/activities/:id', () => HttpResponse.json({ detail: 'Not yours.' }, { status: 403 }), {
        once: true,
      }),
    )
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await user.click(await within(owen).findByRole('button', { name: 'More for Mowing, Training 1' }, LONG))
    await user.click(await screen.findByRole('menuitem', { name: item }))
    const dialog = await screen.findByRole('dialog', { name }, LONG)
    const [first] = within(dialog).getAllByRole('spinbutton')
    first?.focus()
    await user.keyboard('{ArrowUp}')
    const typed = first?.textContent
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(/Not yours\./, undefined, LONG)).toBeInTheDocument()
    expect(first).toBeVisible()
    expect(first).toHaveTextContent(typed ?? 'nothing')
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), LONG)
  })

  it('F11 Escape asks before it loses how a job was done, and no more once that is written', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await user.click(await screen.findByRole('button', { name: 'Close the day' }, LONG))
    const day = await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG)
    await user.click(within(day).getByRole('button', { name: 'Gate beds done, but not as planned' }))
    const typed = await within(day).findByRole('textbox', { name: 'What was different' })
    await typeAsAPerson(typed, 'Only the left one{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, LONG))
    expect(typed).toHaveValue('Only the left one')
    await waitFor(() => expect(typed).toHaveFocus())
    await user.click(within(day).getByRole('button', { name: 'Save as done' }))
    await waitFor(() => expect(within(day).queryByRole('listitem', { name: 'Gate beds' })).toBeNull(), LONG)
    // The cross at its head asks as Escape does.
    const [cross] = within(day).getAllByRole('button', { name: 'Close' })
    if (cross) await user.click(cross)
    await waitFor(() => expect(day).not.toBeInTheDocument())
  })

  it('F41 closing the day writes the weather of its end into a spraying, and says where nobody knows it', async () => {
    const written: { fields: { key: string }[] }[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT')
        void request
          .clone()
          .json()
          .then((body) => written.push(body as never))
    })
    // Ten minutes before its end.
    const { user } = await openApp(PLAN, { as: 'marta', now: '2026-04-14T07:20:00Z' })
    await person('Owen Price')
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    const dialog = await screen.findByRole('dialog', { name: /^Close Tuesday/ }, LONG)
    const done = (name: string) =>
      user.click(within(dialog).getByRole('button', { name: `${name} done as planned` }))
    await done('Spray iron and wetter, Stadium')
    await waitFor(() => expect(written).toHaveLength(1), LONG)
    expect(written[0]?.fields.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['windSpeedEnd', 'humidityEnd']),
    )
    // It ended over an hour from now: nothing is made up.
    await done('Spreading, Training 5')
    expect(await screen.findByText(/^Spreading.*The weather is not known/, {}, LONG)).toBeVisible()
    expect(written[1]?.fields.map(({ key }) => key)).not.toContain('windSpeedEnd')
  })

  it('several are chosen by x and moved together', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    for (const name of [/^Mowing, Training 1/, /^Mowing, Training 2/]) {
      const job = await within(owen).findByRole('link', { name })
      job.focus()
      await user.keyboard('x')
    }
    const bar = await screen.findByRole('region', { name: 'Selected jobs' })
    expect(bar).toHaveTextContent('2 selected')
    await user.click(within(bar).getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move: Tomorrow' }))
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(2), LONG)
    await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(4), LONG)
  })

  it('several are deleted without a question, and come back by undo', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    for (const name of [/^Mowing, Training 1/, /^Mowing, Training 2/]) {
      const job = await within(owen).findByRole('link', { name })
      job.focus()
      await user.keyboard('x')
    }
    const bar = await screen.findByRole('region', { name: 'Selected jobs' })
    await user.click(within(bar).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(2), LONG)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }, LONG))
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(4), LONG)
  })

  it('F4 plans what is advised for as long as it is advised', async () => {
    const { user, router } = await openApp(PLAN, { as: 'marta' })
    const advice = await screen.findByRole('region', { name: /^Suggestions/ }, LONG)
    await user.click(within(advice).getByRole('button', { name: /^Plan UV-C light/ }))
    await waitFor(() => expect(router.state.location.search).toContain('time=20%3A00'))
    expect(new URLSearchParams(router.state.location.search).get('minutes')).toBe('150')
  })

  it('what is refused of several that were moved is chosen again', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    for (const name of [/^Mowing, Training 1/, /^Mowing, Training 2/]) {
      const job = await within(owen).findByRole('link', { name })
      job.focus()
      await user.keyboard('x')
    }
    const bar = () => screen.findByRole('region', { name: 'Selected jobs' })
    await user.click(within(await bar()).getByRole('button', { name: 'Move' }))
    server.use(
      http.put(
        '*/api/activities/*',
        () => HttpResponse.json({ detail: 'The month is closed.' }, { status: 422 }),
        { once: true },
      ),
    )
    await user.click(await screen.findByRole('menuitem', { name: 'Move: Tomorrow' }))
    expect(
      await screen.findByText(/^1 of 2 .*Mowing, Training \d.*: The month is closed\./, {}, LONG),
    ).toBeVisible()
    expect(screen.getByText(/^1 job moved: /)).toBeVisible()
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 selected'), LONG)
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(3), LONG)
  })

  it('F11 counts as given to somebody only what was not refused, and says which was', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    for (const name of [/^Mowing, Training 1/, /^Mowing, Training 2/, /Reel 2/]) {
      const job = await within(owen).findByRole('link', { name })
      job.focus()
      await user.keyboard('x')
    }
    const id = within(owen).getByRole('link', { name: /Reel 2/ }).dataset.nav ?? ''
    const bar = await screen.findByRole('region', { name: 'Selected jobs' })
    await user.click(within(bar).getByRole('button', { name: 'Assign to…' }))
    server.use(
      http.put(`*/api/activities/${id}`, () =>
        HttpResponse.json({ detail: 'The month is closed.' }, { status: 422 }),
      ),
    )
    await user.click(
      within(await screen.findByRole('dialog', {}, LONG)).getByRole('button', { name: /^Priya Nair/ }),
    )
    expect(await screen.findByText('2 jobs go to Priya Nair.', {}, LONG)).toBeVisible()
    expect(screen.getByText(/^1 of \d+ were refused: .*Reel 2.*: The month is closed\.$/)).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Selected jobs' }, LONG)).toHaveTextContent('1 selected')
  })

  it('keeps a day as a template and plans it again', async () => {
    const { user, router } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save this day as a template…' }))
    const saving = await screen.findByRole('dialog', {}, LONG)
    await user.clear(within(saving).getByRole('textbox', { name: /^Name/ }))
    await user.type(within(saving).getByRole('textbox', { name: /^Name/ }), 'Match week{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, LONG))
    await user.click(within(saving).getByRole('button', { name: /^Save \d+ jobs$/ }))
    expect(await screen.findByText('Match week saved as a template.', {}, LONG)).toBeInTheDocument()
    await router.navigate('/dashboard/work-plan?date=2026-04-19')
    await screen.findByRole('heading', { level: 1, name: /Sunday,? 19 April/ })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fill the day' })).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await waitFor(async () =>
      expect(await screen.findByRole('menuitem', { name: 'From a template…' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await user.click(screen.getByRole('menuitem', { name: 'From a template…' }))
    const dialog = await screen.findByRole('dialog', { name: 'From a template' }, LONG)
    expect(within(dialog).getByRole('button', { name: /Match week/ })).toBeVisible()
    expect(within(dialog).getAllByRole('checkbox').length).toBeGreaterThan(10)
    await user.click(within(dialog).getByRole('button', { name: 'Rename or delete…' }))
    const names = await screen.findByRole('dialog', { name: 'Templates' }, LONG)
    await user.click(within(names).getByRole('button', { name: 'Rename Match week' }))
    // Escape gives up the new name, and no more.
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(within(names).getByRole('button', { name: 'Rename Match week' })).toHaveFocus(),
    )
    await user.keyboard('{Enter}')
    await user.clear(within(names).getByRole('textbox', { name: 'New name' }))
    await user.type(within(names).getByRole('textbox', { name: 'New name' }), 'Cup week{Enter}')
    await user.click(await within(names).findByRole('button', { name: 'Delete Cup week' }))
    expect(await within(names).findByText('There are no templates.')).toBeVisible()
    await screen.findByText('The template Cup week is gone.')
    // One way back for each act; the newest stands first.
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(await within(names).findByText('Cup week')).toBeVisible()
  })

  it('PageUp, PageDown and t step through the days, and the address holds them', async () => {
    const { user, router } = await openApp(PLAN, { as: 'marta' })
    await person('Owen Price')
    await user.keyboard('{PageDown}')
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-04-15'))
    await user.keyboard('{PageUp}{PageUp}')
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-04-13'))
    await user.keyboard('t')
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-04-14'))
  })

  it('F34 tells of a mix how much of each product goes out, on the card and on paper', async () => {
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([
          {
            id: 'mix',
            activityName: 'spraying',
            status: 'planned',
            startDate: '2026-04-14T07:00:00Z',
            endDate: '2026-04-14T08:00:00Z',
            fields: [
              { key: 'product', value: [{ cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }] },
            ],
            pitchIds: ['stadium'],
            userIds: ['owen-price'],
          },
        ]),
      ),
    )
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await waitFor(
      () =>
        expect(owen).toHaveTextContent(
          /Iron and wetter, 600.L\/ha · Iron sulphate 6 %, 14\.3.L · Wetter Aqua 90, 7\.1.L/,
        ),
      LONG,
    )
    let paper = ''
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      paper = document.body.textContent
    })
    await user.click(within(owen).getByRole('button', { name: 'Day sheet of Owen Price' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Print day sheet' }))
    await waitFor(() => expect(paper).toMatch(/Iron sulphate 6 %, 14\.3.L\nWetter Aqua 90, 7\.1.L/))
    print.mockRestore()
  })

  it('gives no figure without its unit: of a product that cannot be read it tells the rate', async () => {
    server.use(http.get('*/api/supplies', () => HttpResponse.json({}, { status: 500 })))
    await openApp(PLAN, { as: 'marta' })
    await screen.findAllByText(/Product, [\d.,]+.(g|kg|L|mL)\/(m²|ha)/, {}, LONG)
    expect(screen.queryByText(/Product, [\d.,]+( ·|$)/)).not.toBeInTheDocument()
  })

  it('B8 shows how long all work has waited in its own rhythm, on every pitch', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'All work' }, LONG))
    const strip = within(await screen.findByRole('dialog', { name: 'Rhythm of all work' }, LONG))
    expect(strip.getByRole('columnheader', { name: 'Training 2' })).toHaveTextContent('T2')
    const lights = strip.getByRole('row', { name: /^Grow lights/ })
    // Fifteen days since the last, usually every four: what stands as overdue beside it, too.
    expect(within(lights).getByRole('cell', { name: /^× 3.8/ })).toHaveTextContent('15 days')
    expect(strip.getByRole('row', { name: /^Mowing/ })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('B8 fills a day weeks ahead with what falls on it by the own rhythm', async () => {
    const { user } = await openApp('/dashboard/work-plan?date=2026-05-04', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Fill the day' }, LONG))
    await user.click(await screen.findByRole('menuitem', { name: 'By rhythm…' }, LONG))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill by rhythm' }, LONG))
    const falling = await dialog.findAllByText(/^(\d+) days since, usually every \1 days$/, {}, LONG)
    expect(falling.length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('button', { name: /^Plan \d+ jobs$/ }))
    const unassigned = await screen.findByRole('region', { name: /^Unassigned/ }, LONG)
    await waitFor(() => expect(within(unassigned).getAllByRole('link').length).toBeGreaterThan(0), LONG)
  })

  it('B8 does not say that nothing is due where the weeks behind could not be read', async () => {
    server.use(
      http.get('*/api/activities', ({ request }) =>
        (new URL(request.url).searchParams.get('start_date') ?? '') < '2026-04'
          ? HttpResponse.json({}, { status: 500 })
          : undefined,
      ),
    )
    const { user } = await openApp(PLAN, { as: 'marta' })
    const unread = 'The last nine weeks could not be read, so there is no rhythm.'
    expect(await screen.findByText(unread, {}, LONG)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fill the day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'By rhythm…' }, LONG))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fill by rhythm' }, LONG))
    expect(dialog.getByText(unread)).toBeVisible()
    expect(dialog.queryByText('Nothing is due by rhythm.')).not.toBeInTheDocument()
  })

  it('B8 what was done this morning has waited for nothing', async () => {
    const { user, connection } = await openApp(PLAN, { as: 'marta' })
    await screen.findByRole('button', { name: 'Plan Grow lights, Stadium' }, LONG)
    await addLights(await connection.get(), '2026-04-14', 'completed')
    await user.click(await screen.findByRole('button', { name: 'All work' }, LONG))
    const strip = within(await screen.findByRole('dialog', { name: 'Rhythm of all work' }, LONG))
    const lights = strip.getByRole('row', { name: /^Grow lights/ })
    await waitFor(() => expect(lights).not.toHaveTextContent('15 days'))
    expect(lights).toHaveTextContent('0 days')
  })

  it('B8 holds nothing for overdue weeks ahead that is planned before then', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname.endsWith('/activities')) asked.push(new URL(request.url).search)
    })
    const { user, router } = await openApp('/dashboard/work-plan?date=2026-04-16', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'Plan Grow lights, Stadium' }, LONG))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Plan Grow lights, Stadium' })).not.toBeInTheDocument(),
    )
    // The days up to this one are those that the plan reads anyhow.
    expect(asked.filter((search) => search.includes('end_date=2026-04-27'))).toEqual([])
    await act(async () => router.navigate('/dashboard/work-plan?date=2026-05-04'))
    expect(await screen.findByRole('button', { name: 'Plan UV-C light, Stadium' }, LONG)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Plan Grow lights, Stadium' })).not.toBeInTheDocument()
  })

  it('B8 knows what is planned between these two weeks and the days around a later one', async () => {
    const { connection } = await openApp('/dashboard/work-plan?date=2026-06-02', { as: 'marta' })
    await screen.findByRole('button', { name: 'Plan Grow lights, Stadium' }, LONG)
    await addLights(await connection.get(), '2026-05-20', 'planned')
    await waitFor(
      () =>
        expect(screen.queryByRole('button', { name: 'Plan Grow lights, Stadium' })).not.toBeInTheDocument(),
      LONG,
    )
    expect(screen.getByRole('button', { name: 'Plan UV-C light, Stadium' })).toBeVisible()
  })

  it('prints a sheet for each person with boxes to tick, and which way to mow', async () => {
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    let paper = ''
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      paper = document.body.textContent
    })
    await user.click(within(owen).getByRole('button', { name: 'Day sheet of Owen Price' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Print day sheet' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(paper).toMatch(/Mowing.*\d mm.*Direction(N–S|E–W|Diagonal)/)
    print.mockRestore()
  })

  it('F34 puts nothing on paper before it is known what the fields of the work are', async () => {
    const known = Promise.withResolvers<void>()
    server.use(http.get('*/configuration/activities', () => known.promise))
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    let paper = ''
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      paper = document.body.textContent
    })
    await user.click(within(owen).getByRole('button', { name: 'Day sheet of Owen Price' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Print day sheet' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(print).not.toHaveBeenCalled()
    known.resolve()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(paper).toMatch(/Mowing.*\d mm.*Direction(N–S|E–W|Diagonal)/)
    print.mockRestore()
  })

  it('F34 prints and shares what is to be ticked off at the work itself, and what is ticked already', async () => {
    server.use(
      http.get('*/api/activities', () =>
        HttpResponse.json([
          {
            id: 'cut',
            activityName: 'mowing',
            status: 'planned',
            startDate: '2026-04-14T07:00:00Z',
            endDate: '2026-04-14T08:00:00Z',
            fields: [
              { key: 'checklist', value: ['[x] Check the reel', '[ ] Empty the box'] },
              { key: 'height', value: 26 },
              { key: 'direction', value: 'northSouth' },
              { key: 'stripeWidth', value: 5.5 },
            ],
            pitchIds: ['stadium'],
            userIds: ['owen-price'],
          },
        ]),
      ),
    )
    const { user } = await openApp(PLAN, { as: 'marta' })
    const owen = await person('Owen Price')
    await waitFor(() => expect(jobsOf(owen)).toHaveLength(1), LONG)
    let paper = ''
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      paper = document.body.textContent
    })
    await user.click(within(owen).getByRole('button', { name: 'Day sheet of Owen Price' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Print day sheet' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(paper).toMatch(/✓ Check the reel\s*Empty the box/)
    expect(paper).toMatch(/26.mm.*DirectionN–S.*Stripe width5\.5.m/)
    print.mockRestore()

    await user.click(within(owen).getByRole('button', { name: 'Day sheet of Owen Price' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Share day sheet' }))
    await screen.findByText('The day sheet of Owen Price is on the clipboard.')
    expect(await navigator.clipboard.readText()).toMatch(
      /– Height 26.mm\n– Direction N–S\n– Stripe width 5\.5.m\n(– .*\n)*– ✓ Check the reel\n– Empty the box/,
    )
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { deleteDB } from 'idb'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Activity, machinesOf } from '@/domain/activity'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'

// No break and no tick of the test before.
beforeEach(() => deleteDB('sward-local'))

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
const bar = async (work = 'Covers off, Stadium') =>
  within(await screen.findByRole('group', { name: `Running: ${work}` }))
const card = async (name: string) =>
  within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }))
/** Time passes, and the phone is taken out of the pocket again. */
const later = async (instant: string) => {
  await section('Now')
  vi.setSystemTime(new Date(instant))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
type App = Awaited<ReturnType<typeof openApp>>
/** What the backend answered of a job of today. */
async function stored({ connection }: App, name: string): Promise<Record<string, unknown>> {
  const { store } = await connection.get()
  const lists = Object.values(
    (
      store.getState() as unknown as {
        api: { queries: Record<string, { endpointName: string; data?: unknown }> }
      }
    ).api.queries,
  ).flatMap((one) => (one?.endpointName === 'getActivities' ? (one.data as Record<string, unknown>[]) : []))
  const job = lists.find((one) => one.name === name && String(one.startDate).startsWith('2026-04-14'))
  if (!job) throw new Error(`no job ${name}`)
  return job
}
const openSpray = async (app: App) => {
  await app.user.click(await within(await section('Next')).findByRole('link', { name: /^Spray iron/ }))
  return card('Spray iron and wetter')
}
/** This device keeps how spraying is usually done, with two things to be ticked off. */
const keepChecklist = async ({ connection }: App) => {
  const { localDataEndpoints } = await import('@/api/localData')
  const { store } = await connection.get()
  await (store.dispatch as (action: unknown) => Promise<unknown>)(
    localDataEndpoints.saveLocalData.initiate({
      templates: [
        {
          id: 't1',
          name: 'Spray',
          activityName: 'spraying',
          fields: [],
          minutes: 60,
          checklist: ['Nozzles clean', 'Wind measured'],
          notes: undefined,
        },
      ],
    }),
  )
}
/** The press, once what was pressed before it is through. */
const ready = async (job: ReturnType<typeof within>, name: string) => {
  const press = job.getByRole('button', { name })
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy', 'true'))
  return press
}

describe('the pocket page', () => {
  it('G1 the focus goes on to the heading when the job that held it has left its place', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const next = within(await section('Next'))
    const heading = screen.getByRole('heading', { level: 1, name: 'My jobs' })
    next.getByRole('button', { name: 'Start Spray iron and wetter, Stadium' }).focus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(heading).toHaveFocus())
    const walk = next.getByRole('link', { name: /^Walk with head coach/ })
    walk.focus()
    await app.user.keyboard('{Enter}')
    await app.user.click(
      (await card('Walk with head coach')).getByRole('button', { name: 'Done as planned' }),
    )
    await waitFor(() => expect(walk).not.toBeInTheDocument())
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('G1 a form in the card takes the focus, and gives it back to its press', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const job = await openSpray(app)
    for (const [press, title] of [
      ['Problem', 'What is the problem?'],
      ['Something differed', 'What differed?'],
    ] as const) {
      await app.user.click(job.getByRole('button', { name: press }))
      expect(job.getByRole('heading', { name: title })).toHaveFocus()
      await app.user.click(job.getByRole('button', { name: 'Back' }))
      expect(job.getByRole('button', { name: press })).toHaveFocus()
    }
  })

  it('O1 what a calendar and a form go by is asked for before they are opened, for where there is no network', async () => {
    const asked: string[] = []
    const hear = ({ request }: { request: Request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const from = searchParams.get('start_date') ?? ''
      const to = searchParams.get('end_date') ?? ''
      asked.push(
        `${pathname.replace(/^\/api/, '')} ${from && from < '2026-04-14' && '2026-04-21' < to ? 'this week' : ''}`,
      )
    }
    server.events.on('request:start', hear)
    onTestFinished(() => server.events.removeListener('request:start', hear))
    await openApp('/dashboard/mobile', { as: 'owen' })
    await waitFor(() =>
      expect(asked).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^.users /),
          expect.stringMatching(/^.supplies /),
          '/events this week',
          '/users/days_off this week',
          '/organizations/riverside-fc/non_working_days this week',
        ]),
      ),
    )
  })

  it('F36 shows whose day it is, the weather, what runs, what is next and the whole day', async () => {
    await openApp('/dashboard/mobile', { as: 'marta' })
    expect(await screen.findByText('Marta Kovač · Tue 14 Apr')).toBeVisible()
    expect(await screen.findByText(/in the air$/)).toBeInTheDocument()
    expect(await screen.findByText('All sent')).toBeInTheDocument()
    expect(await within(await section('Now')).findByText('Running for 16m')).toBeVisible()
    const next = within(await section('Next'))
    expect(next.getByText('starts in 44m')).toBeVisible()
    expect(next.getAllByRole('article')).toHaveLength(3)
    expect(within(await section('All of today')).getAllByRole('listitem')).toHaveLength(5)
  })

  it('F36 one press ends the running job, and can be taken back', async () => {
    const { user } = await openApp('/dashboard/mobile', { as: 'marta' })
    await user.click((await bar()).getByRole('button', { name: 'Done Covers off, Stadium' }))
    const now = await section('Now')
    expect(await within(now).findByText('Nothing is running.')).toBeVisible()
    expect(
      within(await section('Next')).getByRole('button', { name: 'Start Spray iron and wetter, Stadium' }),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(now).findByText('Running for 16m')).toBeVisible()
  })

  it('F36 of several that run, the presses say whose they are', async () => {
    const { user } = await openApp('/dashboard/mobile', { as: 'marta' })
    const presses = await bar()
    expect(presses.queryByText('Covers off, Stadium', { selector: 'bdi' })).toBeNull()
    await user.click(
      within(await section('Next')).getByRole('button', { name: 'Start Spray iron and wetter, Stadium' }),
    )
    expect(await presses.findByText('Covers off, Stadium', { selector: 'bdi' })).toBeVisible()
  })

  it('F36 a break stops the time worked, outlasts a look at another page, and is left out when the job is done', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user, router } = app
    await user.click((await bar()).getByRole('button', { name: 'Pause Covers off, Stadium' }))
    const now = await section('Now')
    expect(await within(now).findByText('16m worked')).toBeVisible()
    await router.navigate('/dashboard/settings')
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await router.navigate('/dashboard/mobile')
    await later('2026-04-14T05:46:00Z')
    expect(await within(await section('Now')).findByText('Paused for 15m')).toBeVisible()
    await user.click((await bar()).getByRole('button', { name: 'Go on Covers off, Stadium' }))
    expect(await within(await section('Now')).findByText('Running for 16m')).toBeVisible()
    // The second tap of two quick ones finds the other press in its place.
    fireEvent.click((await bar()).getByRole('button', { name: 'Pause Covers off, Stadium' }), { detail: 2 })
    expect(screen.queryByText('16m worked')).not.toBeInTheDocument()
    await later('2026-04-14T05:50:00Z')
    await user.click((await bar()).getByRole('button', { name: 'Done Covers off, Stadium' }))
    expect(await within(await section('Now')).findByText('Nothing is running.')).toBeVisible()
    await waitFor(async () =>
      expect(await stored(app, 'Covers off')).toMatchObject({
        status: 'completed',
        endDate: '2026-04-14T05:50:00Z',
        fields: expect.arrayContaining([{ key: 'actualMinutes', value: 20 }]),
      }),
    )
  })

  it('F36, F3 a job that is paused on this phone has ended when its break began, also where it is done on the home page', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user, router } = app
    await user.click((await bar()).getByRole('button', { name: 'Pause Covers off, Stadium' }))
    await later('2026-04-14T05:46:00Z')
    expect(await within(await section('Now')).findByText('Paused for 15m')).toBeVisible()
    await router.navigate('/dashboard/home')
    const mine = await section('My jobs')
    await user.click(await within(mine).findByRole('button', { name: 'Complete Covers off, Stadium' }))
    await waitFor(async () =>
      expect(await stored(app, 'Covers off')).toMatchObject({
        status: 'completed',
        endDate: '2026-04-14T05:31:00Z',
        fields: expect.arrayContaining([{ key: 'actualMinutes', value: 16 }]),
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await router.navigate('/dashboard/mobile')
    expect(await within(await section('Now')).findByText('Paused for 15m')).toBeVisible()
  })

  it('F36 worked minutes go into their field, however quick the press', async () => {
    let letIn = () => undefined as void
    const held = new Promise<void>((resolve) => (letIn = resolve))
    server.use(
      http.get('*/api/configuration/activities', async ({ request }) => {
        await held
        return app.backend.fetch(request)
      }),
    )
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    await user.click((await bar()).getByRole('button', { name: 'Pause Covers off, Stadium' }))
    await later('2026-04-14T05:46:00Z')
    await user.click((await bar()).getByRole('button', { name: 'Go on Covers off, Stadium' }))
    await later('2026-04-14T05:50:00Z')
    const done = (await bar()).getByRole('button', { name: 'Done Covers off, Stadium' })
    await user.click(done)
    await waitFor(() => expect(done).toHaveAttribute('aria-busy', 'true'))
    letIn()
    await waitFor(async () =>
      expect(await stored(app, 'Covers off')).toMatchObject({
        status: 'completed',
        fields: expect.arrayContaining([{ key: 'actualMinutes', value: expect.any(Number) }]),
      }),
    )
    expect(String((await stored(app, 'Covers off')).notes)).not.toMatch(/Worked/)
  })

  it('F36 a job opens to its card: where, with what, how much into each tank; back closes it', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const spray = await openSpray(app)
    expect(app.router.state.location.search).toMatch(/^\?job=/)
    expect(await spray.findByRole('img', { name: 'All of Stadium' })).toBeVisible()
    expect(await spray.findByText('Sprayer, 200 L, 1.3 h')).toBeVisible()
    const setting = (name: string) => spray.getByText(name, { selector: 'dt' }).nextElementSibling
    expect(setting('Water rate')).toHaveTextContent('600 L/ha')
    expect(setting('Nozzle')).toHaveTextContent('Air induction 03')
    expect(await spray.findByText('2 full tanks and one of 28.4 L, 428.4 L in all')).toBeVisible()
    expect(await spray.findByText('6.67 L')).toBeVisible()
    await app.router.navigate(-1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.router.state.location.search).toBe('')
  })

  it('F36 ticks stay on the device until the job is written, and go with it', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const spray = await openSpray(app)
    await keepChecklist(app)
    await user.click(await spray.findByRole('checkbox', { name: 'Nozzles clean' }))
    await waitFor(() => expect(spray.getByRole('checkbox', { name: 'Nozzles clean' })).toBeChecked())
    await user.click(spray.getByRole('button', { name: 'Start' }))
    expect(await spray.findByRole('button', { name: 'Pause' })).toBeVisible()
    await waitFor(async () =>
      expect((await stored(app, 'Spray iron and wetter')).fields).toContainEqual({
        key: 'checklist',
        value: ['[x] Nozzles clean', '[ ] Wind measured'],
      }),
    )
    expect(spray.getByRole('checkbox', { name: 'Nozzles clean' })).toBeChecked()
  })

  it('F36 what is ticked of another job outlasts that one is done, and that this is taken back', async () => {
    let letIn = () => undefined as void
    const held = new Promise<void>((resolve) => (letIn = resolve))
    server.use(
      http.put('*/api/activities/*', async ({ request }) => {
        await held
        return app.backend.fetch(request)
      }),
    )
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    await keepChecklist(app)
    await user.click((await bar()).getByRole('button', { name: 'Pause Covers off, Stadium' }))
    await user.click((await bar()).getByRole('button', { name: 'Done Covers off, Stadium' }))
    const spray = await openSpray(app)
    const tick = async (item: string) => {
      await user.click(await spray.findByRole('checkbox', { name: item }))
      await waitFor(() => expect(spray.getByRole('checkbox', { name: item })).toBeChecked())
    }
    await tick('Nozzles clean')
    letIn()
    expect(await screen.findByText('Covers off done.')).toBeVisible()
    expect(spray.getByRole('checkbox', { name: 'Nozzles clean' })).toBeChecked()
    await tick('Wind measured')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Covers off is as it was.')).toBeVisible()
    for (const item of spray.getAllByRole('checkbox')) expect(item).toBeChecked()
  })

  it('F36 done asks for nothing; what differed is typed only then, and rates follow', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const spray = await openSpray(app)
    await user.click(await spray.findByRole('button', { name: 'Something differed' }))
    const used = await spray.findByLabelText(/^Iron sulphate 6 % used/)
    await user.clear(used)
    await user.type(used, '-1')
    await user.click(spray.getByRole('button', { name: 'Done' }))
    expect((await spray.findAllByText('Enter a number of 0 or more.'))[0]).toBeVisible()
    await user.clear(used)
    await user.type(used, '7.15')
    await user.type(spray.getByLabelText('Note'), 'Ran short')
    await user.click(spray.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () =>
      expect(await stored(app, 'Spray iron and wetter')).toMatchObject({ status: 'completed' }),
    )
    const job = await stored(app, 'Spray iron and wetter')
    expect(job.notes).toMatch(/Ran short$/)
    expect(job.fields).toContainEqual({
      key: 'product',
      value: expect.arrayContaining([expect.objectContaining({ quantity: 7.15 })]),
    })
    expect(JSON.stringify(job.fields)).not.toContain('actualMinutes')
  })

  it('F36 hours on a machine follow the minutes worked, and stand in the form before they are written', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const spray = await openSpray(app)
    const planned = (await stored(app, 'Spray iron and wetter')) as Activity
    const [machine] = machinesOf(planned)
    const minutes = (Date.parse(planned.endDate) - Date.parse(planned.startDate)) / 60_000
    await user.click(await spray.findByRole('button', { name: 'Something differed' }))
    const hours = await spray.findByLabelText(/^Hours of /)
    expect(hours).toHaveValue(String(machine?.hours))
    const worked = spray.getByLabelText(/^Minutes worked/)
    await user.clear(worked)
    await user.type(worked, String(minutes / 2))
    const half = Math.round((machine?.hours ?? 0) * 5) / 10
    expect(hours).toHaveValue(String(half))
    await user.click(spray.getByRole('button', { name: 'Done' }))
    await waitFor(async () =>
      expect(machinesOf((await stored(app, 'Spray iron and wetter')) as Activity)).toEqual([
        { ...machine, hours: half },
      ]),
    )
  })

  it('F41 a spraying carries the weather of its start and of its end, read by itself', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const answers = async () =>
      Object.fromEntries(
        ((await stored(app, 'Spray iron and wetter')).fields as { key: string; value: unknown }[]).map(
          ({ key, value }) => [key, value],
        ),
      )
    const spray = await openSpray(app)
    expect(await answers()).not.toHaveProperty('windSpeed')
    await app.user.click(await spray.findByRole('button', { name: 'Start' }))
    expect(await screen.findByText('Spray iron and wetter started.')).toBeVisible()
    const start = await answers()
    expect(start).toMatchObject({
      windSpeed: expect.any(Number),
      windDirection: expect.any(Number),
      temperature: expect.any(Number),
      humidity: expect.any(Number),
      cloud: expect.any(Number),
    })
    expect(start).not.toHaveProperty('windSpeedEnd')
    fireEvent.click(await ready(spray, 'Done as planned'), { detail: 1 })
    await waitFor(async () => expect((await stored(app, 'Spray iron and wetter')).status).toBe('completed'))
    expect(await answers()).toMatchObject({
      windSpeed: start.windSpeed,
      windSpeedEnd: expect.any(Number),
      cloudEnd: expect.any(Number),
    })
  })

  it('F41 without weather nothing is written in its place, and that is said', async () => {
    server.use(http.get('*/api/weather/:id', () => new HttpResponse(null, { status: 503 })))
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const spray = await openSpray(app)
    await app.user.click(await spray.findByRole('button', { name: 'Start' }))
    expect(
      await screen.findByText(
        'Spray iron and wetter started. The weather is not known and was not recorded.',
      ),
    ).toBeVisible()
    const { fields, status } = await stored(app, 'Spray iron and wetter')
    expect(status).toBe('in_progress')
    expect(JSON.stringify(fields)).not.toContain('windSpeed')
  })

  it('F36 the second of two quick taps on Start does not end the job', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const spray = await openSpray(app)
    await app.user.click(await spray.findByRole('button', { name: 'Start' }))
    expect(await screen.findByText('Spray iron and wetter started.')).toBeVisible()
    const done = await ready(spray, 'Done as planned')
    fireEvent.click(done, { detail: 2 })
    expect(done).not.toHaveAttribute('aria-busy', 'true')
    fireEvent.click(done, { detail: 1 })
    expect(done).toHaveAttribute('aria-busy', 'true')
    await waitFor(async () => expect((await stored(app, 'Spray iron and wetter')).status).toBe('completed'))
  })

  it('F36 a problem wants a reason, and calls the job off with it', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const spray = await openSpray(app)
    await user.click(await spray.findByRole('button', { name: 'Problem' }))
    await user.click(await spray.findByRole('button', { name: 'Call the job off' }))
    expect(await spray.findByText('Choose a reason.')).toBeVisible()
    await user.click(spray.getByRole('radio', { name: 'Machine' }))
    await user.type(spray.getByLabelText('What happened'), 'Pump leaks')
    await user.click(spray.getByRole('button', { name: 'Call the job off' }))
    expect(await screen.findByText('Spray iron and wetter called off.')).toBeVisible()
    const job = await stored(app, 'Spray iron and wetter')
    expect(job).toMatchObject({ status: 'cancelled' })
    expect(job.notes).toMatch(/Pump leaks$/)
    expect(job.fields).toContainEqual({ key: 'cancelReason', value: 'machine' })
  })

  it('F1 the first field of a form that is not right has the focus', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const spray = await openSpray(app)
    await user.click(await spray.findByRole('button', { name: 'Problem' }))
    for (const press of ['Call the job off', 'Note it, the job stays']) {
      await user.click(spray.getByRole('button', { name: press }))
      await waitFor(() => expect(spray.getAllByRole('radio')[0]).toHaveFocus())
    }
    await user.click(spray.getByRole('button', { name: 'Back' }))
    await user.click(await spray.findByRole('button', { name: 'Something differed' }))
    const used = await spray.findByLabelText(/^Iron sulphate 6 % used/)
    await user.clear(used)
    await user.type(used, '-1')
    await user.click(spray.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(used).toHaveFocus())
  })

  it('F6 what is refused is said above the presses of the form, which keeps what was typed', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user } = app
    const refused = http.put('*/api/activities/:id', () =>
      HttpResponse.json({ notes: ['Nothing about pumps.'] }, { status: 400 }),
    )
    for (const [job, open, field, save] of [
      ['Walk with head coach', 'Problem', 'What happened', 'Call the job off'],
      ['Spray iron and wetter', 'Something differed', 'Note', 'Done'],
    ] as const) {
      server.use(refused)
      await user.click(
        await within(await section('Next')).findByRole('link', { name: new RegExp(`^${job}`) }),
      )
      const opened = await card(job)
      await user.click(await opened.findByRole('button', { name: open }))
      if (open === 'Problem') await user.click(opened.getByRole('radio', { name: 'Machine' }))
      await user.type(opened.getByLabelText(field), 'Pump leaks')
      await user.click(opened.getByRole('button', { name: save }))
      expect(await opened.findByRole('alert')).toHaveTextContent('Nothing about pumps.')
      expect(opened.getByLabelText(field)).toHaveValue('Pump leaks')
      server.resetHandlers()
      await waitFor(() => expect(opened.getByRole('button', { name: save })).not.toHaveAttribute('aria-busy'))
      await user.click(opened.getByRole('button', { name: save }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect((await stored(app, job)).notes).toMatch(/Pump leaks$/)
    }
  })

  it('U4 what was typed in a form of the card is not lost to Escape or "back"', async () => {
    const app = await openApp('/dashboard/mobile', { as: 'marta' })
    const { user, router } = app
    const spray = await openSpray(app)
    await user.click(await spray.findByRole('button', { name: 'Problem' }))
    await user.type(spray.getByLabelText('What happened'), 'Pump leaks')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeVisible())
    expect(spray.getByLabelText('What happened')).toHaveValue('Pump leaks')
    act(() => void router.navigate(-1))
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeVisible())
    expect(spray.getByLabelText('What happened')).toHaveValue('Pump leaks')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
    // What was not typed in is not asked about.
    const again = await openSpray(app)
    await user.click(await again.findByRole('button', { name: 'Something differed' }))
    await user.click(again.getByRole('button', { name: 'Back' }))
    await user.click(await again.findByRole('button', { name: 'Something differed' }))
    await user.type(again.getByLabelText('Note'), 'Wind')
    await user.click(again.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    await waitFor(() => expect(again.getByLabelText('Note')).toHaveValue('Wind'))
    await user.click(again.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await user.click(await again.findByRole('button', { name: 'Something differed' }))
    expect(again.getByLabelText('Note')).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('F5 an answer that comes after the card was closed leads nowhere, and a refusal is said', async () => {
    const app = await openApp('/dashboard/home', { as: 'marta' })
    const { user, router } = app
    await act(() => router.navigate('/dashboard/mobile'))
    const spray = await openSpray(app)
    const refused = holdAnswers('put', '*/api/activities/*', () =>
      HttpResponse.json({ detail: 'Nothing about pumps.' }, { status: 400 }),
    )
    await user.click(await spray.findByRole('button', { name: 'Problem' }))
    const machine = spray.getByRole('radio', { name: 'Machine' })
    await user.click(machine)
    await user.click(spray.getByRole('button', { name: 'Call the job off' }))
    await refused.asked
    await waitFor(() => expect(machine.closest('[inert]')).not.toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    refused.letGo()
    expect(await screen.findByText('Nothing about pumps.')).toBeVisible()

    const again = await openSpray(app)
    const { letGo, asked } = holdAnswers('put', '*/api/activities/*', (request) => app.backend.fetch(request))
    await user.click(await ready(again, 'Start'))
    await asked
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    letGo()
    expect(await screen.findByText(/^\S*Spray iron and wetter\S* started/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard/mobile')
  })

  it('F36 offers the three quick types and any other, a measuring round and the machine', async () => {
    await openApp('/dashboard/mobile', { as: 'marta' })
    const add = await section('Log something')
    const links = within(add).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Machine maintenance',
      'Restock',
      'General work',
      'Other',
      'Measuring round',
      'Machine',
    ])
    expect(links[1]).toHaveAttribute('href', expect.stringContaining('type=restock'))
    expect(links[4]).toHaveAttribute('href', '/dashboard/mobile?round=new')
  })

  it('a job that is gone says so, and a person without jobs is told so', async () => {
    await openApp('/dashboard/mobile?job=nobody', { as: 'dana', now: '2026-04-18T12:00:00Z' })
    expect(await screen.findByText('This job is no longer there.')).toBeVisible()
    expect(await screen.findByText('You have no jobs today.')).toBeInTheDocument()
  })

  it('a league office presses nothing', async () => {
    await openApp('/dashboard/mobile', { as: 'office' })
    expect(await screen.findByText('Nothing is running.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Log something' })).toBeNull()
  })
})

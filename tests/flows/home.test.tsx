import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

const SLOW = { timeout: 30_000 }
const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })

/** Marta's home with a forecast in which some readings are others, or none. */
function weatherWith(readings: Record<string, number | undefined>) {
  server.use(
    http.get('*/api/weather/:id', async ({ request }) => {
      const answer = await (await app).backend.fetch(request.clone())
      return HttpResponse.json(
        JSON.parse(await answer.text(), (key, value: unknown) =>
          Object.hasOwn(readings, key) ? readings[key] : value,
        ) as object,
      )
    }),
  )
  const app = openApp('/dashboard/home', { as: 'marta' })
  return section('Weather at Stadium')
}

describe('home', () => {
  it('F1 tells the day, the weather in one sentence and how old it is', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday 14 April' })).toBeVisible()
    const weather = await section('Weather at Stadium')
    const strip = await within(weather).findByRole('img')
    expect(strip).toHaveAccessibleName(
      /The next 12 hours: .*°C to .*°C, .* of rain, wind up to .*km\/h\. The chance of rain is \d+\s% at most\./,
    )
    expect(within(weather).getByText('Rain chance %')).toBeVisible()
    // By the ground's own clock; to the minute in domain/daylight.
    expect(weather).toHaveTextContent(/humidity \d+\s% · dew point -?\d+° · sun 06:0\d–19:5\d/)
    expect(within(weather).getByText('06')).toBeVisible()
    expect(await screen.findByText('Updated 06:31')).toBeVisible()
  })

  it('F1 calls nothing dry of which the forecast says nothing', async () => {
    const weather = await weatherWith({ rain: undefined })
    expect(await within(weather).findByText(/^The forecast does not say whether it will rain/)).toBeVisible()
    expect(weather).not.toHaveTextContent(/dry|Spray/i)
    expect(within(weather).getByRole('img')).toHaveAccessibleName(/°C, – of rain/)
  })

  it('F1 does not say that one cannot spray where nobody knows', async () => {
    const weather = await weatherWith({ rain: 0, humidity: undefined })
    expect(await within(weather).findByText('Dry until 18, spray window unknown')).toBeVisible()
  })

  it('F1 does not deny a spray window beside the rain where nobody knows the wind', async () => {
    const weather = await weatherWith({ wind: undefined })
    expect(await within(weather).findByText(/ of rain (from|until) .*, spray window unknown$/)).toBeVisible()
  })

  it('F1 says that it is a day on which nobody works', async () => {
    server.use(
      http.get('*/organizations/:id/non_working_days', () =>
        HttpResponse.json([{ date: '2026-04-13' }, { date: '2026-04-14' }]),
      ),
    )
    await openApp('/dashboard/home', { as: 'marta' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tuesday 14 April Non-working day' }),
    ).toBeVisible()
  })

  it('F2 counts down to what must be ready: today, then the next match', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    const fixtures = await section('Fixtures')
    const rows = await within(fixtures).findAllByRole('listitem')
    await waitFor(() => expect(rows[0]).toHaveTextContent(/Today10:30First team trainingTraining 1.*3h 59m/))
    expect(rows.at(-1)).toHaveTextContent(/Saturday15:00v Northgate AthleticStadium.*4d 8h/)
  })

  it('F2 leads from a fixture to its countdown in the calendar, and marks what clashes with it', async () => {
    const { user, router } = await openApp('/dashboard/home', { as: 'marta' })
    const fixtures = await section('Fixtures')
    const training = (await within(fixtures).findAllByRole('listitem'))[0] as HTMLElement
    expect(await within(training).findByRole('img', { name: /Walk with head coach/ }, SLOW)).toBeVisible()
    const match = await within(fixtures).findByRole('link', { name: 'v Northgate Athletic' })
    expect(within(match.closest('li') as HTMLElement).queryByRole('img')).not.toBeInTheDocument()
    await user.click(match)
    const sheet = await screen.findByRole('dialog', { name: 'v Northgate Athletic' }, SLOW)
    expect(await within(sheet).findByText('−72 h')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).not.toMatch(/fixture=/))
    expect(router.state.location.search).toMatch(/date=2026-04-18/)
  })

  it('F2 keeps a day of many trainings short, with the next match in it, and shows the rest on demand', async () => {
    const fixture = (at: number, kind: string, day: string) => ({
      id: `fixture-${at}`,
      name: `${kind} ${at}`,
      kind,
      startDate: `2026-04-${day}T16:${10 + at}:00`,
      endDate: `2026-04-${day}T18:00:00`,
      pitchId: 'stadium',
    })
    const trainings = Array.from({ length: 12 }, (_, at) => fixture(at, 'training', '14'))
    server.use(http.get('*/api/events', () => HttpResponse.json([...trainings, fixture(12, 'match', '18')])))
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const fixtures = await section('Fixtures')
    expect(await within(fixtures).findByText('match 12')).toBeVisible()
    expect(within(fixtures).getAllByRole('listitem')).toHaveLength(6)
    // And in the hours beneath the weather they do not push the people away.
    const lanes = within(await section('The next 12 hours'))
    expect(await lanes.findByText('+10')).toBeVisible()
    expect(lanes.getAllByText(/^training \d+, Stadium/)).toHaveLength(2)
    await user.click(within(fixtures).getByRole('button', { name: 'Show all 13' }))
    expect(within(fixtures).getAllByRole('listitem')).toHaveLength(13)
    await user.click(within(fixtures).getByRole('button', { name: 'Show fewer' }))
    expect(within(fixtures).getAllByRole('listitem')).toHaveLength(6)
  })

  it('F1 says by which limits an hour suits spraying, and of when the weather is', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    await user.click(await screen.findByRole('button', { name: 'What is this? Weather and spray window' }))
    const about = within(await screen.findByRole('dialog', { name: 'Weather and spray window' }))
    expect(about.getByText(/wind up to 15.km\/h, gusts up to 20.km\/h, air 5.°C to 28.°C/)).toBeVisible()
    expect(about.getByText(/14 Apr 2026/)).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'What is this? Fixtures' }))
    expect(await screen.findByText('time left = start − now')).toBeVisible()
  })

  it('F3 one tap completes my job, and the message takes it back', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    await user.click(await within(mine).findByRole('button', { name: 'Complete Covers off, Stadium' }))
    expect(await screen.findByText('Covers off done.')).toBeVisible()
    await waitFor(() =>
      expect(
        within(mine).queryByRole('button', { name: 'Complete Covers off, Stadium' }),
      ).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(mine).findByRole('button', { name: 'Complete Covers off, Stadium' })).toBeVisible()
  })

  it('F7 two quick taps are one act', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const sent: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT') sent.push(new URL(request.url).pathname)
    })
    const mine = await section('My jobs')
    await user.dblClick(await within(mine).findByRole('button', { name: 'Complete Covers off, Stadium' }))
    expect(await screen.findByText('Covers off done.')).toBeVisible()
    expect(sent).toHaveLength(1)
    server.events.removeAllListeners()
  })

  it('F3 one tap starts my next job', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    const written: unknown[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT')
        void request
          .clone()
          .json()
          .then((body) => written.push(body))
    })
    await user.click(
      await within(mine).findByRole('button', { name: 'Start Spray iron and wetter, Stadium' }),
    )
    expect(
      await within(mine).findByRole('button', { name: 'Complete Spray iron and wetter, Stadium' }),
    ).toBeVisible()
    // With the weather in which it began.
    await waitFor(() =>
      expect(written).toEqual([
        expect.objectContaining({
          fields: expect.arrayContaining([{ key: 'windSpeed', value: expect.any(Number) }]),
        }),
      ]),
    )
  })

  it('F3 my jobs stand under what is running, to come and done, with how many', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    const told = () =>
      within(mine)
        .getAllByRole('listitem')
        .map(
          (row) =>
            within(row).queryByRole('heading')?.textContent ?? within(row).getByRole('link').textContent,
        )
    await waitFor(() =>
      expect(told().slice(0, 4)).toEqual(['Now 1', 'Covers off', 'Later 4', 'Spray iron and wetter']),
    )
    await user.click(within(mine).getByRole('button', { name: 'Complete Covers off, Stadium' }))
    await waitFor(() => expect(told().slice(-2)).toEqual(['Done 1', 'Covers off']))
    expect(told()[0]).toBe('Later 4')
  })

  it('F3 a press shows the jobs of all, also those of nobody, and another my own again', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    await within(mine).findByRole('link', { name: 'Covers off' })
    const own = within(mine).getAllByRole('link').length
    await user.click(within(mine).getByRole('button', { name: 'All jobs' }))
    const all = await section('All jobs')
    expect(within(all).getByRole('button', { name: 'My jobs' })).toHaveFocus()
    await user.click(within(all).getByRole('button', { name: /^Show all/ }))
    expect(within(all).getAllByRole('link').length).toBeGreaterThan(own)
    expect(within(all).getByText('Done')).toBeVisible()
    expect((await within(all).findAllByText(/ · Owen Price$/))[0]).toBeVisible()
    await user.click(within(all).getByRole('button', { name: 'My jobs' }))
    expect(within(await section('My jobs')).getAllByRole('link')).toHaveLength(own)
  })

  it('F3 a job that is started goes up to what is running, and keeps the focus', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    await user.click(
      await within(mine).findByRole('button', { name: 'Start Spray iron and wetter, Stadium' }),
    )
    // Its weather is asked for first.
    await waitFor(() => expect(within(mine).getByText('Now')).toHaveTextContent('Now 2'))
    await waitFor(() =>
      expect(
        within(mine).getByRole('button', { name: 'Complete Spray iron and wetter, Stadium' }),
      ).toHaveFocus(),
    )
  })

  it('F3 a job is moved from its row, and the message takes it back', async () => {
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    await user.click(await within(mine).findByRole('button', { name: 'Move Spray iron and wetter, Stadium' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Move/ }))
    await user.click(dialog.getByRole('button', { name: 'One day later' }))
    expect(
      await screen.findByText(/^Spray iron and wetter is now at Stadium, Wednesday 15 April/),
    ).toBeVisible()
    await waitFor(() => expect(within(mine).queryByText('Spray iron and wetter')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(mine).findByText('Spray iron and wetter')).toBeVisible()
  })

  it('F3 before a day off the next working day is offered', async () => {
    server.use(
      http.get('*/api/organizations/:id/non_working_days', () =>
        HttpResponse.json([{ date: '2026-04-15' }, { date: '2026-04-16' }]),
      ),
    )
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    await user.click(await within(mine).findByRole('button', { name: 'Move Spray iron and wetter, Stadium' }))
    await user.click(await screen.findByRole('button', { name: /^Next working day, Fri/ }))
    expect(await screen.findByText(/^Spray iron and wetter is now at Stadium, Friday 17 April/)).toBeVisible()
  })

  it('F3 a finger that rests on a job chooses it, then each press one more, all changed together', async () => {
    const { user, router } = await openApp('/dashboard/home', { as: 'marta' })
    const mine = await section('My jobs')
    const spraying = await within(mine).findByRole('link', { name: 'Spray iron and wetter' })
    const covers = within(mine).getByRole('link', { name: 'Covers off' })
    await user.pointer({ keys: '[TouchA>]', target: spraying })
    expect(await screen.findByRole('toolbar', { name: '1 chosen' })).toBeVisible()
    await user.pointer({ keys: '[/TouchA]', target: spraying })
    await user.click(covers)
    expect(router.state.location.search).toBe('')
    const bar = await screen.findByRole('toolbar', { name: '2 chosen' })
    await user.click(within(bar).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Completed' }))
    await waitFor(() =>
      expect(within(mine).queryByRole('button', { name: /^Complete|^Start Spray/ })).toBeNull(),
    )
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(mine).findByRole('button', { name: 'Complete Covers off, Stadium' })).toBeVisible()
    covers.focus()
    await user.keyboard('x')
    expect(await screen.findByRole('toolbar', { name: '1 chosen' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(covers)
    expect(router.state.location.search).toMatch(/[?]work=/)
  })

  it('says what is late, and that nobody is on it', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    expect(await within(problems).findByText(/Divoting, Training 2/)).toBeVisible()
    expect(within(problems).getByText('Was due 13 Apr 16:00, nobody on it')).toBeVisible()
    expect(
      await within(problems).findByRole('link', { name: 'Assign Divoting, Training 2' }),
    ).toHaveAttribute('href', expect.stringContaining('work='))
  })

  it('tells of goals that were not marked safe and covers that lie too long, and marks them in the calendar', async () => {
    const job = (id: string, activityName: string, day: string, fields: object) => ({
      id,
      activityName,
      status: 'completed',
      startDate: `${day}T06:00:00`,
      endDate: `${day}T07:00:00`,
      pitchIds: ['stadium'],
      fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
    })
    const jobs = [
      job('goal', 'goalRepair', '2026-04-13', { goal: 'North', stabilityTest: 'failed', safeToUse: false }),
      job('cover', 'pitchCovers', '2026-04-12', { state: 'on', maximumHours: 24 }),
    ]
    server.use(http.get('*/api/activities', () => HttpResponse.json(jobs)))
    const { router } = await openApp('/dashboard/home', { as: 'marta' })
    const problems = await section('Problems')
    const rows = await within(problems).findAllByRole('listitem')
    // The name of the pitch may come after the work on it.
    await waitFor(() =>
      expect(rows[0]).toHaveTextContent(/Pitch covers, StadiumCovered for 46\sh, at most 24\sh\./),
    )
    expect(rows[1]).toHaveTextContent(/Goal repair, StadiumNot marked safe to use\./)
    await router.navigate('/dashboard/calendar?view=agenda&date=2026-04-13')
    expect(
      await screen.findByRole(
        'button',
        { name: /^Goal repair, Stadium.*needs attention/ },
        { timeout: 30_000 },
      ),
    ).toHaveTextContent('Not marked safe to use.')
  })

  it('shows who does what in the next hours and who is off', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    const lanes = await section('The next 12 hours')
    expect(
      await within(lanes).findByRole('link', { name: 'Mowing, Training 1, 07:00 to 08:30, Planned' }),
    ).toBeVisible()
    expect(await within(lanes).findByText(/Freya Lund, holiday until Thursday/)).toBeVisible()
  })

  it('names a few of a large crew that has nothing to do, and counts the rest', async () => {
    const crew = Array.from({ length: 60 }, (_, n) => ({
      id: `p${n}`,
      fullName: `Person ${n}`,
      role: 'staff',
    }))
    server.use(http.get('*/api/users', () => HttpResponse.json(crew)))
    await openApp('/dashboard/home', { as: 'marta' })
    expect(await screen.findByText(/^Person 0, .*, \+\d\d$/)).toBeVisible()
    expect(screen.queryByText(/Person 59/)).toBeNull()
  })

  it('lists the pitches by name with their next use and last work', async () => {
    await openApp('/dashboard/home', { as: 'marta' })
    const pitches = await section('Pitches')
    const names = await within(pitches).findAllByRole('heading', { level: 3 })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Stadium',
      ...[1, 2, 3, 4, 5, 6].map((n) => `Training ${n}`),
    ])
    expect(await within(pitches).findByText('1 job late')).toBeVisible()
  })

  it('F7 a part that fails says so alone and can be tried again', async () => {
    const failing = http.get('*/api/events', () => HttpResponse.json({ detail: 'broken' }, { status: 500 }))
    server.use(failing)
    const { user } = await openApp('/dashboard/home', { as: 'marta' })
    const fixtures = await section('Fixtures')
    const retry = await within(fixtures).findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
    expect(await within(await section('My jobs')).findByText('Covers off')).toBeVisible()
    server.resetHandlers()
    await user.click(retry)
    // Today's and tomorrow's.
    expect(await within(fixtures).findAllByText('First team training')).toHaveLength(2)
  })

  it('A7 a league office sees its clubs, and nothing that writes', async () => {
    await openApp('/dashboard/home', { as: 'office' })
    expect(await screen.findByRole('table', { name: /Clubs/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^(My jobs|Latest|Problems)/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Log work/ })).not.toBeInTheDocument()
  })

  it('A7 a company that only measures is offered measurements, and keeps its latest work', async () => {
    await openApp('/dashboard/home', { as: 'dana' })
    const link = await screen.findByRole('link', { name: 'New measurements' })
    expect(link).toHaveAttribute('href', '/dashboard/mobile?round=new')
    expect(await section('Latest')).toBeVisible()
  })

  it('a new ground without pitches is told what to do first', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json([])))
    await openApp('/dashboard/home', { as: 'marta' })
    const steps = await section('Set up your ground')
    expect(within(steps).getByText(/^Five things make/)).toBeVisible()
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
    expect(steps).toHaveTextContent(
      /Ask your administrator to add the first one\..*People.*First measurement.*Target bands/,
    )
    expect(screen.getByText('The weather comes with the first pitch.')).toBeVisible()
    // Nor is anything said of a pitch that is not there.
    expect(await section('Latest')).toBeVisible()
    expect(screen.queryByText(/This pitch has no sections/)).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Disease risk' })).not.toBeInTheDocument()
  })

  it('asks each path once', async () => {
    const asked = new Map<string, number>()
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    })
    await openApp('/dashboard/home', { as: 'marta' })
    await within(await section('Latest')).findAllByRole('listitem')
    await within(await section('Weather at Stadium')).findByRole('img')
    server.events.removeAllListeners()
    expect([...asked].filter(([, times]) => times > 1)).toEqual([])
  })
})

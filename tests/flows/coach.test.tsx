import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mergeRecord, readRecord } from '@/api/localRecords'
import activityTexts from '../../locales/en-GB/activity.json'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'
import { putAway } from '../support/putAway'

/** This device has not seen the coach before. */
beforeEach(() =>
  mergeRecord({}, JSON.stringify(['rachel-okafor', 'riverside-fc']), () => ({
    sessionsSeen: undefined,
    feedbackPutOff: undefined,
  })),
)

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })
/** The form for the newest session that nobody has rated, and the list that it is opened from. */
async function openFeedback({ click }: Pick<UserEvent, 'click'>) {
  const past = await section('Your feedback')
  const [first] = await within(past).findAllByRole('button', { name: /^Rate First team training/ })
  await click(first as HTMLElement)
  return { past, sheet: await screen.findByRole('dialog', { name: 'How was the pitch?' }) }
}
type Row = {
  id: string
  activityName: string
  startDate: string
  endDate: string
  pitchIds: string[]
} & Record<string, unknown>

/** Rachel's page, with what the backend says of her sessions and pitches changed by somebody else. */
function visit(change: (rows: Row[]) => Row[] = (rows) => rows) {
  const app = Promise.withResolvers<Awaited<ReturnType<typeof openApp>>>()
  server.use(
    http.get('*/api/coaches/me/activities', async ({ request }) => {
      const answer = await (await app.promise).backend.fetch(request)
      return HttpResponse.json(change((await answer.json()) as Row[]))
    }),
  )
  void openApp('/coach', { as: 'rachel' }).then(app.resolve)
  return app.promise
}
const nextOne = (rows: Row[]) =>
  rows
    .filter(({ activityName, startDate }) => activityName === 'training' && startDate > '2026-04-14T05:31')
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0]?.id

describe('coach', () => {
  it('F39 sees the next session with pitch, start and countdown, and the work before it', async () => {
    await openApp('/coach', { as: 'rachel' })
    expect(await screen.findByRole('heading', { level: 2, name: 'First team training' })).toBeVisible()
    expect(screen.getByText('in 3h 59m')).toBeVisible()
    expect(within(await section('Work on the pitch before it')).getByText('Mowing')).toBeVisible()
    const week = within(await section('The next 7 days'))
    expect(week.getByText('v Northgate Athletic')).toBeVisible()
    // A day without a session has its heading too, for when its pitch is closed: today and six more.
    expect(week.getAllByRole('heading', { level: 3 })).toHaveLength(7)
  })

  it('F39 sees on which day the work before it ends', async () => {
    await visit((rows) => [
      ...rows,
      {
        id: 'renovation',
        activityName: 'renovation',
        status: 'in_progress',
        startDate: '2026-04-13T06:00:00',
        endDate: '2026-04-16T14:00:00',
        pitchIds: ['training-1'],
      },
    ])
    const work = within(await section('Work on the pitch before it'))
    expect(await work.findByText('13 Apr 07:00 to Thu 15:00')).toBeVisible()
  })

  it('is told that a pitch could not be loaded, not that nobody knows which it is, and tries again', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp('/coach', { as: 'rachel' })
    expect((await screen.findAllByText(/^Pitch could not be loaded/))[0]).toBeVisible()
    expect(screen.queryByText(/Pitch not known yet/)).toBeNull()
    server.resetHandlers()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findAllByText(/^Training 1/))[0]).toBeVisible()
    expect(screen.queryByText(/^Pitch could not be loaded/)).toBeNull()
  })

  it('is told that a pitch is no longer there, which no other try brings back', async () => {
    server.use(http.get('*/api/pitches', () => HttpResponse.json([])))
    await openApp('/coach', { as: 'rachel' })
    expect((await screen.findAllByText(/^Pitch no longer in the list/))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is told when the device has no network, and when it has again', async () => {
    await openApp('/coach', { as: 'rachel' })
    await screen.findByRole('heading', { level: 2, name: 'First team training' })
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => isOnline.mockRestore())
    dispatchEvent(new Event('offline'))
    expect(await screen.findByText('Offline')).toBeVisible()
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument())
  })

  it('B15 reads the surface in words, with the age of what was measured', async () => {
    await openApp('/coach', { as: 'rachel' })
    const [next] = await screen.findAllByText(/(dry|moist|wet) · .*(firm|soft)/i)
    expect(next).toBeVisible()
    // Each session of the week too, and how old what it rests on is.
    const week = within(await screen.findByRole('region', { name: 'The next 7 days' }))
    const age = /^Measured .*(ago|yesterday) · (High|Medium|Low) confidence$/
    for (const said of [/(dry|moist|wet) · .*(firm|soft)/i, age])
      await waitFor(() => expect(week.getAllByText(said).length).toBeGreaterThan(1))
    expect(screen.getAllByText(age).length).toBeGreaterThan(week.getAllByText(age).length)
  })

  it('F39 is told when the pitch is closed and for which work, never with what', async () => {
    await visit((rows) => [
      ...rows,
      {
        id: 'spray',
        activityName: 'spraying',
        status: 'planned',
        startDate: '2026-04-14T08:00:00',
        endDate: '2026-04-14T09:00:00',
        pitchIds: ['training-1'],
        fields: [{ key: 'product', value: [{ id: 'secret-supply', rate: 1, rateUnit: 'l/ha' }] }],
      },
    ])
    expect(await screen.findByText(/^Training 1 closed .* to 12:00: .*Spraying/)).toBeVisible()
    expect(screen.getByText('The pitch is closed until 12:00. Ask the ground staff.')).toBeVisible()
    expect(document.body).not.toHaveTextContent('secret-supply')
  })

  it('F39 says what was moved since the last visit, until it is read', async () => {
    await visit()
    await section('The next 7 days')
    // Kept once the page has come to rest.
    await waitFor(async () => expect(await seenSessions()).toBeGreaterThan(0))
    cleanup()

    const moved = (rows: Row[]) =>
      rows.map((row) =>
        row.id === nextOne(rows)
          ? {
              ...row,
              startDate: '2026-04-14T10:30:00',
              endDate: '2026-04-14T12:00:00',
              pitchIds: ['training-3'],
            }
          : row,
      )
    await visit(moved)
    const changes = await section('Changed since')
    expect(
      within(changes).getByText('First team training is now 11:30 on Training 3, not 10:30 on Training 1.'),
    ).toBeVisible()
    const user = (await import('@testing-library/user-event')).default.setup()
    await user.click(within(changes).getByRole('button', { name: 'Got it' }))
    expect(changes).not.toBeInTheDocument()
    cleanup()

    await visit(moved)
    await section('Your feedback')
    expect(screen.queryByRole('region', { name: /^Changed since/ })).not.toBeInTheDocument()
  })

  it('F39 rates the last session in two taps', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const prompt = await section('How was the pitch')
    await user.click(within(prompt).getByRole('radio', { name: 'Good' }))
    await user.click(within(prompt).getByRole('button', { name: 'Send' }))
    expect(await within(await section('Your feedback')).findByText(/ · 4 of 5, Good$/)).toBeVisible()
    expect(prompt).not.toBeInTheDocument()
  })

  it('is not asked again about a session that was put off, but may still rate it', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const prompt = await section('How was the pitch')
    await user.click(within(prompt).getByRole('button', { name: 'Not now' }))
    expect(prompt).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    const past = await section('Your feedback')
    expect(within(past).getAllByRole('button', { name: /^Rate First team training/ })[0]).toBeVisible()
  })

  it('F39 keeps what was typed when it is refused, and sends it at the next press', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/activities/*/feedback', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? HttpResponse.json({ detail: 'broken' }, { status: 400 }) : undefined
      }),
    )
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { past, sheet } = await openFeedback(user)
    await user.click(within(sheet).getByRole('radio', { name: 'Good' }))
    await user.click(within(sheet).getAllByRole('radio', { name: 'Soft' })[0] as HTMLElement)
    await user.type(within(sheet).getByRole('textbox', { name: /Comment/ }), 'Fine underfoot')
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(sheet).findByRole('alert')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))

    expect(await within(past).findByText(/ · 4 of 5, Good: Fine underfoot$/)).toBeVisible()
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it('F1 leads to the comment that was refused, and says so there alone', async () => {
    server.use(
      http.post(
        '*/api/activities/*/feedback',
        () => HttpResponse.json({ comment: ['No names of players, please.'] }, { status: 422 }),
        { once: true },
      ),
    )
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { past, sheet } = await openFeedback(user)
    await user.click(within(sheet).getByRole('radio', { name: 'Good' }))
    const comment = within(sheet).getByRole('textbox', { name: /Comment/ })
    await user.type(comment, 'Sam slipped')
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/No names of players, please\./))
    expect(comment).toHaveFocus()
    expect(within(sheet).getAllByText(/No names of players/)).toHaveLength(1)
    await user.type(comment, ' by the goal')
    expect(within(sheet).queryByText(/No names of players/)).toBeNull()
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(past).findByText(/Good: Sam slipped by the goal$/)).toBeVisible()
  })

  it('F39 does not say that anybody can read what could not be sent', async () => {
    server.use(http.post('*/api/activities/*/feedback', () => HttpResponse.error()))
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { sheet } = await openFeedback(user)
    await user.click(within(sheet).getByRole('radio', { name: 'Good' }))
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    const news = await screen.findByRole('region', { name: 'Messages' })
    expect(await within(news).findByText('Not sent yet')).toBeVisible()
    expect(screen.queryByText(/ground staff can read/)).not.toBeInTheDocument()
  })

  it('F5 what is written of a session is not lost to the answer about another', async () => {
    const { user, backend } = await openApp('/coach', { as: 'rachel' })
    const { sheet } = await openFeedback(user)
    const { letGo, asked } = holdAnswers('post', '*/api/activities/*/feedback', (request) =>
      backend.fetch(request),
    )
    await user.click(within(sheet).getByRole('radio', { name: 'Good' }))
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    const first = within(sheet).getByRole('textbox', { name: /Comment/ })
    await asked
    await waitFor(() => expect(first.closest('[inert]')).not.toBeNull())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    const past = await section('Your feedback')
    await user.click(
      (await within(past).findAllByRole('button', { name: /^Edit your feedback/ }))[1] as HTMLElement,
    )
    const other = await screen.findByRole('dialog', { name: 'Your feedback' })
    const comment = within(other).getByRole('textbox', { name: /Comment/ })
    await user.clear(comment)
    await user.type(comment, 'Wet')
    letGo()
    expect(await screen.findByText(/ground staff can read/)).toBeInTheDocument()
    expect(comment).toHaveValue('Wet')
    expect(comment).toBeVisible()
  })

  it('F7 what is being sent is not said a second time from where more can be said', async () => {
    const { user, backend } = await openApp('/coach', { as: 'rachel' })
    const { letGo, asked } = holdAnswers('post', '*/api/activities/*/feedback', (request) =>
      backend.fetch(request),
    )
    const prompt = await section('How was the pitch')
    await user.click(within(prompt).getByRole('radio', { name: 'Good' }))
    await user.click(within(prompt).getByRole('button', { name: 'Send' }))
    await asked
    const more = within(prompt).getByRole('button', { name: 'Say more' })
    expect(more).toHaveAttribute('aria-disabled', 'true')
    await user.click(more)
    const [same] = within(await section('Your feedback')).getAllByRole('button', { name: /^Rate / })
    expect(same).toHaveAttribute('aria-disabled', 'true')
    await user.click(same as HTMLElement)
    letGo()
    expect(await screen.findByText(/ground staff can read/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('changes earlier feedback', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const past = await section('Your feedback')
    await user.click(
      (await within(past).findAllByRole('button', { name: /^Edit your feedback/ }))[0] as HTMLElement,
    )
    const sheet = await screen.findByRole('dialog', { name: 'Your feedback' })
    await user.click(within(sheet).getByRole('radio', { name: 'Very poor' }))
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(past).findByText(/ · 1 of 5, Very poor/)).toBeVisible()
  })

  it('F39 has the words of a coach after the phone has put the page away', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { sheet } = await openFeedback(user)
    await user.type(within(sheet).getByRole('textbox'), 'Quick, and true')
    putAway()
    const again = await openApp('/coach', { as: 'rachel' })
    const { sheet: anew } = await openFeedback(again.user)
    expect(within(anew).getByRole('textbox')).toHaveValue('Quick, and true')
    await again.user.click(within(anew).getByRole('radio', { name: 'Good' }))
    await again.user.click(within(anew).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('and true'))
  })

  it('F39 asks for the stars before it saves', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { sheet } = await openFeedback(user)
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(within(sheet).getByText('Choose one to five stars.')).toBeVisible()
    expect(within(sheet).getByRole('radio', { name: 'Very poor' })).toHaveFocus()
  })

  it('F1 U4 a comment that is too long has the focus, and is not lost to Escape', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const { sheet } = await openFeedback(user)
    await user.click(within(sheet).getByRole('radio', { name: 'Very poor' }))
    const comment = within(sheet).getByRole('textbox')
    fireEvent.change(comment, { target: { value: 'Hard. '.repeat(500) } })
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(comment).toHaveFocus())
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    expect(comment).toHaveValue('Hard. '.repeat(500))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('F39 writes a request to copy, and says that it is not sent', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    await user.click(await screen.findByRole('button', { name: 'Ask the ground staff' }))
    const sheet = await screen.findByRole('dialog', { name: 'Ask the ground staff' })
    expect(within(sheet).getByText(/^This app cannot send a request/)).toBeVisible()
    await user.click(within(sheet).getByRole('radio', { name: 'Light' }))
    await user.type(within(sheet).getByRole('textbox', { name: 'Goals' }), 'two small ones, north')
    await user.click(within(sheet).getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/^Copied/)).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Request for First team training, Today 10:30, Training 1',
        'Watering: light, please.',
        'Goals: two small ones, north',
      ].join('\n'),
    )
  })

  it('saves the sessions as a calendar', async () => {
    const files: Blob[] = []
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:sessions'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await openApp('/coach', { as: 'rachel' })
    await user.click(await screen.findByRole('button', { name: 'Save to my calendar' }))
    expect(await screen.findByText(/^The file holds \d+ sessions/)).toBeVisible()
    const text = await files[0]?.text()
    expect(text).toContain('DTSTART:20260414T093000Z')
    expect(text).toContain('LOCATION:Training 1')
    expect(text).not.toContain('SUMMARY:Mowing')
  })

  it('never learns of people, products or costs: nothing of them is asked for or shown', async () => {
    const asked: string[] = []
    const hear = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
    server.events.on('request:start', hear)
    onTestFinished(() => server.events.removeListener('request:start', hear))
    const seeds = {
      userIds: ['seeded-person'],
      createdBy: 'seeded-person',
      notes: 'Seeded note: Aisha sprays, £41.20',
      fields: [
        { key: 'product', value: [{ id: 'seeded-product', rate: 2, rateUnit: 'kg/ha', quantity: 12 }] },
        { key: 'machine', value: [{ id: 'seeded-machine', hours: 2 }] },
        { key: 'cost', value: 41.2 },
      ],
    }
    const { user, backend } = await visit((rows) => rows.map((row) => ({ ...row, ...seeds })))
    await section('The next 7 days')
    const names = await secrets(backend)
    expect(names.length).toBeGreaterThan(20)
    const shown = () => document.body.textContent ?? ''
    const look = () => {
      for (const name of [...names, 'seeded-', 'Seeded note', '41.2', 'Aisha'])
        expect(shown()).not.toContain(name)
    }
    await screen.findAllByText(/^Measured/)
    look()
    await user.click(
      (await screen.findAllByRole('button', { name: /^Edit your feedback/ }))[0] as HTMLElement,
    )
    await screen.findByRole('dialog')
    look()
    expect(
      asked.filter((path) => /supplies|equipment|cocktails|days_off|\/api\/activities$|\/users$/.test(path)),
    ).toEqual([])
  })

  it('sets how it looks and in which units, where staff find it too', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    await user.click(await screen.findByRole('button', { name: 'Settings' }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Settings/ }))
    expect(await sheet.findByRole('radio', { name: /^Dark/ })).toBeInTheDocument()
    await user.click(await sheet.findByRole('radio', { name: /^Imperial/ }))
    expect(sheet.getByRole('radio', { name: /^Imperial/ })).toBeChecked()
  })

  it('L1 logs out to the coach login', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('textbox')
    expect(location.pathname).toBe('/coach/login')
  })
})

describe('what coaches said', () => {
  it('I5 keeps its full stop behind it where text runs from the right', async () => {
    await openApp('/coach', { as: 'rachel', language: 'ar' })
    const said = await screen.findAllByText(/North goal area was soft\./)
    for (const line of said) expect(line.textContent).toContain('\u2068North goal area was soft.\u2069')
  })

  it('F39 stands on the page of the pitch', async () => {
    await openApp('/dashboard/pitches/training-1', { as: 'marta' })
    const said = await section('What coaches said')
    expect(await within(said).findByText(/^\d\.\d of 5$/)).toBeVisible()
    expect(within(said).getByText(/sessions rated/)).toBeVisible()
    const bars = within(said).getByRole('list', { name: 'Ratings of the last sessions' })
    expect(bars).toBeVisible()
    // A bare "4" beneath a bar might be its rating.
    for (const bar of within(bars).getAllByRole('listitem'))
      expect(bar.querySelector('small')).toHaveTextContent(/^\d{1,2} (Mar|Apr)$/)
  })
})

/** How many sessions this device remembers. */
async function seenSessions(): Promise<number> {
  const record = await readRecord({}, JSON.stringify(['rachel-okafor', 'riverside-fc']))
  return (record?.sessionsSeen as { sessions: unknown[] } | undefined)?.sessions.length ?? 0
}

/** Names of the club's people but Rachel's, and of its products and machines, as its head groundskeeper reads them. */
async function secrets(backend: { fetch: (request: Request) => Response | Promise<Response> }) {
  const { access_token: token } = (await (
    await backend.fetch(
      new Request('https://sward.test/api/token', {
        method: 'POST',
        body: new URLSearchParams({
          username: 'marta.kovac@riverside-fc.example',
          password: 'turfandline',
          grant_type: 'password',
        }),
      }),
    )
  ).json()) as { access_token: string }
  const lists = await Promise.all(
    ['users', 'supplies', 'equipment', 'cocktails'].map(async (path) => {
      const answer = await backend.fetch(
        new Request(`https://sward.test/api/${path}`, { headers: { Authorization: `Bearer ${token}` } }),
      )
      return (await answer.json()) as { fullName?: string; name?: string; brand?: string }[]
    }),
  )
  return (
    lists
      .flat()
      .map(({ fullName, name }) => fullName ?? name ?? '')
      // A machine may be called what its work is called.
      .filter((name) => !['', 'Rachel Okafor', ...Object.values(activityTexts.name)].includes(name))
  )
}

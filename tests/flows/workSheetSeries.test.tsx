import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activityEndpoints } from '@/api/activities'
import { api } from '@/api/api'
import type { Activity } from '@/domain/activity'
import { toastQueue } from '@/ui/toasts'
import { openApp, server } from '../support/openApp'
import { over, sheet, sheetGone, SLOW } from '../support/workSheet'

type Sent = { method: string; path: string; search: string; body: Partial<Activity> }
let sent: Sent[] = []
const closeToasts = () => {
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
}
beforeEach(() => {
  sent = []
  closeToasts()
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'GET' || !pathname.startsWith('/api/activities')) return
    const text = await request.clone().text()
    const body = text ? (JSON.parse(text) as Partial<Activity>) : {}
    sent.push({ method: request.method, path: pathname, search, body })
  })
})
const of = (method: string) => sent.filter((one) => one.method === method)

const said = (text: string | RegExp) => screen.findByText(text, undefined, SLOW)
const button = (name: string) => screen.findByRole('button', { name }, SLOW)
const FORKING = over('work=new&type=forking&pitch=training-1&day=2026-05-05&time=20:00')
type Form = Awaited<ReturnType<typeof sheet>>

async function choose(user: UserEvent, form: Form, label: RegExp, option: string) {
  await user.click(form.getByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
async function setDepth(user: UserEvent, form: Form, text: string) {
  const depth = form.getByRole('textbox', { name: /^Depth/ })
  // That of the last time comes in by itself (F10).
  await waitFor(() => expect(depth).not.toHaveValue(''), SLOW)
  await user.clear(depth)
  await user.type(depth, text)
}
async function save(user: UserEvent, form: Form) {
  await user.click(form.getByRole('button', { name: 'Save' }))
}
async function weekly(user: UserEvent, form: Form, count: string) {
  await setDepth(user, form, '150')
  await choose(user, form, /Repeat/, 'Every week')
  await user.click(form.getByRole('radio', { name: 'After' }))
  const times = form.getByRole('textbox', { name: 'Times' })
  await user.clear(times)
  await user.type(times, count)
}

/** Four Tuesdays from 5 May on, as the backend has them. */
async function fourTuesdays() {
  const opened = await openApp(FORKING, { as: 'marta' })
  const form = await sheet()
  await weekly(opened.user, form, '4')
  await save(opened.user, form)
  await said('Forking is in the calendar 4 times.')
  await sheetGone(opened.router)
  const made = await members(opened.backend)
  sent = []
  return { ...opened, made }
}
type Backend = Awaited<ReturnType<typeof openApp>>['backend']
const members = async (backend: Backend): Promise<Activity[]> =>
  (await forking(backend)).filter(({ recurrenceId }) => recurrenceId)
async function forking(backend: Backend): Promise<Activity[]> {
  const answer = await backend.fetch(
    new Request(
      'https://sward.test/api/activities?start_date=2026-05-01T00:00:00&end_date=2026-06-10T23:59:59&ordering=start_date',
      { headers: { Authorization: `Bearer ${tokenInCookie()}` } },
    ),
  )
  const rows = (await answer.json()) as Activity[]
  return rows
    .filter(({ activityName }) => activityName === 'forking')
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
}
const tokenInCookie = () => /sward_auth=([^;]+)/.exec(document.cookie)?.[1] ?? ''

describe('work that comes back', () => {
  it('F12 previews its days, writes one rule, and goes again with one Undo', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await weekly(user, form, '3')
    expect(form.getByText('3 days')).toBeInTheDocument()
    expect(form.getByText('Tue 19 May')).toBeInTheDocument()
    await save(user, form)
    await user.click(await button('Undo'))
    expect(of('POST')[0]?.body.recurrence).toBe('FREQ=WEEKLY;COUNT=3')
    await waitFor(() => expect(of('DELETE')).toHaveLength(1), SLOW)
    expect(of('DELETE')[0]?.search).toBe('?recurring=true')
  })

  it('F12 lets work that stands alone come back: its days are shown first, and one Undo leaves it as it was', async () => {
    const opened = await openApp(FORKING, { as: 'marta' })
    const fresh = await sheet()
    await setDepth(opened.user, fresh, '150')
    await save(opened.user, fresh)
    await sheetGone(opened.router)
    // Its own Undo, which would stay for ten seconds.
    closeToasts()
    const [single] = (await forking(opened.backend)).filter(({ startDate }) =>
      startDate.startsWith('2026-05-05T19'),
    )
    sent = []
    await opened.router.navigate(over(`work=${single?.id}`))
    const form = await sheet()
    await weekly(opened.user, form, '3')
    expect(form.getByText('Tue 19 May')).toBeInTheDocument()
    expect(form.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument()
    await save(opened.user, form)
    await said('Forking is in the calendar 3 times.')
    const days = async () =>
      (await forking(opened.backend))
        .filter(({ startDate }) => startDate.slice(11) === '19:00:00')
        .map(({ startDate }) => startDate.slice(0, 10))
    expect(of('POST')[0]?.body).toMatchObject({ recurrence: 'FREQ=WEEKLY;COUNT=3', userIds: single?.userIds })
    expect(await members(opened.backend)).toHaveLength(3)
    expect(await days()).toEqual(['2026-05-05', '2026-05-12', '2026-05-19'])
    await opened.user.click(await button('Undo'))
    await waitFor(async () => expect(await days()).toEqual(['2026-05-05']), SLOW)
    expect(await members(opened.backend)).toEqual([])
  })

  it('F12 B1 says before it is saved on which of its days it clashes', async () => {
    const { user, router } = await fourTuesdays()
    await act(() => router.navigate(over('work=new&type=forking&pitch=training-1&day=2026-04-28&time=20:00')))
    const form = await sheet()
    await weekly(user, form, '3')
    expect(await form.findByText(/^Tue 5 May · \d clash/, undefined, SLOW)).toBeInTheDocument()
    expect(form.getByText(/^Tue 12 May · \d clash/)).toBeInTheDocument()
    expect(form.getByText('Tue 28 Apr')).toBeInTheDocument()
  })

  it('F12 B1 says it of days weeks ahead, too, and how far it knows', async () => {
    const { user, router } = await fourTuesdays()
    await act(() => router.navigate(over('work=new&type=forking&pitch=training-1&day=2026-04-28&time=20:00')))
    const form = await sheet()
    await weekly(user, form, '15')
    expect(await form.findByText(/^Tue 26 May · \d clash/, undefined, SLOW)).toBeInTheDocument()
    expect(form.getByText('Clashes are known up to Tue 21 Jul.')).toBeInTheDocument()
  })

  it('F12 takes a non-working day out of the series, one by one', async () => {
    server.use(
      http.get('*/api/organizations/*/non_working_days', () => HttpResponse.json([{ date: '2026-05-12' }])),
    )
    const { user, backend } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await weekly(user, form, '3')
    await choose(user, form, /On non-working days/, 'The next working day')
    expect(await form.findByText('Tue 12 May moved to Wed 13 May', undefined, SLOW)).toBeInTheDocument()
    await save(user, form)
    await said('Forking is in the calendar 3 times.')
    expect((await members(backend)).map(({ startDate }) => startDate.slice(0, 10))).toEqual([
      '2026-05-05',
      '2026-05-13',
      '2026-05-19',
    ])
  })

  it('F12 counts in the preview no day that is left out', async () => {
    server.use(
      http.get('*/api/organizations/*/non_working_days', () => HttpResponse.json([{ date: '2026-07-07' }])),
    )
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await weekly(user, form, '11')
    await choose(user, form, /On non-working days/, 'Leave the day out')
    expect(await form.findByText('10 days', undefined, SLOW)).toBeInTheDocument()
    expect(form.getByText('and 2 more')).toBeInTheDocument()
  })

  it('F12 O2 leaves the days out, too, while the series cannot be sent, and has each day once in the end', async () => {
    let reachable = false
    server.use(
      http.get('*/api/organizations/*/non_working_days', () =>
        HttpResponse.json([{ date: '2026-05-05' }, { date: '2026-05-12' }]),
      ),
      http.post('*/api/activities', () => (reachable ? undefined : HttpResponse.error())),
    )
    const { user, backend } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await weekly(user, form, '4')
    await choose(user, form, /On non-working days/, 'Leave the day out')
    await save(user, form)
    await said('Forking is in the calendar 2 times. Not sent yet.')
    reachable = true
    dispatchEvent(new Event('online'))
    await waitFor(
      async () =>
        expect((await forking(backend)).map(({ startDate }) => startDate.slice(0, 10))).toEqual([
          '2026-05-19',
          '2026-05-26',
        ]),
      SLOW,
    )
  })

  it('F12 O2 says that a series waits, and what is done of it meanwhile is done on its first day alone', async () => {
    let key: string | null = null
    let reachable = false
    server.use(
      http.post('*/api/activities', ({ request }) => {
        key = request.headers.get('Idempotency-Key')
        return reachable ? undefined : HttpResponse.error()
      }),
    )
    const { user, router, backend } = await openApp(FORKING, { as: 'marta' })
    await weekly(user, await sheet(), '4')
    await save(user, await sheet())
    await said('Forking is in the calendar on all its days. It is not sent yet.')
    await sheetGone(router)
    await router.navigate(over(`work=local-${key}`))
    await screen.findByText(/^Not sent yet: the other days of this series/, undefined, SLOW)
    await user.click((await sheet()).getByRole('button', { name: 'Complete' }))
    await said('Forking is done. Not sent yet.')
    reachable = true
    dispatchEvent(new Event('online'))
    await waitFor(
      async () =>
        expect((await forking(backend)).map(({ status }) => status)).toEqual([
          'completed',
          'planned',
          'planned',
          'planned',
        ]),
      SLOW,
    )
  })

  it.each([
    ['week', '2026-05-12'],
    ['day', '2026-05-12'],
    ['agenda', '2026-05-12'],
    ['month', '2026-05-01'],
    ['week&rows=person', '2026-05-12'],
  ])(
    'F12 O2 shows the days of a series that waits in the calendar, to be looked at: view %s',
    async (view, date) => {
      let reachable = false
      server.use(http.post('*/api/activities', () => (reachable ? undefined : HttpResponse.error())))
      const { user, router, backend } = await openApp(FORKING, { as: 'marta' })
      await weekly(user, await sheet(), '3')
      await save(user, await sheet())
      await said('Forking is in the calendar on all its days. It is not sent yet.')
      await sheetGone(router)
      // The first day is not among those that are loaded.
      await router.navigate(`/dashboard/calendar?view=${view}&date=${date}`)
      const second = /^Forking, Training 1, Tuesday,? 12 May, .*planned.*, Not sent yet$/
      const day = await screen.findByRole('button', { name: second }, SLOW)
      // It can be neither chosen nor lifted: no row stands for it.
      day.focus()
      await user.keyboard('x')
      await user.keyboard('{Control>}')
      await user.click(day)
      await user.keyboard('{/Control}')
      expect(screen.queryByText(/1 chosen/)).toBeNull()
      await screen.findByText(/^Not sent yet: the other days of this series/, undefined, SLOW)
      expect(new URLSearchParams(router.state.location.search).get('work')).toMatch(/^local-[\w-]+$/)
      reachable = true
      dispatchEvent(new Event('online'))
      await waitFor(async () => expect(await members(backend)).toHaveLength(3), SLOW)
      const sent = /^Forking, Training 1, Tuesday,? 12 May, .*planned/
      await waitFor(() => {
        const [only, ...others] = screen.getAllByRole('button', { name: sent })
        expect(others).toEqual([])
        expect(only).toHaveAttribute('data-activity-id', expect.not.stringMatching(/local/))
        expect(only).not.toHaveAccessibleName(/Not sent/)
      }, SLOW)
    },
    60_000,
  )

  it('F12 changes this one and later ones: what was changed, at the new time, and nothing else', async () => {
    const { user, router, backend, made } = await fourTuesdays()
    await router.navigate(over(`work=${made[1]?.id}`))
    const form = await sheet()
    expect(form.getByText('This work is part of a series · Every week · 4 days')).toBeVisible()
    await setDepth(user, form, '200')
    await save(user, form)
    await user.click(await button('This one and all later ones'))
    await said('Forking is saved on 3 days.')
    const after = await members(backend)
    expect(after.map((one) => one.fields.find(({ key }) => key === 'depth')?.value)).toEqual([
      150, 200, 200, 200,
    ])
    expect(after.map(({ startDate }) => startDate)).toEqual(made.map(({ startDate }) => startDate))
  })

  it('F12 looks for later ones also in weeks that did not come before', async () => {
    const { user, router, backend, connection, made } = await fourTuesdays()
    const { store } = await connection.get()
    server.use(http.get('*/api/activities', () => HttpResponse.json({ detail: 'busy' }, { status: 500 })))
    const weeks = activityEndpoints.getActivities.initiate({ from: '2026-05-13', to: '2026-06-02' })
    expect(await store.dispatch(weeks)).toHaveProperty('error')
    server.resetHandlers()
    await router.navigate(over(`work=${made[1]?.id}`))
    const form = await sheet()
    await setDepth(user, form, '200')
    await save(user, form)
    await user.click(await button('This one and all later ones'))
    await said('Forking is saved on 3 days.')
    const after = await members(backend)
    expect(after.map((one) => one.fields.find(({ key }) => key === 'depth')?.value)).toEqual([
      150, 200, 200, 200,
    ])
  })

  it('F12 says which days were refused, and keeps the others', async () => {
    const { user, router, made } = await fourTuesdays()
    await router.navigate(over(`work=${made[0]?.id}`))
    const form = await sheet()
    await setDepth(user, form, '200')
    server.use(
      http.put(`*/api/activities/${made[2]?.id}`, () => HttpResponse.json({ detail: 'no' }, { status: 403 })),
    )
    await save(user, form)
    await user.click(await button('All of them'))
    expect(await said('Forking is saved on 3 days.')).toBeInTheDocument()
    expect(await said(/^1 day was refused, 19 May: /)).toBeInTheDocument()
  })

  it('F12 deletes all of them from the first that is still known', async () => {
    const { user, router, backend, made } = await fourTuesdays()
    await router.navigate(over(`work=${made[2]?.id}`))
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Delete' }))
    await user.click(await button('All of them'))
    await said('Forking is deleted.')
    expect(of('DELETE').map(({ path, search }) => path + search)).toEqual([
      `/api/activities/${made[0]?.id}?recurring=true`,
    ])
    expect(await members(backend)).toEqual([])
  })
  it('F12 leaves the record of what is done where its series is deleted', async () => {
    const { user, router, backend, connection, made } = await fourTuesdays()
    const { store } = await connection.get()
    const [first] = made
    if (!first) throw new Error('no series')
    await store.dispatch(activityEndpoints.saveActivity.initiate({ ...first, status: 'completed' }))
    await router.navigate(over(`work=${made[2]?.id}`))
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Delete' }))
    expect(await said(/Work that is done stays\./)).toBeVisible()
    await user.click(await button('All of them'))
    await said('Forking is deleted.')
    const left = async () => (await members(backend)).map(({ id, status }) => [id, status])
    expect(await left()).toEqual([[first.id, 'completed']])
    await sheetGone(router)
    await router.navigate(over(`work=${first.id}`))
    await user.click((await sheet()).getByRole('button', { name: 'Delete' }))
    await user.click(await button('All of them'))
    await said('All of it is done and stays.')
    expect(await left()).toEqual([[first.id, 'completed']])
  })

  it('F12 looks for what is done later before it deletes a past series from one day on', async () => {
    const { user, router, backend, connection, made } = await fourTuesdays()
    const [first, , , last] = made
    // On another device.
    const done = { ...last, status: 'completed' }
    const { status } = await backend.fetch(
      new Request(`https://sward.test/api/activities/${last?.id}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${tokenInCookie()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(done),
      }),
    )
    expect(status).toBe(200)
    vi.setSystemTime(new Date('2026-05-27T06:00:00Z'))
    // What was read while it was planned is not kept for weeks.
    ;(await connection.get()).store.dispatch(api.util.invalidateTags(['Activity']))
    await router.navigate(over(`work=${first?.id}`))
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Delete' }))
    await user.click(await button('This one and all later ones'))
    await said('Forking is deleted.')
    expect((await members(backend)).map(({ id }) => id)).toEqual([last?.id])
  })
})

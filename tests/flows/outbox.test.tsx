import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { activityEndpoints } from '@/api/activities'
import type { Activity } from '@/domain/activity'
import { readKeptWork } from '@/domain/keptEntry'
import { toastQueue } from '@/ui/toasts'
import { openApp, server } from '../support/openApp'
import { over, sheet, sheetGone } from '../support/workSheet'

const HEDGE = over('work=new&type=generalNonePitch&day=2026-04-15&time=10:00')

/** Names of what the backend was sent, and whether it may be reached. */
let sent: string[] = []
let reachable = true
beforeEach(async () => {
  sent = []
  reachable = true
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
  await new Promise((resolve) => {
    const gone = indexedDB.deleteDatabase('sward-outbox')
    gone.addEventListener('success', resolve)
    gone.addEventListener('blocked', resolve)
  })
})

/** The backend is out of reach for new work until it is not. */
const cutOff = () => {
  reachable = false
  server.use(
    http.post('*/api/activities', async ({ request }) => {
      if (!reachable) return HttpResponse.error()
      sent.push(((await request.clone().json()) as { name: string }).name)
      return undefined
    }),
  )
}

async function logWork(app: Awaited<ReturnType<typeof openApp>>, name: string) {
  const form = await sheet()
  await app.user.type(form.getByRole('textbox', { name: 'Name' }), name)
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  await sheetGone(app.router)
}

async function openList(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^(Not sent yet|\d+ needs? you)/ }))
  return within(await screen.findByRole('dialog', { name: 'Not sent yet' }))
}

/** A piece of work in the list, which the backend has refused with its words. */
async function refusedHedge() {
  cutOff()
  const app = await openApp(HEDGE, { as: 'marta' })
  await logWork(app, 'Hedge')
  server.use(
    http.post('*/api/activities', () =>
      HttpResponse.json({ message: 'The yard is closed.' }, { status: 422 }),
    ),
  )
  const list = await openList(app.user)
  await app.user.click(list.getByRole('button', { name: 'Send now' }))
  expect(await screen.findByText('Refused: The yard is closed.')).toBeVisible()
  return { app, list }
}

/** Work that nothing has been sent of. */
const hedgeWork = (more: object = {}) =>
  readKeptWork({
    id: 'new',
    activityName: 'generalNonePitch',
    status: 'planned',
    name: 'Hedge',
    startDate: '2026-04-15T09:00:00Z',
    endDate: '2026-04-15T10:00:00Z',
    fields: [],
    pitchIds: [],
    ...more,
  }) as Activity

/** So many days from one on, as Tom's holiday, by the keys. */
async function enterLeave(user: UserEvent, from: string, { days = 1 } = {}) {
  ;(await screen.findByLabelText(new RegExp(`^Tom Bellamy, ${from}`))).focus()
  for (let day = 1; day < days; day += 1) await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Leave of Tom Bellamy' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave of Tom Bellamy' })).toBeNull())
}

describe('what is not sent yet', () => {
  it('O2 is listed with what it is, when it was entered and why it waits, and goes on a press', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const list = await openList(app.user)
    expect(list.getByText('Hedge added')).toBeVisible()
    expect(list.getByText('Wed 15 Apr, 10:00')).toBeVisible()
    expect(list.getByText('Entered at 06:31')).toBeVisible()
    expect(list.getByText(/^Tried (once|\d+ times): No connection to the server\.$/)).toBeVisible()
    reachable = true
    await app.user.click(list.getByRole('button', { name: 'Send now: Hedge added' }))
    expect(await screen.findByText('Everything you entered is with the club.')).toBeVisible()
    expect(list.getByRole('heading', { name: /Sent today/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Not sent yet,/ })).toBeNull()
    expect(sent).toEqual(['Hedge'])
  })

  it('O2 offers no sending while there is no connection', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => isOnline.mockRestore())
    act(() => void dispatchEvent(new Event('offline')))
    const list = await openList(app.user)
    expect(await list.findByText('Waits for a connection.')).toBeVisible()
    expect(list.getByRole('button', { name: 'Discard: Hedge added' })).toBeVisible()
    expect(list.queryByRole('button', { name: /^Send now/ })).toBeNull()
  })

  it('O2 is not told as done: what is said of it says that it is not sent, until it is', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    expect(await screen.findByText('Hedge is in the calendar. Not sent yet.')).toBeVisible()
    reachable = true
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Send now: Hedge added' }))
    await screen.findByText('Everything you entered is with the club.')
    await app.user.keyboard('{Escape}')
    await act(() => app.router.navigate(HEDGE.replaceAll('04-15', '04-16')))
    await logWork(app, 'Fence')
    expect(await screen.findByText('Fence is in the calendar.')).toBeVisible()
  })

  it('O2 the printed calendar does not say that it is planned for all to see', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    await screen.findByRole('button', { name: /^Not sent yet, 1 waiting/ })
    await act(() => app.router.navigate('/dashboard/calendar?view=day&date=2026-04-15'))
    await screen.findByRole('button', { name: /Hedge,.* Not sent yet$/ })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const paper = document.querySelector<HTMLElement>('[data-paper]') ?? document.body
    const state = (name: RegExp) => within(paper).getByRole('row', { name }).lastElementChild
    expect(state(/Hedge Yard/)).toHaveTextContent(/^Planned, Not sent yet$/)
    expect(state(/Paint goal frames/)).toHaveTextContent(/^Planned$/)
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })

  it('O2 leave that was removed is listed with whose it was, and its days', async () => {
    server.use(http.delete('*/api/users/:id/days_off', () => HttpResponse.error()))
    const app = await openApp('/dashboard/team?view=leave&month=2026-04', { as: 'marta' })
    await app.user.click(await screen.findByLabelText(/^Freya Lund, Thursday,? 16 April, holiday$/))
    const form = within(await screen.findByRole('dialog', { name: 'Leave of Freya Lund' }))
    await app.user.click(form.getByRole('button', { name: 'Remove this leave' }))
    await app.router.navigate('/dashboard/settings')
    const list = await openList(app.user)
    expect(await list.findByText('Days off taken back')).toBeVisible()
    expect(list.getByText(/^Freya Lund, .*16 Apr/)).toBeVisible()
    // To where it was taken back, and can be entered again.
    await app.user.click(list.getByRole('button', { name: 'Edit: Days off taken back' }))
    expect(await screen.findByLabelText(/^Freya Lund, Thursday,? 16 April$/)).toBeVisible()
  })

  it('O2 leave that waits is listed with its kind, and no day of it goes unsaid', async () => {
    server.use(http.post('*/api/users/days_off', () => HttpResponse.error()))
    const app = await openApp('/dashboard/team?view=leave&month=2026-04', { as: 'marta' })
    await enterLeave(app.user, 'Monday,? 20 April', { days: 8 })
    const list = await openList(app.user)
    const days = '20 Apr, 21 Apr, 22 Apr, 23 Apr, 24 Apr and 2 more days'
    expect(await list.findByText(`Tom Bellamy, ${days} · holiday`)).toBeVisible()
  })

  it('O6 leave that was taken is not said to be refused because other leave of the person was', async () => {
    server.use(http.post('*/api/users/days_off', () => HttpResponse.error()))
    const app = await openApp('/dashboard/team?view=leave&month=2026-04', { as: 'marta' })
    await enterLeave(app.user, 'Friday,? 17 April')
    expect(await screen.findByText(/^Tom Bellamy is off.*17 Apr\. Not sent yet\.$/)).toBeVisible()
    server.use(
      http.post('*/api/users/days_off', () => HttpResponse.json({ detail: 'Too late.' }, { status: 403 })),
    )
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Send now' }))
    expect(await list.findByText('Refused: Too late.')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    server.resetHandlers()
    await enterLeave(app.user, 'Tuesday,? 21 April')
    expect(await screen.findByText(/^Tom Bellamy is off.*21 Apr\.$/)).toBeVisible()
  })

  it('of leave that was discarded comes back on Undo what was discarded with that press', async () => {
    server.use(http.post('*/api/users/days_off', () => HttpResponse.error()))
    const app = await openApp('/dashboard/team?view=leave&month=2026-04', { as: 'marta' })
    await enterLeave(app.user, 'Friday,? 17 April')
    await enterLeave(app.user, 'Tuesday,? 21 April')
    const list = await openList(app.user)
    await app.user.click((await list.findAllByRole('button', { name: 'Discard: Days off' }))[0] as Element)
    const [first] = toastQueue.visibleToasts
    await waitFor(() => expect(list.getAllByRole('button', { name: 'Discard: Days off' })).toHaveLength(1))
    await app.user.click(list.getByRole('button', { name: 'Discard: Days off' }))
    await waitFor(() => expect(list.queryByRole('button', { name: 'Discard: Days off' })).toBeNull())
    first?.content.action?.onPress()
    const waiting = within(await list.findByRole('region', { name: /^Waiting/ }))
    expect(await waiting.findByText('Tom Bellamy, 17 Apr · holiday')).toBeVisible()
    expect(waiting.queryByText('Tom Bellamy, 21 Apr · holiday')).toBeNull()
  })

  it('O2, O9 what waits of a machine is listed with its value, and beside what somebody else has set', async () => {
    server.use(http.put('*/api/equipment/*', () => HttpResponse.error()))
    const app = await openApp('/dashboard/mobile/machine?machine=triplex-2&note=fault', { as: 'marta' })
    const fault = within(await screen.findByRole('dialog', { name: /^Report a fault/ }))
    await app.user.type(fault.getByLabelText(/^What is wrong/), 'Brakes')
    await app.user.click(fault.getByRole('radio', { name: /^Unsafe/ }))
    await app.user.click(fault.getByRole('button', { name: 'Report the fault' }))
    const list = await openList(app.user)
    expect(await list.findByText('Triplex 2 changed')).toBeVisible()
    expect(list.getByText('Of these in order: 0')).toBeVisible()
    server.use(
      http.put('*/api/equipment/*', async ({ request }) => {
        const mine = (await request.json()) as object
        const current = {
          ...mine,
          available: 2,
          units: 2,
          group: 'tractor',
          updatedAt: '2026-04-14T05:31:00Z',
        }
        return HttpResponse.json({ current }, { status: 409 })
      }),
    )
    await app.user.click(list.getByRole('button', { name: 'Send now: Triplex 2 changed' }))
    expect(await list.findByRole('row', { name: 'Of these in order 0 2' })).toBeVisible()
    expect(list.getByRole('row', { name: 'Group Mowers Tractors and vehicles' })).toBeVisible()
  })

  it('O9 two versions of feedback are set side by side in all that a coach says', async () => {
    server.use(http.put('*/api/activities/*/feedback/*', () => HttpResponse.error()))
    const { user } = await openApp('/coach', { as: 'rachel' })
    const [edit] = await screen.findAllByRole('button', { name: /^Edit your feedback/ })
    await user.click(edit as HTMLElement)
    const form = within(await screen.findByRole('dialog', { name: 'Your feedback' }))
    await user.click(
      within(form.getByRole('radiogroup', { name: /^Firmness/ })).getByRole('radio', { name: 'Hard' }),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    const list = await openList(user)
    server.use(
      http.put('*/api/activities/*/feedback/*', async ({ request }) => {
        const mine = (await request.json()) as { aspects: object }
        const current = { ...mine, aspects: { ...mine.aspects, hardness: -1 } }
        return HttpResponse.json({ current }, { status: 409 })
      }),
    )
    await user.click(list.getByRole('button', { name: /^Send now: / }))
    expect(await list.findByRole('row', { name: 'Firmness Hard Soft' })).toBeVisible()
  })

  it('O14 says on the mark itself since when the oldest waits, before a browser might clear it', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const mark = await screen.findByRole('button', { name: /^Not sent yet, 1 waiting/ })
    expect(mark).not.toHaveAccessibleName(/since/)
    vi.setSystemTime(new Date('2026-04-17T05:33:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(mark).toHaveAccessibleName(/^Not sent yet, 1 waiting, the oldest since Tue/))
  })

  it('O6 what the backend refuses says its words, and can be put right in its sheet', async () => {
    const { app, list } = await refusedHedge()
    server.resetHandlers()
    cutOff()
    reachable = true
    await app.user.click(list.getByRole('button', { name: 'Edit: Hedge added' }))
    const form = await sheet()
    const name = form.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveValue('Hedge')
    await app.user.type(name, ' by the gate')
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual(['Hedge by the gate']))
    // Answered while somebody waited: it is not told as unsent.
    expect(await screen.findByText('Hedge by the gate is saved.')).toBeVisible()
    // Under the id that it has got by then, too, saved is saved.
    await sheetGone(app.router)
    await waitFor(() => expect(screen.queryByRole('button', { name: /needs you/ })).toBeNull())
  })

  it('O6 work that could not be deleted is opened from the list, to be deleted otherwise or done', async () => {
    let answer = () => HttpResponse.error() as Response
    server.use(http.delete('*/api/activities/:id', () => answer()))
    const app = await openApp('/dashboard/calendar', { as: 'marta' })
    const { store } = await app.connection.get()
    const hedge = hedgeWork()
    const { addActivity } = activityEndpoints
    const [made] = await act(() =>
      store.dispatch(addActivity.initiate({ activity: hedge, key: crypto.randomUUID() })).unwrap(),
    )
    await act(() => app.router.navigate(over(`work=${made?.id}`)))
    await app.user.click((await sheet()).getByRole('button', { name: 'Delete' }))
    const list = await openList(app.user)
    expect(await list.findByText('Hedge deleted')).toBeVisible()
    // While it waits the work is gone: there is nothing that could be opened.
    expect(list.queryByRole('button', { name: 'Edit: Hedge deleted' })).toBeNull()
    answer = () => HttpResponse.json({ message: 'It is billed.' }, { status: 422 })
    await app.user.click(list.getByRole('button', { name: 'Send now' }))
    expect(await screen.findByText('Refused: It is billed.')).toBeVisible()
    await app.user.click(list.getByRole('button', { name: 'Edit: Hedge deleted' }))
    expect((await sheet()).getByRole('textbox', { name: 'Name' })).toHaveValue('Hedge')
  })

  it('O2 what is typed in the sheet of an entry stays there while that is sent, and is saved onto what was made', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const waiting = await openList(app.user)
    await app.user.click(waiting.getByRole('button', { name: 'Edit: Hedge added' }))
    const form = await sheet()
    const id = new URLSearchParams(app.router.state.location.search).get('work')
    await app.user.type(form.getByRole('textbox', { name: /^Notes/ }), 'Mind the nest')
    reachable = true
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(sent).toEqual(['Hedge']))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Not sent yet/ })).toBeNull())
    const after = await sheet()
    expect(after.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Mind the nest')
    const puts: unknown[] = []
    server.use(
      http.put('*/api/activities/:id', async ({ params, request }) => {
        const { name, notes } = (await request.clone().json()) as Activity
        puts.push([params['id'] !== id, name, notes])
        return undefined
      }),
    )
    await app.user.click(after.getByRole('button', { name: 'Save' }))
    await sheetGone(app.router)
    expect(puts).toEqual([[true, 'Hedge', 'Mind the nest']])
  })

  it('O6 what was put right and is refused again is kept once, where it waits', async () => {
    const { app, list } = await refusedHedge()
    await app.user.click(list.getByRole('button', { name: 'Edit: Hedge added' }))
    const form = await sheet()
    await app.user.type(form.getByRole('textbox', { name: 'Name' }), ' by the gate')
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/The yard is closed\./)).toBeVisible()
    await app.user.click(form.getByRole('button', { name: 'Close' }))
    await sheetGone(app.router)
    const again = await openList(app.user)
    await app.user.click(again.getByRole('button', { name: 'Edit: Hedge by the gate added' }))
    const reopened = await sheet()
    expect(reopened.getByRole('textbox', { name: 'Name' })).toHaveValue('Hedge by the gate')
    expect(reopened.queryByRole('button', { name: /Discard/ })).toBeNull()
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([])
  })

  it('O2 what waits behind an entry that needs its person says so, and offers no sending that could not send', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    const { store } = await app.connection.get()
    const hedge = hedgeWork({ recurrence: 'FREQ=DAILY;COUNT=3' })
    const { addActivity, saveActivity } = activityEndpoints
    const [first] = await act(() =>
      store.dispatch(addActivity.initiate({ activity: hedge, key: crypto.randomUUID() })).unwrap(),
    )
    server.use(http.put('*/api/activities/*', () => HttpResponse.error()))
    await act(() =>
      store.dispatch(saveActivity.initiate({ ...hedge, id: first?.id ?? '', status: 'completed' })),
    )
    server.use(http.post('*/api/activities', () => HttpResponse.json({}, { status: 422 })))
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Send now' }))
    const why = 'Waits until you have decided about an earlier entry: Hedge added.'
    expect(await list.findByText(why)).toBeVisible()
    expect(list.getByRole('button', { name: 'Try again: Hedge added' })).toBeVisible()
    expect(list.queryByRole('button', { name: /^Send now/ })).toBeNull()
  })

  it('is discarded on a press, and comes back on Undo', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Discard: Hedge added' }))
    const aside = within(await list.findByRole('region', { name: /^Put aside/ }))
    expect(aside.getByText('Discarded, it was not sent.')).toBeVisible()
    // Not to the press that closes the list (quality G1).
    expect(list.getByRole('button', { name: 'Close' })).not.toHaveFocus()
    const [toast] = toastQueue.visibleToasts
    expect(toast?.content.text).toBe('Hedge added: discarded')
    toast?.content.action?.onPress()
    expect(await list.findByRole('button', { name: 'Discard: Hedge added' })).toBeVisible()
  })

  it('leaves a quiet mark for what was put aside, until nobody needs it', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Discard: Hedge added' }))
    await list.findByRole('region', { name: /^Put aside/ })
    await app.user.click(list.getByRole('button', { name: 'Close' }))
    await app.user.click(await screen.findByRole('button', { name: '1 put aside' }))
    const again = within(await screen.findByRole('dialog', { name: 'Everything is sent' }))
    await app.user.click(again.getByRole('button', { name: 'No longer needed: Hedge added' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /put aside/, hidden: true })).toBeNull())
  })

  it('what was discarded is found again, and is gone only when nobody needs it', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const list = await openList(app.user)
    await app.user.click(list.getByRole('button', { name: 'Discard: Hedge added' }))
    await app.user.click(await list.findByRole('button', { name: 'Send it after all: Hedge added' }))
    await app.user.click(await list.findByRole('button', { name: 'Discard: Hedge added' }))
    await app.user.click(await list.findByRole('button', { name: 'No longer needed: Hedge added' }))
    await waitFor(() => expect(list.queryByText('Hedge added')).toBeNull())
    expect(list.getByText('Everything you entered is with the club.')).toBeVisible()
  })
})

describe('logging out with what is not sent', () => {
  const leave = async (user: UserEvent) => {
    await screen.findByRole('button', { name: /^Not sent yet/ })
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    return within(await screen.findByRole('dialog', { name: '1 entry is not sent yet' }))
  }

  it('L3 sends it first', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const dialog = await leave(app.user)
    reachable = true
    await app.user.click(dialog.getByRole('button', { name: 'Send now and log out' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
    expect(sent).toEqual(['Hedge'])
  })

  it('L3 gives it up', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const dialog = await leave(app.user)
    await app.user.click(dialog.getByRole('button', { name: 'Discard them and log out' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
    await waitFor(async () => expect(await held()).toBe(0))
  })

  it('L3 keeps it for its person', async () => {
    cutOff()
    const app = await openApp(HEDGE, { as: 'marta' })
    await logWork(app, 'Hedge')
    const dialog = await leave(app.user)
    await app.user.click(dialog.getByRole('button', { name: 'Keep them for me and log out' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
    expect(await held()).toBe(1)
    expect(sent).toEqual([])
  })

  it('L2 nothing that was read outlasts the screens that asked for it, nor its person', async () => {
    cutOff()
    const { plainReads } = await import('@/api/http/withOutbox')
    const app = await openApp(HEDGE, { as: 'marta' })
    await sheet()
    plainReads().set('left', { endpoint: 'getActivities', rows: [], params: {} })
    await logWork(app, 'Hedge')
    const dialog = await leave(app.user)
    expect(plainReads().has('left')).toBe(false)
    expect(plainReads().size).toBeGreaterThan(0)
    await app.user.click(dialog.getByRole('button', { name: 'Keep them for me and log out' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
    expect(plainReads().size).toBe(0)
  })

  it('asks nothing when everything is sent', async () => {
    const app = await openApp('/dashboard/settings', { as: 'marta' })
    await app.user.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  })
})

/** How many entries the browser holds. */
async function held(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('sward-outbox')
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const count = database.transaction('entries').objectStore('entries').count()
  await new Promise((resolve) => count.addEventListener('success', resolve))
  database.close()
  return count.result
}

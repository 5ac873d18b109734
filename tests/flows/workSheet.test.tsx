import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { activityEndpoints } from '@/api/activities'
import { mergeRecord, readRecord } from '@/api/localRecords'
import { toastQueue } from '@/ui/toasts'
import { openApp, server } from '../support/openApp'
import { holdAnswers } from '../support/heldAnswers'
import { over, sheet, sheetGone, SLOW } from '../support/workSheet'

type Sent = { method: string; path: string; key: string | null; body: Record<string, unknown> }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  // Messages outlive the page that a test has closed.
  for (const { key } of toastQueue.visibleToasts) toastQueue.close(key)
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    const path = new URL(request.url).pathname
    if (request.method === 'GET' || !path.startsWith('/api/activities')) return
    const text = await request.clone().text()
    sent.push({
      method: request.method,
      path,
      key: request.headers.get('Idempotency-Key'),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    })
  })
})

/** Tuesday's "Spray iron and wetter" on the stadium. */
const SPRAYING = over('work=work-riverside-fc-2026-04-14-4')
const posts = () => sent.filter(({ method }) => method === 'POST')
const fieldOf = (body: Record<string, unknown> | undefined, key: string) =>
  (body?.fields as { key: string; value: unknown }[] | undefined)?.find((field) => field.key === key)?.value

const FORKING = over('work=new&type=forking&pitch=stadium&day=2026-04-15&time=10:00')
/** The sheet of new forking, with the depth of the last time: without it nothing is saved. */
async function forkingSheet() {
  const form = await sheet()
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Depth/ })).not.toHaveValue(''))
  return form
}

describe('the work sheet', () => {
  it('F7 logs work once, however often Save is tapped, and offers a way back', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '150')
    await user.dblClick(form.getByRole('button', { name: 'Save' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(posts()).toHaveLength(1)
    expect(posts()[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(posts()[0]?.body).toMatchObject({
      activityName: 'forking',
      status: 'planned',
      // 10:00 at the ground, an hour ahead of UTC in summer.
      startDate: '2026-04-15T09:00:00',
      pitchIds: ['stadium'],
    })
    expect(fieldOf(posts()[0]?.body, 'depth')).toBe(150)
    await user.click(undo)
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']))
  })

  it('F1 says beside the field what is missing, and puts the focus there', async () => {
    const { user } = await openApp(over('work=new&type=aeration&pitch=stadium'), { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(posts()).toHaveLength(0)
    expect(form.getAllByText('This is needed.').length).toBeGreaterThan(0)
    expect(depth).toHaveAccessibleDescription(/This is needed/)
  })

  it('asks once about a number that is unusual, and then believes it', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '300')
    const save = form.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(await form.findByText(/Depth 300 mm is unusual; 75 mm to 250 mm is usual/)).toBeInTheDocument()
    // The second half of a double press has not read what is asked.
    fireEvent.click(save, { detail: 2 })
    expect(save).not.toHaveAttribute('aria-busy')
    expect(posts()).toHaveLength(0)
    await user.click(form.getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(posts()).toHaveLength(1))
  })

  it('O4 a second try after a failure carries the same key', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '150')
    server.use(http.post('*/api/activities', () => HttpResponse.json({ detail: 'no' }, { status: 500 })))
    await user.click(form.getByRole('button', { name: 'Save' }))
    // Kept here, and sent again once the network is said to be back.
    await screen.findByRole('button', { name: 'Undo' })
    server.resetHandlers()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(posts()[0]?.key).toBe(posts()[1]?.key)
  })

  it('puts the sentences of a refusal beside their fields', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '150')
    server.use(
      http.post('*/api/activities', () =>
        HttpResponse.json({ notes: ['Write something.'] }, { status: 400 }),
      ),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Write something.')).toBeInTheDocument()
    expect(form.getByRole('textbox', { name: /^Notes/ })).toHaveAccessibleDescription(/Write something/)
  })

  it('brings up why it is not saved, as the form is longer than its sheet', async () => {
    const broughtUp: string[] = []
    Element.prototype.scrollIntoView = function note(this: Element) {
      broughtUp.push(this.textContent)
    }
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    })
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    await user.clear(depth)
    await user.type(depth, '900')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await form.findByRole('button', { name: 'Save anyway' })
    await waitFor(() => expect(broughtUp.join()).toMatch(/900/))
    server.use(
      http.post('*/api/activities', () => HttpResponse.json({ message: 'Not today.' }, { status: 422 })),
    )
    await user.click(form.getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(broughtUp.at(-1)).toMatch(/Not today/))
  })

  it('keeps what was typed when the sheet is closed, and offers it again', async () => {
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south end')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument())
    await router.navigate(FORKING)
    const again = await sheet()
    await user.click(again.getByRole('button', { name: 'Restore it' }))
    expect(again.getByRole('textbox', { name: /^Notes/ })).toHaveValue('south end')
  })

  it('keeps new work that was begun while other new work is typed, saved or looked at', async () => {
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const notes = (form: Awaited<ReturnType<typeof sheet>>) => form.getByRole('textbox', { name: /^Notes/ })
    const forking = await sheet()
    await user.type(notes(forking), 'south end')
    await user.click(forking.getByRole('button', { name: 'Close' }))
    await sheetGone(router)
    await act(() =>
      router.navigate(over('work=new&type=brushing&pitch=training-6&day=2026-04-15&time=20:00')),
    )
    const brushing = await sheet()
    expect(brushing.getByText(/Forking\S* was not saved/)).toBeVisible()
    await user.type(notes(brushing), 'north end')
    await user.click(brushing.getByRole('button', { name: 'Restore it' }))
    expect(notes(brushing)).toHaveValue('south end')
    expect(brushing.getByText(/Brushing\S* was not saved/)).toBeVisible()
    await user.click(brushing.getByRole('button', { name: 'Restore it' }))
    expect(notes(brushing)).toHaveValue('north end')
    await user.click(brushing.getByRole('button', { name: 'Save' }))
    await sheetGone(router)
    await router.navigate(FORKING)
    const again = await sheet()
    await user.click(again.getByRole('button', { name: 'Restore it' }))
    expect(notes(again)).toHaveValue('south end')
    expect(again.queryByRole('button', { name: 'Restore it' })).toBeNull()
  })

  it('lets go of what is discarded, and of nothing that was typed since', async () => {
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const notes = (form: Awaited<ReturnType<typeof sheet>>) => form.getByRole('textbox', { name: /^Notes/ })
    const first = await sheet()
    await user.type(notes(first), 'south end')
    await user.click(first.getByRole('button', { name: 'Close' }))
    await sheetGone(router)
    await router.navigate(FORKING)
    const second = await sheet()
    await user.type(notes(second), 'north end')
    await user.click(second.getByRole('button', { name: 'Discard it' }))
    await user.click(second.getByRole('button', { name: 'Close' }))
    await user.click((await screen.findAllByRole('button', { name: 'Open it again' }))[0] as HTMLElement)
    const third = await sheet()
    expect(notes(third)).toHaveValue('north end')
    expect(third.queryByRole('button', { name: 'Restore it' })).toBeNull()
  })

  it('says so when it closes over what was typed, and opens it again as it was', async () => {
    const { user } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south end')
    await user.keyboard('{Escape}')
    await screen.findByText(/Forking\S* was not saved. What was typed is kept in this tab\./)
    await user.click(screen.getByRole('button', { name: 'Open it again' }))
    const again = await sheet()
    expect(again.getByRole('textbox', { name: /^Notes/ })).toHaveValue('south end')
    expect(again.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument())
    expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument()
    // Thrown away, and not asked before: one press brings it back (undo instead of "are you sure").
    expect(screen.getByText(/Forking\S*: discarded/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const third = await sheet()
    expect(third.getByRole('textbox', { name: /^Notes/ })).toHaveValue('south end')
    expect(third.queryByRole('button', { name: 'Restore it' })).not.toBeInTheDocument()
  })

  describe('closed while its answer is on the way', () => {
    const kept = () => JSON.stringify(Object.entries(sessionStorage))
    /** Saves with a note and closes the sheet before there is an answer. */
    async function leave(refusal?: string) {
      const app = await openApp(FORKING, { as: 'marta' })
      const { user, router, backend } = app
      const { letGo } = holdAnswers('post', '*/api/activities', (request) =>
        refusal === undefined
          ? backend.fetch(request)
          : HttpResponse.json({ detail: refusal }, { status: 400 }),
      )
      const form = await forkingSheet()
      await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south end')
      await user.click(form.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(posts()).toHaveLength(1))
      // A reload at this moment would find it again.
      expect(kept()).toContain('south end')
      await user.click(form.getByRole('button', { name: 'Close' }))
      await sheetGone(router)
      expect(screen.queryByText(/was not saved/)).toBeNull()
      expect(kept()).not.toContain('south end')
      return { ...app, letGo }
    }

    it('F5 leaves alone what is on screen by now, and says what was saved', async () => {
      const { user, router, letGo } = await leave()
      await act(() => router.navigate('/dashboard/team?work=new&type=brushing&pitch=stadium'))
      const next = await sheet()
      expect(next.queryByText(/was not saved/)).toBeNull()
      await user.type(next.getByRole('textbox', { name: /^Notes/ }), 'north end')
      letGo()
      expect(await screen.findByText(/^Forking\S* is in the calendar/, undefined, SLOW)).toBeVisible()
      expect(router.state.location.pathname).toBe('/dashboard/team')
      expect(next.getByRole('textbox', { name: /^Notes/ })).toHaveValue('north end')
    })

    it('F5 takes nothing more while it is on its way, and all of it once it was refused', async () => {
      const { user } = await openApp(FORKING, { as: 'marta' })
      const { letGo, asked } = holdAnswers('post', '*/api/activities', () =>
        HttpResponse.json({ detail: 'Nothing before May.' }, { status: 400 }),
      )
      const form = await forkingSheet()
      const notes = form.getByRole('textbox', { name: /^Notes/ })
      const saves = form.getByRole('button', { name: 'Save' })
      await user.click(saves)
      await asked
      await waitFor(() => expect(notes.closest('[inert]')).not.toBeNull())
      expect(saves).toHaveFocus()
      letGo()
      expect(await form.findByText('Nothing before May.')).toBeVisible()
      expect(notes.closest('[inert]')).toBeNull()
      await user.type(notes, 'south end')
      expect(notes).toHaveValue('south end')
    })

    it('F5 says what was refused, and has it again', async () => {
      const { user, letGo } = await leave('Nothing before May.')
      letGo()
      expect(await screen.findByText(/^Nothing before May\. \S*Forking\S* was not saved\./)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Open it again' }))
      expect((await sheet()).getByRole('textbox', { name: /^Notes/ })).toHaveValue('south end')
    })
  })

  it('offers what was typed and not saved before another type is chosen', async () => {
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'south end')
    await user.click(form.getByRole('button', { name: 'Close' }))
    await sheetGone(router)
    await router.navigate(over('work=new'))
    const picker = within(await screen.findByRole('complementary', { name: 'Log work' }))
    expect(picker.getByText(/Forking\S* was not saved/)).toBeInTheDocument()
    await user.click(picker.getByRole('button', { name: 'Restore it' }))
    const again = await sheet()
    expect(again.getByRole('textbox', { name: /^Notes/ })).toHaveValue('south end')
    await user.click(again.getByRole('button', { name: 'Close' }))
    await sheetGone(router)
    await router.navigate(over('work=new'))
    const once = within(await screen.findByRole('complementary', { name: 'Log work' }))
    await user.click(once.getByRole('button', { name: 'Discard it' }))
    expect(once.queryByText(/was not saved/)).not.toBeInTheDocument()
    await user.click(once.getByRole('button', { name: 'Forking' }))
    expect((await sheet()).getByRole('textbox', { name: /^Notes/ })).toHaveValue('')
  })

  it('starts work, and leaves what it does not show as it was', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      body: {
        status: 'in_progress',
        startDate: '2026-04-14T05:31:00',
        activityName: 'spraying',
        userIds: ['marta-kovac'],
      },
    })
    expect(fieldOf(sent[0]?.body, 'waterRate')).toBe(600)
    expect(fieldOf(sent[0]?.body, 'windSpeed')).toEqual(expect.any(Number))
  })

  it('F41 what was typed of the weather stays, and the rest is read when the work begins', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'More details' }))
    await user.type(form.getByRole('textbox', { name: /^Air temperature/ }), '11')
    await user.click(form.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(fieldOf(sent[0]?.body, 'temperature')).toBe(11)
    expect(fieldOf(sent[0]?.body, 'humidity')).toEqual(expect.any(Number))
  })

  it('F9 shows a conflict with both ways out', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'mine')
    server.use(
      http.put('*/api/activities/*', () => HttpResponse.json({ detail: 'changed' }, { status: 409 }), {
        once: true,
      }),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('button', { name: 'Take theirs' })).toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ notes: 'mine' })
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument()
  })

  it('deletes without asking and brings it back on Undo', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Spray iron and wetter is deleted.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']))
    expect(sent[1]?.body).toMatchObject({ activityName: 'spraying', name: 'Spray iron and wetter' })
  })

  it.each([
    ['at once', true],
    ['when it can be sent', false],
  ])(
    'F36 what the device kept of deleted work, and links to it, follow it when Undo brings it back: %s',
    async (_when, isReachable) => {
      const ID = 'work-riverside-fc-2026-04-14-4'
      const owner = JSON.stringify(['marta-kovac', 'riverside-fc'])
      const kept = async () => (await readRecord({}, owner))?.jobTicks as Record<string, unknown> | undefined
      const ticks = { 'Nozzles clean': true }
      await mergeRecord({}, owner, () => ({ jobTicks: { [ID]: ticks } }))
      onTestFinished(() => mergeRecord({}, owner, () => ({ jobTicks: {} })).then(() => undefined))
      let reachable = isReachable
      const made: string[] = []
      server.use(http.post('*/api/activities', () => (reachable ? undefined : HttpResponse.error())))
      server.events.on('response:mocked', async ({ request, response }) => {
        if (request.method === 'POST' && request.url.endsWith('/activities') && response.status === 201)
          made.push(((await response.clone().json()) as { id: string }).id)
      })
      const { user, router } = await openApp(SPRAYING, { as: 'marta' })
      const form = await sheet()
      await user.click(form.getByRole('button', { name: 'Delete' }))
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      if (!isReachable) {
        await waitFor(
          async () => expect(Object.keys((await kept()) ?? {})).toEqual([expect.stringMatching(/^local-/)]),
          SLOW,
        )
        reachable = true
        dispatchEvent(new Event('online'))
      }
      await waitFor(() => expect(made).toHaveLength(1), SLOW)
      expect(made[0]).not.toBe(ID)
      await waitFor(async () => expect(await kept()).toEqual({ [made[0] ?? '']: ticks }), SLOW)
      await router.navigate('/dashboard/settings')
      await sheetGone(router)
      await router.navigate(SPRAYING)
      const again = await sheet()
      expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Spray iron and wetter')
    },
    60_000,
  )

  it('G1 leads the keyboard to the work that Undo brought back', async () => {
    const { user } = await openApp(
      '/dashboard/calendar?view=agenda&date=2026-04-14&work=work-riverside-fc-2026-04-14-4',
      { as: 'marta' },
    )
    const form = await sheet()
    await user.click(form.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Spray iron and wetter/), SLOW)
  })

  it('F10 asks at once for what matters, and for all else at one press that it remembers', async () => {
    const NEW = over('work=new&type=spraying&pitch=training-6')
    const { user, router } = await openApp(NEW, { as: 'marta' })
    const form = await sheet()
    expect(form.getByRole('textbox', { name: /^Water rate/ })).toBeVisible()
    expect(form.queryByRole('textbox', { name: /^Rinsing/ })).not.toBeInTheDocument()
    expect(form.queryByRole('textbox', { name: /^Minutes worked/ })).not.toBeInTheDocument()
    const more = form.getByRole('button', { name: 'More details' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    more.focus()
    await user.keyboard('{Enter}')
    await user.type(form.getByRole('textbox', { name: /^Rinsing/ }), 'twice')
    // Closed again, what was written stays in sight.
    await user.click(more)
    expect(form.getByRole('textbox', { name: /^Rinsing/ })).toHaveValue('twice')
    await user.click(form.getByRole('button', { name: 'More details' }))
    await user.click(form.getByRole('button', { name: 'Close' }))
    await sheetGone(router)
    await router.navigate(over('work=new&type=mowing&pitch=training-6'))
    const other = await sheet()
    expect(other.getByRole('button', { name: 'More details' })).toHaveAttribute('aria-expanded', 'true')
    expect(other.getByRole('textbox', { name: /^Minutes worked/ })).toBeVisible()
  })

  it('brings up a field that the backend refuses, with its sentence', async () => {
    const { user } = await openApp(SPRAYING, { as: 'marta' })
    const form = await sheet()
    await user.type(form.getByRole('textbox', { name: /^Notes/ }), 'mine')
    expect(form.queryByRole('textbox', { name: /^Rinsing/ })).not.toBeInTheDocument()
    server.use(
      http.put('*/api/activities/*', () =>
        HttpResponse.json({ rinsing: ['Say how often.'] }, { status: 400 }),
      ),
    )
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('textbox', { name: /^Rinsing/ })).toHaveAccessibleDescription(
      /Say how often/,
    )
  })

  it('says so when the work of an address is not there', async () => {
    await openApp(over('work=nothing-of-the-kind'), { as: 'marta' })
    expect(
      await screen.findByText(/^This work is not there/, undefined, { timeout: 30_000 }),
    ).toBeInTheDocument()
  })

  it('keeps what is typed about work that is deleted meanwhile, and says why it cannot be saved', async () => {
    const { user, connection } = await openApp(SPRAYING, { as: 'marta' })
    const { store } = await connection.get()
    const form = await sheet()
    const notes = form.getByRole('textbox', { name: /^Notes/ })
    await user.type(notes, ' windy')
    await act(async () => {
      await store.dispatch(
        activityEndpoints.removeActivity.initiate({ id: 'work-riverside-fc-2026-04-14-4' }),
      )
    })
    const saves = form.getByRole('button', { name: 'Save' })
    await user.click(saves)
    // What is unusual about it is asked once.
    if (saves.textContent !== 'Save') await user.click(saves)
    expect(await form.findByText('No such activity.')).toBeVisible()
    expect(notes).toHaveDisplayValue(/windy/)
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })

  it('a league reads and cannot write', async () => {
    const { backend: _backend } = await openApp(over('work=new&type=mowing'), { as: 'office' })
    expect(
      await screen.findByText(/^This work is not there/, undefined, { timeout: 30_000 }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('knows units, limits and days of known fields, though the backend sends keys and options alone', async () => {
    server.use(
      http.get('*/api/configuration/activities', () =>
        HttpResponse.json([
          { taskId: 6, activityName: 'forking', fields: [{ key: 'depth' }, { key: 'lift' }] },
          { taskId: 7, activityName: 'renovation', fields: [{ key: 'reopens' }, { key: 'contractor' }] },
        ]),
      ),
    )
    const { user, router } = await openApp(FORKING, { as: 'marta' })
    const form = await sheet()
    const depth = form.getByRole('textbox', { name: /^Depth/ })
    expect(depth).toHaveAccessibleDescription('mm')
    expect(form.getByRole('switch', { name: 'Lifted' })).toBeInTheDocument()
    await user.clear(depth)
    await user.type(depth, '300')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/Depth 300 mm is unusual; 75 mm to 250 mm is usual/)).toBeInTheDocument()
    await router.navigate(over('work=new&type=renovation&pitch=stadium'))
    expect(await screen.findAllByRole('spinbutton', { name: /Reopens on/ })).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: /^Contractor/ })).toBeInTheDocument()
  })
})

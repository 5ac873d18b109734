import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Activity } from '@/domain/activity'
import { onScreen, PHONE } from '../support/onScreen'
import { openApp, server } from '../support/openApp'

const WEEK = '/dashboard/calendar?view=week&date=2026-04-14'
const DAY = '/dashboard/calendar?view=day&date=2026-04-14'
const MOWING = /^Mowing, Training 1, Tuesday,? 14 April, 07:00–08:30/
const AWAY = 'Freya Lund'
const mowing = () => screen.findByRole('button', { name: MOWING }, { timeout: 30_000 })

describe('moving work in the calendar', () => {
  it('K1, K2 keys lift work, carry it to another day and pitch, and drop it; each step is said', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard(' ')
    const told = () => document.querySelector('main [aria-live=assertive]')?.textContent
    expect(told()).toContain('is lifted')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(told()).toMatch(/^Training 2, Wednesday,? 15 April, 07:00 to 08:30\. /))
    // What it would get in the way of there is said, and shown (B1).
    expect(told()).toMatch(/Between 07:00 and 08:30 Owen Price is at Mow/)
    expect(document.querySelector('[data-shadow]')).toHaveTextContent(/Owen Price is at Mow/)
    await user.keyboard('{Enter}')
    const moved = await screen.findByRole('button', {
      name: /^Mowing, Training 2, Wednesday,? 15 April, 07:00–08:30/,
    })
    expect(screen.queryByRole('button', { name: MOWING })).toBeNull()
    await waitFor(() => expect(moved).toHaveFocus())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await mowing()).toBeVisible()
  })

  it('K2 by person, what was carried is told by whose it is', async () => {
    const { user } = await openApp(`${WEEK}&rows=person`, { as: 'marta' })
    const planned = { name: /Wednesday,? 15 April.*, planned/ }
    const [block] = await screen.findAllByRole('button', planned, { timeout: 30_000 })
    block?.focus()
    await user.keyboard(' {ArrowRight}')
    const told = () => document.querySelector('main [aria-live=assertive]')?.textContent ?? ''
    await waitFor(() => expect(told()).toMatch(/, Thursday,? 16 April/))
    const [who = ''] = told().split(',')
    await user.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' }, { timeout: 30_000 })
    expect(undo.closest('section')).toHaveTextContent(new RegExp(` is now at ${who}, Thursday,? 16 April, `))
  })

  it('K2 what speaks against a place and is known only later is said once, and the place is not said again', async () => {
    let letIn = () => undefined as void
    const held = new Promise<void>((resolve) => (letIn = resolve))
    server.use(
      http.get('*/api/cocktails', async ({ request }) => {
        await held
        return app.backend.fetch(request)
      }),
    )
    const app = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await app.user.keyboard(' {ArrowRight}{ArrowDown}')
    const live = document.querySelector('main [aria-live=assertive]') as HTMLElement
    await waitFor(() => expect(live).toHaveTextContent(/^Training 2, Wednesday,? 15 April, 07:00 to 08:30$/))
    const said: string[] = []
    const listener = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '')
    })
    listener.observe(live, { childList: true, subtree: true, characterData: true })
    letIn()
    await waitFor(() => expect(live).toHaveTextContent(/Between 07:00 and 08:30 Owen Price is at Mow/))
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^\. .*Between 07:00/)
    expect(said[0]).not.toMatch(/Training 2, Wednesday/)
    expect(live).toHaveAttribute('aria-atomic', 'false')
  })

  it('K2 Escape puts it back and nothing is written', async () => {
    const written: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') written.push(request.url)
    })
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard(' {ArrowRight}{Escape}')
    expect(document.querySelector('main [aria-live=assertive]')).toHaveTextContent(
      'Mowing stays where it is.',
    )
    expect(await mowing()).toHaveFocus()
    expect(written.filter((url) => url.includes('/activities'))).toEqual([])
  })

  it('a day is moved by the quarter of an hour, and stretched with Shift', async () => {
    const { user } = await openApp(DAY, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}')
    const later = await screen.findByRole('button', {
      name: /^Mowing, Training 1, Tuesday,? 14 April, 07:30–09:00/,
    })
    await waitFor(() => expect(later).toHaveFocus())
    await user.keyboard(' {Shift>}{ArrowRight}{/Shift}{Enter}')
    expect(
      await screen.findByRole('button', { name: /^Mowing, Training 1, Tuesday,? 14 April, 07:30–09:15/ }),
    ).toBeVisible()
  })

  it('B1 says what is in the way of carried work where a phone can show it, not beyond its edge', async () => {
    onScreen(PHONE)
    vi.stubGlobal('innerWidth', PHONE)
    const { user } = await openApp(DAY, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    // Of the day's hours a phone shows five: 08:00 is in their right half, though not in that of the day.
    expect(document.querySelector('[data-shadow]')).toHaveAttribute('data-right')
    await user.keyboard('{Escape}')
  })

  it.each([
    [409, { message: 'Somebody else has changed it.' }],
    [403, { detail: 'Not yours to change.' }],
  ])('a move that the backend answers with %s goes back and says why', async (status, body) => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    server.use(http.put('*/api/activities/:id', () => HttpResponse.json(body, { status })))
    ;(await mowing()).focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /Mowing\S*: (Somebody else has|Not yours to) change/,
      ),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(await mowing()).toBeVisible()
  })

  it('a move that is refused goes back alone: another that went meanwhile stays, and can be moved on', async () => {
    const { user, backend } = await openApp(WEEK, { as: 'marta' })
    const block = await mowing()
    const refusedId = block.dataset.activityId
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => (answer = resolve))
    const answered = new Set<string>()
    const statuses: number[] = []
    server.use(
      http.put('*/api/activities/:id', async ({ request, params }) => {
        if (params.id === refusedId) {
          await held
          return HttpResponse.json({ detail: 'Not yours to change.' }, { status: 403 })
        }
        const response = await backend.fetch(request)
        statuses.push(response.status)
        answered.add(String(params.id))
        return response
      }),
      // The lists are not read again for as long as this takes.
      http.get('*/api/activities', () => new Promise<never>(() => undefined)),
    )
    const there = (id: string | undefined) =>
      document.querySelector<HTMLElement>(`[data-activity-id="${id}"]`)
    const marking = screen.getByRole('button', {
      name: /^Line marking, Overmark.*, Training 1, Tuesday,? 14 April/,
    })
    const otherId = marking.dataset.activityId
    block.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() => expect(there(refusedId)).toHaveAccessibleName(/Wednesday,? 15 April/))
    // The focus goes with what was moved: taken to another before, that would be moved in its place.
    await waitFor(() => expect(there(refusedId)).toHaveFocus())
    there(otherId)?.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() => expect(there(otherId)).toHaveAccessibleName(/Wednesday,? 15 April/))
    await waitFor(() => expect(answered).toContain(otherId))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1))
    answer()
    await waitFor(() => expect(there(refusedId)).toHaveAccessibleName(/Tuesday,? 14 April/))
    expect(there(otherId)).toHaveAccessibleName(/Wednesday,? 15 April/)
    there(otherId)?.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() => expect(statuses).toEqual([200, 200]))
  })

  it('O6 a move that the backend cannot take now stays where it was put, and can be taken back', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    server.use(
      http.put('*/api/activities/:id', () => HttpResponse.html('<html>down</html>', { status: 500 })),
    )
    ;(await mowing()).focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('button', { name: /^Mowing, Training 1, Tuesday/ })).toBeNull()
    await user.click(undo)
    expect(await mowing()).toBeVisible()
  })

  it('moves one and the same work twice before the first answer is there', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    const block = await mowing()
    const id = block.dataset.activityId
    block.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    const there = () => document.querySelector<HTMLElement>(`[data-activity-id="${id}"]`)
    await waitFor(() => expect(there()).toHaveAccessibleName(/Wednesday,? 15 April/))
    there()?.focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    await waitFor(() => expect(there()).toHaveAccessibleName(/Thursday,? 16 April/))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    expect(there()).toHaveAccessibleName(/Thursday,? 16 April/)
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  })

  it('F3 chosen work is handed over together, and taken back together', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    screen.getByRole('button', { name: /^Line marking, Overmark.*, Training 1, Tuesday,? 14 April/ }).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', { name: '2 chosen' }, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Assign' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Diego Santos' }))
    const his = () =>
      screen.queryAllByRole('button', { name: /Training 1, Tuesday,? 14 April.*Diego Santos/ })
    await waitFor(() => expect(his()).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(his()).toHaveLength(0))
  })

  it('G1 Tab leads from the work to what can be done with it, and the focus goes on at the work', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    await screen.findByRole('toolbar', { name: '1 chosen' }, { timeout: 30_000 })
    await user.tab()
    expect(screen.getByRole('button', { name: 'Assign' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Diego Santos' })
    await user.keyboard('Diego{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Mowing, .*Diego Santos/))
    await user.keyboard('x')
    await screen.findByRole('toolbar', { name: '1 chosen' })
    for (let press = 0; press < 4; press += 1) await user.tab()
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: MOWING })).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull())
  })

  it('F11 of chosen work it says how much was refused and why, and leaves just that chosen', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    const block = await mowing()
    const refusedId = block.dataset.activityId ?? ''
    server.use(
      http.put(`*/api/activities/${refusedId}`, () =>
        HttpResponse.json({ detail: 'Not yours to change.' }, { status: 403 }),
      ),
    )
    block.focus()
    await user.keyboard('x')
    screen.getByRole('button', { name: /^Spraying, Spray iron.*Tuesday,? 14 April/ }).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', { name: '2 chosen' }, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'In progress' }))
    expect(
      await screen.findByText(/^1 of 2 were refused: .*Mowing, Training 1.*: Not yours to change\.$/),
    ).toBeVisible()
    expect(screen.getByText('1 activity is now in progress.')).toBeVisible()
    expect(await screen.findByRole('toolbar', { name: '1 chosen' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('F34 chosen work is called off with a reason, which goes when it is planned again', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    const mark = async (option: string) => {
      ;(await mowing()).focus()
      await user.keyboard('x')
      const bar = await screen.findByRole('toolbar', { name: '1 chosen' }, { timeout: 30_000 })
      await user.click(within(bar).getByRole('button', { name: 'Status' }))
      const cancelled = within(await screen.findByRole('group', { name: 'Cancelled' }))
      expect(cancelled.getAllByRole('menuitem')).toHaveLength(5)
      await user.click(screen.getByRole('menuitem', { name: option }))
    }
    await mark('Weather')
    expect(await screen.findByText('1 activity is now cancelled.')).toBeVisible()
    await user.click(await mowing())
    expect(
      await screen.findByRole('button', { name: /Weather.*Why it was called off/ }, { timeout: 30_000 }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await mark('Planned')
    expect(await screen.findByText('1 activity is now planned.')).toBeVisible()
    await mark('Machine')
    await user.click(await mowing())
    expect(
      await screen.findByRole('button', { name: /Machine.*Why it was called off/ }, { timeout: 30_000 }),
    ).toBeVisible()
  })

  it('F41 chosen treatments that are marked as begun carry the weather of the moment', async () => {
    const written: { activityName: string; fields: { key: string; value: unknown }[] }[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT')
        void request
          .clone()
          .json()
          .then((body) => written.push(body as never))
    })
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    screen.getByRole('button', { name: /^Spraying, Spray iron.*Tuesday,? 14 April/ }).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', { name: '2 chosen' }, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'In progress' }))
    expect(await screen.findByText('2 activities are now in progress.')).toBeVisible()
    const keys = (name: string) =>
      written.find(({ activityName }) => activityName === name)?.fields.map(({ key }) => key)
    expect(keys('spraying')).toEqual(expect.arrayContaining(['windSpeed', 'temperature', 'humidity']))
    expect(keys('mowing')).not.toContain('windSpeed')
  })

  it.each([
    ' {Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}{Enter}',
    ' {ArrowRight}{ArrowRight}{ArrowRight}{Alt>}{Enter}{/Alt}',
  ])('F11 a copy of what is done is planned, and holds nothing that came of it: %s', async (keys) => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    const done = { name: /^Mowing, .*Monday,? 13 April.*, completed/ }
    const [block] = await screen.findAllByRole('button', done, { timeout: 30_000 })
    const posted = new Promise<Partial<Activity>>((resolve) => {
      server.events.on('request:start', ({ request }) => {
        if (request.method === 'POST' && request.url.includes('/activities'))
          void request
            .clone()
            .json()
            .then((body) => resolve(body as never))
      })
    })
    block?.focus()
    await user.keyboard(keys)
    const copy = await posted
    expect(copy.status).toBe('planned')
    expect(copy.fields?.map(({ key }) => key)).not.toContain('actualMinutes')
    expect(copy.startDate?.slice(0, 10)).toBe('2026-04-16')
  })

  it('K1 moves by a dialog, without dragging', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', {}, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 activity' }, { timeout: 30_000 })
    await user.click(within(dialog).getByRole('button', { name: /Pitch/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 5' }))
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(
      await screen.findByRole('button', { name: /^Mowing, Training 5, Tuesday,? 14 April, 07:00–08:30/ }),
    ).toBeVisible()
  })

  it('K1 F11 a move that is refused leaves its dialog as it was filled in, to be tried again', async () => {
    server.use(
      http.put('*/api/activities/:id', () => HttpResponse.json({ detail: 'Not yours.' }, { status: 403 }), {
        once: true,
      }),
    )
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', {}, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 activity' }, { timeout: 30_000 })
    await user.click(within(dialog).getByRole('button', { name: /Pitch/ }))
    await user.click(await screen.findByRole('option', { name: 'Training 5' }))
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(/Not yours\./)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: /Pitch/ })).toHaveTextContent('Training 5')
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(
      await screen.findByRole('button', { name: /^Mowing, Training 5, Tuesday,? 14 April, 07:00–08:30/ }),
    ).toBeVisible()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('K1 moves to the very minute that is typed, on its own day where none is asked for', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', {}, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 activity' }, { timeout: 30_000 })
    const parts = (name: RegExp) =>
      within(within(dialog).getByRole('group', { name })).getAllByRole('spinbutton')
    for (const part of parts(/Day/)) {
      part.focus()
      await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    }
    parts(/Start/)[0]?.focus()
    await user.keyboard('0807')
    // Not lost to a key pressed too much (U4).
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }, { timeout: 30_000 }))
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(
      await screen.findByRole('button', { name: /^Mowing, Training 1, Tuesday,? 14 April, 08:07–09:37/ }),
    ).toBeVisible()
  })

  it('F15 asks once before somebody gets work on a day off, and whoever thinks better of it still has the work chosen', async () => {
    const written: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT') written.push(request.url)
    })
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', { name: '1 chosen' }, { timeout: 30_000 })
    const assign = async () => {
      await user.click(within(bar).getByRole('button', { name: 'Assign' }))
      await user.click(await screen.findByRole('menuitem', { name: AWAY }))
      return within(
        await screen.findByRole('alertdialog', { name: `On a day off: ${AWAY}` }, { timeout: 30_000 }),
      )
    }
    await user.click((await assign()).getByRole('button', { name: 'Cancel' }))
    expect(written).toEqual([])
    const question = await assign()
    expect(question.getByText(new RegExp(`^${AWAY} is off on Tuesday,? 14 April: holiday\\.$`))).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Assign anyway' }))
    const his = () =>
      screen.queryAllByRole('button', {
        name: new RegExp(`^Mowing, Training 1, Tuesday,? 14 April.*${AWAY}`),
      })
    await waitFor(() => expect(his()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(his()).toHaveLength(0))
  })

  it('F15 asks over the dialog of a move, which stands as it was for whoever thinks better of it', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    ;(await mowing()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', {}, { timeout: 30_000 })
    await user.click(within(bar).getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move 1 activity' }, { timeout: 30_000 })
    const person = () => within(dialog).getByRole('button', { name: /Person/ })
    await user.click(person())
    await user.click(await screen.findByRole('option', { name: AWAY }))
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    const asked = async () =>
      within(await screen.findByRole('alertdialog', { name: `On a day off: ${AWAY}` }, { timeout: 30_000 }))
    await user.click((await asked()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(person()).toHaveTextContent(AWAY)
    await user.click(within(dialog).getByRole('button', { name: 'Move' }))
    await user.click((await asked()).getByRole('button', { name: 'Assign anyway' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(
      await screen.findByRole('button', {
        name: new RegExp(`^Mowing, Training 1, Tuesday,? 14 April.*${AWAY}`),
      }),
    ).toBeVisible()
  })

  it('F15 asks the same when it is carried to the row of somebody who is off', async () => {
    const written: Partial<Activity>[] = []
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'PUT') written.push((await request.clone().json()) as Partial<Activity>)
    })
    const { user } = await openApp(`${WEEK}&rows=person`, { as: 'marta' })
    const planned = { name: /Wednesday,? 15 April.*, planned/ }
    const [block] = await screen.findAllByRole('button', planned, { timeout: 30_000 })
    const told = () => document.querySelector('main [aria-live=assertive]')?.textContent ?? ''
    const carry = async () => {
      block?.focus()
      await user.keyboard(' ')
      for (const key of ['ArrowUp', 'ArrowDown'])
        for (let step = 0; step < 20 && !told().startsWith(AWAY); step++) await user.keyboard(`{${key}}`)
      expect(told()).toContain(`${AWAY} is on leave.`)
      await user.keyboard('{Enter}')
      const question = await screen.findByRole(
        'alertdialog',
        { name: `On a day off: ${AWAY}` },
        { timeout: 30_000 },
      )
      // Nobody has heard that it was put down: that is not decided.
      expect(told()).not.toContain('is now at')
      return within(question)
    }
    await user.click((await carry()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(told()).toMatch(/ stays where it is\.$/))
    expect(written).toEqual([])
    await user.click((await carry()).getByRole('button', { name: 'Assign anyway' }))
    await waitFor(() => expect(written[0]?.userIds).toContain('freya-lund'))
    expect(told()).toContain('is now at')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(written[1]?.userIds).not.toContain('freya-lund'))
  })
})

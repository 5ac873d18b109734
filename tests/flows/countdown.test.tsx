import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Weather } from '@/domain/weather'
import { activityEndpoints } from '@/api/activities'
import type { NewActivity } from '@/domain/activity'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'

const LONG = { timeout: 30_000 }
const WEEK = '/dashboard/calendar?view=week&date=2026-04-14'
const match = () =>
  screen.findByRole(
    'button',
    { name: /^v Northgate Athletic, Stadium, Saturday,? 18 April/ },
    { timeout: 30_000 },
  )

describe('the countdown to a match (B10)', () => {
  it('shows the steps to the whistle, plans what is missing, and takes it back', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    await user.click(await match())
    const sheet = await screen.findByRole('dialog', { name: /Northgate Athletic/ }, { timeout: 30_000 })
    const all = await within(sheet).findByRole('button', { name: /^Plan \d+ steps?$/ })
    expect(within(sheet).getAllByRole('listitem')[0]).toHaveTextContent('−72 h')
    expect(within(sheet).getAllByText(/Planned\./).length).toBeGreaterThan(0)
    const open = within(sheet).getAllByText(/Not planned yet\./).length
    await user.click(all)
    await waitFor(() => expect(within(sheet).queryAllByText(/Not planned yet\./)).toHaveLength(0))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(within(sheet).getAllByText(/Not planned yet\./)).toHaveLength(open))
  })

  it('plans a step once, however often it is pressed while it is on its way', async () => {
    const { user, backend } = await openApp(WEEK, { as: 'marta' })
    const sent: string[] = []
    const held = holdAnswers('post', '*/api/activities', async (request) => {
      sent.push(((await request.clone().json()) as NewActivity).startDate)
      return backend.fetch(request)
    })
    await user.click(await match())
    const sheet = await screen.findByRole('dialog', { name: /Northgate Athletic/ }, { timeout: 30_000 })
    const all = await within(sheet).findByRole('button', { name: /^Plan \d+ steps?$/ })
    const [one] = within(sheet).getAllByRole('button', { name: /^Plan (?!\d)/ })
    await user.click(one as HTMLElement)
    await held.asked
    await user.click(one as HTMLElement)
    await user.click(all)
    held.letGo()
    await screen.findByText('1 step planned.')
    expect(sent).toHaveLength(1)
  })

  it("keeps the club's own steps in this browser", async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    await user.click(await match())
    await user.click(await screen.findByRole('button', { name: 'Edit steps' }))
    const editor = await screen.findByRole('dialog', { name: 'Steps before a match' })
    const before = within(editor).getAllByRole('listitem').length
    await user.click(within(editor).getByRole('button', { name: 'Remove step 1' }))
    await user.click(within(editor).getByRole('button', { name: 'Save steps' }))
    const sheet = await screen.findByRole('dialog', { name: /Northgate Athletic/ })
    await waitFor(() => expect(sheet).not.toHaveTextContent('−72 h'))
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Edit steps' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(
      within(await screen.findByRole('dialog', { name: 'Steps before a match' })).getAllByRole('listitem'),
    ).toHaveLength(before - 1)
  })

  it('G1 asks before changed steps are given up, and leads back to where they were opened', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    await user.click(await match())
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit steps' }))
      return screen.findByRole('dialog', { name: 'Steps before a match' })
    }
    const steps = within(await open()).getAllByRole('listitem').length
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit steps' })).toHaveFocus())

    await user.click(within(await open()).getByRole('button', { name: 'Remove step 1' }))
    await user.keyboard('{Escape}')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep typing' }),
    )
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    expect(within(await open()).getAllByRole('listitem')).toHaveLength(steps)
  })
})

describe('a match of the plan', () => {
  const row = (more: object) => ({
    fields: [],
    pitchIds: ['training-1'],
    sectionIds: [],
    userIds: [],
    ...more,
  })
  /** An imported match on the first training pitch, and a cut of the week before. */
  const plan = (home: string) =>
    server.use(
      http.get('*/api/events', () => HttpResponse.json([])),
      http.get('*/api/activities', () =>
        HttpResponse.json([
          row({
            id: 'cup',
            activityName: 'match',
            name: `${home} v Millbrook`,
            status: 'planned',
            startDate: '2026-04-18T11:00:00Z',
            endDate: '2026-04-18T13:00:00Z',
          }),
          row({
            id: 'cut',
            activityName: 'mowing',
            status: 'completed',
            startDate: '2026-04-09T06:00:00Z',
            endDate: '2026-04-09T07:00:00Z',
            fields: [{ key: 'height', value: 24 }],
          }),
        ]),
      ),
    )
  const cup = () => screen.findByRole('button', { name: /^Match, Reserves v Millbrook/ }, { timeout: 30_000 })

  it('has its countdown like any other, with the values of the last time, and leads to its form', async () => {
    plan('Reserves')
    const bodies: { activityName: string; fields: unknown }[] = []
    const { user, router } = await openApp(WEEK, { as: 'marta' })
    await user.click(await cup())
    const sheet = await screen.findByRole('dialog', { name: 'Reserves v Millbrook' }, { timeout: 30_000 })
    const mowing = () =>
      within(sheet)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent.includes('Mowing'))
    await waitFor(() => expect(mowing()[0]).toHaveTextContent(/Mowing 24.mm/), { timeout: 30_000 })
    server.use(
      http.post('*/api/activities', async ({ request }) => {
        bodies.push((await request.clone().json()) as never)
        return undefined
      }),
    )
    const [plans] = within(sheet).getAllByRole('button', { name: 'Plan Mowing' })
    await user.click(plans as HTMLElement)
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({
      activityName: 'mowing',
      fields: [
        { key: 'height', value: 24 },
        { key: 'stepOf', value: 'cup' },
      ],
    })
    await user.click(within(sheet).getByRole('button', { name: 'Edit match' }))
    await waitFor(() => expect(router.state.location.search).toMatch(/work=cup/))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Reserves v Millbrook' })).not.toBeInTheDocument(),
    )
    expect(router.state.location.search).not.toMatch(/fixture=/)
  })

  it('called off, it asks what becomes of its steps, which say so themselves until then', async () => {
    server.use(http.get('*/api/events', () => HttpResponse.json([])))
    const { user, connection } = await openApp(WEEK, { as: 'marta' })
    const { store } = await connection.get()
    const cup: NewActivity = {
      ...row({}),
      activityName: 'match',
      name: 'Reserves v Millbrook',
      status: 'planned',
      startDate: '2026-04-18T11:00:00Z',
      endDate: '2026-04-18T13:00:00Z',
    }
    await store.dispatch(activityEndpoints.addActivity.initiate({ activity: cup, key: 'cup' }))
    const block = () => screen.findByRole('button', { name: /^Match, Reserves v Millbrook/ }, LONG)
    await user.click(await block())
    const sheet = await screen.findByRole('dialog', { name: 'Reserves v Millbrook' }, LONG)
    const step = await within(sheet).findAllByRole('button', { name: 'Plan Line marking' }, LONG)
    await user.click(step[0] as HTMLElement)
    expect(await screen.findByText('1 step planned.', {}, LONG)).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    ;(await block()).focus()
    await user.keyboard('x')
    const bar = await screen.findByRole('toolbar', { name: '1 chosen' }, LONG)
    await user.click(within(bar).getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Weather' }))
    expect(
      await screen.findByText('Still planned for a match that is off: 1 (Line marking)', {}, LONG),
    ).toBeVisible()
    const marking = (state: string) =>
      screen.findByRole('button', { name: new RegExp(`^Line marking, Training 1, .*${state}`) }, LONG)
    const said = /Reserves v Millbrook is called off: .+ was planned for it\./
    await user.hover(await marking('planned'))
    await waitFor(async () =>
      expect(await marking('planned')).toHaveAttribute('title', expect.stringMatching(said)),
    )
    // Another time would not help: none is offered.
    await user.click(screen.getByRole('button', { name: /^\d+ clash(es)?$/ }))
    const list = await screen.findByRole('dialog', { name: 'Clashes' }, LONG)
    const line = (await within(list).findByText(said)).closest('li')
    expect(within(line as HTMLElement).queryByRole('button', { name: /^Move to/ })).toBeNull()
    await user.click(within(list).getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Cancel it all' }))
    const done = (await screen.findByText('1 job cancelled.', {}, LONG)).closest('[data-tone]')
    expect(await marking('cancelled')).toBeVisible()
    await user.click(within(done as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(await marking('planned')).toBeVisible()
  })

  it('B12 says on which of its days too few people are there', async () => {
    plan('Reserves')
    server.use(
      http.get('*/api/organizations/*/non_working_days', () => HttpResponse.json([{ date: '2026-04-16' }])),
    )
    const { user } = await openApp(WEEK, { as: 'marta' })
    await user.click(await cup())
    const sheet = await screen.findByRole('dialog', { name: 'Reserves v Millbrook' }, { timeout: 30_000 })
    expect(await within(sheet).findByText(/^Too few people on Thursday,? 16 April\.$/)).toBeVisible()
  })
})

describe('clashes (B1)', () => {
  it('are named on the block, and listed with the nearest free times', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    await match()
    const chip = await screen.findByRole('button', { name: /^\d+ clashes$/ }, { timeout: 30_000 })
    await user.click(chip)
    const list = await screen.findByRole('dialog', { name: 'Clashes' }, { timeout: 30_000 })
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0)
    const [group] = within(list).getAllByRole('group', { name: /Nearest free times$/ })
    const [slot] = within(group as HTMLElement).getAllByRole('button')
    await user.click(slot as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('are those that the filter shows, on the chip and in the list; the others are named and come on a press', async () => {
    const { user } = await openApp(`${WEEK}&ground=stadium`, { as: 'marta' })
    const chip = await screen.findByRole('button', { name: /^Clashes: \d+ of \d+$/ }, { timeout: 30_000 })
    await user.click(chip)
    const list = await screen.findByRole('dialog', { name: 'Clashes' }, { timeout: 30_000 })
    const rows = () => list.querySelectorAll('ul > li').length
    // They are found a little at a time: the two agree at any moment.
    const counts = () => [...chip.textContent.matchAll(/\d+/g)].map(Number) as [number, number]
    const [shown, total] = counts()
    expect(shown).toBeLessThan(total)
    await waitFor(() => {
      expect(within(list).getByText(new RegExp(`· ${counts()[0]} to look at$`))).toBeVisible()
      expect(rows()).toBe(counts()[0])
    })
    await user.click(within(list).getByRole('switch', { name: /^Show what the filter hides: \d+$/ }))
    await waitFor(() => expect(rows()).toBe(counts()[1]))
  })

  it('B7 marks the block whose forecast has turned against it, and says why when pointed at', async () => {
    const { user } = await openApp(WEEK, { as: 'marta' })
    await match()
    const [block] = await screen.findAllByRole(
      'button',
      { name: /, unsuitable weather$/ },
      { timeout: 30_000 },
    )
    await user.hover(block as HTMLElement)
    expect(block).toHaveAttribute('title', expect.stringContaining('The forecast no longer suits it from'))
  })

  it('B7 marks it also when the forecast turns while the calendar is open', async () => {
    // What waits for minutes is called by hand.
    const due = new Map<unknown, () => void>()
    const wait = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0, ...rest: []) => {
      const timer = wait(run, ms, ...rest)
      if (ms >= 300_000) due.set(timer, run)
      return timer
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { backend } = await openApp(WEEK, { as: 'marta' })
    await match()
    const unsuited = () => screen.queryAllByRole('button', { name: /, unsuitable weather$/ }).length
    await waitFor(() => expect(unsuited()).toBeGreaterThan(0), { timeout: 30_000 })
    const before = unsuited()
    server.use(
      http.get('*/api/weather/:pitch', async ({ request }) => {
        const { hourly, ...rest } = (await (await backend.fetch(request)).json()) as Weather
        const storm = hourly.map((hour) => ({ ...hour, wind: 18, gust: 25, rain: 6 }))
        return HttpResponse.json({ ...rest, hourly: storm })
      }),
    )
    for (const run of due.values()) run()
    await waitFor(() => expect(unsuited()).toBeGreaterThan(before), { timeout: 30_000 })
  })

  it.each(['The forecast no longer suits it', 'The lines are mown off before the next use'])(
    'a time that is offered puts it right: %s',
    async (said) => {
      const { user } = await openApp(WEEK, { as: 'marta' })
      await match()
      await user.click(await screen.findByRole('button', { name: /^\d+ clashes$/ }, { timeout: 30_000 }))
      const list = await screen.findByRole('dialog', { name: 'Clashes' }, { timeout: 30_000 })
      const rows = () =>
        within(list)
          .queryAllByRole('listitem')
          .filter(({ textContent }) => textContent.includes(said))
      await waitFor(() => expect(rows().length).toBeGreaterThan(0), { timeout: 30_000 })
      const before = rows().length
      const [row] = rows()
      const [slot] = within(within(row as HTMLElement).getByRole('group')).getAllByRole('button')
      await user.click(slot as HTMLElement)
      await waitFor(() => expect(rows()).toHaveLength(before - 1), { timeout: 30_000 })
    },
  )
})

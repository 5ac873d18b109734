import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { onScreen, TABLET } from '../support/onScreen'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'
import { sheet as workSheet } from '../support/workSheet'

const SHED = '/dashboard/storage?tab=equipment'
const TRIPLEX = `${SHED}&q=triplex&item=triplex-2`
const open = async (path: string) => {
  const app = await openApp(path, { as: 'marta' })
  await screen.findByText('Storage', { selector: 'h1' })
  return app
}
const page = () => within(screen.getByRole('main'))
const list = async () => within(await page().findByRole('table', { name: 'Machines of the club' }))
const row = async (name: RegExp) => {
  const found = (await (await list()).findByRole('link', { name })).closest<HTMLElement>('[role="row"]')
  if (!found) throw new Error(`no row ${String(name)}`)
  return found
}
const sheet = async (name: string) => within(await screen.findByRole('complementary', { name }))

type Sent = { method: string; path: string; body: Record<string, unknown> | null }
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url)
    if (request.method === 'GET' || !url.pathname.includes('/equipment')) return
    void request
      .clone()
      .text()
      .then((text) =>
        sent.push({
          method: request.method,
          path: url.pathname.replace(/^\/api/, '') + url.search,
          body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
        }),
      )
  })
})

describe('the machines of the club (F30)', () => {
  it('F30 keep on a tablet the columns that a phone shows, and no others', async () => {
    onScreen(TABLET)
    await open(`${SHED}&q=triplex`)
    await row(/Triplex 2/)
    expect((await list()).getByRole('columnheader', { name: 'Meter' })).toBeVisible()
    expect((await list()).queryByRole('columnheader', { name: 'Next service' })).toBeNull()
  })

  it('F37 count a service that was done as work where the backend did not, with a way back', async () => {
    server.use(
      http.get('*/api/equipment/triplex-2/activities', () =>
        HttpResponse.json([
          {
            id: 'serviced',
            taskId: 'maintenance',
            activityName: 'maintenance',
            status: 'completed',
            startDate: '2026-04-08T13:00:00Z',
            endDate: '2026-04-08T15:00:00Z',
            fields: [
              { key: 'machine', value: [{ id: 'triplex-2' }] },
              { key: 'kind', value: 'service' },
              { key: 'meterHours', value: 1712 },
              { key: 'nextDueDate', value: '2026-04-20' },
            ],
            pitchIds: [],
            sectionIds: [],
            userIds: [],
          },
        ]),
      ),
    )
    const { user } = await open(TRIPLEX)
    const triplex = await sheet('Triplex 2')
    expect(await triplex.findByText(/^The service of 8 Apr at 1,712.h stands in the calendar/)).toBeVisible()
    expect(triplex.getByText(/20 Apr/)).toBeVisible()
    expect(triplex.getByText(/^Due at 1,710.h/)).toBeVisible()
    await user.click(triplex.getByRole('button', { name: 'Count it' }))
    await waitFor(() => expect(triplex.queryByText(/stands in the calendar/)).toBeNull())
    expect(triplex.queryByText(/^Due at 1,710.h/)).toBeNull()
    expect(sent.at(-1)?.body).toMatchObject({ lastServiceHours: 1712, hours: 1712.3 })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await triplex.findByText(/stands in the calendar/)).toBeVisible()
  })

  it('are due for a service by date as well as by hours, and tell their faults and costs', async () => {
    const app = await open(`${SHED}&q=blower&item=blower`)
    const { localDataEndpoints } = await import('@/api/localData')
    const noted = { machineId: 'blower', at: '2025-10-14T12:00:00Z' }
    const { store } = await app.connection.get()
    await (store.dispatch as (action: unknown) => Promise<unknown>)(
      localDataEndpoints.saveLocalData.initiate({
        machineLog: [
          { ...noted, kind: 'service', parts: 'Spark plug', cost: 84.5, nextDay: '2026-04-13' },
          { ...noted, kind: 'fault', text: 'Starter cord frayed', severity: 'minor' },
        ],
      }),
    )
    expect(await page().findByText('service was due by 13 Apr')).toBeVisible()
    expect(await row(/^Blower/)).toHaveTextContent('Service due')
    const blower = await sheet('Blower')
    expect(await blower.findByText('Was due by 13 April 2026.')).toBeVisible()
    expect(await blower.findByText('Starter cord frayed')).toBeVisible()
    expect(blower.getByText("Noted costs in all: 84.50 · In your ground's own currency.")).toBeVisible()
  })

  it('stand in their groups with status, how many are in order, meter and next service', async () => {
    const { user } = await open(SHED)
    const brush = await row(/^Brush and dew switch/)
    expect(brush).toHaveTextContent('unknown')
    expect(brush).toHaveTextContent('not by hours')
    await waitFor(async () => expect(await row(/^Blower/)).toHaveTextContent('1 out of order'))
    await user.type(page().getByRole('searchbox', { name: 'Find a machine' }), 'triplex')
    expect(await page().findByRole('button', { name: /^Mowers/ })).toBeVisible()
    const triplex = await row(/^Triplex 2/)
    await waitFor(() => expect(triplex).toHaveTextContent('Service due'))
    expect(triplex).toHaveTextContent('1 of 1')
    expect(triplex).toHaveTextContent('1,712.3 h')
    expect(triplex).toHaveTextContent('at 1,710 h')
    expect(triplex).toHaveTextContent('2.3 h over')
  })

  it('are found by a word, and narrowed to those that are out of order', async () => {
    const { user, router } = await open(SHED)
    await row(/^Cooling fan/)
    await user.type(page().getByRole('searchbox', { name: 'Find a machine' }), 'lamps')
    await waitFor(() => expect(page().queryByRole('link', { name: /^Cooling fan/ })).toBeNull())
    expect(page().getByRole('link', { name: /^Grow-light rig/ })).toBeVisible()
    await user.type(page().getByRole('searchbox'), 'xx')
    expect(await page().findByText('No machine matches “lampsxx”.')).toBeVisible()
    await user.click(page().getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=equipment'))
    await row(/^Cooling fan/)
    await user.click(page().getByRole('button', { name: 'Out of order', pressed: false }))
    await waitFor(() => expect(page().queryByRole('link', { name: /^Cooling fan/ })).toBeNull())
    expect(page().getByRole('link', { name: /^Rotary 21/ })).toBeVisible()
    expect(router.state.location.search).toContain('filter=out')
  })

  it('a meter is read in its place; one that would run backwards is asked about first', async () => {
    const { user } = await open(`${SHED}&q=triplex`)
    const press = async () => user.click(within(await row(/^Triplex 1/)).getByRole('button', { name: /h$/ }))
    const type = async (hours: string) => {
      await press()
      const field = await screen.findByRole('textbox', { name: 'Hours on the meter of Triplex 1' })
      await user.clear(field)
      await user.type(field, `${hours}{Enter}`)
    }
    await type('1850.5')
    await waitFor(async () => expect(await row(/^Triplex 1/)).toHaveTextContent('1,850.5 h'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/equipment/triplex-1?group=mower',
      body: { hours: 1850.5, name: 'Triplex 1', serviceEvery: 100 },
    })

    await type('185')
    const asked = within(await screen.findByRole('alertdialog', { name: 'Set the meter back?' }))
    expect(asked.getByText(/last said 1,850.5 h/)).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Leave as it was' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Hours on the meter/ })).toBeNull())
    expect(sent).toHaveLength(1)

    await type('12')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set it back' }),
    )
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ hours: 12 })
  })

  it('no more can be in order than there are', async () => {
    const { user } = await open(`${SHED}&q=rotary`)
    await user.click(within(await row(/^Rotary 21/)).getByRole('button', { name: '1 of 2' }))
    const field = await screen.findByRole('textbox', { name: 'How many of Rotary 21 are in order' })
    await user.clear(field)
    await user.type(field, '3{Enter}')
    expect(await screen.findByText('No more than there are units.')).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('many machines at once', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) => {
    for (const name of names)
      await user.click(await (await list()).findByRole('checkbox', { name: `Select ${name}` }))
    return within(await screen.findByRole('group', { name: 'Change what is chosen' }))
  }

  it('are out of order with one choice, told in one line, and back as they were with Undo', async () => {
    const { user } = await open(`${SHED}&q=rotary`)
    const bar = await choose(user, 'Rotary 21', 'Rotary spreader')
    expect(bar.getByText('2 chosen')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Out of order' }))
    expect(await screen.findByText('2 machines changed.')).toBeVisible()
    await waitFor(async () => expect(await row(/^Rotary 21/)).toHaveTextContent('0 of 2'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    // One of the two was in the workshop before, and is there again.
    await waitFor(async () => expect(await row(/^Rotary 21/)).toHaveTextContent('1 of 2'))
    await waitFor(async () => expect(await row(/^Rotary spreader/)).toHaveTextContent('2 of 2'))
  })

  it('get one service interval; those that refuse are counted, named and stay chosen', async () => {
    const { user } = await open(`${SHED}&q=triplex`)
    server.use(http.put('*/api/equipment/triplex-2', () => HttpResponse.json({}, { status: 403 })))
    const bar = await choose(user, 'Triplex 1', 'Triplex 2')
    await user.click(bar.getByRole('button', { name: 'Service every' }))
    const field = await screen.findByRole('textbox', { name: 'Service every' })
    await user.type(field, '0{Enter}')
    expect(await screen.findByText('A number above 0.')).toBeVisible()
    await user.clear(field)
    await user.type(field, '250{Enter}')
    expect(await screen.findByText('1 machine changed.')).toBeVisible()
    expect(await screen.findByText(/^1 machine stays as it was: Triplex 2\./)).toBeVisible()
    expect(await bar.findByText('1 chosen')).toBeVisible()
    expect((await list()).getByRole('checkbox', { name: 'Select Triplex 2' })).toBeChecked()
    expect(sent.filter(({ body }) => body?.serviceEvery === 250)).toHaveLength(2)
  })

  it('O2 are not told as changed while that waits on the device', async () => {
    server.use(http.put('*/api/equipment/*', () => HttpResponse.error()))
    const { user } = await open(`${SHED}&q=rotary`)
    const bar = await choose(user, 'Rotary 21', 'Rotary spreader')
    await user.click(bar.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Out of order' }))
    expect(await screen.findByText('2 machines changed. Not sent yet.')).toBeVisible()
  })

  it('move to another group together', async () => {
    const { user } = await open(`${SHED}&q=triplex`)
    const bar = await choose(user, 'Triplex 1', 'Triplex 2')
    await user.click(bar.getByRole('button', { name: 'Move to group' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tractors and vehicles' }))
    expect(await page().findByRole('button', { name: /^Tractors and vehicles/ })).toBeVisible()
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ path: '/equipment/triplex-1?group=mower', body: { group: 'tractor' } }),
    )
  })
})

describe('a machine that breaks', () => {
  it('is out of order with one press, says which planned work is short of it, and is back with Undo', async () => {
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    await user.click(card.getByRole('button', { name: 'Out of order' }))
    expect(await screen.findByText('Triplex 2 is out of order.')).toBeVisible()
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/equipment/triplex-2?group=mower',
      body: { available: 0, units: 1 },
    })
    const notice = await card.findByText(/^\d+ planned jobs need it, and it is out of order:$/)
    expect(notice).toBeVisible()
    const [first] = card.getAllByRole('link', { name: 'Mowing' })
    expect(first).toHaveAttribute('href', expect.stringMatching(/work=/))
    await waitFor(async () =>
      expect(await row(/^Triplex 2/)).toHaveTextContent(
        /\d+ planned jobs of the next 14 days are short of it/,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(card.queryByText(/planned jobs need it/)).toBeNull())
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ available: 1 }))
  })

  it('of several one goes out, and one comes back', async () => {
    const { user } = await open(`${SHED}&q=rotary&item=rotary-21`)
    const card = await sheet('Rotary 21')
    await user.click(card.getByRole('button', { name: 'One back in order' }))
    await waitFor(() => expect(card.getByText('2 of 2')).toBeVisible())
    expect(card.queryByRole('button', { name: 'One back in order' })).toBeNull()
    await user.click(card.getByRole('button', { name: 'One out of order' }))
    expect(await screen.findByText('One Rotary 21 is out of order, 1 of 2 left.')).toBeVisible()
  })

  it('a service is noted at what the meter says', async () => {
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    expect(card.getByText('Due at 1,710 h, 2.3 h over.')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Service done' }))
    expect(await card.findByText('At 1,812.3 h, 100 h left.')).toBeVisible()
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ lastServiceHours: 1712.3 }))
  })

  it('a service is planned for the machine that is looked at', async () => {
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    await user.click(card.getByRole('link', { name: 'Plan the service' }))
    const work = await workSheet()
    expect(work.getByRole('heading', { name: 'Machine maintenance' })).toBeVisible()
    expect(work.getByRole('button', { name: 'Remove Triplex 2' })).toBeVisible()
  })

  it('O2 is not told as done while that waits on the device, by one press, in its form and in the list', async () => {
    server.use(http.put('*/api/equipment/*', () => HttpResponse.error()))
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    await user.click(card.getByRole('button', { name: 'Out of order' }))
    expect(await screen.findByText('Triplex 2 is out of order. Not sent yet.')).toBeVisible()
    expect(await within(await row(/^Triplex 2/)).findByText('Not sent yet')).toBeVisible()
    expect(await row(/^Triplex 1/)).not.toHaveTextContent('Not sent yet')
    await user.click(card.getByRole('button', { name: 'Edit' }))
    await user.type(card.getByRole('textbox', { name: 'Notes' }), 'In the workshop.')
    await user.click(card.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Triplex 2 saved. Not sent yet.')).toBeVisible()
  })

  it('a write that is refused is told, and nothing changes', async () => {
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    server.use(http.put('*/api/equipment/*', () => HttpResponse.json({}, { status: 403 })))
    await user.click(card.getByRole('button', { name: 'Out of order' }))
    expect(await screen.findByText('You are not allowed to do this.')).toBeVisible()
    expect(await card.findByText('1 of 1')).toBeVisible()
  })
})

describe('what a machine did and will do', () => {
  it('stands apart, with hours by month and links to the work', async () => {
    const { user, router } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    const next = within(await card.findByRole('region', { name: /^Planned next/ }))
    const done = within(card.getByRole('region', { name: /^Done/ }))
    expect(next.getAllByRole('listitem').length).toBe(5)
    expect(next.queryByText('hours not noted')).toBeNull()
    const [last, before] = done.getAllByRole('listitem')
    expect(last).toHaveTextContent(/13 Apr .*hours not noted/)
    expect(before).toHaveTextContent(/Apr .*\d h$/)
    const months = within(card.getByRole('region', { name: /^Hours by month/ }))
    expect(months.getByText(/^\d.* h in all, most in [\w ]+: \d.* h\.$/)).toBeVisible()
    await user.click(next.getByRole('button', { name: 'Show 10 more' }))
    expect(next.getAllByRole('listitem').length).toBe(15)
    await user.click(next.getAllByRole('link', { name: 'Mowing' })[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toMatch(/item=triplex-2.*work=/))
  })

  it('what cannot be loaded is said, and the rest stays usable', async () => {
    server.use(http.get('*/api/equipment/*/activities', () => HttpResponse.json({}, { status: 500 })))
    await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    expect(await card.findByText(/This could not be loaded/)).toBeVisible()
    expect(card.getByRole('button', { name: 'Out of order' })).toBeVisible()
  })
})

it('which machines are in use is asked again on request', async () => {
  server.use(http.get('*/api/activities', () => HttpResponse.json([], { status: 500 })))
  const { user } = await open(SHED)
  const told = await screen.findByText(/^Which machines are in use could not be loaded/)
  server.resetHandlers()
  const again = within(told.closest<HTMLElement>('[role="status"]') ?? document.body)
  await user.click(again.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(told).not.toBeInTheDocument())
})

it('G1 keeps the keyboard in the sheet when what was pressed is no longer offered', async () => {
  const { user } = await open(`${SHED}&item=blower`)
  const card = await sheet('Blower')
  ;(await card.findByRole('button', { name: 'One back in order' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('complementary', { name: 'Blower' })).toHaveFocus())
})

describe('the form of a machine', () => {
  it('adds one, says what is missing first, and takes it back', async () => {
    const { user, router } = await open(SHED)
    await row(/^Blower/)
    await user.click(page().getByRole('button', { name: 'Add machine' }))
    const form = await sheet('New machine')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('Give it a name.')).toBeVisible()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    expect(sent).toEqual([])
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Leaf vacuum')
    await user.click(form.getByRole('button', { name: /Group/ }))
    await user.click(await screen.findByRole('option', { name: 'Cleaning' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Leaf vacuum added.')).toBeVisible()
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: '/equipment',
      body: { name: 'Leaf vacuum', group: 'cleaning', units: 1, available: 1 },
    })
    expect(sent[0]?.body).not.toHaveProperty('hours')
    await sheet('Leaf vacuum')
    expect(router.state.location.search).not.toContain('item=new')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent[1]).toMatchObject({ method: 'DELETE' }))
    expect(sent[1]?.path).toMatch(/^\/equipment\/[^?]+\?group=cleaning$/)
  })

  it('F9 shows both versions when somebody else was quicker, and either can stay', async () => {
    const { user } = await open(`${SHED}&q=liner&item=liner-1`)
    const card = await sheet('Liner 1')
    await user.click(card.getByRole('button', { name: 'Edit' }))
    const notes = card.getByRole('textbox', { name: 'Notes' })
    await user.type(notes, 'Nozzle worn.')
    const theirs = {
      id: 'liner-1',
      name: 'Liner 1',
      group: 'lineMarker',
      units: 1,
      available: 1,
      activities: ['lineMarking'],
      manufacturer: 'Calder',
      model: 'Jet 12',
      hours: 405,
      updatedAt: '2026-04-14T05:30:00',
    }
    server.use(
      http.put(
        '*/api/equipment/liner-1',
        () => HttpResponse.json({ detail: 'Changed meanwhile.', current: theirs }, { status: 409 }),
        { once: true },
      ),
    )
    await user.click(card.getByRole('button', { name: 'Save' }))
    const versions = within(await card.findByRole('alert'))
    expect(versions.getByRole('row', { name: /^Notes Nozzle worn\. –/ })).toBeVisible()
    expect(versions.getByRole('row', { name: /402.h 405.h/ })).toBeVisible()
    await user.click(versions.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ notes: 'Nozzle worn.', updatedAt: '2026-04-14T05:30:00Z' })
  })

  it('F5 what is typed anew is not lost to the answer to what was sent before', async () => {
    const { user, backend } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    const edit = async (text: string) => {
      await user.click(card.getByRole('button', { name: 'Edit' }))
      await user.clear(card.getByRole('textbox', { name: 'Notes' }))
      await user.type(card.getByRole('textbox', { name: 'Notes' }), text)
    }
    await edit('Nozzle worn.')
    const { letGo, asked } = holdAnswers('put', '*/api/equipment/*', (request) => backend.fetch(request))
    const notes = card.getByRole('textbox', { name: 'Notes' })
    await user.click(card.getByRole('button', { name: 'Save' }))
    await asked
    await waitFor(() => expect(notes.closest('[inert]')).not.toBeNull())
    await user.click(card.getByRole('button', { name: 'Cancel' }))
    await edit('Seal worn.')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
    letGo()
    expect(await screen.findByText(/^\S*Triplex 2\S* saved/)).toBeVisible()
    expect(card.getByRole('textbox', { name: 'Notes' })).toHaveValue('Seal worn.')
  })

  it('U4 what is typed is not lost to another row without asking', async () => {
    const { user } = await open(`${SHED}&q=liner&item=liner-1`)
    const card = await sheet('Liner 1')
    await user.click(card.getByRole('button', { name: 'Edit' }))
    await user.type(card.getByRole('textbox', { name: 'Notes' }), 'Nozzle worn.')
    await user.click(await page().findByRole('link', { name: /^Liner 2/ }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }))
    await user.click(asked.getByRole('button', { name: 'Keep typing' }))
    expect(card.getByRole('textbox', { name: 'Notes' })).toHaveValue('Nozzle worn.')
    await user.click(page().getByRole('link', { name: /^Liner 2/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
    await sheet('Liner 2')
    expect(sent).toEqual([])
  })

  it('a machine that the plan needs is deleted only after its jobs are named', async () => {
    const { user } = await open(TRIPLEX)
    const card = await sheet('Triplex 2')
    await card.findByRole('region', { name: /^Planned next/ })
    await user.click(card.getByRole('button', { name: 'Edit' }))
    await user.click(card.getByRole('button', { name: 'Delete machine' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete Triplex 2?' }))
    expect(asked.getByText(/^\d+ planned jobs need it and would lose it:$/)).toBeVisible()
    expect(asked.getAllByText('Mowing').length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Delete machine' }))
    await waitFor(async () => expect((await list()).queryByRole('link', { name: /^Triplex 2/ })).toBeNull())
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/equipment/triplex-2?group=mower' })
  })

  it('one that nothing needs goes at once, and comes back with Undo', async () => {
    const { user } = await open(`${SHED}&q=rotary&item=rotary-21`)
    const card = await sheet('Rotary 21')
    await card.findByText('No planned work needs it.')
    await user.click(card.getByRole('button', { name: 'Edit' }))
    await user.click(card.getByRole('button', { name: 'Delete machine' }))
    expect(await screen.findByText('Rotary 21 deleted.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await row(/^Rotary 21/)
    expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST'])
    expect(sent[1]?.body).toMatchObject({ name: 'Rotary 21', units: 2, notes: expect.any(String) })
  })

  it('an address of a machine that is gone says so', async () => {
    const { user, router } = await open(`${SHED}&item=nothing`)
    const card = within(await screen.findByRole('complementary', { name: 'Equipment' }))
    expect(await card.findByText('This machine is no longer there.')).toBeVisible()
    await user.click(card.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toBe('?tab=equipment'))
  })
})

it('I5 what somebody noted keeps its full stop behind it where text runs from the right', async () => {
  await openApp('/dashboard/storage', { as: 'marta', language: 'ar' })
  expect((await screen.findByText('Reel 2 to be ground.')).localName).toBe('bdi')
})

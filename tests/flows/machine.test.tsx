import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { activityEndpoints } from '@/api/activities'
import { holdAnswers } from '../support/heldAnswers'
import { openApp, server } from '../support/openApp'
import { putAway } from '../support/putAway'

const TRIPLEX = '/dashboard/mobile/machine?machine=triplex-2'
const section = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const form = async (name: string) =>
  within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }))
const open = async (path = TRIPLEX) => {
  const app = await openApp(path, { as: 'marta' })
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }))
  return { ...app, press }
}

/** It is asked for again each minute; no test waits for that. */
async function configurationComes({ connection }: Awaited<ReturnType<typeof openApp>>) {
  const { store } = await connection.get()
  const ask = activityEndpoints.getActivityConfiguration.initiate(undefined, {
    subscribe: false,
    forceRefetch: true,
  })
  await waitFor(async () => expect((await store.dispatch(ask)).data).toBeDefined())
}

describe('a machine at the shed door', () => {
  it('F37 is picked by its name', async () => {
    const { user, router } = await open('/dashboard/mobile/machine')
    await user.type(await screen.findByRole('searchbox', { name: 'Find a machine' }), 'triplex 2')
    await user.click(await screen.findByRole('link', { name: /^Triplex 2/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?machine=triplex-2'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Triplex 2' })).toHaveFocus()
    const state = await section('State')
    expect(state.getByText('1,712.3 h')).toBeVisible()
    expect(state.getByText('Due at 1,710 h, 2.3 h over.')).toBeVisible()
    expect((await section('Last used')).getAllByRole('listitem')).toHaveLength(5)
    // "Wed 15:00" would be tomorrow's.
    const [last] = (await section('Checks, fuel and service')).getAllByRole('listitem')
    expect(last).toHaveTextContent(/Wed 8 Apr 15:00/)
  })

  it('F37 says of a renovation on which day it ended, and not only at what time', async () => {
    server.use(
      http.get('*/api/equipment/:id/activities', () =>
        HttpResponse.json([
          {
            id: 'renovation',
            activityName: 'renovation',
            status: 'completed',
            startDate: '2026-04-06T06:00:00',
            endDate: '2026-04-11T14:00:00',
            pitchIds: ['stadium'],
            userIds: [],
            fields: [{ key: 'machine', value: [{ id: 'triplex-2', hours: 12 }] }],
          },
        ]),
      ),
    )
    await open()
    const used = await section('Last used')
    expect((await used.findAllByText('Mon 6 Apr 07:00–Sat 11 Apr 15:00 · Stadium'))[0]).toBeVisible()
  })

  it('F37 only what does not work of it is set in the type of an alarm', async () => {
    await open('/dashboard/mobile/machine')
    const blower = within(await screen.findByRole('link', { name: /^Blower/ }))
    // What is in use is known once the day's work is there.
    const ready = await blower.findByText('Ready')
    const out = blower.getByText('1 out of order')
    expect(getComputedStyle(out).fontWeight).toBe('500')
    expect(getComputedStyle(ready).fontWeight).not.toBe('500')
  })

  it('F37 one that is gone is not found, and another can be chosen', async () => {
    await open('/dashboard/mobile/machine?machine=nothing')
    expect(await screen.findByText('This machine is no longer there.')).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Triplex 1/ })).toBeVisible()
  })

  it('F37 its meter never runs backwards, and a leap is asked about once', async () => {
    const { user, press } = await open()
    await press('Hours and fuel')
    const meter = await form('Hours and fuel')
    const hours = meter.getByLabelText('Hours on the meter')
    await user.type(hours, '1712')
    await user.click(meter.getByRole('button', { name: 'Save' }))
    expect(await meter.findByText('The meter stood at 1,712.3 h: it cannot be less.')).toBeVisible()
    await user.clear(hours)
    await user.type(hours, '1750')
    const save = meter.getByRole('button', { name: 'Save' })
    await user.click(save)
    expect(await meter.findByText(/37\.7 h more than the last reading/)).toBeVisible()
    // The second half of a double press has not read what is asked.
    fireEvent.click(save, { detail: 2 })
    expect(save).not.toHaveAttribute('aria-busy')
    await user.type(meter.getByLabelText('Fuel filled'), '22')
    await user.click(meter.getByRole('button', { name: 'Save anyway' }))
    expect(await (await section('State')).findByText('1,750 h')).toBeVisible()
    const log = await section('Checks, fuel and service')
    expect(await log.findByText('22 L of fuel')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await (await section('State')).findByText('1,712.3 h')).toBeVisible()
    await waitFor(() => expect(log.queryByText('22 L of fuel')).toBeNull())
  })

  it('F37 a check that failed leads to the fault', async () => {
    const { user, press } = await open()
    await press('Check before use')
    const check = await form('Check before use')
    await user.click(check.getByRole('button', { name: 'All passed' }))
    await user.click(
      within(check.getByRole('radiogroup', { name: 'Lights' })).getByRole('radio', { name: 'Failed' }),
    )
    await user.click(check.getByRole('button', { name: 'Save' }))
    const fault = await form('Report a fault')
    expect(await fault.findByLabelText(/^What is wrong/)).toHaveValue('Failed: Lights')
    expect(fault.getByLabelText(/^What is wrong/)).toHaveFocus()
    expect(
      await within(await screen.findByRole('region', { name: /^Checks, fuel/, hidden: true })).findByText(
        'Failed: Lights',
      ),
    ).toBeInTheDocument()
  })

  it('F37 an unsafe fault takes it out of service, and says what the plan loses', async () => {
    const { user, press } = await open()
    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    expect(await fault.findByText('Choose how bad it is.')).toBeVisible()
    await user.type(fault.getByLabelText(/^What is wrong/), 'Steering pulls left')
    await user.click(fault.getByRole('radio', { name: /^Unsafe/ }))
    expect(fault.getByRole('checkbox', { name: /^Take it out of service/ })).toBeChecked()
    expect(
      await fault.findByText(/planned jobs? needs? it, and it is out of order|No planned job needs/),
    ).toBeVisible()
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    const state = await section('State')
    expect(await state.findByText('Out of order')).toBeVisible()
    expect(await (await section('Last faults')).findByText('Steering pulls left')).toBeVisible()
    await user.click(state.getByRole('button', { name: 'Back in order' }))
    await waitFor(() => expect(state.queryByText('Out of order')).toBeNull())
  })

  it('F37 a service moves the next one on; what the backend has no field for is kept here', async () => {
    const { user, press } = await open()
    await press('Service done')
    const service = await form('Service done')
    expect(service.getByLabelText(/^Next service at/)).toHaveValue('1812.3')
    await user.type(service.getByLabelText('Parts'), 'Oil filter')
    await user.type(service.getByLabelText('Cost'), '84.5')
    const [day] = within(service.getByRole('group', { name: /^Next service by/ })).getAllByRole('spinbutton')
    if (!day) throw new Error('no day')
    await user.click(day)
    await user.keyboard('20042026')
    await user.click(service.getByRole('button', { name: 'Save' }))
    expect(await (await section('State')).findByText('At 1,812.3 h, 100 h left.')).toBeVisible()
    // By the calendar it is nearer than by the meter.
    expect((await section('State')).getByText('Soon: by 20 April 2026.')).toBeVisible()
    const log = await section('Checks, fuel and service')
    expect(await log.findByText('Service at 1,712.3 h')).toBeVisible()
    expect(await log.findByText(/Oil filter · cost 84\.50/)).toBeVisible()
    expect(log.getByText('Kept in part on this device')).toBeVisible()
  })

  it('F37 a note that is quicker than the network goes to everybody, too', async () => {
    let letIn = () => undefined as void
    const held = new Promise<void>((resolve) => (letIn = resolve))
    server.use(
      http.get('*/api/configuration/activities', async ({ request }) => {
        await held
        return backend.fetch(request)
      }),
    )
    const { user, press, backend } = await open()
    await press('Hours and fuel')
    const meter = await form('Hours and fuel')
    await user.type(meter.getByLabelText('Fuel filled'), '22')
    await user.click(meter.getByRole('button', { name: 'Save' }))
    letIn()
    const log = await section('Checks, fuel and service')
    const noted = (await log.findByText('22 L of fuel')).closest('[role="listitem"], li')
    expect(noted).toHaveTextContent('06:31')
    expect(noted).not.toHaveTextContent(/on this device/)
  })

  it('F37 a note whose fields cannot be asked for says that it waits, and goes once they can, from the pocket too', async () => {
    const posted: { key: string | null; body: Record<string, unknown> }[] = []
    server.use(
      http.get('*/api/configuration/activities', () =>
        HttpResponse.html('<html>down</html>', { status: 500 }),
      ),
      http.post('*/api/activities', async ({ request }) => {
        const body = (await request.clone().json()) as Record<string, unknown>
        posted.push({ key: request.headers.get('Idempotency-Key'), body })
        return backend.fetch(request)
      }),
    )
    const app = await open()
    const { user, press, backend, router } = app
    const fill = async (litres: string) => {
      await press('Hours and fuel')
      const meter = await form('Hours and fuel')
      await user.type(meter.getByLabelText('Fuel filled'), litres)
      await user.click(meter.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const noted = async (litres: string) =>
      (await (await section('Checks, fuel and service')).findByText(`${litres} L of fuel`)).closest('li')
    await fill('22')
    expect(await screen.findByText('Triplex 2 noted. Not sent yet.')).toBeVisible()
    expect(await noted('22')).toHaveTextContent('Not sent yet')
    expect(posted).toEqual([])
    server.use(http.get('*/api/configuration/activities', ({ request }) => backend.fetch(request)))
    await act(() => router.navigate('/dashboard/mobile'))
    await configurationComes(app)
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]?.body.fields).toContainEqual({ key: 'fuel', value: 22 })
    await act(() => router.navigate(TRIPLEX))
    await waitFor(async () => expect(await noted('22')).not.toHaveTextContent(/Not sent|on this device/))
    // The way back takes it from everybody, though it went after the press.
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const log = await section('Checks, fuel and service')
    await waitFor(() => expect(log.queryByText('22 L of fuel')).toBeNull())
    expect(posted).toHaveLength(1)
  })

  it('O2 F37 a fault that is noted where nothing can be read stands there all the same, and nothing is said to be none', async () => {
    server.use(
      http.get('*/api/equipment/*/activities', () => HttpResponse.error()),
      http.put('*/api/equipment/*', () => HttpResponse.error()),
      http.post('*/api/activities', () => HttpResponse.error()),
    )
    const { user, press } = await open()
    expect(await screen.findByText(/^This could not be loaded\./)).toBeVisible()
    expect(screen.queryByText('No fault is on record.')).toBeNull()
    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.type(fault.getByLabelText(/^What is wrong/), 'Reel bearing hot')
    await user.click(fault.getByRole('radio', { name: /^Major/ }))
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    expect(await (await section('Last faults')).findByText('Reel bearing hot')).toBeVisible()
  })

  it('O2 F37 a reading on its way is not told as one that everybody can read', async () => {
    server.use(http.put('*/api/equipment/*', () => HttpResponse.error()))
    const { user, press } = await open()
    await press('Hours and fuel')
    const first = await form('Hours and fuel')
    await user.type(first.getByLabelText('Hours on the meter'), '1715')
    await user.click(first.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const state = await section('State')
    expect(await state.findByText('1,715 h')).toBeVisible()
    expect(await state.findByText('Not sent yet')).toBeVisible()
    await press('Hours and fuel')
    const again = await form('Hours and fuel')
    expect(again.getByLabelText('Hours on the meter')).toHaveAccessibleDescription(
      /Last: 1,715.h · Not sent yet/,
    )
  })

  it('F37 a note that waited and is refused stays on the device, and says so', async () => {
    server.use(
      http.get('*/api/configuration/activities', () =>
        HttpResponse.html('<html>down</html>', { status: 500 }),
      ),
      http.post('*/api/activities', () =>
        HttpResponse.json({ detail: 'No more than 20 L.' }, { status: 400 }),
      ),
    )
    const app = await open()
    const { user, press, backend, router } = app
    await press('Hours and fuel')
    const meter = await form('Hours and fuel')
    await user.type(meter.getByLabelText('Fuel filled'), '21')
    await user.click(meter.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Triplex 2 noted. Not sent yet.')).toBeVisible()
    server.use(http.get('*/api/configuration/activities', ({ request }) => backend.fetch(request)))
    await act(() => router.navigate('/dashboard/mobile'))
    await configurationComes(app)
    expect(await screen.findByText('No more than 20 L.')).toBeVisible()
    await act(() => router.navigate(TRIPLEX))
    const log = await section('Checks, fuel and service')
    const noted = (await log.findByText('21 L of fuel')).closest('li')
    expect(noted).toHaveTextContent('Kept in part on this device')
  })

  it('F1 the first field of a note that is not right has the focus', async () => {
    const { user, press } = await open()
    const close = () => user.keyboard('{Escape}')
    await press('Hours and fuel')
    const meter = await form('Hours and fuel')
    await user.click(meter.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(meter.getByLabelText('Hours on the meter')).toHaveFocus())
    await close()

    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    await waitFor(() => expect(fault.getByLabelText(/^What is wrong/)).toHaveFocus())
    await close()

    await press('Check before use')
    const check = await form('Check before use')
    await user.click(check.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(check.getAllByRole('radio')[0]).toHaveFocus())
    await close()

    await press('Service done')
    const service = await form('Service done')
    const next = service.getByLabelText(/^Next service at/)
    await user.clear(next)
    await user.type(next, '3')
    await user.click(service.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(next).toHaveFocus())
  })

  it('U4 what was entered is not lost to Escape or "back", and what is saved is not asked about', async () => {
    const { user, press, router } = await open()
    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.type(fault.getByLabelText(/^What is wrong/), 'Steering pulls left')
    const goBack = async () => act(() => void router.navigate(-1))
    for (const leave of [() => user.keyboard('{Escape}'), goBack]) {
      await leave()
      await user.click(await screen.findByRole('button', { name: 'Keep typing' }))
      await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeVisible())
      expect(fault.getByLabelText(/^What is wrong/)).toHaveValue('Steering pulls left')
    }
    await user.click(fault.getByRole('radio', { name: /^Minor/ }))
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('?machine=triplex-2')
    await press('Hours and fuel')
    const meter = await form('Hours and fuel')
    await user.type(meter.getByLabelText('Fuel filled'), '22')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await section('Checks, fuel and service')).queryByText('22 L of fuel')).toBeNull()
  })

  it('F5 an answer that comes after its form was left closes no other, and a refusal is said', async () => {
    const { user, press, router, backend } = await open()
    const leave = async (answer: (request: Request) => Response | Promise<Response>) => {
      const { letGo, asked } = holdAnswers('put', '*/api/equipment/*', answer)
      await press('Hours and fuel')
      const meter = await form('Hours and fuel')
      const hours = meter.getByLabelText('Hours on the meter')
      await user.type(hours, '1715{Enter}')
      await asked
      // What was typed on would not be in it.
      await waitFor(() => expect(hours.closest('[inert]')).not.toBeNull())
      expect(meter.getByRole('button', { name: 'Save' })).toHaveFocus()
      // Nothing of it would be discarded: nobody asks.
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return letGo
    }
    const refuse = await leave(() => HttpResponse.json({ detail: 'No such meter.' }, { status: 400 }))
    refuse()
    expect(await screen.findByText('No such meter.')).toBeVisible()
    const accept = await leave((request) => backend.fetch(request))
    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.type(fault.getByLabelText(/^What is wrong/), 'Steering')
    accept()
    expect(await screen.findByText('1,715 h')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Undo', hidden: true })).toBeInTheDocument()
    expect(fault.getByLabelText(/^What is wrong/)).toHaveValue('Steering')
    expect(router.state.location.search).toContain('note=fault')
  })

  it('F37 what went only in part is neither repeated nor taken for part of another note', async () => {
    const refused = http.post('*/api/activities', () =>
      HttpResponse.json({ detail: 'No more than 20 L.' }, { status: 400 }),
    )
    server.use(refused)
    const { user, press } = await open()
    const enter = async (hours: string) => {
      const meter = await form('Hours and fuel')
      await user.clear(meter.getByLabelText('Hours on the meter'))
      await user.type(meter.getByLabelText('Hours on the meter'), hours)
      await user.clear(meter.getByLabelText('Fuel filled'))
      await user.type(meter.getByLabelText('Fuel filled'), '22')
      await user.click(meter.getByRole('button', { name: 'Save' }))
      return meter
    }
    await press('Hours and fuel')
    expect(await (await enter('1715')).findByText('No more than 20 L.')).toBeVisible()
    server.resetHandlers()
    // Put right meanwhile: the reading goes again, and Undo leads to where it was before both.
    await enter('1716')
    const state = await section('State')
    expect(await state.findByText('1,716 h')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await state.findByText('1,712.3 h')).toBeVisible()

    server.use(refused)
    await press('Hours and fuel')
    expect(await (await enter('1717')).findByText('No more than 20 L.')).toBeVisible()
    server.resetHandlers()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await press('Report a fault')
    const fault = await form('Report a fault')
    await user.type(fault.getByLabelText(/^What is wrong/), 'Steering pulls left')
    await user.click(fault.getByRole('radio', { name: /^Unsafe/ }))
    await user.click(fault.getByRole('button', { name: 'Report the fault' }))
    expect(await state.findByText('Out of order')).toBeVisible()
  })

  it('F37 has what is typed of a fault after the phone has put the page away, not once it was given up', async () => {
    const { user, press } = await open()
    await press('Report a fault')
    await user.type((await form('Report a fault')).getByLabelText(/^What is wrong/), 'Steering pulls left')
    putAway()
    const again = await open(`${TRIPLEX}&note=fault`)
    const fault = await form('Report a fault')
    expect(await fault.findByLabelText(/^What is wrong/)).toHaveValue('Steering pulls left')
    await again.user.keyboard('{Escape}')
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await again.press('Report a fault')
    expect(await (await form('Report a fault')).findByLabelText(/^What is wrong/)).toHaveValue('')
  })
})

import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })

describe('coach', () => {
  it('F39 sees the next session with pitch, start and countdown, and the work before it', async () => {
    await openApp('/coach', { as: 'rachel' })
    expect(await screen.findByRole('heading', { level: 2, name: 'First team training' })).toBeVisible()
    expect(screen.getByText('in 3h 59m')).toBeVisible()
    expect(within(await section('Work on the pitch before it')).getByText('Mowing')).toBeVisible()
    expect(within(await section('The next 7 days')).getByText('v Northgate Athletic')).toBeVisible()
  })

  it('F39 rates a session once, however often save is pressed, and can change it', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post('*/api/activities/*/feedback', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? HttpResponse.json({ detail: 'broken' }, { status: 500 }) : undefined
      }),
    )
    const { user } = await openApp('/coach', { as: 'rachel' })
    const past = await section('How was it')
    await user.click(
      (await within(past).findAllByRole('button', { name: /^Rate First team training/ }))[0] as HTMLElement,
    )
    const sheet = await screen.findByRole('dialog', { name: 'How was the pitch?' })
    await user.click(within(sheet).getByRole('radio', { name: 'Good' }))
    await user.click(within(sheet).getAllByRole('radio', { name: 'Soft' })[0] as HTMLElement)
    await user.type(within(sheet).getByRole('textbox', { name: /Comment/ }), 'Fine underfoot')
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(sheet).findByRole('alert')).toBeVisible()
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))

    expect(await within(past).findByText('4 of 5, Good: Fine underfoot')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('changes earlier feedback', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const past = await section('How was it')
    await user.click(
      (await within(past).findAllByRole('button', { name: /^Edit your feedback/ }))[0] as HTMLElement,
    )
    const sheet = await screen.findByRole('dialog', { name: 'Your feedback' })
    await user.click(within(sheet).getByRole('radio', { name: 'Very poor' }))
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(await within(past).findByText(/^1 of 5, Very poor/)).toBeVisible()
  })

  it('F39 asks for the stars before it saves', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    const past = await section('How was it')
    await user.click((await within(past).findAllByRole('button', { name: /^Rate/ }))[0] as HTMLElement)
    const sheet = await screen.findByRole('dialog')
    await user.click(within(sheet).getByRole('button', { name: 'Save' }))
    expect(within(sheet).getByText('Choose one to five stars.')).toBeVisible()
    expect(within(sheet).getByRole('radio', { name: 'Very poor' })).toHaveFocus()
  })

  it('L1 logs out to the coach login', async () => {
    const { user } = await openApp('/coach', { as: 'rachel' })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    await screen.findByRole('textbox')
    expect(location.pathname).toBe('/coach/login')
  })
})

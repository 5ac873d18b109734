import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../support/openApp'

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })

describe('who may open what', () => {
  it('sends a visitor to the login page of the area, and back where they wanted to go', async () => {
    const { user } = await openApp('/dashboard/settings')
    await heading('Log in')
    expect(location.search).toBe('?redirect=%2Fdashboard%2Fsettings')
    await user.type(screen.getByLabelText('E-mail'), 'marta.kovac@riverside-fc.example')
    await user.type(screen.getByLabelText('Password'), 'turfandline')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await heading('Settings')
    expect(location.pathname).toBe('/dashboard/settings')
  })

  it('A5 keeps a coach out at the staff door and leaves no token behind', async () => {
    const { user } = await openApp('/login')
    await heading('Log in')
    await user.type(screen.getByLabelText('E-mail'), 'rachel.okafor@riverside-fc.example')
    await user.type(screen.getByLabelText('Password'), 'turfandline')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('no access')
    expect(document.cookie).not.toContain('sward_auth')
  })

  it('A1 shows a coach the dashboard as not found, and nothing of it', async () => {
    await openApp('/dashboard/home', { as: 'rachel' })
    await waitFor(() => expect(location.pathname).toBe('/404'))
  })

  it('takes a logged-in groundskeeper from the root to the day', async () => {
    await openApp('/', { as: 'marta' })
    await waitFor(() => expect(location.pathname).toBe('/dashboard/home'))
  })
})

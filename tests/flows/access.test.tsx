import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loggedOut } from '@/session/sessionSlice'
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

  it('opens the installed application in the area of whoever has it, and by their door once they are out', async () => {
    const { connection, router } = await openApp('/start', { as: 'rachel' })
    await heading(/./)
    expect(location.pathname).toBe('/coach')
    const { store } = await connection.get()
    act(() => void store.dispatch(loggedOut()))
    await waitFor(() => expect(location.pathname).toBe('/coach/login'))
    await act(() => router.navigate('/start'))
    await waitFor(() => expect(location.pathname + location.search).toBe('/coach/login?redirect=%2Fstart'))
    expect(screen.getByRole('link', { name: 'Kitman log-in' })).toHaveAttribute(
      'href',
      '/player/login?redirect=%2Fstart',
    )
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

import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { openApp, server } from '../support/openApp'

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })
/** What a screen reader says at once; the region of the messages is always there, mostly empty. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')
const told = (words: string) => waitFor(() => expect(alerts()).toContain(words))

/** What reaches the backend at a path, answered so. */
function answerAt(path: string, answer: () => Response) {
  const bodies: unknown[] = []
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json())
      return answer()
    }),
  )
  return bodies
}

describe('a forgotten password', () => {
  it('asks with the address trimmed and in small letters, shows the answer, then the mailbox page', async () => {
    const sent = answerAt('/password-recovery', () => HttpResponse.json({ message: 'A mail is on its way.' }))
    const { user } = await openApp('/password-recovery?email=Marta.Kovac@Riverside-FC.example')
    await heading('Forgot password')
    expect(screen.getByLabelText('E-mail')).toHaveValue('Marta.Kovac@Riverside-FC.example')
    await user.dblClick(screen.getByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText('A mail is on its way.')).toBeVisible()
    expect(location.pathname).toBe('/password-recovery')
    await heading('Look in your mailbox')
    expect(location.pathname).toBe('/email-password')
    expect(screen.getByText('Marta.Kovac@Riverside-FC.example')).toBeVisible()
    expect(sent).toEqual([{ email: 'marta.kovac@riverside-fc.example' }])
  })

  it('shows what the server says when it refuses, and can be sent again', async () => {
    const sent = answerAt('/password-recovery', () =>
      HttpResponse.json({ message: 'Not today.' }, { status: 400 }),
    )
    const { user } = await openApp('/forgot-password')
    await user.type(await screen.findByLabelText('E-mail'), 'marta@club.example')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    await told('Not today.')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('can have the mail sent again after a minute', async () => {
    const sent = answerAt('/password-recovery', () => HttpResponse.json({ message: 'Again.' }))
    const { user } = await openApp('/email-password?email=marta@club.example')
    await heading('Look in your mailbox')
    await user.click(screen.getByRole('button', { name: /Send it again in 60 s/ }))
    expect(sent).toEqual([])
    vi.setSystemTime(Date.now() + 60_000)
    await user.click(await screen.findByRole('button', { name: 'Send it again' }))
    expect(await screen.findByText('Again.')).toBeVisible()
    expect(sent).toEqual([{ email: 'marta@club.example' }])
    // The keyboard stays where it pressed (G1): a browser takes it away from a button that is switched off.
    const again = screen.getByRole('button', { name: /Send it again in/ })
    expect(again).toHaveFocus()
    expect(again).toBeEnabled()
    await user.keyboard('{Enter}')
    expect(sent).toHaveLength(1)
  })
})

describe('a link from a mail', () => {
  it('R9 disappears from the address bar, and sets the password', async () => {
    const sent = answerAt('/reset-password', () => HttpResponse.json({ message: 'Changed.' }))
    const { user, router } = await openApp('/reset-password?token=secret-token&uidb64=secret-user')
    await heading('Set a new password')
    expect(location.href).not.toContain('secret')
    await waitFor(() => expect(JSON.stringify(router.state.location)).not.toContain('secret'))
    await user.type(screen.getByLabelText('New password'), 'anvil moth reverie kiln')
    expect(await screen.findByText('Strong')).toBeVisible()
    await user.type(screen.getByLabelText('New password again'), 'anvil moth reverie kiln')
    await user.dblClick(screen.getByRole('button', { name: 'Set password' }))
    expect(await screen.findByText('Changed.')).toBeVisible()
    await heading('Log in')
    expect(sent).toEqual([
      { token: 'secret-token', uidb64: 'secret-user', newPassword: 'anvil moth reverie kiln' },
    ])
  })

  it('without a token is "Invalid token", with a way on', async () => {
    await openApp('/reset-password')
    expect(await screen.findByText('Invalid token')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send me a link' })).toHaveAttribute(
      'href',
      '/forgot-password?door=staff',
    )
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('leaves out uidb64 where the mail had none, and shows why the server refuses', async () => {
    const sent = answerAt('/reset-password', () =>
      HttpResponse.json({ error: 'Token has expired' }, { status: 400 }),
    )
    const { user } = await openApp('/reset-password?token=old')
    await user.type(await screen.findByLabelText('New password'), 'turfandline')
    await user.type(screen.getByLabelText('New password again'), 'turfandline')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await told('Token has expired')
    expect(sent).toEqual([{ token: 'old', newPassword: 'turfandline' }])
  })

  it('F1 wants the same password twice, in fields that password managers know', async () => {
    const sent = answerAt('/reset-password', () => HttpResponse.json({}))
    const { user } = await openApp('/reset-password?token=t')
    const password = await screen.findByLabelText('New password')
    expect(password).toHaveAttribute('autocomplete', 'new-password')
    await user.type(password, 'short')
    await user.type(screen.getByLabelText('New password again'), 'other')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    expect(password).toHaveAccessibleDescription(/At least 8 characters/)
    expect(password).toHaveFocus()
    expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(/differ/)
    expect(sent).toEqual([])
  })
})

describe('a coach who has forgotten the password', () => {
  it('comes back to the coach’s own log-in, from every page on the way', async () => {
    answerAt('/password-recovery', () => HttpResponse.json({ message: 'A mail is on its way.' }))
    const back = () => screen.getByRole('link', { name: 'Back to log-in' })
    const { user, router } = await openApp('/coach/login')
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await heading('Forgot password')
    expect(back()).toHaveAttribute('href', '/coach/login')
    await user.type(screen.getByLabelText('E-mail'), 'rachel@club.example')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    await heading('Look in your mailbox')
    expect(back()).toHaveAttribute('href', '/coach/login')
    // The mail is opened on the same device, and is not the first.
    await act(() => router.navigate('/reset-password'))
    await heading('Set a new password')
    expect(back()).toHaveAttribute('href', '/coach/login')
    // A bookmark of the mailbox page, which names nobody.
    await act(() => router.navigate('/email-password'))
    await heading('Look in your mailbox')
    expect(back()).toHaveAttribute('href', '/coach/login')
  })

  it('logs in there with the new one', async () => {
    answerAt('/reset-password', () => HttpResponse.json({ message: 'Changed.' }))
    const opened = openApp('/reset-password?token=t')
    localStorage.setItem('sward.door', 'coach')
    const { user } = await opened
    await user.type(await screen.findByLabelText('New password'), 'anvil moth reverie kiln')
    await user.type(screen.getByLabelText('New password again'), 'anvil moth reverie kiln')
    await user.click(screen.getByRole('button', { name: 'Set password' }))
    await heading('Coach log-in')
    expect(location.pathname).toBe('/coach/login')
  })
})

describe('an invitation', () => {
  it('is accepted with a password and the terms', async () => {
    const sent = answerAt('/reset-password', () => HttpResponse.json({ message: 'Welcome.' }))
    const { user } = await openApp('/register?token=invited&uidb64=u')
    await heading('Welcome to Sward')
    await user.type(screen.getByLabelText('New password'), 'anvil moth reverie kiln')
    await user.type(screen.getByLabelText('New password again'), 'anvil moth reverie kiln')
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms' })
    expect(terms).toHaveAccessibleDescription('Please accept the terms first.')
    expect(sent).toEqual([])
    await user.click(terms)
    await user.click(screen.getByRole('button', { name: 'Create my account' }))
    expect(await screen.findByText('Welcome.')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('comes from an administrator, says the page without one', async () => {
    await openApp('/register')
    expect(await screen.findByText(/an administrator of your club or league sends one/)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })
})

describe('an address that leads nowhere', () => {
  it('leads a visitor to the log-in', async () => {
    await openApp('/nowhere')
    await heading('Page not found')
    expect(screen.getByRole('link', { name: 'Go to the log-in' })).toHaveAttribute('href', '/login')
  })

  it.each([
    ['marta', '/dashboard/home'],
    ['rachel', '/coach'],
    ['pete', '/player'],
  ] as const)('leads %s back to %s', async (as, landing) => {
    await openApp('/nowhere', { as })
    await heading('Page not found')
    expect(screen.getByRole('link', { name: 'Back to my start page' })).toHaveAttribute('href', landing)
  })
})

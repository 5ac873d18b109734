import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { loggedOut } from '@/session/sessionSlice'
import { openApp, server } from '../support/openApp'
import { tokenWith } from '../support/playedBackend'

type User = Awaited<ReturnType<typeof openApp>>['user']

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })
/** What a screen reader says at once; the region of the messages is always there, mostly empty. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')
const told = (words: string) => waitFor(() => expect(alerts()).toContain(words))

async function logIn(user: User, email: string, password = 'turfandline') {
  await user.type(await screen.findByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}
const MARTA = 'marta.kovac@riverside-fc.example'
const ended = () => Math.floor(Date.now() / 1000) + 900

/** The backend answers a log-in with this, and counts how often it was asked. */
function answerLogIn(answer: () => Response | Promise<Response>) {
  const asked = vi.fn(answer)
  server.use(http.post('*/api/token', asked))
  return asked
}

describe('logging in', () => {
  it('R5 takes the place of the login page, so that "back" does not lead to it', async () => {
    const { user } = await openApp('/login?redirect=/dashboard/settings')
    await heading('Log in')
    const before = history.length
    await logIn(user, MARTA)
    await heading('Settings')
    expect(location.pathname + location.search).toBe('/dashboard/settings')
    expect(history.length).toBe(before)
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login', '/coach/login'])(
    'R1 R4 does not follow ?redirect=%s',
    async (redirect) => {
      const { user } = await openApp(`/login?redirect=${encodeURIComponent(redirect)}`)
      await logIn(user, MARTA)
      await waitFor(() => expect(location.pathname).toBe('/dashboard/home'))
    },
  )

  it('F7 sends one request for an impatient double press', async () => {
    let answer: () => void = () => undefined
    const pressed = new Promise<void>((resolve) => (answer = resolve))
    const asked = answerLogIn(async () => {
      await pressed
      return HttpResponse.json({ detail: 'no' }, { status: 400 })
    })
    const { user } = await openApp('/login')
    await user.type(await screen.findByLabelText('E-mail'), MARTA)
    await user.type(screen.getByLabelText('Password'), 'turfandline')
    await user.dblClick(screen.getByRole('button', { name: 'Log in' }))
    answer()
    await told('do not match')
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('speaks the language of the record before the landing is drawn', async () => {
    server.use(
      http.get('*/api/users/:id', ({ params }) =>
        HttpResponse.json({
          id: params.id,
          fullName: 'Marta',
          role: 'staff',
          language: 'ar',
          tosAcceptedAt: '2024-01-01T00:00:00',
        }),
      ),
    )
    const { user } = await openApp('/login?redirect=/dashboard/settings')
    await logIn(user, MARTA)
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'))
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.cookie).toContain('sward_locale=ar')
  })

  it('lets somebody in whose record cannot be read', async () => {
    const failing = () => HttpResponse.json({}, { status: 500 })
    server.use(http.get('*/api/users/:id', failing), http.get('*/api/companies/get_company', failing))
    const { user } = await openApp('/login?redirect=/dashboard/settings')
    await logIn(user, MARTA)
    await waitFor(() => expect(location.pathname).toBe('/dashboard/settings'))
  })
})

describe('not getting in', () => {
  it.each([400, 403])('says that password and e-mail do not match (%i), and marks both', async (status) => {
    answerLogIn(() => HttpResponse.json({ detail: 'no' }, { status }))
    const { user } = await openApp('/login')
    await logIn(user, MARTA, 'wrong')
    await told('Password and e-mail do not match.')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/do not match/)
  })

  it.each([
    ['a fault of the server', () => HttpResponse.json({}, { status: 500 }), 'Something went wrong.'],
    [
      'a refusal that is no matter of credentials',
      () => HttpResponse.json({}, { status: 401 }),
      'Something went wrong.',
    ],
    ['no connection', () => HttpResponse.error(), 'No connection to the server.'],
    ['A2 a token that is none', () => pair('not a token'), 'Invalid Token'],
    ['A3 a token of nobody', () => pair(tokenWith({ role: 'staff', exp: ended() })), 'Invalid Token'],
    ['a page of the network', () => HttpResponse.html('<p>Wifi</p>'), 'Something went wrong.'],
    [
      'T20 a token that no cookie holds',
      () => pair(tokenWith({ sub: '7', role: 'staff', exp: ended(), much: 'x'.repeat(5000) })),
      'too large',
    ],
  ])('says what is wrong: %s', async (_, answer, words) => {
    answerLogIn(answer)
    const { user } = await openApp('/login')
    await logIn(user, MARTA)
    await told(words)
    expect(document.cookie).not.toMatch(/sward_(auth|refresh)/)
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled()
  })

  it('T21 says that cookies are blocked where the browser keeps none', async () => {
    const { user } = await openApp('/login')
    await screen.findByLabelText('E-mail')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    await logIn(user, MARTA)
    await told('Cookies are blocked')
  })

  it.each([
    ['/login', 'rachel.okafor@riverside-fc.example'],
    ['/login', 'pete.doyle@riverside-fc.example'],
    ['/coach/login', MARTA],
    ['/coach/login', 'pete.doyle@riverside-fc.example'],
    ['/player/login', MARTA],
    ['/player/login', 'rachel.okafor@riverside-fc.example'],
  ])('A5 at %s turns %s away and keeps no token', async (door, email) => {
    const { user } = await openApp(door)
    await logIn(user, email)
    await told('no access')
    expect(document.cookie).not.toMatch(/sward_(auth|refresh)/)
    expect(location.pathname).toBe(door)
  })

  it('forgets the refusal at the next door, and keeps the address', async () => {
    const { user } = await openApp('/login')
    await logIn(user, 'rachel.okafor@riverside-fc.example')
    await told('no access')
    await user.click(screen.getByRole('link', { name: 'Coach log-in' }))
    await heading('Coach log-in')
    expect(alerts()).toBe('')
    expect(screen.getByLabelText('E-mail')).toHaveValue('rachel.okafor@riverside-fc.example')
  })

  it('F1 asks for what is missing beside the field, and sends nothing', async () => {
    const asked = answerLogIn(() => HttpResponse.error())
    const { user } = await openApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await user.type(screen.getByLabelText('E-mail'), 'marta')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/whole address/)
    expect(asked).not.toHaveBeenCalled()
  })

  it('T22 offers no form where the connection is not secure', async () => {
    vi.stubGlobal('isSecureContext', false)
    onTestFinished(() => void vi.unstubAllGlobals())
    await openApp('/login')
    await heading('A secure connection is needed')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('T7 says why the session ended, to whoever was sent here', async () => {
    server.use(http.all('*/api/*', () => HttpResponse.json({}, { status: 401 })))
    await openApp('/dashboard/settings', { as: 'marta' })
    await heading('Log in')
    await told('Your session has ended.')
  })
})

describe('a session that is lost', () => {
  it('leads back into the form that was being filled in, which offers what was typed', async () => {
    const address = '/dashboard/calendar?work=new&type=forking&pitch=stadium'
    const { user, connection } = await openApp(address, { as: 'marta' })
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'south goal')
    const { store } = await connection.get()
    store.dispatch(loggedOut({ message: { key: 'errors.sessionEnded' } }))
    await heading('Log in')
    await logIn(user, MARTA)
    await user.click(await screen.findByRole('button', { name: 'Restore it' }))
    expect(await screen.findByRole('textbox', { name: /^Notes/ })).toHaveValue('south goal')
    expect(location.pathname + location.search).toBe(address)
  })
})

describe('the login page', () => {
  it('F1 is one that password managers know', async () => {
    const { user } = await openApp('/login')
    const email = await screen.findByLabelText('E-mail')
    expect(email).toHaveAttribute('autocomplete', 'username')
    expect(email).toHaveAttribute('name', 'username')
    expect(email).toHaveAttribute('type', 'email')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await user.type(password, 'secret')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    expect(password).toHaveValue('secret')
  })

  it('takes the address along to the forgotten password', async () => {
    const { user } = await openApp('/login')
    await user.type(await screen.findByLabelText('E-mail'), MARTA)
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await heading('Forgot password')
    expect(screen.getByLabelText('E-mail')).toHaveValue(MARTA)
  })

  it('G2 names each language in itself and changes at once', async () => {
    const { user } = await openApp('/login')
    const choice = await screen.findByRole('combobox', { name: 'Language' })
    expect(within(choice).getAllByRole('option')).toHaveLength(17)
    expect(within(choice).getByRole('option', { name: 'العربية' })).toHaveAttribute('lang', 'ar')
    await user.selectOptions(choice, 'ar')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
    expect(document.cookie).toContain('sward_locale=ar')
  })
})

const pair = (token: string) => HttpResponse.json({ access_token: token, refresh_token: 'r-1' })

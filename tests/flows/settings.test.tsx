import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { openApp, server } from '../support/openApp'

const page = () => within(screen.getByRole('main'))

/** What is written to the record of whoever is here. */
function writes() {
  const bodies: unknown[] = []
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PUT')
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body))
  })
  return bodies
}

it('saves the profile and says so', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  const written = writes()
  const phone = await screen.findByLabelText('Telephone')
  await user.type(phone, '+44 20 7946 0018')
  const save = page().getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(await screen.findByText('Your profile is saved.')).toBeVisible()
  expect(written).toEqual([
    { fullName: 'Marta Kovač', email: 'marta.kovac@riverside-fc.example', phone: '+44 20 7946 0018' },
  ])
  expect(phone).toHaveValue('+44 20 7946 0018')
  // A browser takes the keyboard away from a button that is switched off (G1).
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
  expect(save).toHaveFocus()
  expect(save).toBeEnabled()
  await user.keyboard('{Enter}')
  expect(written).toHaveLength(1)
})

it("shows the server's words beside the field they are about", async () => {
  server.use(
    http.put('*/api/users/:id', () =>
      HttpResponse.json({ email: ['This address is taken.'] }, { status: 400 }),
    ),
  )
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  const email = await screen.findByLabelText(/^E-mail/)
  await user.clear(email)
  await user.type(email, 'owen.price@riverside-fc.example')
  await user.click(page().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/This address is taken/))
  expect(email).toHaveFocus()
})

it('changes the language at once, and on the record', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await screen.findByLabelText('Telephone')
  const written = writes()
  await user.click(page().getByRole('button', { name: /Language/ }))
  await user.click(await screen.findByRole('option', { name: 'العربية' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
  expect(document.cookie).toContain('sward_locale=ar')
  await waitFor(() => expect(written).toEqual([{ language: 'ar' }]))
})

it('changes the units, and goes back to the old ones when they cannot be saved', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await user.click(await screen.findByRole('radio', { name: /Imperial/ }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /Imperial/ })).toBeChecked())
  server.use(http.put('*/api/users/:id', () => HttpResponse.error()))
  await user.click(screen.getByRole('radio', { name: /Metric/ }))
  expect(await screen.findByText('No connection to the server.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /Imperial/ })).toBeChecked())
})

it('keeps the last of two quick choices, however slow the first one is written', async () => {
  const { user, backend } = await openApp('/dashboard/settings', { as: 'marta' })
  const kept: unknown[] = []
  let answerFirst = () => undefined as void
  const held = new Promise<void>((resolve) => (answerFirst = resolve))
  const asked = vi.fn()
  server.use(
    http.put('*/api/users/:id', async ({ request }) => {
      asked()
      const body: unknown = await request.clone().json()
      if (asked.mock.calls.length === 1) await held
      kept.push(body)
      return backend.fetch(request)
    }),
  )
  await user.click(await screen.findByRole('radio', { name: /Imperial/ }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await user.click(screen.getByRole('radio', { name: /Metric/ }))
  await user.click(page().getByRole('button', { name: /Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'))
  answerFirst()
  const all = [{ unitSystem: 'imperial' }, { unitSystem: 'metric' }, { language: 'de' }]
  await waitFor(() => expect(kept).toEqual(all))
  expect(screen.getByRole('radio', { name: /Metrisch/ })).toBeChecked()
})

it('B1 a club sets how long its pitches rest; empty is as usual, and nonsense is not kept', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  const rest = async (name: string) => screen.findByLabelText(name)
  const topdressing = await rest('Topdressing')
  expect(topdressing).toHaveValue('')
  expect(topdressing).toHaveAccessibleDescription(/usually 24 h/)
  await user.type(topdressing, '36')
  await user.tab()
  expect(await screen.findByText('The rest after Topdressing is saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(topdressing).toHaveValue(''))
  await user.type(topdressing, '48')
  await user.type(await rest('Spraying'), '99999')
  await user.tab()
  expect(await rest('Spraying')).toHaveAccessibleDescription(/Enter hours from 0 to 8,784\./)

  cleanup()
  await openApp('/dashboard/settings', { as: 'marta' })
  expect(await screen.findByDisplayValue('48')).toBe(await rest('Topdressing'))
  expect(await rest('Spraying')).toHaveValue('')
})

it('B1 to take back one rest leaves another that was set since', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  const before = (await screen.findByLabelText<HTMLInputElement>('Topdressing')).value
  for (const [work, hours] of [
    ['Topdressing', '36'],
    ['Spraying', '8'],
  ] as const) {
    const field = await screen.findByLabelText(work)
    await user.clear(field)
    await user.type(field, hours)
    await user.tab()
    expect(await screen.findByText(`The rest after ${work} is saved.`)).toBeVisible()
  }
  const said = screen.getByText('The rest after Topdressing is saved.').parentElement as HTMLElement
  await user.click(within(said).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText('Topdressing')).toHaveValue(before))
  expect(screen.getByLabelText('Spraying')).toHaveValue('8')
})

it('U4 a rest that cannot be kept stays in its field, to be tried again', async () => {
  const { user, connection } = await openApp('/dashboard/settings', { as: 'marta' })
  const topdressing = await screen.findByLabelText('Topdressing')
  await user.clear(topdressing)
  await user.type(topdressing, '36')
  // What is kept here is kept for a club: unknown by now, and not to be had.
  server.use(
    http.get('*/api/companies/get_company', () => HttpResponse.json({ detail: 'Not now.' }, { status: 403 })),
  )
  const { store } = await connection.get()
  const club = { queryCacheKey: 'getCompany(undefined)' as never }
  const ask = () =>
    act(async () => {
      await store.dispatch(
        api.endpoints.getCompany.initiate(undefined, { subscribe: false, forceRefetch: true }),
      )
    })
  act(() => void store.dispatch(api.internalActions.removeQueryResult(club)))
  await ask()
  await user.tab()
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(topdressing).toHaveValue('36')
  server.resetHandlers()
  await ask()
  topdressing.focus()
  await user.tab()
  expect(await screen.findByText('The rest after Topdressing is saved.')).toBeVisible()
  expect(topdressing).toHaveValue('36')
})

it('gives more contrast for the sun, here and in the pocket', async () => {
  const { user, router } = await openApp('/dashboard/settings', { as: 'owen' })
  await user.click(await screen.findByRole('switch', { name: /^More contrast/ }))
  expect(document.documentElement).toHaveAttribute('data-contrast', 'more')
  await router.navigate('/dashboard/mobile')
  const press = await screen.findByRole('button', { name: 'More contrast' })
  expect(press).toHaveAttribute('aria-pressed', 'true')
  await user.click(press)
  expect(document.documentElement).not.toHaveAttribute('data-contrast')
})

it('changes the theme of this browser', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await user.click(screen.getByRole('radio', { name: 'As the device' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

it('A10 offers a league nothing that writes, but its own language and units', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'office' })
  expect(await screen.findByText('office@premier-league.example')).toBeVisible()
  const written = writes()
  expect(page().queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(await page().findByRole('radio', { name: /Imperial/ }))
  expect(page().getByRole('radio', { name: /Imperial/ })).toBeChecked()
  await user.click(page().getByRole('button', { name: /Language/ }))
  await user.click(await screen.findByRole('option', { name: 'English (US)' }))
  await waitFor(() => expect(document.cookie).toContain('sward_locale=en-US'))
  expect(written).toEqual([])
  // Read anew, it is still this browser's choice, though the record says otherwise.
  cleanup()
  await openApp('/dashboard/settings', { as: 'office' })
  await waitFor(() => expect(screen.getByRole('radio', { name: /Imperial/ })).toBeChecked())
})

it('L6 logs out at once, also when the server is down', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await screen.findByLabelText('Telephone')
  server.use(http.all('*/api/*', () => HttpResponse.error()))
  await user.click(page().getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(document.cookie).not.toMatch(/sward_(auth|refresh)/)
  expect(location.pathname).toBe('/login')
})

it('the league office takes what its browser keeps to another one, too', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'office' })
  expect(await screen.findByText('Nothing is kept here yet.')).toBeVisible()
  expect(page().getByRole('button', { name: 'Save as a file' })).toBeEnabled()
  const file = new File(['{}'], 'other.json', { type: 'application/json' })
  await user.upload(page().getByLabelText('File with what another browser kept'), file)
  expect(
    await page().findByText(
      'This file cannot be read. It must be one that was saved here, in this or an earlier version.',
    ),
  ).toBeVisible()
})

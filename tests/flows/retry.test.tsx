import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

const PLACES = [
  ['home', 'marta', '/dashboard/home', '*/api/events'],
  ['coach', 'rachel', '/coach', '*/api/coaches/me/activities'],
  ['kitman', 'pete', '/player', '*/api/kitmen/me/activities'],
  ['team', 'marta', '/dashboard/team?view=leave', '*/api/users/days_off'],
  ['pitches', 'marta', '/dashboard/pitches', '*/api/pitches'],
  [
    'pitch water',
    'marta',
    '/dashboard/pitches/stadium?tab=water',
    '*/api/sections/*/evapotranspiration/daily',
  ],
  ['pitch sessions', 'marta', '/dashboard/pitches/stadium', '*/api/pitches/stadium/v2/field-measurements'],
  ['settings', 'marta', '/dashboard/settings', '*/api/users/:id'],
] as const

it.each(PLACES)(
  'G1 %s: a second try that succeeds leaves the keyboard where it was',
  async (_, as, path, failing) => {
    server.use(http.get(failing, () => HttpResponse.json({}, { status: 500 })))
    const { user } = await openApp(path, { as })
    const main = await screen.findByRole('main')
    const [retry] = await within(main).findAllByRole('button', { name: 'Try again' })
    if (!retry) throw new Error('nothing failed')
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    server.resetHandlers()
    retry.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(main.contains(document.activeElement)).toBe(true)
  },
)

// What is drawn asks anew for what has failed before it came: it must not be taken away while that is asked for.
const AGAIN = [
  ['home', '/dashboard/home', '*/api/companies/get_company'],
  ['measuring round', '/dashboard/mobile?round=new', '*/api/companies/get_company'],
] as const

it.each(AGAIN)(
  'F9 %s: what fails is asked for a few times, not without end (%s %s)',
  async (_, path, failing) => {
    let asked = 0
    server.use(
      http.get(failing, () => {
        asked += 1
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const { user } = await openApp(path, { as: 'marta' })
    const main = await screen.findByRole('main')
    const [retry] = await within(main).findAllByRole('button', { name: 'Try again' })
    if (!retry) throw new Error('nothing failed')
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    await user.tab()
    await user.tab()
    expect(retry).toBeInTheDocument()
    expect(asked).toBeLessThan(10)
    server.resetHandlers()
    await user.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
  },
)

it('F9 home: the problems stay on screen where the machines cannot be read', async () => {
  let asked = 0
  server.use(
    http.get('*/api/equipment', () => {
      asked += 1
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const { user } = await openApp('/dashboard/home', { as: 'marta' })
  const problems = await screen.findByRole('region', { name: /^Problems/ })
  const rows = await within(problems).findAllByRole('listitem')
  const before = asked
  await user.click(problems)
  await user.tab()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).not.toHaveLength(0))
  for (const row of rows) expect(row).toBeInTheDocument()
  expect(asked).toBeLessThan(before + 4)
})

it('F9 calendar: says which days off and fixtures it could not load, and draws them once it can', async () => {
  const fails = () => HttpResponse.json({}, { status: 500 })
  server.use(
    http.get('*/api/users/days_off', fails),
    http.get('*/api/events', fails),
    // This backend has none of them.
    http.get('*/api/organizations/:id/non_working_days', () => HttpResponse.json({}, { status: 404 })),
  )
  const { user } = await openApp('/dashboard/calendar?view=agenda', { as: 'marta' })
  const notice = await screen.findByText(/^Fixtures are missing here\. Days off are missing here\./)
  expect(screen.queryByText(/Non-working days are missing/)).not.toBeInTheDocument()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

it.each([
  ['people', 'view=users', '*/api/users', 'Nobody yet'],
  ['machines', 'view=week&rows=machine', '*/api/equipment', 'Nothing'],
] as const)(
  'F9 calendar by %s: without them it says so, and not that work is nobody’s',
  async (_, query, failing, claim) => {
    server.use(http.get(failing, () => HttpResponse.json({}, { status: 403 })))
    const { user } = await openApp(`/dashboard/calendar?${query}`, { as: 'marta' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/This could not be loaded. You are not allowed to do this/)).toBeVisible()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    expect(screen.queryByText(claim)).not.toBeInTheDocument()
    server.resetHandlers()
    // While it is being asked for already, a press asks for nothing more.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    await user.click(retry)
    expect(await screen.findByRole('grid')).toBeVisible()
  },
)

it('F9 work plan: counts nobody as here before it is known who is off', async () => {
  server.use(http.get('*/api/users/days_off', () => HttpResponse.json({}, { status: 403 })))
  const { user } = await openApp('/dashboard/work-plan', { as: 'marta' })
  const staffing = within(await screen.findByRole('region', { name: /^Staffing/ }))
  const retry = await staffing.findByRole('button', { name: 'Try again' })
  expect(staffing.queryByText(/people here/)).not.toBeInTheDocument()
  server.resetHandlers()
  await user.click(retry)
  expect(await staffing.findByText(/10 people here/)).toBeVisible()
})

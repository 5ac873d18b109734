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

it('F9 home: a club that cannot be read is asked for a few times, not without end, and once it can the day is there', async () => {
  let asked = 0
  server.use(
    http.get('*/api/companies/get_company', () => {
      asked += 1
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  const { user } = await openApp('/dashboard/home', { as: 'marta' })
  const main = await screen.findByRole('main')
  const [retry] = await within(main).findAllByRole('button', { name: 'Try again' })
  if (!retry) throw new Error('nothing failed')
  // Every block that stands there asks for it as it comes; one that came again and again would ask again and again.
  await waitFor(() => expect(within(main).getAllByRole('alert').length).toBeGreaterThan(1))
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  expect(retry).toBeInTheDocument()
  expect(asked).toBeLessThan(10)
  server.resetHandlers()
  await user.click(retry)
  expect(await within(main).findByText('Updated 06:31')).toBeVisible()
})

import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { openApp, server } from '../support/openApp'

it('asks a new starter to accept the terms before anything else, and only once', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'new.starter' })
  const dialog = await screen.findByRole('dialog', { name: 'Terms of use' })
  await user.keyboard('{Escape}')
  expect(dialog).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Accept the terms' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Nia Starling')
})

it('says so when accepting did not work, and keeps asking', async () => {
  server.use(http.post('*/api/accept_tos', () => HttpResponse.json({}, { status: 500 })))
  const { user } = await openApp('/dashboard/settings', { as: 'new.starter' })
  await user.click(await screen.findByRole('button', { name: 'Accept the terms' }))
  expect(await screen.findByText('The server has a problem.')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('lets whoever does not accept leave, without a trace', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'new.starter' })
  const dialog = await screen.findByRole('dialog')
  const leave = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log out')
  if (leave) await user.click(leave)
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(document.cookie).not.toMatch(/sward_(auth|refresh)/)
})

it('does not ask those who have accepted', async () => {
  await openApp('/dashboard/settings', { as: 'marta' })
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Marta Kovač')
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../support/openApp'

const ready = () => screen.findByRole('heading', { level: 1, name: 'Settings' })

it('loses nothing of what is typed while the palette is still on its way', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await ready()
  await user.keyboard('{Control>}k{/Control}teax{Backspace}m{Enter}')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(location.pathname).toBe('/dashboard/settings')
  expect(await screen.findByRole('searchbox')).toHaveValue('team')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Team'])
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveAttribute('aria-activedescendant'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/dashboard/team'))
})

it('gives the keys back to the page once it is there, and finds a day that is typed', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await ready()
  await user.keyboard('{Control>}k{/Control}')
  const search = await screen.findByRole('searchbox')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(search, '3 May')
  expect(search).toHaveValue('3 May')
  await user.click(await screen.findByRole('menuitem', { name: /3 May/ }))
  await waitFor(() => expect(location.search).toContain('-05-03'))
})

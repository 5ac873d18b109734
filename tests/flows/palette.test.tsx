import { screen, waitFor, within } from '@testing-library/react'
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

it('leads to a pitch by its name, and begins work on it under the work', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await ready()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('searchbox'), 'stad')
  await within(await screen.findByRole('group', { name: 'Log work' })).findByRole('menuitem', {
    name: 'Stadium',
  })
  await user.click(
    within(screen.getByRole('group', { name: 'Pitches' })).getByRole('menuitem', { name: 'Stadium' }),
  )
  await waitFor(() => expect(location.pathname).toBe('/dashboard/pitches/stadium'))
})

it('begins new work on any page with n, and lists the keys with ?', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await ready()
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(list).toHaveTextContent(/nLog work/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(list).not.toBeInTheDocument())
  await user.keyboard('n')
  expect(await screen.findByRole('complementary')).toBeVisible()
})

it('hears no letters once they are switched off, as somebody who dictates needs it; the list is still to be found', async () => {
  const { user } = await openApp('/dashboard/settings', { as: 'marta' })
  await ready()
  const letters = await screen.findByRole('switch', { name: /Letters as shortcuts/ })
  await user.click(letters)
  letters.blur()
  await user.keyboard('n?/')
  expect(location.search).toBe('')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('searchbox'), 'keyboard')
  await user.click(await screen.findByRole('menuitem', { name: /Keyboard shortcuts/ }))
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(list).getByRole('switch')).not.toBeChecked()
})

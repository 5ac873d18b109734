import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../support/openApp'

const section = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) })

describe('the pocket page', () => {
  it('F36 shows what runs, what is next and the whole day', async () => {
    await openApp('/dashboard/mobile', { as: 'marta' })
    expect(await within(await section('Now')).findByText('Running for 16m')).toBeVisible()
    expect(within(await section('Next')).getByText('starts in 44m')).toBeVisible()
    expect(within(await section('All of today')).getAllByRole('listitem')).toHaveLength(5)
  })

  it('F36 one press ends the running job; the next one stays ready', async () => {
    const { user } = await openApp('/dashboard/mobile', { as: 'marta' })
    const now = await section('Now')
    await user.click(await within(now).findByRole('button', { name: 'Done Covers off' }))
    expect(await within(now).findByText('Nothing is running.')).toBeVisible()
    expect(
      within(await section('Next')).getByRole('button', { name: 'Start Spray iron and wetter' }),
    ).toBeVisible()
  })

  it('F36 offers the three quick types and any other', async () => {
    await openApp('/dashboard/mobile', { as: 'marta' })
    const add = await section('Log something')
    const links = within(add).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Machine maintenance',
      'Restock',
      'General work',
      'Other',
    ])
    expect(links[1]).toHaveAttribute('href', expect.stringContaining('type=restock'))
  })

  it('a person without jobs is told so', async () => {
    await openApp('/dashboard/mobile', { as: 'dana', now: '2026-04-18T12:00:00Z' })
    expect(await screen.findByText('You have no jobs today.')).toBeVisible()
  })
})

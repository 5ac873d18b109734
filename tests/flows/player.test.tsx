import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../support/openApp'

describe('kitman', () => {
  it('F40 sees kick-off, pitch, surface and weather', async () => {
    await openApp('/player', { as: 'pete' })
    const [card] = await screen.findAllByRole('article')
    expect(card).toHaveTextContent('10:30')
    expect(card).toHaveTextContent('First team training')
    expect(await within(card as HTMLElement).findByText('Training 1, hybrid grass')).toBeVisible()
    expect(await within(card as HTMLElement).findByText(/°C, .*wind .*km\/h/)).toBeVisible()
  })

  it('F40 shows one team alone', async () => {
    const { user } = await openApp('/player', { as: 'pete' })
    await user.click(await screen.findByRole('button', { name: 'U21' }))
    for (const heading of await screen.findAllByRole('heading', { level: 3 }))
      expect(heading).toHaveTextContent('U21')
  })
})

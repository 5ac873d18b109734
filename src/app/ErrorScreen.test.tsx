import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { ErrorScreen } from './ErrorScreen'

beforeAll(() => startTexts('en-GB'))

it('U7 a page that is not on the device leads back to one that is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ErrorScreen isPage error={new TypeError('Failed to fetch dynamically imported module')} />)
  expect(screen.getByRole('heading', { name: 'No connection to the server.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

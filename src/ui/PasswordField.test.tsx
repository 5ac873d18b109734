import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { PasswordField } from './PasswordField'

beforeAll(() => startTexts('en-GB'))

describe('PasswordField', () => {
  it('F1 hides and shows what is typed, takes a paste, and tells password managers what it is', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" error="Enter your password." />)
    const input = screen.getByLabelText('Password')
    expect(input).toHaveAttribute('type', 'password')
    expect(input).toHaveAttribute('autocomplete', 'current-password')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Enter your password.')
    await userEvent.click(input)
    await userEvent.paste('turfandline')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('turfandline')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })
})

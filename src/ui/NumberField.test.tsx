import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { NumberField } from './NumberField'

beforeAll(() => startTexts('en-GB'))

describe('NumberField', () => {
  it.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['٣٫٥', 3.5],
    ['-2', -2],
  ])('F4 takes %s', async (typed, value) => {
    render(<Rate />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Rate' }), typed)
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveValue(String(value))
    expect(screen.getByTestId('value')).toHaveTextContent(String(value))
  })

  it('F4 speaks its unit', () => {
    render(<Rate />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('litres per hectare')
  })

  it('gives the form NaN for a text that is no number, says so once left, and keeps what was typed', async () => {
    render(<Rate />)
    await userEvent.type(screen.getByRole('textbox'), '12 mm')
    expect(screen.getByTestId('value')).toHaveTextContent('NaN')
    expect(screen.getByRole('textbox')).toBeValid()
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveValue('12 mm')
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByText('This is not a number.')).toBeInTheDocument()
  })

  it('says what the limit is', async () => {
    render(<Rate min={0} max={80_000} />)
    await userEvent.type(screen.getByRole('textbox'), '90000')
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At most 80,000. litres per hectare')
  })

  it('is empty when the value is taken away from outside', async () => {
    render(<Rate />)
    await userEvent.type(screen.getByRole('textbox'), '12')
    await userEvent.click(screen.getByRole('button', { name: 'reset' }))
    expect(screen.getByRole('textbox')).toHaveValue('')
  })
})

function Rate({ min, max }: { min?: number; max?: number }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <NumberField
        label="Rate"
        unit="L/ha"
        unitLabel="litres per hectare"
        {...{ value, min, max }}
        onChange={setValue}
      />
      <output data-testid="value">{String(value)}</output>
      <button type="button" onClick={() => setValue(null)}>
        reset
      </button>
    </>
  )
}

import { expect, it } from 'vitest'
import { createFormat } from '@/i18n/format'
import { stockAmount } from '@/i18n/stockText'
import { signedAmount } from './signedAmount'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' } as const
const english = createFormat('en-GB', settings)
const arabic = createFormat('ar', settings)

it('a change has its sign, an amount only below nought', () => {
  expect(signedAmount(12, 'l', english)).toBe('+12\u00A0L')
  expect(signedAmount(-3, 'l', english)).toBe('\u22123\u00A0L')
  expect(stockAmount(12, 'l', english)).toBe('12\u00A0L')
  expect(stockAmount(-3, 'pcs', english)).toBe('\u22123')
})

it('I2 the sign stays before its number where text runs from the right', () => {
  expect(signedAmount(-3, 'l', arabic)).toMatch(/^\u2066\u22123[^\u2066]*\u2069$/)
  expect(signedAmount(3, 'pcs', arabic)).toBe('\u2066+3\u2069')
})

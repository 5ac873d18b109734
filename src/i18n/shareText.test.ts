import { expect, it } from 'vitest'
import { createFormat } from './format'
import type { Language } from './languages'
import { shareText } from './shareText'

const share = (part: number, language: Language = 'en-GB') =>
  shareText(part, createFormat(language, { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' }))

it('M2 one cell of 214 is not none of them, and all but one are not all', () => {
  expect(share(1 / 214)).toBe('<\u00A01\u00A0%')
  expect(share(213 / 214)).toBe('>\u00A099\u00A0%')
  expect(share(0)).toBe('0\u00A0%')
  expect(share(1)).toBe('100\u00A0%')
  expect(share(1 / 150)).toBe('1\u00A0%')
  expect(share(Number.NaN)).toBe('–')
})

it('I2 keeps the sign before its number in Arabic', () =>
  expect(share(1 / 214, 'ar')).toBe('\u2066<\u00A01\u00A0%\u2069'))

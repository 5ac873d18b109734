import { expect, it } from 'vitest'
import { createFormat } from './format'
import { signedAmount, stockAmount, stockCells, usedAmount, usedCells } from './stockText'

const metric = { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' } as const
const noWord = () => ''

it('tells tonnes of a product as tonnes, with no more figures than anybody weighs, on the page as in its file', () => {
  const format = createFormat('en-GB', metric)
  expect(usedAmount(7996.8, 'kg', format)).toBe('8\u00A0t')
  expect(usedAmount(-40_000, 'kg', format)).toBe('\u221240\u00A0t')
  expect(usedAmount(999, 'kg', format)).toBe('999\u00A0kg')
  expect(usedAmount(2400, 'l', format)).toBe('2,400\u00A0L')
  expect(usedCells(7996.8, 'kg', format, noWord)).toEqual([8, 't'])
  expect(usedCells(999, 'kg', format, noWord)).toEqual([999, 'kg'])
})

it('writes what is counted with its word into a file, and what is measured in the unit of the reader', () => {
  const format = createFormat('de', { timeZone: 'Europe/Berlin', unitSystem: 'metric', country: 'DE' })
  const word = (unit: 'bag' | 'pcs') => ({ bag: 'Säcke', pcs: 'Stück' })[unit]
  expect(stockCells(3, 'bag', format, word)).toEqual([3, 'Säcke'])
  expect(stockCells(7, 'pcs', format, word)).toEqual([7, 'Stück'])
  expect(stockCells(7.1, 'l', format, word)).toEqual([7.1, 'L'])
})

const english = createFormat('en-GB', metric)
const arabic = createFormat('ar', metric)

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

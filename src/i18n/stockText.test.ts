import { expect, it } from 'vitest'
import { createFormat } from './format'
import { stockCells } from './stockText'

it('writes what is counted with its word into a file, and what is measured in the unit of the reader', () => {
  const format = createFormat('de', { timeZone: 'Europe/Berlin', unitSystem: 'metric', country: 'DE' })
  const word = (unit: 'bag' | 'pcs') => ({ bag: 'Säcke', pcs: 'Stück' })[unit]
  expect(stockCells(3, 'bag', format, word)).toEqual([3, 'Säcke'])
  expect(stockCells(7, 'pcs', format, word)).toEqual([7, 'Stück'])
  expect(stockCells(7.1, 'l', format, word)).toEqual([7.1, 'L'])
})

import { describe, expect, it } from 'vitest'
import { usesText } from './usesText'

const format = {
  quantity: (value: number, quantity: string) => `${value} ${quantity}`,
  number: String,
  list: (words: readonly string[]) => words.join(' + '),
} as never

describe('what who only looks is told of products and machines', () => {
  it('is how much of each', () => {
    expect(
      usesText(
        [
          { id: 'iron', rate: 20, rateUnit: 'l/ha', quantity: 14.3 },
          { id: 'sand', rate: 0, rateUnit: 'kg/ha', quantity: 8000 },
          { cocktailId: 'colour', rate: 500, rateUnit: 'l/ha' },
        ],
        format,
      ),
    ).toBe('20 liquidRate + 500 waterRate')
    expect(usesText([{ id: 'sprayer', hours: 1.5 }], format)).toBe('1.5 hours')
  })

  it('is how many where nothing says how much, and never an id', () => {
    expect(usesText([{ id: 'triplex-1' }, { id: 'triplex-2' }], format)).toBe('2')
    expect(usesText([{ id: 'sand', rate: 0, rateUnit: 'kg/ha' }], format)).toBe('1')
  })
})

import { expect, it } from 'vitest'
import { fieldFigure, priceFigure } from './fieldDigits'
import { toMetric } from './units'

const written = (
  stored: number,
  ...[quantity, system]: [Parameters<typeof fieldFigure>[1], 'metric' | 'imperial']
) => {
  const { value, digits } = fieldFigure(stored, quantity, system)
  return String(Number(value.toFixed(digits)))
}

it('what comes of another unit stands in a field with the decimals of its own', () => {
  expect(written(26, 'grassHeight', 'imperial')).toBe('1.024')
  expect(written(10, 'depth', 'imperial')).toBe('0.39')
  expect(written(4.5, 'rain', 'imperial')).toBe('0.18')
  expect(written(15.6, 'temperature', 'imperial')).toBe('60')
  expect(written(12, 'volume', 'imperial')).toBe('3.17')
  expect(written(25, 'solidRate', 'imperial')).toBe('5.12')
  expect(written(toMetric(25, 'volume', 'imperial'), 'volume', 'metric')).toBe('94.6')
})

it.each([
  [1.0625, 'grassHeight', 'imperial'],
  [0.0625, 'depth', 'imperial'],
  [0.375, 'depth', 'imperial'],
  [72.5, 'temperature', 'imperial'],
  [15.6, 'temperature', 'metric'],
  [0.125, 'solidRate', 'imperial'],
  [26.25, 'grassHeight', 'metric'],
] as const)('what was typed stands as it was typed: %s of %s, %s', (typed, quantity, system) => {
  expect(written(toMetric(typed, quantity, system), quantity, system)).toBe(String(typed))
})

it('a text that is no number yet, and nothing at all, are no fault', () => {
  expect(fieldFigure(Number.NaN, 'solidRate', 'imperial').value).toBeNaN()
  expect(written(0, 'solidRate', 'imperial')).toBe('0')
})

it('a price of another unit is told to the penny, a typed one as it was typed', () => {
  const price = (stored: number, size: number) => {
    const { value, digits } = priceFigure(stored, size)
    return String(Number(value.toFixed(digits)))
  }
  expect(price(6.9, 1 / 3.785411784)).toBe('26.12')
  expect(price(0.0125, 1 / 28.349523125)).toBe('0.3544')
  expect(price(6.9, 1)).toBe('6.9')
  expect(price(0.0034, 1)).toBe('0.0034')
  expect(priceFigure(Number.NaN, 1).value).toBeNaN()
})

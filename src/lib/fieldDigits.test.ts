import { expect, it } from 'vitest'
import { fieldFigure } from './fieldDigits'
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

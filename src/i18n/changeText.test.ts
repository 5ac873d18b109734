import { expect, it } from 'vitest'
import { apartText, changeText, differenceText } from './changeText'
import { createFormat } from './format'

const reader = (unitSystem: 'metric' | 'imperial') =>
  createFormat('en-GB', { timeZone: 'Europe/London', unitSystem, country: 'GB' })

it('says by how much something rose or fell, and no sign before what rounds to nothing', () => {
  const format = reader('metric')
  expect(changeText(3, 'percent', format)).toBe('+3\u00A0%')
  expect(changeText(-2.4, 'percent', format)).toBe('\u22122\u00A0%')
  expect(changeText(-0.4, 'percent', format)).toBe('0\u00A0%')
  expect(changeText(-0.4, 'percent', format, 1)).toBe('\u22120.4\u00A0%')
})

it('takes the difference of two temperatures as one: five degrees are nine, and not forty-one', () => {
  expect(changeText(5, 'temperatureDifference', reader('imperial'))).toBe('+9\u00A0°F')
})

it('the difference of two percentages is told in points, and any other in its unit', () => {
  const t = ((_key: string, { count, number }: { count: number; number: string }) =>
    `${number} ${count === 1 ? 'point' : 'points'}`) as never
  const format = reader('metric')
  expect(differenceText(-2.4, 'percent', format, { t })).toBe('\u22122 points')
  expect(differenceText(0.8, 'percent', format, { t })).toBe('+1 point')
  expect(differenceText(-0.4, 'percent', format, { t, decimals: 1 })).toBe('\u22120.4 points')
  expect(differenceText(3, 'depth', format, { t })).toBe('+3\u00A0mm')
  expect(apartText(3, 'percent', format, { t })).toBe('3 points')
  expect(apartText(-1, 'percent', format, { t })).toBe('\u22121 point')
  expect(apartText(3, 'depth', format, { t })).toBe('3\u00A0mm')
})

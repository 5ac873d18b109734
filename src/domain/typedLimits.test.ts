import { expect, it } from 'vitest'
import { limitsAsKept, limitsAsRead } from './typedLimits'

it('a band that is opened in inches and kept is the band it was; what is typed is taken', () => {
  const limits = { criticalLow: 20, low: 25, high: 35, criticalHigh: null }
  const read = limitsAsRead(limits, 'grassHeight', 'imperial')
  expect(read).toEqual({ criticalLow: 0.787, low: 0.984, high: 1.378, criticalHigh: null })
  expect(limitsAsKept(read, limits, 'grassHeight', 'imperial')).toEqual(limits)
  const typed = { ...read, low: 1, criticalHigh: 2 }
  expect(limitsAsKept(typed, limits, 'grassHeight', 'imperial')).toEqual({
    criticalLow: 20,
    low: 25.4,
    high: 35,
    criticalHigh: 50.8,
  })
})

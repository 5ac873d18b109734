import { describe, expect, it } from 'vitest'
import { figureBeside, quantityBeside } from './besideLimits'
import { createFormat } from './format'

const metric = createFormat('en-GB', { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' })
const moisture = { low: 18, high: 28 }
const written = (value: number, limits: { low: number | null; high: number | null } = moisture) =>
  quantityBeside(value, 'percent', limits, metric)

describe('M2 a value beside its judgement', () => {
  it('has the decimals that it needs to lie where it is said to lie', () => {
    expect(written(17.6)).toBe('17.6\u00A0%')
    expect(written(28.4)).toBe('28.4\u00A0%')
    expect(written(17.96)).toBe('17.96\u00A0%')
    expect(figureBeside(17.6, 'percent', moisture, metric)).toEqual({ number: '17.6', unit: '%' })
  })

  it('has no others', () => {
    expect(written(17.4)).toBe('17\u00A0%')
    expect(written(18)).toBe('18\u00A0%')
    expect(written(18.4)).toBe('18\u00A0%')
    expect(written(27.6)).toBe('28\u00A0%')
    expect(written(17.6, { low: null, high: null })).toBe('18\u00A0%')
    expect(figureBeside(null, 'percent', moisture, metric).number).toBe('–')
  })

  it('measures against the limit as it is written in the reader’s units', () => {
    const imperial = createFormat('en-US', {
      timeZone: 'America/Chicago',
      unitSystem: 'imperial',
      country: 'US',
    })
    const limits = { low: 10, high: null }
    expect(quantityBeside(9.99, 'temperature', limits, imperial)).not.toBe(
      imperial.quantity(10, 'temperature'),
    )
  })
})

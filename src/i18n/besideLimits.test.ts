import { describe, expect, it } from 'vitest'
import { toMetric } from '@/lib/units'
import { figureBeside, limitNumber, limitText, quantityBeside } from './besideLimits'
import { createFormat } from './format'
import { limitCell } from './limitCell'

const metric = createFormat('en-GB', { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' })
const imperial = createFormat('en-US', {
  timeZone: 'America/Chicago',
  unitSystem: 'imperial',
  country: 'US',
})
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

  it('lies on its side of a limit that was set with a decimal, without more decimals than that takes', () => {
    const limits = { low: 24.3, high: null }
    expect(written(24.1, limits)).toBe('24\u00A0%')
    expect(written(24.4, limits)).toBe('24.4\u00A0%')
    expect(written(24.6, limits)).toBe('25\u00A0%')
  })

  it('measures against the limit as it is written in the reader’s units', () => {
    const limits = { low: 10, high: null }
    expect(quantityBeside(9.99, 'temperature', limits, imperial)).not.toBe(
      imperial.quantity(10, 'temperature'),
    )
  })
})

describe('F23 a limit', () => {
  it('is written as somebody set it', () => {
    expect(limitText(24.3, 'percent', metric)).toBe('24.3\u00A0%')
    expect(limitNumber(24.3, 'percent', metric)).toBe('24.3')
    expect(limitCell(24.3, 'percent', metric)).toBe(24.3)
    expect(limitText(24, 'percent', metric)).toBe('24\u00A0%')
    expect(limitText(toMetric(50.5, 'temperature', 'imperial'), 'temperature', imperial)).toBe('50.5\u00A0°F')
  })

  it('that was set in another unit has the decimals of the reader’s', () => {
    expect(limitText(10.3, 'temperature', imperial)).toBe('51\u00A0°F')
    expect(limitCell(10.3, 'temperature', imperial)).toBe(51)
    expect(limitCell(null, 'temperature', imperial)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { measuredMeans } from './measuredMeans'
import { periodOf, readTrends, withTrends, yearLater } from './trendsAddress'

const round = (measuredAt: string, values: (number | null)[][], metric = 'soilMoisture') => ({
  id: measuredAt,
  measuredAt,
  metric,
  values,
})
const ask = {
  metric: 'soilMoisture',
  cells: undefined,
  timeZone: 'Europe/London',
  until: '2026-04-14',
} as const

describe('trends', () => {
  it('a day has the mean of the cells that were read, at the ground', () => {
    const rounds = [
      round('2026-04-10T23:30:00Z', [[20, null, 30]]),
      round('2026-04-11T09:00:00Z', [[31]]),
      round('2026-04-12T09:00:00Z', [[null, null]]),
      round('2026-04-12T09:00:00Z', [[99]], 'hardness'),
      round('2026-04-20T09:00:00Z', [[99]]),
    ]
    expect(measuredMeans(rounds, ask)).toEqual([{ day: '2026-04-11', value: 28 }])
  })

  it('reads its choice from the address and leaves out what it does not know', () => {
    expect(readTrends('?metric=hardness&lines=growth,hardness,__proto__,growth,ndvi&range=decade')).toEqual({
      metric: 'hardness',
      lines: ['growth', 'ndvi'],
      range: 'sixWeeks',
    })
    expect(readTrends('?metric=constructor')).toEqual({
      metric: 'soilMoisture',
      lines: [],
      range: 'sixWeeks',
    })
  })

  it('keeps what else stands in the address', () => {
    const search = withTrends('?tab=trends&section=2', { lines: ['growth', 'light'], range: 'year' })
    expect(search).toBe('?tab=trends&section=2&lines=growth%2Clight&range=year')
    expect(withTrends(search, { lines: [] })).toBe('?tab=trends&section=2&range=year')
  })

  it('six weeks end today, with the days ahead', () => {
    const period = periodOf('sixWeeks', '2026-04-14')
    expect(period).toEqual({ from: '2026-03-04', to: '2026-04-20' })
  })

  it('last year lies on the same date, also where a 29 February lies between, as in the other charts', () => {
    expect(yearLater('2025-04-14')).toEqual(['2026-04-14'])
    expect(yearLater('2027-04-14')).toEqual(['2028-04-14'])
    expect(yearLater('2028-04-14')).toEqual(['2029-04-14'])
    expect(yearLater('2027-02-28')).toEqual(['2028-02-28', '2028-02-29'])
    expect(yearLater('2028-02-29')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { daysFrom } from '../groundTime.ts'
import type { GrowthDay } from '../turfSeries.ts'
import { growthTarget, growthToday } from './growthOutlook.ts'
import { nitrogenMonths } from './nitrogenMonths.ts'

const TODAY = '2026-04-14'
const day = (date: string, change: Partial<GrowthDay> = {}): GrowthDay => ({
  date,
  growthPotential: 0.5,
  growth: 2,
  temperature: 12,
  light: 1,
  forecast: undefined,
  ...change,
})

describe('growth today', () => {
  it('is judged by what temperature and light allow', () => {
    expect(growthTarget({ growthPotential: 0.5, light: 0.8 }, 'C3')).toEqual({ low: 1.2, high: 2 })
    expect(growthTarget({ growthPotential: undefined, light: 1 }, 'C3')).toBeNull()
    const stateAt = (growth: number) => growthToday([day(TODAY, { growth })], TODAY, 'C3').state
    expect([1, 2, 3].map(stateAt)).toEqual(['below', 'within', 'above'])
    expect(growthToday([day(TODAY, { growth: 0, growthPotential: 0.05 })], TODAY, 'C3').state).toBe('dormant')
  })

  it('stands beside the mean of last week and of the same week last year', () => {
    const days = [
      ...daysFrom('2025-04-11', '2025-04-17').map((date) => day(date, { growth: 1 })),
      ...daysFrom('2026-04-07', '2026-04-13').map((date) => day(date, { growth: 3 })),
      day(TODAY),
    ]
    expect(growthToday(days, TODAY, 'C3')).toMatchObject({ growth: 2, toLastWeek: -1, toLastYear: 1 })
  })

  it('is unknown, never 0, when it is missing or absurd', () => {
    expect(growthToday([], TODAY, 'C3')).toEqual({
      growth: null,
      target: null,
      state: 'unknown',
      toLastWeek: null,
      toLastYear: null,
    })
    expect(growthToday([day(TODAY, { growth: 9999 })], TODAY, 'C3').growth).toBeNull()
  })
})

describe('nitrogen by month', () => {
  it('sums the days that have passed and knows no 0 for what was not said', () => {
    const feed = (date: string, applied: number | undefined) => ({
      date,
      demand: 0.5,
      applied,
      balance: undefined,
      forecast: undefined,
    })
    expect(
      nitrogenMonths([feed('2026-04-15', 30), feed('2026-04-02', 10), feed('2026-03-31', undefined)], TODAY),
    ).toEqual([
      { month: '2026-03', demand: 0.5, applied: null, partly: new Set(['demand', 'applied']) },
      { month: '2026-04', demand: 0.5, applied: 10, partly: new Set(['demand', 'applied']) },
    ])
    const march = daysFrom('2026-03-01', '2026-03-31').map((date) =>
      feed(date, date < '2026-03-31' ? 1 : undefined),
    )
    expect(nitrogenMonths(march, TODAY)).toEqual([
      { month: '2026-03', demand: 15.5, applied: 30, partly: new Set(['applied']) },
    ])
  })
})

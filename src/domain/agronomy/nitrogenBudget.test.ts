import { describe, expect, it } from 'vitest'
import { addDays, daysFrom } from '../groundTime.ts'
import { dailyNitrogenDemand } from './nitrogen.ts'
import { growthPotential } from './growthPotential.ts'
import { demandAtPotential, type DemandDay, demandByDay, nitrogenBudget } from './nitrogenBudget.ts'

const steady = (from: string, to: string, demand: number | null): DemandDay[] =>
  daysFrom(from, to).map((day) => ({ day, demand, origin: demand === null ? 'unknown' : 'sent' }))

describe('the need of a day', () => {
  it('is that of its temperature', () => {
    for (const temperature of [5, 15, 20])
      expect(demandAtPotential(growthPotential(temperature, 'C3'), 4.5, '2026-02-10')).toBeCloseTo(
        dailyNitrogenDemand(temperature, 'C3', 4.5, 28),
        10,
      )
    expect(demandAtPotential(1, 3, '2028-02-29')).toBeCloseTo(30 / 29, 10)
  })

  it('is the sent one where there is one, else as at that time of other years, else unknown', () => {
    const sent = [
      ...daysFrom('2025-06-01', '2025-06-15').map((date) => ({ date, demand: 1 })),
      ...daysFrom('2024-06-01', '2024-06-15').map((date) => ({ date, demand: 2 })),
      { date: '2026-06-01', demand: 0.4 },
      { date: '2026-06-02', demand: -3 },
    ]
    const [first, second] = demandByDay(sent, '2026-06-01', '2026-06-02')
    expect(first).toEqual({ day: '2026-06-01', demand: 0.4, origin: 'sent' })
    expect(second?.origin).toBe('climate')
    expect(second?.demand).toBeGreaterThan(1)
    expect(second?.demand).toBeLessThan(2)
    expect(demandByDay(sent, '2026-10-01', '2026-10-01')).toEqual([
      { day: '2026-10-01', demand: null, origin: 'unknown' },
    ])
  })

  it('finds the climate of New Year on both sides of it', () => {
    const sent = [{ date: '2024-12-30', demand: 0.3 }]
    expect(demandByDay(sent, '2026-01-03', '2026-01-03')[0]?.demand).toBe(0.3)
    expect(demandByDay([{ date: '2024-02-29', demand: 0.2 }], '2025-03-01', '2025-03-01')[0]?.demand).toBe(
      0.2,
    )
  })
})

describe('the budget of a season', () => {
  const season = { today: '2026-01-01', end: '2026-03-31' }
  const demand = steady('2026-01-01', '2026-05-26', 1)

  it('runs short on the day on which the last feed is used up, and suggests just what is missing', () => {
    const { firstDry, fortnights, demandLeft, days } = nitrogenBudget({
      demand,
      feeds: [{ day: '2026-01-01', n: 20 }],
      ...season,
    })
    expect(days).toHaveLength(90)
    expect(demandLeft).toBe(90)
    expect(firstDry).toBe('2026-01-21')
    expect(fortnights.slice(0, 3).map(({ suggested }) => suggested)).toEqual([0, 8, 14])
    expect(fortnights.reduce((sum, { suggested }) => sum + suggested, 0)).toBeCloseTo(70, 9)
  })

  it('is covered once its suggestions are followed', () => {
    const first = nitrogenBudget({ demand, feeds: [], ...season })
    const feeds = first.fortnights.map(({ from, suggested }) => ({ day: from, n: suggested }))
    const followed = nitrogenBudget({ demand, feeds, ...season })
    expect(followed.firstDry).toBeUndefined()
    expect(followed.firstExcess).toBeUndefined()
  })

  it('is too full while it holds more than the coming eight weeks take', () => {
    const { firstExcess, fortnights, days } = nitrogenBudget({
      demand,
      feeds: [{ day: '2026-01-10', n: 80, isPlanned: true }],
      ...season,
    })
    expect(firstExcess).toBe('2026-01-10')
    // 80 kg, a kilogram a day: with 61 left the eight weeks and the tolerance are reached.
    expect(days.filter(({ state }) => state === 'excess').at(-1)?.day).toBe('2026-01-27')
    expect(fortnights[0]).toMatchObject({ planned: 80, dry: 9, excess: 5 })
  })

  it('plans nothing that has been done already', () => {
    const { fortnights } = nitrogenBudget({ demand, feeds: [{ day: '2026-01-01', n: 9 }], ...season })
    expect(fortnights[0]?.planned).toBe(0)
  })

  it('calls turf that sleeps neither hungry nor, with little in store, too full', () => {
    const { firstDry, firstExcess } = nitrogenBudget({
      demand: steady('2026-01-01', '2026-05-26', 0.01),
      feeds: [{ day: '2026-01-01', n: 4 }],
      ...season,
    })
    expect([firstDry, firstExcess]).toEqual([undefined, undefined])
  })

  it('makes nothing of a need that is not known, nor of a feed below nothing', () => {
    const { days, fortnights } = nitrogenBudget({
      demand: steady('2026-01-01', '2026-05-26', null),
      feeds: [{ day: '2026-01-05', n: -50 }],
      ...season,
    })
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['unknown']))
    expect(fortnights.every(({ suggested }) => suggested === 0)).toBe(true)
    expect(fortnights.every(({ demand: need }) => need === null)).toBe(true)
  })

  it('ends with its season, on the day before the next', () => {
    const { fortnights } = nitrogenBudget({
      demand,
      feeds: [],
      today: addDays('2026-03-31', 1),
      end: '2026-03-31',
    })
    expect(fortnights).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { bandKey } from '../bands.ts'
import { buildGrid } from '../grid.ts'
import { conditionFacts, conditionOfPitch, metricsFor, readingDays } from './conditionReport.ts'

const period = { from: '2026-03-01', to: '2026-03-31' }
const pitch = { id: 'stadium', latitude: 51 }
const session = (
  day: string,
  value: number | ((column: number) => number | null),
  metric = 'soilMoisture',
) => ({
  id: `${metric} ${day}`,
  measuredAt: `${day}T09:00:00Z`,
  metric,
  values: buildGrid((_, column) => (typeof value === 'number' ? value : value(column))),
})
const ask = {
  pitch,
  measurements: [],
  measurementsBefore: undefined,
  period,
  timeZone: 'Europe/London',
  bands: undefined,
}

describe('the condition of a pitch', () => {
  it('is its last reading with mean, share in band and age, and how the mean moved since the first of the period', () => {
    const { conditions } = conditionOfPitch({
      ...ask,
      measurements: [
        session('2026-03-29', (column) => (column < 9 ? 20 : 10)),
        session('2026-03-05', 22),
        session('2026-02-27', 30),
        session('2026-04-01', 99),
      ],
    })
    expect(conditions).toEqual([
      expect.objectContaining({
        metric: 'soilMoisture',
        age: 2,
        place: 'low',
        last: expect.objectContaining({ mean: 15, within: 0.5, below: 0.5, above: 0, cells: 216 }),
        trend: expect.objectContaining({ change: -7 }),
        yearBefore: null,
      }),
    ])
    expect(conditions[0]?.trend?.first.day).toBe('2026-03-05')
  })

  it('finds the last reading of a short period within four weeks, and none that is older', () => {
    const week = { from: '2026-03-25', to: '2026-03-31' }
    expect(readingDays(week)).toEqual([{ from: '2026-03-04', to: '2026-03-31' }])
    const of = (day: string) => conditionOfPitch({ ...ask, period: week, measurements: [session(day, 20)] })
    expect(of('2026-03-04').conditions[0]).toMatchObject({ age: 27, trend: null })
    expect(of('2026-03-03').conditions).toEqual([])
  })

  it('needs of a long period only its first and last four weeks, and of a shorter one no day twice', () => {
    expect(readingDays({ from: '2025-07-01', to: '2026-03-31' })).toEqual([
      { from: '2025-07-01', to: '2025-07-28' },
      { from: '2026-03-04', to: '2026-03-31' },
    ])
    expect(readingDays({ from: '2026-02-04', to: '2026-03-31' })).toHaveLength(1)
    const season = { from: '2025-07-01', to: '2026-03-31' }
    const of = (day: string) =>
      conditionOfPitch({
        ...ask,
        period: season,
        measurements: [session(day, 24), session('2026-03-30', 20)],
      }).conditions[0]?.trend?.change
    expect([of('2025-07-20'), of('2025-10-20')]).toEqual([-4, undefined])
  })

  it('leaves out cells without a reading, and sessions without any', () => {
    const { conditions } = conditionOfPitch({
      ...ask,
      measurements: [
        session('2026-03-30', () => null),
        session('2026-03-29', (column) => (column === 0 ? 20 : null)),
        session('2026-03-29', 3, 'somethingNew'),
      ],
    })
    expect(conditions).toHaveLength(1)
    expect(conditions[0]?.last).toMatchObject({ cells: 12, within: 1 })
  })

  it('uses the own limits of the club, also for the year before', () => {
    const limits = { criticalLow: 1, low: 2, high: 5, criticalHigh: 9 }
    const { conditions } = conditionOfPitch({
      ...ask,
      measurements: [session('2026-03-29', 4)],
      measurementsBefore: [session('2025-03-20', 20), session('2025-03-10', 4), session('2024-03-20', 4)],
      bands: { [bandKey({ pitchId: 'stadium', metric: 'soilMoisture', season: 'spring' })]: limits },
    })
    expect(conditions[0]).toMatchObject({ isOwn: true, limits, last: { within: 1 } })
    expect(conditions[0]?.yearBefore).toMatchObject({ change: -16, stand: { within: 0, day: '2025-03-20' } })
  })
})

describe('what the condition comes to', () => {
  it('names the weakest and compares with the year before where that is known', () => {
    const of = (id: string, now: number, before?: number) =>
      conditionOfPitch({
        ...ask,
        pitch: { id },
        measurements: [session('2026-03-29', now)],
        measurementsBefore: before === undefined ? undefined : [session('2025-03-20', before)],
      })
    const facts = conditionFacts([
      of('a', 20, 40),
      of('b', 40, 20),
      of('c', 20),
      { pitchId: 'd', conditions: [] },
    ])
    expect(facts).toMatchObject({
      measured: 3,
      pitches: 4,
      readings: 3,
      inBand: 2,
      compared: 2,
      better: 1,
      worse: 1,
    })
    expect(facts?.weakest?.pitchId).toBe('b')
    expect(conditionFacts([of('a', 20)])?.weakest).toBeNull()
    expect(conditionFacts([{ pitchId: 'd', conditions: [] }])).toBeNull()
  })

  it('is drawn wholly for an auditor, and for a board as far as it matters', () => {
    const pitches = [
      conditionOfPitch({
        ...ask,
        measurements: [
          session('2026-03-29', 20),
          session('2026-03-29', 30, 'ballRebound'),
          session('2026-03-29', 2, 'ballRoll'),
        ],
      }),
    ]
    expect(metricsFor('auditor', pitches)).toEqual({
      drawn: ['soilMoisture', 'ballRoll', 'ballRebound'],
      named: [],
    })
    expect(metricsFor('board', pitches)).toEqual({
      drawn: ['soilMoisture', 'ballRoll'],
      named: ['ballRebound'],
    })
  })
})

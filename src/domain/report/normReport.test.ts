import { describe, expect, it } from 'vitest'
import type { FieldMeasurement } from '../fieldMeasurement.ts'
import type { Pitch } from '../pitch.ts'
import { normFacts, normReport } from './normReport.ts'

const pitch = { id: 'p1', name: 'Stadium' } as Pitch
const read = (metric: string, day: string, ...cells: number[]): FieldMeasurement => ({
  id: `${metric} ${day}`,
  measuredAt: `${day}T08:00:00Z`,
  metric,
  values: [cells],
  measuredBy: undefined,
})
const ask = { pitch, to: '2026-04-14', timeZone: 'UTC', company: { region: undefined, isLeagueAdmin: false } }

describe('the report on the league’s norm', () => {
  it('takes the newest reading of each metric, with its share of cells in the norm', () => {
    const lines = normReport({
      ...ask,
      bands: undefined,
      measurements: [
        read('hardness', '2026-04-01', 60, 60),
        read('hardness', '2026-04-10', 70, 80, 200, 90),
        read('rootDepth', '2026-04-10', 100),
      ],
    })
    expect(lines).toMatchObject([
      { metric: 'hardness', day: '2026-04-10', mean: 110, cells: 4, within: 0.75 },
    ])
    expect(lines[0]?.against).not.toBe('within')
    expect(normFacts(lines)).toMatchObject({ read: 1, within: 0, worst: { metric: 'hardness' } })
  })

  it('says nothing of a reading that is older than the office would take, or later than the period', () => {
    const measurements = [read('hardness', '2026-03-01', 80), read('hardness', '2026-04-15', 80)]
    expect(normReport({ ...ask, bands: undefined, measurements })).toEqual([])
  })

  it('holds a club’s own targets for no norm of the league, and knows the rule of its region', () => {
    const bands = { 'league/hardness': { criticalLow: null, low: 1, high: 2, criticalHigh: null } }
    const measurements = [read('hardness', '2026-04-10', 80)]
    expect(normReport({ ...ask, bands, measurements })[0]?.norm.rule).toBeUndefined()
    const office = { region: 'US' as const, isLeagueAdmin: true }
    expect(normReport({ ...ask, bands, measurements, company: office })[0]?.norm.rule).toBe('own')
    const club = { region: 'US' as const, isLeagueAdmin: false }
    expect(normReport({ ...ask, bands, measurements, company: club })[0]?.norm.rule).toBe('usHardness')
  })
})

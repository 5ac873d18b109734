import { describe, expect, it } from 'vitest'
import { weatherProblems } from './problems.ts'

describe('weather', () => {
  const now = new Date('2026-04-14T05:31:00Z')
  const wet = (soilMoisture: number) => ({
    current: { time: '2026-04-14T05:00:00Z', soilMoisture },
    hourly: [],
    daily: [],
    observed: [],
  })

  it('is too wet by the club’s own band where it has one', () => {
    const sand = { ideal: { low: 10, high: 18 }, acceptable: { low: 8, high: 22 } }
    expect(weatherProblems(wet(20), now)).toEqual([])
    expect(weatherProblems(wet(20), now, sand)).toEqual([{ kind: 'wet', value: 20, low: 10, high: 18 }])
    expect(weatherProblems(wet(18), now, sand)).toEqual([])
  })
})

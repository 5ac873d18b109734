import { describe, expect, it } from 'vitest'
import { assessDiseases, diseaseDay, MODELLED_DISEASES } from './diseaseRisk.ts'
import type { DiseaseModifiers } from './diseaseRisk.ts'
import { hourlyHumidity, hourlyTemperatures } from './humidity.ts'

const NOTHING: DiseaseModifiers = {
  nitrogenSatisfied: null,
  recentNitrogen: null,
  light: null,
  daysSinceFungicide: null,
  daysSinceUvc: null,
}

function week(tmax: number, tmin: number, dew: number, rain = 0) {
  const humidity = hourlyHumidity(tmax, tmin, dew)
  const hours = hourlyTemperatures(tmax, tmin).map((temperature, hour) => ({
    temperature,
    humidity: humidity[hour] ?? 0,
    rain: hour === 4 ? rain : 0,
  }))
  return Array.from({ length: 6 }, () => diseaseDay(hours))
}

describe('disease risk', () => {
  it('finds nothing in a dry, hot desert week', () => {
    const risks = assessDiseases(week(43, 28, 2), NOTHING)
    for (const disease of MODELLED_DISEASES) expect(risks[disease].level, disease).toBe('low')
  })

  it('finds dollar spot in a warm, humid week and Microdochium in a mild, wet one', () => {
    expect(assessDiseases(week(28, 18, 18), NOTHING).dollarSpot.level).toBe('high')
    expect(assessDiseases(week(13, 7, 7, 3), NOTHING).microdochiumPatch.level).toBe('high')
  })

  it('moves a level by a band: up for hungry turf, down after a fungicide', () => {
    const days = week(24, 12, 11.5)
    const plain = assessDiseases(days, NOTHING).dollarSpot
    expect(plain.level).toBe('moderate')
    expect(assessDiseases(days, { ...NOTHING, nitrogenSatisfied: 0.3 }).dollarSpot.level).toBe('high')
    expect(assessDiseases(days, { ...NOTHING, daysSinceFungicide: 5 }).dollarSpot.level).toBe('low')
  })

  it('raises no disease that the weather rules out', () => {
    const hungry = { ...NOTHING, nitrogenSatisfied: 0, recentNitrogen: 60, light: 2 }
    expect(assessDiseases(week(2, -6, -8), hungry).dollarSpot).toEqual({ index: 0, level: 'low', risk: 0 })
  })

  it('keeps every risk between 0 and 1, in the third of its level', () => {
    for (const days of [week(28, 18, 18), week(24, 12, 9), week(13, 7, 7, 3), week(35, 25, 24)]) {
      for (const { level, risk } of Object.values(assessDiseases(days, NOTHING))) {
        const third = { low: 0, moderate: 1 / 3, high: 2 / 3 }[level]
        expect(risk).toBeGreaterThanOrEqual(third - 1e-9)
        expect(risk).toBeLessThanOrEqual(third + 1 / 3 + 1e-9)
      }
    }
  })
})

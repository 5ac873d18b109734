import { describe, expect, it } from 'vitest'
import { dayEvapotranspiration } from './dayEvapotranspiration.ts'

const DAY = { date: '2026-07-06', temperatureMax: 21.5, temperatureMin: 12.3 }
const LATITUDE = 50.8

describe('the evapotranspiration of a day of weather', () => {
  it('F28 is Penman–Monteith where all is known: Uccle, 6 July, 3.9 mm (FAO-56 example 18)', () => {
    const day = { ...DAY, dewPoint: 12, wind: 10 / 3.6, radiation: 22.07 }
    const answer = dayEvapotranspiration(day, LATITUDE)
    expect(answer?.method).toBe('penmanMonteith')
    expect(answer?.et0).toBeGreaterThan(3.75)
    expect(answer?.et0).toBeLessThan(4.05)
  })

  it('F28 is Hargreaves from temperatures alone', () => {
    expect(dayEvapotranspiration(DAY, LATITUDE)).toMatchObject({ method: 'hargreaves' })
    expect(dayEvapotranspiration({ ...DAY, dewPoint: 12, wind: -4, radiation: 22 }, LATITUDE)?.method).toBe(
      'hargreaves',
    )
  })

  it('M3 is unknown without a place, without temperatures, and for those of no planet', () => {
    expect(dayEvapotranspiration(DAY, undefined)).toBeUndefined()
    expect(dayEvapotranspiration({ date: DAY.date }, LATITUDE)).toBeUndefined()
    expect(dayEvapotranspiration({ ...DAY, temperatureMax: 900 }, LATITUDE)).toBeUndefined()
    expect(dayEvapotranspiration({ ...DAY, temperatureMax: 5 }, LATITUDE)).toBeUndefined()
  })

  it('is nearly nothing in the polar night', () => {
    const night = { date: '2026-12-21', temperatureMax: -5, temperatureMin: -12 }
    expect(dayEvapotranspiration(night, 78)?.et0).toBe(0)
  })
})

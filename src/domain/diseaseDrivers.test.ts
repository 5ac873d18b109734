import { describe, expect, it } from 'vitest'
import { MODELLED_DISEASES } from './agronomy/diseaseRisk.ts'
import {
  canopyExcess,
  diseaseDayOf,
  diseaseDaysTo,
  diseaseReading,
  diseaseRows,
  modelOf,
} from './diseaseDrivers.ts'
import { addDays } from './groundTime.ts'
import type { WeatherDay } from './weather.ts'

const TODAY = '2026-10-14'
const day = (back: number, other: Partial<WeatherDay> = {}): WeatherDay => ({
  date: addDays(TODAY, -back),
  temperature: 10,
  temperatureMin: 7,
  temperatureMax: 13,
  humidity: 90,
  dewPoint: 8.5,
  leafWetness: 15,
  rain: 2,
  ...other,
})
const week = Array.from({ length: 6 }, (_, at) => day(5 - at))

describe('the model of a disease', () => {
  it('is found by the id, or by the pathogen of a backend with numbers for ids', () => {
    expect(modelOf({ id: 'dollarSpot', pathogen: undefined })).toBe('dollarSpot')
    expect(modelOf({ id: '17', pathogen: 'Microdochium nivale' })).toBe('microdochiumPatch')
    expect(modelOf({ id: '18', pathogen: 'Laetisaria fuciformis' })).toBeUndefined()
  })
})

describe('what drives a level', () => {
  it('F6 names mean temperature and rainy days for microdochium, and how far the score is from high', () => {
    const reading = diseaseReading(
      'microdochiumPatch',
      diseaseDaysTo({ observed: week, daily: [] }, TODAY, 12),
    )
    expect(reading).toEqual({
      drivers: [
        { key: 'temperature', value: 10 },
        { key: 'rainyDays', value: 6 },
      ],
      index: 4,
      moderate: 2,
      high: 3,
      level: 'high',
    })
  })

  it('F6 names readings of every model', () => {
    const days = diseaseDaysTo({ observed: week.slice(0, 5), daily: week.slice(5) }, TODAY, 12)
    for (const disease of MODELLED_DISEASES) {
      const reading = diseaseReading(disease, days)
      expect(reading?.drivers.length).toBeGreaterThan(1)
      expect(reading?.drivers.every(({ value }) => Number.isFinite(value))).toBe(true)
      expect(reading && reading.moderate < reading.high).toBe(true)
    }
  })

  it('looks back as far as the days follow one another, and not at all without the day itself', () => {
    const gap = week.filter(({ date }) => date !== addDays(TODAY, -2))
    expect(diseaseDaysTo({ observed: gap, daily: [] }, TODAY, 12)).toHaveLength(2)
    expect(diseaseDaysTo({ observed: week, daily: [] }, addDays(TODAY, 1), 12)).toEqual([])
    expect(diseaseReading('dollarSpot', [])).toBeUndefined()
  })

  it('M3 reads no day without temperatures or humidity', () => {
    expect(diseaseDayOf(day(0, { temperatureMax: undefined }), 12)).toBeUndefined()
    expect(diseaseDayOf(day(0, { humidity: undefined, dewPoint: undefined }), 12)).toBeUndefined()
    expect(diseaseDayOf(day(0, { leafWetness: 99 }), 12)?.leafWetness).toBe(24)
  })

  it('draws the leaf wetness from the dew where the backend sends none', () => {
    expect(diseaseDayOf(day(0, { leafWetness: undefined, dewPoint: 7 }), 12)?.leafWetness).toBeGreaterThan(5)
    expect(diseaseDayOf(day(0, { leafWetness: undefined, dewPoint: -15 }), 12)?.leafWetness).toBe(0)
  })

  it('is moister between three stands', () => {
    expect([canopyExcess(0), canopyExcess(2), canopyExcess(4)]).toEqual([12, 12, 16])
  })
})

describe('the list of diseases', () => {
  const disease = (id: string) => ({ id, name: id, species: [] })
  const dates = [TODAY, addDays(TODAY, 1)]
  it('F6 stands worst first and keeps the days that are unknown', () => {
    const rows = diseaseRows(
      [disease('a'), disease('b'), disease('c')],
      [
        { date: TODAY, diseaseId: 'a', risk: 0.3, level: 'low' },
        { date: TODAY, diseaseId: 'b', risk: 0.2, level: 'low' },
        { date: addDays(TODAY, 1), diseaseId: 'b', risk: 0.7, level: 'high' },
        { date: addDays(TODAY, 9), diseaseId: 'c', risk: 0.9, level: 'high' },
      ],
      dates,
    )
    expect(rows.map((row) => row.disease.id)).toEqual(['b', 'a'])
    expect(rows[1]?.days[1]).toEqual({ date: addDays(TODAY, 1), risk: undefined, level: undefined })
  })

  it('M3 takes a risk beyond the scale for unknown, names what the catalogue lacks, and finds the level of a bare number', () => {
    const [first, second] = diseaseRows(
      [],
      [
        { date: TODAY, diseaseId: 'x', risk: 0.5 },
        { date: TODAY, diseaseId: 'y', risk: 7 },
      ],
      dates,
    )
    expect(first).toMatchObject({ disease: { id: 'x', name: 'x' }, days: [{ level: 'moderate' }, {}] })
    expect(second?.days[0]).toMatchObject({ risk: undefined, level: undefined })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldMeasurement } from '../fieldMeasurement.ts'
import { addDays, daysFrom, toInstant } from '../groundTime.ts'
import type { EvapotranspirationDay } from '../turfSeries.ts'
import type { Weather } from '../weather.ts'
import { firmnessWord, moistureWord, type SurfaceFacts, surfaceOutlook } from './surfaceOutlook.ts'

const NOW = new Date('2026-04-14T00:00:00Z')
const dry: Weather = { current: undefined, hourly: [], daily: [], observed: [] }

const reading = (metric: string, mean: number, measuredAt: string): FieldMeasurement => ({
  id: `${metric}-${measuredAt}`,
  metric,
  measuredAt,
  values: [[mean, null, mean]],
  measuredBy: undefined,
})
const waterDay = (date: string, change: Partial<EvapotranspirationDay> = {}): EvapotranspirationDay => ({
  date,
  et0: undefined,
  etc: 2,
  rain: 0,
  irrigation: 0,
  deficit: undefined,
  forecast: undefined,
  ...change,
})
const ordinary = daysFrom('2026-03-01', '2026-04-30').map((date) => waterDay(date))
const facts = (change: Partial<SurfaceFacts> = {}): SurfaceFacts => ({
  measurements: [
    reading('soilMoisture', 18, '2026-04-13T12:00:00Z'),
    reading('hardness', 80, '2026-04-13T12:00:00Z'),
  ],
  weather: dry,
  water: ordinary,
  pitch: { species: ['Lolium perenne'], surface: 'natural', latitude: 51.5 },
  timeZone: 'UTC',
  at: '2026-04-14T12:00:00Z',
  now: NOW,
  ...change,
})
const on = (day: string, change: Partial<EvapotranspirationDay>) =>
  ordinary.map((one) => (one.date === day ? { ...one, ...change } : one))

describe('expected surface', () => {
  it('takes the evapotranspiration of the hours of daylight, worked by hand', () => {
    // 8 of 14 hours of one day and 6 of the next at 2 mm: 2 mm of a root zone of 150 mm are 1.333 points.
    const { moisture, firmness } = surfaceOutlook(facts())
    expect(moisture?.value).toBeCloseTo(18 - 2 / 1.5, 6)
    expect(firmness?.value).toBeCloseTo(80 + (1.4 * 2) / 1.5, 6)
    expect(moisture?.low).toBeCloseTo(18 - 2 / 1.5 - 1.8, 6)
    expect(moisture?.high).toBeCloseTo(18 - 2 / 1.5 + 1.8, 6)
  })

  it('lets rain fill the root zone and lose the rest, worked by hand', () => {
    // 18 % are 6 mm below full; 2 mm go, 10 mm come, 2 mm run off.
    const outlook = surfaceOutlook(
      facts({
        measurements: [reading('soilMoisture', 18, '2026-04-13T00:00:00Z')],
        water: on('2026-04-13', { rain: 10 }),
        at: '2026-04-14T00:00:00Z',
      }),
    )
    expect(outlook.moisture?.value).toBeCloseTo(22, 6)
    expect(outlook.because).toContainEqual({ key: 'drainage', amount: expect.closeTo(2, 6) as number })
    expect(outlook.firmness).toBeUndefined()
  })

  it('tells readings, rain with what is only forecast, watering and evapotranspiration', () => {
    const water = on('2026-04-14', { rain: 3, irrigation: 1 })
    const { because } = surfaceOutlook(facts({ water, at: '2026-04-15T00:00:00Z' }))
    expect(because.map(({ key }) => key)).toEqual([
      'moistureRead',
      'hardnessRead',
      'rain',
      'irrigation',
      'evapotranspiration',
    ])
    expect(because[2]).toEqual({ key: 'rain', amount: 3, ahead: 3 })
  })

  it('counts of the day of the session only the rain before it, by the hour', () => {
    const hourly = Array.from({ length: 24 }, (_, hour) => ({
      time: toInstant(NOW.getTime() + hour * 3_600_000),
      rain: hour === 6 ? 2 : hour === 15 ? 8 : 0,
    }))
    const weather = { ...dry, hourly } as unknown as Weather
    const { because } = surfaceOutlook(facts({ weather, water: on('2026-04-14', { rain: 10 }) }))
    expect(because.find(({ key }) => key === 'rain')).toEqual({ key: 'rain', amount: 2, ahead: 2 })
  })

  it('works from the weather alone where no water balance is sent', () => {
    const sky = { temperature: 12, temperatureMin: 6, temperatureMax: 18, humidity: 70, rain: 0 }
    const daily = ['2026-04-13', '2026-04-14'].map((date) => ({ date, ...sky }))
    const weather = { ...dry, daily } as unknown as Weather
    const { moisture, confidence } = surfaceOutlook(facts({ weather, water: undefined }))
    expect(moisture?.value).toBeLessThan(18)
    expect(moisture?.value).toBeGreaterThan(15)
    expect(confidence).toBe('high')
  })

  it('expects nothing without a reading, beyond the forecast and on artificial turf', () => {
    const old = [reading('soilMoisture', 18, '2026-03-01T12:00:00Z')]
    for (const measurements of [[], old])
      expect(surfaceOutlook(facts({ measurements }))).toMatchObject({
        moisture: undefined,
        firmness: undefined,
        confidence: undefined,
        missing: 'noReading',
      })
    expect(surfaceOutlook(facts({ at: '2026-05-09T12:00:00Z' })).missing).toBe('beyondForecast')
    expect(surfaceOutlook(facts({ weather: undefined, water: undefined })).missing).toBe('noForecast')
    expect(surfaceOutlook(facts({ pitch: { surface: 'artificial' } as never })).missing).toBe('artificial')
  })

  it('knows no reading from after the session or from the future', () => {
    const later = reading('soilMoisture', 30, '2026-04-14T18:00:00Z')
    const known = facts().measurements
    expect(surfaceOutlook(facts({ measurements: [...known, later] })).moisture?.value).toBeLessThan(18)
    expect(surfaceOutlook(facts({ measurements: [later] })).missing).toBe('noReading')
  })

  it('says so where firmness cannot follow moisture, and widens it', () => {
    const alone = surfaceOutlook(facts({ measurements: [reading('hardness', 80, '2026-04-13T12:00:00Z')] }))
    expect(alone.firmness?.value).toBe(80)
    expect(alone.because.map(({ key }) => key)).toContain('firmnessAsRead')
    expect(alone.confidence).toBe('low')
    const both = surfaceOutlook(facts())
    const width = ({ firmness }: typeof both) => (firmness?.high ?? 0) - (firmness?.low ?? 0)
    expect(width(alone)).toBeGreaterThan(width(both))
  })

  it('names frost and trusts nothing then', () => {
    const hourly = [{ time: '2026-04-14T11:00:00Z', temperature: -3 }]
    const outlook = surfaceOutlook(facts({ weather: { ...dry, hourly } as unknown as Weather }))
    expect(outlook.because).toContainEqual({ key: 'frost', temperature: -3 })
    expect(outlook.confidence).toBe('low')
  })

  it('has a word for each band', () => {
    expect([8, 15, 22, 30, 40].map(moistureWord)).toEqual(['veryDry', 'dry', 'moist', 'wet', 'veryWet'])
    expect([40, 60, 75, 100, 120].map(firmnessWord)).toEqual([
      'verySoft',
      'soft',
      'medium',
      'firm',
      'veryFirm',
    ])
  })
})

describe('whatever is measured', () => {
  const moisture = fc.double({ min: 0, max: 45, noNaN: true })
  const amount = fc.double({ min: 0, max: 40, noNaN: true })
  const read = (mean: number, days: number) => [
    reading('soilMoisture', mean, `${addDays('2026-04-13', -days)}T12:00:00Z`),
    reading('hardness', 80, `${addDays('2026-04-13', -days)}T12:00:00Z`),
  ]
  const valueOf = (change: Partial<SurfaceFacts>) => surfaceOutlook(facts(change)).moisture?.value ?? NaN

  it('rain never dries, and never raises moisture above field capacity', () => {
    fc.assert(
      fc.property(moisture, amount, (mean, rain) => {
        const measurements = read(mean, 1)
        const without = valueOf({ measurements })
        const wet = valueOf({ measurements, water: on('2026-04-13', { rain }) })
        expect(wet).toBeGreaterThanOrEqual(without - 1e-9)
        expect(wet).toBeLessThanOrEqual(Math.max(22, mean) + 1e-9)
      }),
    )
  })

  it('evapotranspiration never raises moisture, and the water adds up', () => {
    fc.assert(
      fc.property(moisture, fc.double({ min: 0, max: 10, noNaN: true }), amount, (mean, etc, rain) => {
        const measurements = read(mean, 2)
        const water = (used: number) => ordinary.map((day) => ({ ...day, etc: used, rain }))
        expect(valueOf({ measurements, water: water(etc) })).toBeLessThanOrEqual(
          valueOf({ measurements, water: water(0) }) + 1e-9,
        )
        const { because, moisture: end } = surfaceOutlook(facts({ measurements, water: water(etc) }))
        const of = (key: string) =>
          because.reduce((sum, one) => sum + (one.key === key && 'amount' in one ? one.amount : 0), 0)
        const balance = of('rain') + of('irrigation') - of('evapotranspiration') - of('drainage')
        // What is too little to be told is at most 0.2 mm each.
        expect(Math.abs((end?.value ?? 0) - mean - balance / 1.5)).toBeLessThan(0.8 / 1.5)
      }),
    )
  })

  it('an older reading has a wider range and no more confidence', () => {
    const rank = { high: 2, medium: 1, low: 0 }
    fc.assert(
      fc.property(
        fc.double({ min: 15, max: 30, noNaN: true }),
        fc.integer({ min: 0, max: 24 }),
        fc.integer({ min: 1, max: 3 }),
        (mean, days, more) => {
          const [young, old] = [days, days + more].map((age) =>
            surfaceOutlook(facts({ measurements: read(mean, age) })),
          )
          if (!young?.moisture || !old?.moisture || !young.firmness || !old.firmness) throw new Error('none')
          expect(old.moisture.high - old.moisture.value).toBeGreaterThan(
            young.moisture.high - young.moisture.value,
          )
          expect(old.firmness.high - old.firmness.value).toBeGreaterThan(
            young.firmness.high - young.firmness.value,
          )
          expect(rank[old.confidence ?? 'low']).toBeLessThanOrEqual(rank[young.confidence ?? 'low'])
        },
      ),
    )
  })

  it('the value lies in its range, and all of it can be', () => {
    fc.assert(
      fc.property(moisture, amount, amount, (mean, rain, irrigation) => {
        const water = ordinary.map((day) => ({ ...day, rain, irrigation }))
        const { moisture: own, firmness } = surfaceOutlook(facts({ measurements: read(mean, 3), water }))
        for (const one of [own, firmness]) {
          expect(one?.low).toBeGreaterThanOrEqual(0)
          expect(one?.low).toBeLessThanOrEqual(one?.value ?? NaN)
          expect(one?.high).toBeGreaterThanOrEqual(one?.value ?? NaN)
        }
      }),
    )
  })
})

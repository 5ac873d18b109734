import { describe, expect, it } from 'vitest'
import { generateYear } from './generateYear.ts'
import { SITE_IDS, SITES } from './site.ts'
import { weatherOf } from './weatherOf.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(SITE_IDS)('weather of %s', (id) => {
  const site = SITES[id]
  const weather = weatherOf(site)

  it('is the same whenever it is asked for', () => {
    expect(weatherOf(site).hours('2024-02-28T22:10:00Z', 60)).toEqual(
      weather.hours('2024-02-28T22:10:00Z', 60),
    )
  })

  it('has a leap day and no other gap', () => {
    expect(generateYear(site, 2024)).toHaveLength(366)
    expect(weather.days('2024-02-27', '2024-03-02').map(({ date }) => date.slice(5))).toEqual([
      '02-27',
      '02-28',
      '02-29',
      '03-01',
      '03-02',
    ])
  })

  it('adds up over the hours to the rain and radiation of the day, within its extremes', () => {
    for (const day of weather.days('2023-01-01', '2023-12-31')) {
      const hours = weather.hoursOf(day.date)
      expect(sum(hours.map(({ rain }) => rain))).toBeCloseTo(day.rain, 9)
      expect(sum(hours.map(({ radiation }) => radiation)) * 3600e-6).toBeCloseTo(day.radiation, 9)
      expect(Math.abs(sum(hours.map(({ humidity }) => humidity)) / 24 - day.humidity)).toBeLessThan(0.5)
      for (const hour of hours) {
        expect(hour.humidity).toBeLessThanOrEqual(100)
        expect(hour.dewPoint).toBeLessThanOrEqual(hour.temperature + 1e-9)
        expect(hour.windDirection).toBeGreaterThanOrEqual(0)
        expect(hour.windDirection).toBeLessThan(360)
        expect(
          Object.values(hour).every((value) => typeof value === 'string' || Number.isFinite(value)),
        ).toBe(true)
      }
    }
  })

  it('runs through midnight without a jump of temperature', () => {
    const hours = weather.hours('2023-03-01T00:00:00Z', 24 * 30)
    for (const [index, hour] of hours.entries()) {
      const before = hours[index - 1]
      if (before) expect(Math.abs(hour.temperature - before.temperature)).toBeLessThan(4)
    }
  })

  it('starts with the hour that holds the instant, in UTC', () => {
    expect(weather.hours('2023-07-01T05:59:59Z', 2).map(({ time }) => time)).toEqual([
      '2023-07-01T05:00:00Z',
      '2023-07-01T06:00:00Z',
    ])
  })
})

describe('scripted weather', () => {
  const event = (kind: 'heatWave' | 'storm' | 'drought' | 'frost') =>
    weatherOf(SITES.london, [{ kind, from: '2023-05-01', to: '2023-05-07' }]).days('2023-04-30', '2023-05-08')

  it('changes only the days of the event', () => {
    const plain = weatherOf(SITES.london).days('2023-04-30', '2023-05-08')
    const storm = event('storm')
    expect([storm[0], storm[8]]).toEqual([plain[0], plain[8]])
    expect(storm[3]?.rain).toBeGreaterThanOrEqual(32)
  })

  it('is dry in a drought, hot in a heat wave and below zero in a frost', () => {
    expect(
      sum(
        event('drought')
          .slice(1, 8)
          .map(({ rain }) => rain),
      ),
    ).toBe(0)
    expect(event('heatWave')[3]?.tmax).toBe((weatherOf(SITES.london).day('2023-05-03').tmax ?? 0) + 7)
    expect(event('frost')[3]?.tmin).toBeLessThan(0)
  })
})

import { describe, expect, it } from 'vitest'
import { sprayDays } from './sprayDays.ts'
import type { WeatherHour } from './weather.ts'

const NOW = new Date('2026-07-13T20:30:00Z')
/** A mild, dry hour with a light wind, so many hours from the present one. */
const hour = (at: number, other: Partial<WeatherHour> = {}): WeatherHour => ({
  time: new Date(Date.parse('2026-07-13T20:00:00Z') + at * 3_600_000).toISOString().replace('.000', ''),
  temperature: 18,
  humidity: 65,
  wind: 1.8,
  gust: 3,
  rain: 0,
  ...other,
})

describe('the hours for spraying, by day', () => {
  it('F1 counts the days of the ground, not of the clock in Greenwich', () => {
    const days = sprayDays(
      // The last three are not yet known to stay dry for long enough.
      Array.from({ length: 9 }, (_, at) => hour(at)),
      NOW,
      'Europe/London',
    )
    expect([...days].map(([date, { known }]) => [date, known])).toEqual([
      ['2026-07-13', 3],
      ['2026-07-14', 3],
    ])
    expect(days.get('2026-07-14')?.runs).toEqual([
      { from: '2026-07-13T23:00:00Z', to: '2026-07-14T02:00:00Z', careful: false },
    ])
  })

  it('breaks a run where the wind is too strong and asks for care where it is brisk', () => {
    const days = sprayDays(
      [hour(0), hour(1, { wind: 9, gust: 9 }), hour(2, { wind: 3.5 }), hour(-1), hour(3), hour(4), hour(5)],
      NOW,
      'UTC',
    )
    expect(days.get('2026-07-13')?.runs).toEqual([
      { from: '2026-07-13T20:00:00Z', to: '2026-07-13T21:00:00Z', careful: false },
      { from: '2026-07-13T22:00:00Z', to: '2026-07-13T23:00:00Z', careful: true },
    ])
  })

  it('knows nothing of an hour without wind', () => {
    expect(sprayDays([hour(0, { wind: undefined })], NOW, 'UTC').size).toBe(0)
  })
})

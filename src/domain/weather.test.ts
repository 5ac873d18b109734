import * as v from 'valibot'
import { expect, it } from 'vitest'
import { weather } from './weather.ts'

it('an hour that a forecast holds twice is one, as it was sent last', () => {
  const { hourly } = v.parse(weather, {
    hourly: [
      { time: '2026-04-14T05:00:00Z', rain: 0 },
      { time: '2026-04-14T06:00:00Z', rain: 0 },
      { time: '2026-04-14T05:00:00.000Z', rain: 2 },
    ],
  })
  expect(hourly.map(({ time, rain }) => [time, rain])).toEqual([
    ['2026-04-14T05:00:00Z', 2],
    ['2026-04-14T06:00:00Z', 0],
  ])
})

it('F1 what no instrument can have shown is unknown, and costs nothing else of its hour', () => {
  const { current, hourly, daily } = v.parse(weather, {
    current: { time: '2026-04-14T05:00:00Z', temperature: -273, wind: 1e9, humidity: 81 },
    hourly: [{ time: '2026-04-14T05:00:00Z', rain: 99_999, rainProbability: -5, temperature: 8 }],
    daily: [{ date: '2026-04-14', rain: -1, temperatureMax: 999, temperatureMin: 4 }],
  })
  expect([current?.temperature, current?.wind, current?.humidity]).toEqual([undefined, undefined, 81])
  expect([hourly[0]?.rain, hourly[0]?.rainProbability, hourly[0]?.temperature]).toEqual([
    undefined,
    undefined,
    8,
  ])
  expect([daily[0]?.rain, daily[0]?.temperatureMax, daily[0]?.temperatureMin]).toEqual([
    undefined,
    undefined,
    4,
  ])
})

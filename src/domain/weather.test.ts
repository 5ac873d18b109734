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

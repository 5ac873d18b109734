import { expect, it } from 'vitest'
import { lastFeed } from './lastFeed.ts'

it('F2 the last feed is the last day that brought nitrogen, not one that is planned', () => {
  const days = [
    { date: '2026-03-02', applied: 30 },
    { date: '2026-04-01', applied: 12.5 },
    { date: '2026-04-12', applied: 0.4 },
    { date: '2026-04-13', applied: 0 },
    { date: '2026-04-14' },
    { date: '2026-04-14', applied: 20, forecast: true },
    { date: '2026-04-20', applied: 20 },
  ]
  expect(lastFeed(days, '2026-04-14')).toEqual({ day: '2026-04-01', n: 12.5 })
  expect(lastFeed([], '2026-04-14')).toBeNull()
  expect(lastFeed([{ date: '2026-04-01', applied: -3 }], '2026-04-14')).toBeNull()
})

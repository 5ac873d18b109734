import { expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import { WEAR_WEIGHTS } from '../agronomy/wearLedger.ts'
import type { Fixture } from '../fixture.ts'
import { pitchWeek } from './load.ts'

const START = Date.parse('2026-04-14T08:00:00Z')
const span = (hours: number) => ({
  startDate: '2026-04-14T08:00:00Z',
  endDate: new Date(START + hours * 3_600_000).toISOString(),
})
const work = (activityName: string, hours: number, more: Partial<Activity> = {}) =>
  ({
    id: activityName,
    activityName,
    status: 'planned',
    ...span(hours),
    pitchIds: ['training-1'],
    fields: [],
    ...more,
  }) as unknown as Activity
const fixture = (name: string, hours: number, kind = 'training') =>
  ({ id: name, name, kind, pitchId: 'training-1', ...span(hours) }) as Fixture
const week = (activities: Activity[], fixtures: Fixture[] = [], weights = WEAR_WEIGHTS) =>
  pitchWeek(activities, fixtures, {
    pitchId: 'training-1',
    weights,
    from: '2026-04-13',
    timeZone: 'Europe/London',
  })

it('weighs an hour of training less than an hour of a match (B5), and counts work apart', () => {
  const off = { status: 'cancelled' } as const
  const uses = [work('match', 2), work('training', 1), work('mowing', 3), work('training', 4, off)]
  expect(week(uses)).toEqual({ play: 180, weighted: 162, work: 180 })
})

it('weighs as the wear of the pitch does: juniors less, and by what the club has set', () => {
  expect(week([], [fixture('U14 training', 2)])).toMatchObject({ play: 120, weighted: 60 })
  expect(week([], [fixture('First team', 2)], { ...WEAR_WEIGHTS, training: 1 })).toMatchObject({
    weighted: 120,
  })
})

it('counts what is booked and logged once, and nothing that is played elsewhere', () => {
  expect(week([work('training', 1)], [fixture('First team', 1)])).toMatchObject({ play: 60 })
  expect(week([work('training', 1, { pitchIds: ['stadium'] })])).toMatchObject({ play: 0 })
})

it('takes times that cannot be read, or that run backwards, for none', () => {
  const broken = work('match', 1, { startDate: 'soon', endDate: 'later' })
  const backwards = work('match', 1, { startDate: '2026-04-14T08:00:00Z', endDate: '2026-04-14T07:00:00Z' })
  expect(week([broken, backwards])).toEqual({ play: 0, weighted: 0, work: 0 })
})

it('counts of what lasts longer only the hours of the week, and nothing of other weeks', () => {
  // Tuesday to Tuesday, by the clocks at the ground.
  const renovation = work('renovation', 7 * 24)
  const lamps = (startDate: string, endDate: string) => work('growLights', 0, { startDate, endDate })
  const nights = [
    lamps('2026-04-12T16:00:00Z', '2026-04-13T07:00:00Z'),
    lamps('2026-04-19T16:00:00Z', '2026-04-20T07:00:00Z'),
  ]
  const before = fixture('First team', 2)
  const sunday = { ...before, startDate: '2026-04-12T12:00:00Z', endDate: '2026-04-12T14:00:00Z' }
  expect(week([renovation], [sunday])).toEqual({ play: 0, weighted: 0, work: (15 + 5 * 24) * 60 })
  expect(week(nights)).toMatchObject({ work: (8 + 7) * 60 })
})

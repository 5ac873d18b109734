import { expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import type { PlanningGround } from './clashes.ts'
import { seriesClashes } from './seriesClashes.ts'

const job = (id: string, start: string, end: string, person = 'owen', pitch = 'stadium') =>
  ({
    id,
    activityName: 'mowing',
    status: 'planned',
    startDate: `${start}:00Z`,
    endDate: `${end}:00Z`,
    pitchIds: [pitch],
    sectionIds: [],
    userIds: [person],
    fields: [],
  }) as unknown as Activity

const ground = {
  fixtures: [],
  equipment: [],
  daysOff: [{ id: 'off', user: 'owen', date: '2026-04-21', leaveType: 'holiday' }],
  nonWorkingDays: ['2026-04-28'],
  timeZone: 'Europe/London',
  recoveryMinutes: {},
  supplies: [],
  cocktails: [],
} as unknown as PlanningGround

it('B1 a series says of each day what it brings, and nothing of days that bring nothing', () => {
  const weekly = job('draft', '2026-03-24T07:00', '2026-03-24T08:00')
  const others = [
    // Wall clock by wall clock: in April it is at work an hour earlier by the sun.
    job('roll', '2026-04-07T06:30', '2026-04-07T06:45', 'owen', 'training'),
    job('brush', '2026-04-14T07:30', '2026-04-14T08:00', 'ben', 'training'),
  ]
  const days = ['2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14', '2026-04-21', '2026-04-28']
  expect([...seriesClashes([weekly], days, others, ground)]).toEqual([
    ['2026-04-07', 1],
    ['2026-04-21', 1],
  ])
})

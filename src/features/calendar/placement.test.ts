import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { byDay, type Entry, leaveStretches, shareOfDay, stack } from './placement'

const LONDON = 'Europe/London'
const work = (id: string, startDate: string, endDate: string, more: Partial<Activity> = {}): Entry => ({
  kind: 'work',
  activity: {
    id,
    activityName: 'mowing',
    status: 'planned',
    startDate,
    endDate,
    fields: [],
    pitchIds: ['p1'],
    sectionIds: [],
    userIds: [],
    ...more,
  },
})
const week = { from: '2026-04-13', to: '2026-04-19' }

describe('placement', () => {
  it('puts work on the day that the clocks at the ground show', () => {
    const late = work('a', '2026-04-14T23:30:00Z', '2026-04-15T00:30:00Z')
    expect(byDay([late], week, LONDON).get('2026-04-15')).toEqual([late])
    expect(byDay([late], week, 'UTC').get('2026-04-14')).toEqual([late])
  })

  it('shows a renovation on each day that it covers, first of the day', () => {
    const renovation = work('r', '2026-03-30T06:00:00Z', '2026-04-27T15:00:00Z')
    const mowing = work('m', '2026-04-14T05:00:00Z', '2026-04-14T06:00:00Z')
    const days = byDay([mowing, renovation], week, LONDON)
    expect(days.get('2026-04-13')).toEqual([renovation])
    expect(days.get('2026-04-14')).toEqual([renovation, mowing])
  })

  it('does not spill work that ends at midnight into the next day', () => {
    const days = byDay([work('n', '2026-04-14T20:00:00Z', '2026-04-14T23:00:00Z')], week, LONDON)
    expect(days.get('2026-04-15')).toEqual([])
  })

  it('work over midnight stands on both of its days in a list, until its last instant', () => {
    const night = work('n', '2026-04-14T21:00:00Z', '2026-04-15T05:00:00Z')
    const evening = work('e', '2026-04-14T20:00:00Z', '2026-04-14T23:00:00Z')
    const days = byDay([night, evening], week, LONDON, true)
    expect(days.get('2026-04-14')).toEqual([evening, night])
    expect(days.get('2026-04-15')).toEqual([night])
    expect(byDay([night], week, LONDON).get('2026-04-15')).toEqual([])
  })

  it('places 05:00 at the start and 22:00 at the end, and the night at the edges', () => {
    const at = (time: string) => shareOfDay(`2026-04-14T${time}:00Z`, '2026-04-14', 'UTC')
    expect([at('04:00'), at('05:00'), at('13:30'), at('22:00'), at('23:59')]).toEqual([0, 0, 0.5, 1, 1])
  })

  it('sets overlapping work on lines of its own and reuses a line that is free', () => {
    expect(
      stack([
        { start: 0, end: 0.2 },
        { start: 0.1, end: 0.3 },
        { start: 0.2, end: 0.4 },
      ]),
    ).toEqual([0, 1, 0])
  })

  it('draws days off that follow each other as one stretch', () => {
    const off = (date: string) => ({ user: 'u', date, leaveType: 'holiday' })
    expect(
      leaveStretches([off('2026-04-12'), off('2026-04-14'), off('2026-04-13'), off('2026-04-17')], week),
    ).toEqual([
      { user: 'u', leaveType: 'holiday', from: '2026-04-13', to: '2026-04-14' },
      { user: 'u', leaveType: 'holiday', from: '2026-04-17', to: '2026-04-17' },
    ])
  })
})

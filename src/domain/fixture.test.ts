import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { withPlannedPlay } from './fixture.ts'
import { match, work } from './planning/samples.ts'

const booked = match('2026-04-18T14:00:00Z', '2026-04-18T16:00:00Z', { id: '7', name: 'v Northgate' })
const imported = (more: Partial<Activity> = {}) =>
  work('7', 'match', '2026-04-25T14:00:00Z', '2026-04-25T16:00:00Z', { name: 'v Southgate', ...more })

describe('play', () => {
  it('counts a match that was imported into the plan beside those booked elsewhere', () => {
    const play = withPlannedPlay([booked], [imported()])
    expect(play.map(({ name }) => name)).toEqual(['v Northgate', 'v Southgate'])
    expect(new Set(play.map(({ id }) => id)).size).toBe(2)
    expect(play[1]).toMatchObject({ kind: 'match', pitchId: 'stadium', activityId: '7' })
  })

  it('counts once what is booked and planned on one pitch at one time', () => {
    const same = imported({ startDate: '2026-04-18T13:45:00Z', endDate: '2026-04-18T15:45:00Z' })
    expect(withPlannedPlay([booked], [same])).toEqual([booked])
    expect(withPlannedPlay([booked], [{ ...same, pitchIds: ['t1'] }])).toHaveLength(2)
    // One that begins as the other ends is another.
    const next = { ...same, startDate: booked.endDate, endDate: '2026-04-18T18:00:00Z' }
    expect(withPlannedPlay([booked], [next])).toHaveLength(2)
  })

  it('passes over what is called off and what is work, and tells each pitch its own', () => {
    const called = imported({ status: 'cancelled' })
    const mowing = imported({ activityName: 'mowing' })
    expect(withPlannedPlay([], [called, mowing])).toEqual([])
    const both = withPlannedPlay([], [imported({ pitchIds: ['t1', 't2'] })])
    expect(both.map(({ pitchId }) => pitchId)).toEqual(['t1', 't2'])
    expect(withPlannedPlay([], [imported({ pitchIds: [] })])).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { changeFor, goingOf, nonWorkingChanges } from './seriesChange'

const LONDON = 'Europe/London'
const member = (id: string, startDate: string, endDate: string, more: Partial<Activity> = {}): Activity => ({
  id,
  activityName: 'mowing',
  status: 'planned',
  startDate,
  endDate,
  fields: [
    { key: 'height', value: 26 },
    { key: 'checklist', value: ['[ ] Reel'] },
  ],
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['u1'],
  recurrenceId: 's',
  ...more,
})
/** Either side of the day on which the clocks go forward, at seven. */
const before = member('a', '2026-03-26T07:00:00Z', '2026-03-26T08:00:00Z')
const later = member('b', '2026-04-02T06:00:00Z', '2026-04-02T07:00:00Z', { userIds: ['u2'], notes: 'own' })

describe('a change of a series', () => {
  it('D6 moves the day by as many days and sets the time of day, whatever the clocks do', () => {
    const after = { ...before, startDate: '2026-03-27T08:00:00Z', endDate: '2026-03-27T09:30:00Z' }
    expect(changeFor(before, after, later, LONDON)).toMatchObject({
      startDate: '2026-04-03T07:00:00Z',
      endDate: '2026-04-03T08:30:00Z',
      userIds: ['u2'],
      notes: 'own',
    })
  })

  it('D6 ends a night at the same time of day when the clocks go back in it', () => {
    const covers = member('a', '2026-10-23T16:00:00Z', '2026-10-24T07:00:00Z')
    const night = member('b', '2026-10-24T16:00:00Z', '2026-10-25T08:00:00Z')
    const earlier = { ...covers, startDate: '2026-10-23T15:30:00Z' }
    expect(changeFor(covers, earlier, night, LONDON)).toMatchObject({
      startDate: '2026-10-24T15:30:00Z',
      endDate: '2026-10-25T08:00:00Z',
    })
    expect(nonWorkingChanges([covers], new Set(['2026-10-23']), 'after', LONDON)[0]?.to).toMatchObject({
      startDate: '2026-10-24T16:00:00Z',
      endDate: '2026-10-25T08:00:00Z',
    })
  })

  it('changes what was changed and leaves the rest of each member', () => {
    const after = { ...before, fields: [{ key: 'height', value: 24 }], pitchIds: ['p2'] }
    expect(changeFor(before, after, later, LONDON)).toEqual({
      ...later,
      fields: [{ key: 'height', value: 24 }],
      pitchIds: ['p2'],
    })
  })

  it('gives all the same checklist, and each its own ticks', () => {
    const ticked = { ...later, fields: [{ key: 'checklist', value: ['[x] Reel'] }] }
    const after = {
      ...before,
      fields: [
        { key: 'height', value: 26 },
        { key: 'checklist', value: ['[x] Reel', '[x] Box'] },
      ],
    }
    expect(changeFor(before, after, ticked, LONDON)?.fields).toEqual([
      { key: 'checklist', value: ['[x] Reel', '[ ] Box'] },
    ])
  })

  it('leaves what is done as it was recorded, and finishes nothing for others', () => {
    expect(
      changeFor(before, { ...before, name: 'x' }, { ...later, status: 'completed' }, LONDON),
    ).toBeUndefined()
    expect(changeFor(before, { ...before, status: 'completed' }, later, LONDON)?.status).toBe('planned')
  })

  it('answers for days on which nobody works', () => {
    const off = new Set(['2026-04-02'])
    expect(nonWorkingChanges([before, later], off, 'skip', LONDON)).toEqual([{ activity: later, to: null }])
    expect(nonWorkingChanges([before, later], off, 'after', LONDON)[0]?.to?.startDate).toBe(
      '2026-04-03T06:00:00Z',
    )
    expect(nonWorkingChanges([before, later], off, 'leave', LONDON)).toEqual([])
  })
})

describe('a series that is deleted', () => {
  const [first, second, third] = ['03-26', '04-02', '04-09'].map((day) =>
    member(day, `2026-${day}T07:00:00Z`, `2026-${day}T08:00:00Z`),
  ) as [Activity, Activity, Activity]
  const done = (one: Activity): Activity => ({ ...one, status: 'completed' })

  it('goes in one step from its first day on', () => {
    expect(goingOf([third, first, second])).toEqual({ alone: [], from: first })
  })

  it('leaves what is done, and takes what lies before that by itself', () => {
    expect(goingOf([first, done(second), third])).toEqual({ alone: [first], from: third })
    expect(goingOf([done(first), second, done(third)])).toEqual({ alone: [second], from: undefined })
  })
})

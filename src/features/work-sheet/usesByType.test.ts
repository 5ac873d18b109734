import { describe, expect, it } from 'vitest'
import type { Activity } from '@/domain/activity'
import { usesByType } from './usesByType'

let serial = 0
const work = (activityName: string, at: string, more: Partial<Activity> = {}): Activity => ({
  id: String(++serial),
  activityName,
  name: undefined,
  taskId: undefined,
  status: 'completed',
  startDate: `2026-04-${at}:00Z`,
  endDate: `2026-04-${at}:00Z`,
  fields: [],
  pitchIds: [],
  sectionIds: [],
  userIds: ['owen'],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...more,
})
const order = (lists: Activity[][], asked: Partial<Parameters<typeof usesByType>[1]> = {}) =>
  [...usesByType(lists, { userId: 'owen', time: '06:30', timeZone: 'Europe/London', ...asked })]
    .toSorted(([, a], [, b]) => b - a)
    .map(([type]) => type)

describe('what is offered first for new work', () => {
  const mornings = ['12T06:00', '13T06:00'].map((at) => work('mowing', at))
  const evenings = ['11T18:30', '12T18:30', '13T18:30'].map((at) => work('irrigation', at))
  const others = ['10T06:00', '11T06:00', '12T06:00', '13T06:00'].map((at) =>
    work('lineMarking', at, { userIds: ['priya'] }),
  )
  const all = [...mornings, ...evenings, ...others]

  it('is what this person does at this hour, then what they do at others, then what all do', () => {
    expect(order([all])).toEqual(['mowing', 'irrigation', 'lineMarking'])
    expect(order([all], { time: '19:00' })).toEqual(['irrigation', 'mowing', 'lineMarking'])
    expect(order([all], { userId: 'priya' })).toEqual(['lineMarking', 'irrigation', 'mowing'])
  })

  it('counts what two pages have loaded once, and what was called off not at all', () => {
    const twice = [work('brushing', '12T06:00')]
    expect(order([[...twice, ...mornings], twice])).toEqual(['mowing', 'brushing'])
    expect(order([[work('spraying', '12T06:00', { status: 'cancelled' })]])).toEqual([])
  })

  it('takes the hours around midnight for near, on the clock of the ground', () => {
    const night = [work('growLights', '12T22:30'), work('mowing', '12T12:00'), work('mowing', '13T12:00')]
    expect(order([night], { time: '00:15' })).toEqual(['growLights', 'mowing'])
  })
})

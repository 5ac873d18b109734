import { describe, expect, it } from 'vitest'
import { answerOf } from '../activity.ts'
import { at, work } from './samples.ts'
import { stepsWork } from './stepWork.ts'

const zone = 'Europe/London'
const cut = (id: string, day: string, direction: string, more = {}) =>
  work(id, 'mowing', at('07:00', day), at('08:00', day), {
    status: 'completed',
    taskId: 'mow',
    notes: 'wet corner',
    userIds: ['owen'],
    fields: [
      { key: 'height', value: 24 },
      { key: 'direction', value: direction },
      { key: 'machine', value: [{ id: 'triplex' }] },
      { key: 'clippings', value: 300 },
    ],
    ...more,
  })
const step = (activityName: string, from: string, day: string) => ({
  activityName,
  startDate: at(from, day),
  endDate: at('09:00', day),
})

describe('the steps to a match as work', () => {
  const history = [cut('a', '2026-04-09', 'northSouth'), cut('b', '2026-04-11', 'eastWest')]

  it('B10 are as they were last done on the pitch, without what held once only', () => {
    const [planned] = stepsWork([step('mowing', '07:00', '2026-04-14')], 'stadium', history, zone)
    expect(planned).toMatchObject({
      status: 'planned',
      startDate: at('07:00', '2026-04-14'),
      endDate: at('09:00', '2026-04-14'),
      pitchIds: ['stadium'],
      userIds: [],
      notes: undefined,
    })
    expect(planned && answerOf(planned, 'height')).toBe(24)
    expect(planned && answerOf(planned, 'machine')).toEqual([{ id: 'triplex' }])
    expect(planned && answerOf(planned, 'clippings')).toBeUndefined()
  })

  it('B9 take turns in the direction of the cut, whatever order they come in', () => {
    const directions = stepsWork(
      [step('mowing', '07:00', '2026-04-15'), step('mowing', '07:00', '2026-04-14')],
      'stadium',
      history,
      zone,
    ).map((planned) => answerOf(planned, 'direction'))
    expect(directions).toEqual(['diagonalLeft', 'diagonalRight'])
  })

  it('take nothing from other pitches, from what was never finished, or where no pitch is known', () => {
    const others = [
      cut('c', '2026-04-12', 'eastWest', { pitchIds: ['training-1'] }),
      cut('d', '2026-04-13', 'eastWest', { status: 'cancelled' }),
    ]
    const steps = [step('mowing', '07:00', '2026-04-14')]
    expect(stepsWork(steps, 'stadium', others, zone)[0]?.fields).toEqual([])
    expect(stepsWork(steps, undefined, history, zone)[0]).toMatchObject({ fields: [], pitchIds: [] })
  })
})

import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { lampsOn, lampWork } from './standingLamps.ts'

const north = { key: 'n', name: 'North', cells: new Set([0, 1, 2, 3]) }
const south = { key: 's', name: 'South', cells: new Set([4, 5]) }
const whole = { key: 'whole', name: 'Whole pitch', cells: undefined }
const parts = [whole, north, south]

const lamps = (change: Partial<Activity> = {}): Activity => ({
  id: '1',
  activityName: 'growLights',
  status: 'planned',
  startDate: '2026-12-21T20:00:00Z',
  endDate: '2026-12-22T06:00:00Z',
  fields: [],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: [],
  ...change,
})
const lightOn = (part: (typeof parts)[number], work: Activity) =>
  lampsOn(part, [work], parts, 250).map(({ hours, light }) => [hours, light])

describe('F25 lamps that stand already', () => {
  it('are those of the night that begins on the day, on this pitch, and not called off', () => {
    const work = [
      lamps(),
      lamps({ status: 'cancelled' }),
      lamps({ pitchIds: ['training-1'] }),
      lamps({ activityName: 'mowing' }),
      lamps({ startDate: '2026-12-20T20:00:00Z' }),
      // At the ground this is the next day.
      lamps({ startDate: '2026-12-21T23:30:00Z' }),
    ]
    expect(lampWork(work, 'stadium', '2026-12-21', 'Europe/Zagreb')).toEqual([work[0]])
  })

  it('burn as long as is answered, else as long as the work lasts, and so bright as is answered', () => {
    expect(lightOn(whole, lamps())).toEqual([[10, 9]])
    const fields = [
      { key: 'hours', value: 4 },
      { key: 'ppfd', value: 500 },
    ]
    expect(lightOn(whole, lamps({ fields }))).toEqual([[4, 7.2]])
  })

  it('stand on the sections of the work, on the part its positions name, or on the whole pitch', () => {
    const onNorth = lamps({ sectionIds: ['n'] })
    expect(lightOn(north, onNorth)).toEqual([[10, 9]])
    expect(lightOn(south, onNorth)).toEqual([])
    expect(lightOn(whole, onNorth)).toEqual([[10, (9 * 4) / 216]])
    expect(lightOn(south, lamps())).toEqual([[10, 9]])
    const named = lamps({ fields: [{ key: 'positions', value: 'South' }] })
    expect(lightOn(north, named)).toEqual([])
    expect(lightOn(south, named)).toEqual([[10, 9]])
    expect(lightOn(north, lamps({ sectionIds: ['elsewhere'] }))).toEqual([])
  })
})

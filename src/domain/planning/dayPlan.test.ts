import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import {
  byRhythm,
  changesOf,
  copyableOn,
  copyOf,
  doneOtherwise,
  fromTemplate,
  handedOver,
  hoursWithin,
  inserted,
  isPlannedOn,
  lengthOf,
  minutesOn,
  movedToDay,
  openUntil,
  reordered,
  templateJobs,
} from './dayPlan.ts'
import { isOverDays } from './pieces.ts'

const timeZone = 'Europe/London'
/** 14 April, summer time: the ground is an hour ahead of UTC. */
const job = (id: string, from: string, to: string, more: Partial<Activity> = {}): Activity => ({
  id,
  taskId: undefined,
  activityName: 'mowing',
  name: undefined,
  status: 'planned',
  startDate: `2026-04-14T${from}:00Z`,
  endDate: `2026-04-14T${to}:00Z`,
  fields: [],
  pitchIds: ['t1'],
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
const times = (jobs: readonly Activity[]) =>
  jobs.map(({ id, startDate, endDate }) => `${id} ${startDate.slice(11, 16)}-${endDate.slice(11, 16)}`)

const A = job('a', '06:00', '07:30')
const B = job('b', '07:30', '08:00')
const C = job('c', '12:00', '13:00')

describe('a person’s jobs in another order', () => {
  it('follow one another from where the first began, each as long as it was', () => {
    expect(times(reordered([A, B], 'b', 0, { timeZone }))).toEqual(['b 06:00-06:30', 'a 06:30-08:00'])
  })

  it('keep the breaks between them', () => {
    expect(times(reordered([A, B, C], 'c', 0, { timeZone }))).toEqual([
      'c 06:00-07:00',
      'a 07:00-08:30',
      'b 12:30-13:00',
    ])
  })

  it('leave alone what lies before and after the move', () => {
    expect(
      changesOf([A, B, C], reordered([A, B, C], 'b', 0, { timeZone })).map(({ after }) => after.id),
    ).toEqual(['b', 'a'])
  })

  it('work that is under way or lasts for days stays where it is', () => {
    const running = job('r', '05:00', '06:00', { status: 'in_progress' })
    const renovation = { ...job('x', '06:00', '07:00'), endDate: '2026-04-27T15:00:00Z' }
    expect(times(reordered([running, A, renovation, B], 'r', 3, { timeZone }))).toEqual(
      times([running, A, renovation, B]),
    )
    expect(changesOf([running, A, B], reordered([running, A, B], 'b', 1, { timeZone })).length).toBe(2)
  })

  it('jobs at the same time are taken one after the other', () => {
    const twin = job('t', '06:00', '07:00')
    expect(times(reordered([A, twin], 't', 0, { timeZone }))).toEqual(['t 06:00-07:00', 'a 07:00-08:30'])
  })
})

describe('one more job for a person', () => {
  const more = (from: string, to: string) => job('n', from, to, { userIds: [] })

  it('keeps its own time where that is free', () => {
    expect(times(inserted([A, C], more('09:00', '10:00'), 1, { timeZone }))).toEqual([
      'a 06:00-07:30',
      'n 09:00-10:00',
      'c 12:00-13:00',
    ])
  })

  it('else begins when the one before it ends, and the rest gives way', () => {
    expect(times(inserted([A, B, C], more('06:00', '07:00'), 1, { timeZone }))).toEqual([
      'a 06:00-07:30',
      'n 07:30-08:30',
      'b 08:30-09:00',
      'c 12:00-13:00',
    ])
  })

  it('put first it takes the time of the one that was first', () => {
    expect(times(inserted([A], more('12:00', '12:30'), 0, { timeZone }))).toEqual([
      'n 06:00-06:30',
      'a 06:30-08:00',
    ])
  })

  it('does not move what was cancelled, nor count it', () => {
    const dropped = job('d', '06:00', '12:00', { status: 'cancelled' })
    expect(times(inserted([dropped], more('09:00', '10:00'), 1, { timeZone }))).toEqual([
      'd 06:00-12:00',
      'n 09:00-10:00',
    ])
  })
})

describe('a day’s minutes', () => {
  it('count the day alone, a working day at most, and nothing that was cancelled', () => {
    expect(minutesOn(A, '2026-04-14', timeZone)).toBe(90)
    expect(minutesOn(A, '2026-04-15', timeZone)).toBe(0)
    expect(minutesOn({ ...A, endDate: '2026-04-14T22:00:00Z' }, '2026-04-14', timeZone)).toBe(480)
    expect(minutesOn({ ...A, status: 'cancelled' }, '2026-04-14', timeZone)).toBe(0)
    // What lasts for days is done by no one person, and lamps are only set up.
    expect(minutesOn({ ...A, endDate: '2026-04-20T10:00:00Z' }, '2026-04-16', timeZone)).toBe(0)
    expect(isOverDays({ ...A, endDate: '2026-04-20T10:00:00Z' })).toBe(true)
    expect(isOverDays(A)).toBe(false)
    expect(isOverDays({ ...A, endDate: '2026-04-20T10:00:00Z', activityName: 'growLights' })).toBe(false)
    const lamps = { ...A, activityName: 'growLights', endDate: '2026-04-14T20:00:00Z' }
    expect(minutesOn(lamps, '2026-04-14', timeZone)).toBeLessThan(120)
    expect(lengthOf({ startDate: A.endDate, endDate: A.startDate })).toBe(0)
  })
})

describe('the same work on another day', () => {
  it('D6 keeps what the clock shows when the clocks change', () => {
    const march = { startDate: '2026-03-28T07:00:00Z', endDate: '2026-03-28T08:30:00Z' }
    expect(movedToDay(march, '2026-03-29', timeZone)).toEqual({
      startDate: '2026-03-29T06:00:00Z',
      endDate: '2026-03-29T07:30:00Z',
    })
  })

  it('is a new plan: with who is there, without what was true once', () => {
    const done = job('a', '06:00', '07:30', {
      status: 'completed',
      userIds: ['owen', 'freya'],
      updatedAt: '2026-04-14T08:00:00Z',
      recurrence: 'FREQ=DAILY',
      fields: [
        { key: 'height', value: 26 },
        { key: 'clippings', value: 12 },
      ],
    })
    const copy = copyOf(done, '2026-04-15', (id) => id !== 'freya', timeZone)
    expect(copy).toMatchObject({
      status: 'planned',
      startDate: '2026-04-15T06:00:00Z',
      userIds: ['owen'],
      fields: [{ key: 'height', value: 26 }],
    })
    expect(copy).not.toHaveProperty('id')
    expect(copy).not.toHaveProperty('updatedAt')
    expect(copy.recurrence).toBeUndefined()
  })

  it('copies what began on the day and was not cancelled, and knows what is there already', () => {
    const evening = { ...job('e', '22:00', '23:30'), endDate: '2026-04-15T05:00:00Z' }
    const dropped = job('d', '06:00', '12:00', { status: 'cancelled' })
    const match = job('m', '14:00', '16:00', { activityName: 'match' })
    expect(copyableOn([A, evening, dropped, match], '2026-04-14', timeZone).map(({ id }) => id)).toEqual([
      'a',
      'e',
    ])
    expect(copyableOn([evening], '2026-04-15', timeZone)).toEqual([])
    expect(isPlannedOn(A, [job('z', '12:00', '13:00')])).toBe(true)
    expect(isPlannedOn(A, [job('z', '12:00', '13:00', { pitchIds: ['t2'] })])).toBe(false)
  })

  it('goes into a template and comes back', () => {
    const [kept] = templateJobs([A], timeZone)
    expect(kept).toMatchObject({ start: '07:00', minutes: 90, userIds: ['owen'] })
    expect(kept && fromTemplate(kept, '2026-04-16', () => true, timeZone)).toMatchObject({
      startDate: '2026-04-16T06:00:00Z',
      endDate: '2026-04-16T07:30:00Z',
      status: 'planned',
      pitchIds: ['t1'],
    })
  })

  it('D6 ends at the same time after a template, whatever the clocks do in its night', () => {
    const lamps = (startDate: string, endDate: string) =>
      job('n', '', '', { activityName: 'growLights', startDate, endDate })
    // 17:00 to 08:00, on the last night of winter time and on one of it.
    for (const night of [
      lamps('2026-03-28T17:00:00Z', '2026-03-29T07:00:00Z'),
      lamps('2026-02-10T17:00:00Z', '2026-02-11T08:00:00Z'),
    ]) {
      const [kept] = templateJobs([night], timeZone)
      const on = (day: string) => kept && fromTemplate(kept, day, () => true, timeZone).endDate
      expect(on('2026-02-01')).toBe('2026-02-02T08:00:00Z')
      expect(on('2026-03-28')).toBe('2026-03-29T07:00:00Z')
      expect(on('2026-10-24')).toBe('2026-10-25T08:00:00Z')
    }
  })

  it('is after a template what it was before, and known as planned already', () => {
    const named = job('s', '06:00', '07:00', { name: 'Spray iron', sectionIds: ['north'] })
    const [kept] = templateJobs([named], timeZone)
    const again = kept && fromTemplate(kept, '2026-04-14', () => true, timeZone)
    expect(again).toMatchObject({ name: 'Spray iron', sectionIds: ['north'] })
    expect(again && isPlannedOn(again, [named])).toBe(true)
  })

  it('by rhythm is as it was done the last time, on that pitch alone and for nobody yet', () => {
    const last = job('l', '06:00', '07:00', { status: 'completed', pitchIds: ['t1', 't2'], notes: 'Wet.' })
    const due = { pitchId: 't2', activityName: 'mowing', lastDone: last.startDate }
    expect(byRhythm(due, [A, last], '2026-04-20', timeZone)).toMatchObject({
      pitchIds: ['t2'],
      userIds: [],
      startDate: '2026-04-20T06:00:00Z',
      notes: undefined,
    })
    expect(byRhythm(due, [], '2026-04-20', timeZone)).toBeUndefined()
  })
})

describe('who does it', () => {
  it('puts one person in another’s stead and nobody in twice', () => {
    const pair = { userIds: ['owen', 'marta'] }
    expect(handedOver(pair, 'owen', 'freya').userIds).toEqual(['freya', 'marta'])
    expect(handedOver(pair, 'owen', 'marta').userIds).toEqual(['marta'])
    expect(handedOver(pair, 'owen', undefined).userIds).toEqual(['marta'])
    expect(handedOver({ userIds: [] }, undefined, 'freya').userIds).toEqual(['freya'])
  })
})

describe('closing the day', () => {
  it('F35 writes only what was different', () => {
    const sprayed = job('s', '06:00', '07:00', {
      notes: 'Nozzle 03.',
      fields: [{ key: 'product', value: [{ id: 'iron', rate: 20, rateUnit: 'l/ha', quantity: 14 }] }],
    })
    expect(doneOtherwise(sprayed, {})).toEqual({ ...sprayed, status: 'completed' })
    const other = doneOtherwise(sprayed, { minutes: 75, quantities: new Map([[0, 7]]), note: ' Ran dry. ' })
    expect(other.endDate).toBe('2026-04-14T07:15:00Z')
    expect(other.fields[0]?.value).toEqual([{ id: 'iron', rate: 10, rateUnit: 'l/ha', quantity: 7 }])
    expect(other.notes).toBe('Nozzle 03.\nRan dry.')
  })

  it('F35 a note takes nothing away of what was noted before, however long that is', () => {
    const long = job('l', '06:00', '07:00', { notes: 'x'.repeat(990) })
    expect(doneOtherwise(long, { note: 'Stopped for rain' }).notes).toBe(
      `${'x'.repeat(990)}\nStopped for rain`,
    )
  })

  it('F35 hours of machines follow the length of the work, and what is written of one is its own', () => {
    const mowed = job('m', '06:00', '07:30', {
      fields: [{ key: 'machine', value: [{ id: 'reel', hours: 1.5 }, { id: 'cart' }] }],
    })
    expect(hoursWithin(mowed, 1.5, 90)).toBe(1.5)
    expect(hoursWithin(mowed, 1.5, 50)).toBe(0.8)
    expect(hoursWithin({ ...mowed, endDate: mowed.startDate }, 1.5, 50)).toBe(1.5)
    const other = doneOtherwise(mowed, { machineHours: new Map([[0, 0.8]]) })
    expect(other.fields[0]?.value).toEqual([{ id: 'reel', hours: 0.8 }, { id: 'cart' }])
  })

  it('finds what is open on the day and before it', () => {
    const earlier = movedToDay(job('e', '06:00', '07:00'), '2026-04-13', timeZone)
    const done = job('d', '06:00', '07:00', { status: 'completed' })
    const later = movedToDay(job('l', '06:00', '07:00'), '2026-04-15', timeZone)
    const renovation = { ...job('x', '06:00', '07:00'), endDate: '2026-04-27T15:00:00Z' }
    expect(
      openUntil([A, done, later, earlier, renovation], '2026-04-14', timeZone).map(({ id }) => id),
    ).toEqual(['e', 'a'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { finished, isPaused, pausedAt, resumedAt, workedMinutes } from './workedTime.ts'

const job = (part: Partial<Activity> = {}): Activity => ({
  id: 'a1',
  taskId: undefined,
  activityName: 'spraying',
  name: undefined,
  status: 'in_progress',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:00:00Z',
  fields: [
    { key: 'waterRate', value: 300 },
    { key: 'product', value: [{ id: 'iron', rate: 10, rateUnit: 'l/ha', quantity: 8 }] },
  ],
  pitchIds: ['p1'],
  sectionIds: [],
  userIds: ['marta'],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...part,
})
const at = (time: string) => new Date(`2026-04-14T${time}:00Z`)
const KEYS = ['actualMinutes']

describe('time worked', () => {
  it('stands still during a break, and goes on after it', () => {
    const paused = pausedAt(job(), undefined, at('06:20'))
    expect(isPaused(job(), paused)).toBe(true)
    expect(workedMinutes(job(), paused, at('06:35'))).toBe(20)
    const again = resumedAt(job(), paused, at('06:35'))
    expect(isPaused(job(), again)).toBe(false)
    expect(workedMinutes(job(), again, at('06:45'))).toBe(30)
    const second = pausedAt(job(), again, at('06:45'))
    expect(workedMinutes(job(), resumedAt(job(), second, at('06:50')), at('07:00'))).toBe(40)
  })

  it('a second press on pause does not begin the break anew', () => {
    const paused = pausedAt(job(), undefined, at('06:20'))
    expect(pausedAt(job(), paused, at('06:30'))).toEqual(paused)
  })

  it('a break of another start belongs to nobody', () => {
    const paused = pausedAt(job({ startDate: '2026-04-14T05:00:00Z' }), undefined, at('05:10'))
    expect(isPaused(job(), paused)).toBe(false)
    expect(workedMinutes(job(), paused, at('06:30'))).toBe(30)
  })

  it('a clock that was set back makes no negative time', () => {
    expect(workedMinutes(job(), undefined, at('05:30'))).toBe(0)
    const paused = pausedAt(job(), undefined, at('06:30'))
    expect(workedMinutes(job(), paused, at('06:10'))).toBe(10)
  })
})

describe('work that is done', () => {
  it('as planned ends now and keeps its answers', () => {
    expect(finished(job(), undefined, at('06:50'), { fieldKeys: KEYS })).toEqual(
      job({ status: 'completed', endDate: '2026-04-14T06:50:00Z' }),
    )
  })

  it('tells the minutes worked where there was a break', () => {
    const again = resumedAt(job(), pausedAt(job(), undefined, at('06:20')), at('06:35'))
    const done = finished(job(), again, at('06:50'), { fieldKeys: KEYS })
    expect(done.endDate).toBe('2026-04-14T06:50:00Z')
    expect(done.fields).toContainEqual({ key: 'actualMinutes', value: 35 })
  })

  it('in its notes where the type has no such field', () => {
    const again = resumedAt(job(), pausedAt(job(), undefined, at('06:20')), at('06:35'))
    const done = finished(job({ notes: 'Calm' }), again, at('06:50'), {
      fieldKeys: [],
      line: 'Worked 35 min',
    })
    expect(done.notes).toBe('Calm\nWorked 35 min')
    expect(done.fields.map(({ key }) => key)).not.toContain('actualMinutes')
  })

  it('during a break ended when the break began', () => {
    const paused = pausedAt(job(), undefined, at('06:20'))
    const done = finished(job(), paused, at('08:00'), { fieldKeys: KEYS })
    expect(done.endDate).toBe('2026-04-14T06:20:00Z')
    expect(done.fields).toContainEqual({ key: 'actualMinutes', value: 20 })
  })

  it('never begun keeps its planned times', () => {
    const done = finished(job({ status: 'planned' }), undefined, at('09:00'), { fieldKeys: KEYS })
    expect(done).toEqual(job({ status: 'completed' }))
  })

  it('what differed is written, rates follow amounts, and the rest stays', () => {
    const done = finished(job({ status: 'planned' }), undefined, at('09:00'), {
      difference: {
        minutes: 45,
        quantities: new Map([[0, 6]]),
        amounts: new Map([['waterRate', 250]]),
        note: 'Tank ran short',
      },
      fieldKeys: KEYS,
    })
    expect(done).toMatchObject({
      status: 'completed',
      startDate: '2026-04-14T06:00:00Z',
      endDate: '2026-04-14T06:45:00Z',
      notes: 'Tank ran short',
    })
    expect(done.fields).toContainEqual({ key: 'waterRate', value: 250 })
    expect(done.fields).toContainEqual({ key: 'actualMinutes', value: 45 })
    expect(done.fields).toContainEqual({
      key: 'product',
      value: [{ id: 'iron', rate: 7.5, rateUnit: 'l/ha', quantity: 6 }],
    })
  })
})

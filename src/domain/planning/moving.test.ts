import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from '../activity.ts'
import { addDays, atGround, instantAtGround } from '../groundTime.ts'
import { distance, moved, stretched } from './moving.ts'

const work: Activity = {
  id: '1',
  taskId: undefined,
  activityName: 'mowing',
  name: undefined,
  status: 'planned',
  startDate: '2026-04-14T06:00:00Z',
  endDate: '2026-04-14T07:30:00Z',
  fields: [{ key: 'machine', value: [{ id: 'm1', hours: 2 }] }],
  pitchIds: ['p1', 'p2'],
  sectionIds: ['s1'],
  userIds: ['u1'],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
}
const ZONES = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Riyadh', 'Pacific/Chatham']

describe('moving work', () => {
  it('keeps its length on the clock across the night the clocks change (quality D6)', () => {
    const before = {
      ...work,
      startDate: instantAtGround('2026-03-28', '22:00', 'Europe/London'),
      endDate: instantAtGround('2026-03-28', '23:30', 'Europe/London'),
    }
    const after = moved(before, { days: 0, minutes: 150 }, 'Europe/London')
    expect(atGround(after.startDate, 'Europe/London')).toEqual({ day: '2026-03-29', time: '00:30' })
    expect(atGround(after.endDate, 'Europe/London')).toEqual({ day: '2026-03-29', time: '02:00' })
  })

  it('takes the kick-off of a match with it, and leaves what is no time as it is', () => {
    const match: Activity = {
      ...work,
      activityName: 'match',
      fields: [
        { key: 'kickOff', value: '15:00' },
        { key: 'warmUpStart', value: '' },
        { key: 'round', value: '15:00' },
      ],
    }
    const at = (minutes: number) => moved(match, { days: 1, minutes }, 'Europe/London').fields
    expect(at(-90)).toEqual([{ key: 'kickOff', value: '13:30' }, ...match.fields.slice(1)])
    expect(at(10 * 60)[0]?.value).toBe('01:00')
    expect(at(0)).toEqual(match.fields)
  })

  it('D6 stays at the same time of day, whatever the zone, and never ends before it starts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...ZONES),
        (days, quarter, length, zone) => {
          const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
          const startDate = instantAtGround('2026-06-10', time, zone)
          const endDate = new Date(Date.parse(startDate) + length * 900_000).toISOString()
          const after = moved({ ...work, startDate, endDate }, { days, minutes: 0 }, zone)
          expect(after.endDate >= after.startDate).toBe(true)
          const at = atGround(after.startDate, zone)
          expect(at.day).toBe(addDays('2026-06-10', days))
          // A time that the clocks skip on that day is moved on by what they skip.
          if (instantAtGround(at.day, time, zone) === after.startDate && at.time !== time)
            expect(at.time > time).toBe(true)
          else expect(at.time).toBe(time)
        },
      ),
    )
  })

  it('takes work from one pitch to another and leaves the sections behind', () => {
    const after = moved(
      work,
      { days: 0, minutes: 0, from: { kind: 'pitch', id: 'p1' }, to: { kind: 'pitch', id: 'p3' } },
      'UTC',
    )
    expect(after.pitchIds).toEqual(['p3', 'p2'])
    expect(after.sectionIds).toEqual([])
    expect(after.startDate).toBe(work.startDate)
  })

  it('hands work to another person, or to nobody', () => {
    const from = { kind: 'person', id: 'u1' } as const
    expect(
      moved(work, { days: 0, minutes: 0, from, to: { kind: 'person', id: 'u2' } }, 'UTC').userIds,
    ).toEqual(['u2'])
    expect(moved(work, { days: 0, minutes: 0, from, to: null }, 'UTC').userIds).toEqual([])
    expect(moved(work, { days: 1, minutes: 0 }, 'UTC').userIds).toEqual(['u1'])
  })

  it('puts work on another machine for the same hours', () => {
    const after = moved(
      work,
      { days: 0, minutes: 0, from: { kind: 'machine', id: 'm1' }, to: { kind: 'machine', id: 'm2' } },
      'UTC',
    )
    expect(after.fields).toEqual([{ key: 'machine', value: [{ id: 'm2', hours: 2 }] }])
  })

  it('never makes work shorter than a quarter of an hour', () => {
    expect(stretched(work, -600, 'UTC').endDate).toBe('2026-04-14T06:15:00Z')
    expect(stretched(work, 45, 'UTC').endDate).toBe('2026-04-14T08:15:00Z')
  })

  it('is moved to the very minute that is asked for', () => {
    expect(distance(work.startDate, { day: '2026-04-15', minutes: 8 * 60 + 9 }, 'UTC')).toEqual({
      days: 1,
      minutes: 129,
    })
  })
})

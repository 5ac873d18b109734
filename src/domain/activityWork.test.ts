import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activity } from './activity.ts'
import { begun, completed, elapsedShare, groupOf, isLate, isOpen } from './activityWork.ts'

const NOW = new Date('2026-04-14T08:00:00Z')
const work = (status: string, startDate = '2026-04-14T06:00:00Z', endDate = '2026-04-14T09:00:00Z') =>
  v.parse(activity, { id: 1, activityName: 'mowing', status, startDate, endDate })

describe('the state of work', () => {
  it('is late a quarter of an hour after it should have begun, or ended', () => {
    expect(isLate(work('planned', '2026-04-14T07:45:00Z'), NOW)).toBe(false)
    expect(isLate(work('planned', '2026-04-14T07:44:59Z'), NOW)).toBe(true)
    expect(isLate(work('in_progress'), NOW)).toBe(false)
    expect(isLate(work('in_progress', '2026-04-14T06:00:00Z', '2026-04-14T07:30:00Z'), NOW)).toBe(true)
    for (const status of ['completed', 'cancelled', 'unheard of'])
      expect(isLate(work(status), NOW)).toBe(false)
  })

  it.each([
    ['planned', 'late'],
    ['in_progress', 'now'],
    ['completed', 'done'],
    ['cancelled', 'done'],
    ['unheard of', 'done'],
  ])('%s work of this morning stands under %s', (status, group) => {
    expect(groupOf(work(status), NOW)).toBe(group)
    expect(isOpen(work(status))).toBe(group !== 'done')
  })

  it('planned work of this afternoon stands under later', () => {
    expect(groupOf(work('planned', '2026-04-14T13:00:00Z'), NOW)).toBe('later')
  })

  it('shows how much of begun work has passed, between nothing and all', () => {
    expect(elapsedShare(work('in_progress'), NOW)).toBeCloseTo(2 / 3)
    expect(elapsedShare(work('in_progress', '2026-04-14T09:00:00Z', '2026-04-14T09:00:00Z'), NOW)).toBe(1)
    expect(elapsedShare(work('in_progress', '2026-04-14T09:00:00Z', '2026-04-14T10:00:00Z'), NOW)).toBe(0)
    expect(elapsedShare(work('planned'), NOW)).toBe(0)
  })

  it('D6 begun work keeps its length, done work ends now; an end never comes before its start', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        instant,
        instant,
        instant,
        fc.constantFrom('planned', 'in_progress'),
        (start, end, now, status) => {
          const planned = work(status, start.toISOString(), end.toISOString())
          const length = Math.max(0, Date.parse(planned.endDate) - Date.parse(planned.startDate))
          const running = begun(planned, now)
          expect(running.status).toBe('in_progress')
          expect(
            Math.abs(Date.parse(running.endDate) - Date.parse(running.startDate) - length),
          ).toBeLessThanOrEqual(1000)
          const done = completed(running, now)
          expect(done.status).toBe('completed')
          expect(Date.parse(done.endDate)).toBeGreaterThan(Date.parse(done.startDate))
          expect(completed({ ...planned, status: 'planned' }, now)).toEqual({
            ...planned,
            status: 'completed',
          })
        },
      ),
    )
  })
})

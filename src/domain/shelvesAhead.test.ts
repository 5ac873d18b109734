import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { dayBelow, shelvesAhead } from './shelvesAhead.ts'
import type { Supply } from './supply.ts'

const paint = { id: 'paint', name: 'Line paint', available: 12, action: { unit: 'l' } } as Supply
const work = (startDate: string, quantity: number, more: Partial<Activity> = {}) =>
  ({
    id: startDate,
    activityName: 'lineMarking',
    status: 'planned',
    startDate,
    endDate: startDate,
    fields: [{ key: 'product', value: [{ id: 'paint', rate: 5, rateUnit: 'l/ha', quantity }] }],
    pitchIds: [],
    sectionIds: [],
    userIds: [],
    ...more,
  }) as unknown as Activity
const restock = (startDate: string, quantity: number, more: Partial<Activity> = {}) =>
  work(startDate, quantity, { activityName: 'restock', ...more })
const paintAhead = (...activities: Activity[]) =>
  shelvesAhead(activities, { supplies: [paint], cocktails: [] }, '2026-04-14', 'Europe/London').get('paint')

describe('what open work makes of a shelf', () => {
  it('says what is to come beside what is reserved, in the order of the days at the ground', () => {
    expect(
      paintAhead(
        restock('2026-05-03T08:00:00Z', 100),
        work('2026-04-15T06:00:00Z', 8),
        restock('2026-04-19T23:30:00Z', 20),
      ),
    ).toEqual({
      reserved: 8,
      coming: [
        { day: '2026-04-20', amount: 20 },
        { day: '2026-05-03', amount: 100 },
      ],
      lowest: 4,
      lows: [
        { day: '2026-04-14', left: 12 },
        { day: '2026-04-15', left: 4 },
      ],
    })
  })

  it('counts a delivery only from its own time on', () => {
    const marking = work('2026-04-16T06:00:00Z', 18)
    expect(paintAhead(marking, restock('2026-04-15T05:00:00Z', 100))).toMatchObject({ lowest: 12 })
    const late = paintAhead(marking, restock('2026-04-17T05:00:00Z', 100))
    expect(late).toMatchObject({ lowest: -6 })
    expect(late && dayBelow(late, 0)).toBe('2026-04-16')
  })

  it('awaits what is overdue, and nothing that has come or was called off', () => {
    expect(
      paintAhead(
        restock('2026-04-10T08:00:00Z', 10),
        restock('2026-04-09T08:00:00Z', 10, { status: 'completed' }),
        restock('2026-04-16T08:00:00Z', 10, { status: 'cancelled' }),
      )?.coming,
    ).toEqual([{ day: '2026-04-10', amount: 10 }])
  })
})

import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { stockAhead, usesStock } from './stockAhead.ts'
import type { Supply } from './supply.ts'

const now = new Date('2026-04-14T05:30:00Z')
const paint = { id: 'paint', name: 'Line paint', available: 12, action: { unit: 'l' } } as Supply
const work = (startDate: string, quantity: number, more: Partial<Activity> = {}) =>
  ({
    id: startDate,
    activityName: 'lineMarking',
    status: 'planned',
    startDate,
    endDate: startDate.replace('00:00Z', '30:00Z'),
    fields: [{ key: 'product', value: [{ id: 'paint', rate: 5, rateUnit: 'l/ha', quantity }] }],
    pitchIds: [],
    sectionIds: [],
    userIds: [],
    ...more,
  }) as unknown as Activity
const alerts = (activities: Activity[], supplies = [paint], equipment: Equipment[] = []) =>
  stockAhead(activities, { supplies, cocktails: [], equipment }, now, 'Europe/London')

describe('stock for the planned work of fourteen days (F5)', () => {
  it('says how much is missing, and from which day', () => {
    expect(alerts([work('2026-04-15T06:00:00Z', 10), work('2026-04-18T06:00:00Z', 8)])).toMatchObject([
      { why: 'short', onHand: 12, needed: 18, coming: 0, shortfall: 6, day: '2026-04-18' },
    ])
  })

  it('names the first day on which it does not reach, not the one with the least', () => {
    const marking = ['14', '15', '18', '24'].map((day) => work(`2026-04-${day}T06:00:00Z`, 5))
    expect(alerts(marking)).toMatchObject([{ why: 'short', shortfall: 8, day: '2026-04-18' }])
    const sand = { ...paint, minimum: 8, available: 25 }
    expect(alerts(marking, [sand])).toMatchObject([{ why: 'low', shortfall: 3, day: '2026-04-24' }])
  })

  it('a restock counts from its day on, not before', () => {
    const restock = (day: string) => work(`${day}T05:00:00Z`, 100, { activityName: 'restock' })
    const marking = work('2026-04-16T06:00:00Z', 18)
    expect(alerts([marking, restock('2026-04-15')])).toEqual([])
    expect(alerts([marking, restock('2026-04-17')])).toMatchObject([
      { why: 'short', coming: 100, shortfall: 6 },
    ])
  })

  it('done, cancelled and far work takes nothing; overdue work still does', () => {
    expect(
      alerts([
        work('2026-04-13T06:00:00Z', 40, { status: 'completed' }),
        work('2026-04-15T06:00:00Z', 40, { status: 'cancelled' }),
        work('2026-05-15T06:00:00Z', 40),
      ]),
    ).toEqual([])
    expect(alerts([work('2026-04-13T06:00:00Z', 40)])).toMatchObject([{ shortfall: 28, day: '2026-04-14' }])
  })

  it('what falls below the minimum is told after what runs out', () => {
    const sand = { ...paint, id: 'sand', minimum: 20, available: 15 }
    expect(
      alerts([work('2026-04-15T06:00:00Z', 13)], [sand, paint]).map((alert) =>
        alert.kind === 'supply' ? [alert.supply.id, alert.why, alert.shortfall] : [],
      ),
    ).toEqual([
      ['paint', 'short', 1],
      ['sand', 'low', 5],
    ])
  })

  it('a machine is missing when more are wanted at once than are there', () => {
    const mower = { id: 'm', name: 'Mower', available: 1 } as Equipment
    const mow = (start: string, end: string) =>
      work(start, 0, { endDate: end, fields: [{ key: 'machine', value: [{ id: 'm' }] }] as never })
    const first = mow('2026-04-15T06:00:00Z', '2026-04-15T08:00:00Z')
    expect(alerts([first, mow('2026-04-15T08:00:00Z', '2026-04-15T09:00:00Z')], [], [mower])).toEqual([])
    expect(alerts([first, mow('2026-04-15T07:00:00Z', '2026-04-15T09:00:00Z')], [], [mower])).toMatchObject([
      { kind: 'machine', onHand: 1, needed: 2, shortfall: 1, day: '2026-04-15' },
    ])
  })

  it('is used by work that takes of it or wants a machine, not by a restock, and not by what is far or done', () => {
    const used = (...activities: Activity[]) => usesStock(activities, now)
    expect(used(work('2026-04-15T06:00:00Z', 1))).toBe(true)
    expect(
      used(work('2026-04-15T06:00:00Z', 0, { fields: [{ key: 'machine', value: [{ id: 'm' }] }] as never })),
    ).toBe(true)
    expect(
      used(
        work('2026-04-15T06:00:00Z', 1, { activityName: 'restock' }),
        work('2026-05-15T06:00:00Z', 1),
        work('2026-04-15T06:00:00Z', 1, { status: 'cancelled' }),
        work('2026-04-15T06:00:00Z', 0, { fields: [] }),
      ),
    ).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import { addDays, daysBetween } from './groundTime.ts'
import { shedOf } from './shed.ts'
import { work } from './planning/samples.ts'
import { amountToOrder, amountUsed, orderBy, plannedDraws, stockCourse } from './stockCourse.ts'
import type { Supply } from './supply.ts'

const today = '2026-04-14'
const shed = shedOf({
  supplies: [{ id: 'paint', name: 'Paint', available: 0, action: { unit: 'l' } } as Supply],
  cocktails: [],
})
const using = (day: string, quantity: number, more: Partial<Activity> = {}) =>
  work(day, 'lineMarking', `${day}T06:00:00Z`, `${day}T07:00:00Z`, {
    fields: [{ key: 'product', value: [{ id: 'paint', rate: 1, rateUnit: 'l/ha', quantity }] }],
    ...more,
  })
const planned = (activities: Activity[]) => plannedDraws(activities, 'paint', shed, today, 'Europe/London')
const course = (
  onHand: number,
  activities: Activity[],
  { used = 0, until = '2026-06-30' }: { used?: number; until?: string } = {},
) => stockCourse({ onHand, planned: planned(activities), used, usedDays: 63, today, until })

describe('how long a product lasts (B11)', () => {
  it('is told by the plan as far as there is one', () => {
    const found = course(12, [using('2026-04-18', 8), using('2026-04-16', 8)])
    expect(found.runOut).toEqual({ day: '2026-04-18', by: 'plan' })
    expect(found.coverDays).toBe(4)
    expect(found.planEnd).toBe('2026-04-18')
    expect(found.days.find(({ day }) => day === '2026-04-17')).toEqual({
      day: '2026-04-17',
      level: 4,
      planned: 0,
      estimated: false,
    })
  })

  it('beyond the plan by the mean use of the weeks behind, and says that it is an estimate', () => {
    const found = course(12, [using('2026-04-16', 8)], { used: 63 })
    expect(found.runOut).toEqual({ day: '2026-04-21', by: 'estimate' })
    expect(found.days.filter(({ estimated }) => estimated)[0]?.day).toBe('2026-04-17')
  })

  it('without a plan and without any use it lasts', () => {
    expect(course(12, [])).toMatchObject({ runOut: undefined, coverDays: undefined, perDay: 0 })
  })

  it('a restock counts from its day on', () => {
    const restock = (day: string) => using(day, 20, { activityName: 'restock' })
    expect(course(5, [using('2026-04-20', 8), restock('2026-04-19')]).runOut).toBeUndefined()
    expect(course(5, [using('2026-04-20', 8), restock('2026-04-21')]).runOut?.day).toBe('2026-04-20')
  })

  it('an empty shelf has run out today; overdue open work counts today; done and cancelled work does not', () => {
    expect(course(0, []).coverDays).toBe(0)
    expect(course(-3, []).runOut).toEqual({ day: today, by: 'count' })
    expect([...planned([using('2026-04-10', 8)])]).toEqual([[today, 8]])
    expect(
      planned([
        using('2026-04-18', 8, { status: 'completed' }),
        using('2026-04-19', 8, { status: 'cancelled' }),
      ]).size,
    ).toBe(0)
  })

  it('only what was used counts as use', () => {
    const done = { status: 'completed' } as const
    expect(
      amountUsed(
        [
          using('2026-04-01', 8, done),
          using('2026-04-02', 99, { ...done, activityName: 'restock' }),
          using('2026-04-03', 4),
        ],
        'paint',
        shed,
      ),
    ).toBe(8)
  })

  it('is ordered so many days before; the day may have passed', () => {
    const found = course(12, [using('2026-04-18', 20)])
    expect(orderBy(found, 3, 0)).toBe('2026-04-15')
    expect(orderBy(found, 7, 0)).toBe('2026-04-11')
    expect(orderBy(course(12, []), 7, 0)).toBeUndefined()
  })

  it('is not ordered where a shelf is empty and nothing is wanted of it', () => {
    expect(orderBy(course(0, []), 7, 0)).toBeUndefined()
    expect(orderBy(course(0, []), 7, 5)).toBe('2026-04-07')
    expect(orderBy(course(-3, []), 7, 0)).toBe('2026-04-07')
    expect(orderBy(course(0, [using('2026-05-18', 20)]), 7, 0)).toBe('2026-04-07')
  })

  it('so much is to come that the minimum is kept, and nothing where it is kept anyway', () => {
    const found = course(12, [using('2026-04-18', 20)])
    expect(amountToOrder(found, 0, '2026-05-31')).toBeCloseTo(8)
    expect(amountToOrder(found, 5, '2026-05-31')).toBeCloseTo(13)
    expect(amountToOrder(found, 0, '2026-04-17')).toBe(0)
  })
})

const plan = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 50 }), fc.boolean()),
  { maxLength: 12 },
)
const fromPlan = (rows: readonly (readonly [number, number, boolean])[]) =>
  rows.map(([after, quantity, isRestock]) =>
    using(addDays(today, after), quantity, isRestock ? { activityName: 'restock' } : {}),
  )

describe('T4 the course of any plan', () => {
  it('ends where the plan and the estimate lead, and before the run-out it always reaches', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 1, max: 300 }), fc.nat(200), (rows, onHand, used) => {
        const found = course(onHand, fromPlan(rows), { used })
        const sum = rows.reduce(
          (total, [, quantity, isRestock]) => total + (isRestock ? -quantity : quantity),
          0,
        )
        const guessed = found.days.filter(({ estimated }) => estimated).length * found.perDay
        expect(found.days.at(-1)?.level).toBeCloseTo(onHand - sum - guessed, 6)
        for (const { day, level } of found.days)
          if (!found.runOut || day < found.runOut.day) expect(level).toBeGreaterThan(-1e-5)
        if (found.runOut) expect(found.coverDays).toBe(daysBetween(today, found.runOut.day))
      }),
    )
  })

  it('what is to be ordered is enough, and not more', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: -20, max: 300 }), fc.nat(40), (rows, onHand, keep) => {
        const until = '2026-06-20'
        const order = amountToOrder(course(onHand, fromPlan(rows), { until }), keep, until)
        const lowest = (more: number) =>
          Math.min(...course(onHand + more, fromPlan(rows), { until }).days.map(({ level }) => level))
        expect(lowest(order)).toBeGreaterThanOrEqual(keep - 1e-5)
        if (order > 0) expect(lowest(order - 0.01)).toBeLessThan(keep)
      }),
    )
  })
})

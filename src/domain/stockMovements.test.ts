import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity, ProductUse } from './activity.ts'
import type { Cocktail } from './cocktail.ts'
import { shedOf } from './shed.ts'
import { work } from './planning/samples.ts'
import { levelsAfter, levelsByDay, movementsOf, sumMovements } from './stockMovements.ts'
import type { Supply } from './supply.ts'

const supply = (id: string, unit: 'kg' | 'l' = 'l') =>
  ({ id, name: id, available: 0, action: { unit } }) as Supply
const mix = {
  id: 'mix',
  name: 'Mix',
  method: 'spray',
  items: [{ supplyId: 'iron', rate: 20, rateUnit: 'l/ha' }],
} as Cocktail
const shed = shedOf({ supplies: [supply('paint'), supply('iron')], cocktails: [mix] })
const using = (
  id: string,
  uses: (Partial<ProductUse> & { rate?: number })[],
  more: Partial<Activity> & { area?: number } = {},
) =>
  work(id, 'lineMarking', '06:00', '07:00', {
    status: 'completed',
    fields: [
      { key: 'product', value: uses.map((use) => ({ rate: 20, rateUnit: 'l/ha', ...use })) },
      ...(more.area === undefined ? [] : [{ key: 'area', value: more.area }]),
    ] as Activity['fields'],
    ...more,
  })
const moved = (activities: Activity[], zone = 'Europe/London') => movementsOf(activities, [], shed, zone)

describe('what came onto the shelves and left them', () => {
  it('completed work takes, a restock brings, open and cancelled work moves nothing', () => {
    const movements = moved([
      using('b', [{ id: 'paint', quantity: 5 }], { startDate: '2026-04-14T09:00:00Z' }),
      using('a', [{ id: 'paint', quantity: 20 }], { activityName: 'restock' }),
      using('c', [{ id: 'paint', quantity: 5 }], { status: 'planned' }),
      using('d', [{ id: 'paint', quantity: 5 }], { status: 'cancelled' }),
    ])
    expect(movements.map(({ key, amount }) => [key, amount])).toEqual([
      ['a paint', 20],
      ['b paint', -5],
    ])
    expect(sumMovements(movements)).toEqual([
      { supplyId: 'paint', came: 20, went: 5, counted: 0, net: 15, unknown: 0 },
    ])
  })

  it('a cocktail takes each of its lines, by the area of the work', () => {
    expect(
      moved([using('s', [{ cocktailId: 'mix' }], { activityName: 'spraying', area: 0.5 })]),
    ).toMatchObject([{ supplyId: 'iron', amount: -10 }])
  })

  it('what the work does not tell is unknown, not nought', () => {
    const movements = moved([using('s', [{ cocktailId: 'mix' }])])
    expect(movements).toMatchObject([{ supplyId: 'iron', amount: undefined }])
    expect(sumMovements(movements)).toMatchObject([{ net: 0, unknown: 1 }])
  })

  it('D3 belongs to the day of the ground', () => {
    const late = using('s', [{ id: 'paint', quantity: 1 }], { startDate: '2026-04-14T23:30:00Z' })
    expect(moved([late])).toMatchObject([{ day: '2026-04-15' }])
    expect(moved([late], 'UTC')).toMatchObject([{ day: '2026-04-14' }])
  })

  it('the level is reckoned back from what is on hand, as far as amounts are known', () => {
    const day = (n: number) => `2026-04-1${n}T06:00:00Z`
    const movements = moved([
      using('1', [{ cocktailId: 'mix' }], { startDate: day(1) }),
      using('2', [{ id: 'iron', quantity: 4 }], { startDate: day(2) }),
      using('3', [{ id: 'iron', quantity: 6 }], { startDate: day(3), activityName: 'restock' }),
    ])
    expect([...levelsAfter(movements, 12)]).toEqual([
      ['3 iron', 12],
      ['2 iron', 6],
      ['1 iron', 10],
    ])
    const days = [0, 1, 2, 3, 4].map((n) => day(n).slice(0, 10))
    expect(levelsByDay(movements, 12, days).map(({ level }) => level)).toEqual([null, 10, 6, 12, 12])
  })
})

type Act =
  | { kind: 'create' | 'complete' | 'reopen' | 'cancel' | 'delete' | 'turn'; at: number }
  | { kind: 'edit'; at: number; quantity: number }
  | { kind: 'count'; at: number; to: number }
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('create', 'complete', 'reopen', 'cancel', 'delete', 'turn'),
    at: fc.nat(7),
  }),
  fc.record({ kind: fc.constant('edit'), at: fc.nat(7), quantity: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('count'), at: fc.nat(7), to: fc.integer({ min: -20, max: 400 }) }),
)

it('T4 movements sum to the difference of the stock, whatever was created, completed, changed, deleted and counted', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.integer({ min: -50, max: 500 }), (acts, first) => {
      // A shelf as the backend books it: every change of an activity moves the stock by what it changes.
      let onHand = first
      const works = new Map<number, { quantity: number; completed: boolean; restock: boolean }>()
      const counts: { id: string; supplyId: string; at: string; before: number; after: number }[] = []
      const taken = (at: number) => {
        const one = works.get(at)
        return one?.completed ? (one.restock ? -1 : 1) * one.quantity : 0
      }
      for (const [step, one] of acts.entries()) {
        const before = taken(one.at)
        const known = works.get(one.at) ?? { quantity: 7, completed: false, restock: false }
        if (one.kind === 'count') {
          counts.push({
            id: `count ${step}`,
            supplyId: 'paint',
            at: `2026-04-14T12:00:00Z`,
            before: onHand,
            after: one.to,
          })
          onHand = one.to
          continue
        }
        if (one.kind === 'create') works.set(one.at, known)
        else if (one.kind === 'delete') works.delete(one.at)
        else if (works.has(one.at))
          works.set(one.at, {
            quantity: one.kind === 'edit' ? one.quantity : known.quantity,
            completed:
              one.kind === 'complete' || (known.completed && one.kind !== 'reopen' && one.kind !== 'cancel'),
            restock: one.kind === 'turn' ? !known.restock : known.restock,
          })
        onHand -= taken(one.at) - before
      }
      const activities = [...works].map(([at, { quantity, completed, restock }]) =>
        using(`${at}`, [{ id: 'paint', quantity }], {
          status: completed ? 'completed' : 'planned',
          activityName: restock ? 'restock' : 'lineMarking',
        }),
      )
      const movements = movementsOf(
        activities,
        counts.map((count) => ({ ...count, reason: 'count' as const })),
        shed,
        'UTC',
      )
      expect(movements.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(onHand - first)
      expect(sumMovements(movements).reduce((sum, { net }) => sum + net, 0)).toBe(onHand - first)
      for (const { came, went, counted, net } of sumMovements(movements))
        expect(came - went + counted).toBeCloseTo(net, 6)
    }),
  )
})

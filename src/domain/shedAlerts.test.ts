import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { work } from './planning/samples.ts'
import { shedAlerts } from './shedAlerts.ts'
import type { Supply } from './supply.ts'

const now = new Date('2026-04-14T05:31:00Z')
const supply = (id: string, more: Partial<Supply> = {}) =>
  ({ id, name: id, available: 10, action: { unit: 'l' }, ...more }) as Supply
const machine = (id: string, more: Partial<Equipment> = {}) =>
  ({ id, name: id, available: 1, units: 1, ...more }) as Equipment
const told = (supplies: Supply[], equipment: Equipment[] = [], activities: Activity[] = []) =>
  shedAlerts(activities, { supplies, cocktails: [], equipment }, now, 'Europe/London').map((alert) => [
    alert.kind,
    'supply' in alert ? alert.supply.id : alert.machine.id,
  ])
const marking = (quantity: number) =>
  work('m', 'lineMarking', '06:00', '07:00', {
    fields: [{ key: 'product', value: [{ id: 'paint', rate: 1, rateUnit: 'l/ha', quantity }] }],
  })

describe('what somebody has to see to in the shed', () => {
  it('nothing, where all is well', () => {
    expect(told([supply('paint', { expiryDate: '2026-05-15' })], [machine('mower')])).toEqual([])
  })

  it('D3 a product expires at the end of its day, and is told thirty days before', () => {
    expect(
      told([
        supply('yesterday', { expiryDate: '2026-04-13' }),
        supply('today', { expiryDate: '2026-04-14' }),
        supply('thirty', { expiryDate: '2026-05-14' }),
        supply('later', { expiryDate: '2026-05-15' }),
        supply('used up', { expiryDate: '2026-04-13', available: 0 }),
      ]),
    ).toEqual([
      ['expired', 'yesterday'],
      ['expiring', 'today'],
      ['expiring', 'thirty'],
    ])
  })

  it('less than nothing wants a count, not another order', () => {
    expect(told([supply('paint', { available: -3 })], [], [marking(5)])).toEqual([['negative', 'paint']])
  })

  it('F37 a machine of which none works is told of, also where no work is planned with it', () => {
    const jobs = [
      work('m', 'mowing', '06:00', '07:00', { fields: [{ key: 'machine', value: [{ id: 'mower' }] }] }),
    ]
    const machines = [
      machine('mower', { available: 0 }),
      machine('spare', { available: 0 }),
      machine('pair', { units: 2 }),
    ]
    expect(told([], machines, jobs)).toEqual([
      ['machine', 'mower'],
      ['out', 'spare'],
    ])
  })

  it('the most pressing stands first', () => {
    expect(
      told(
        [supply('low', { minimum: 20 }), supply('old', { expiryDate: '2026-04-01' }), supply('paint')],
        [
          machine('due', { hours: 320, lastServiceHours: 100, serviceEvery: 200 }),
          machine('fine', { hours: 250, lastServiceHours: 100, serviceEvery: 200 }),
        ],
        [marking(12)],
      ),
    ).toEqual([
      ['expired', 'old'],
      ['short', 'paint'],
      ['service', 'due'],
      ['low', 'low'],
    ])
  })
})

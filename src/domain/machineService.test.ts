import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import { afterMaintenance, uncountedService } from './maintained.ts'
import type { MachineEntry } from './machineLog.ts'
import { dayServiceOf } from './machineService.ts'

const TODAY = '2026-04-14'
const service = (part: Partial<MachineEntry>): MachineEntry => ({
  machineId: 'm1',
  at: '2026-01-10T12:00:00Z',
  kind: 'service',
  ...part,
})
const machine = (part: Partial<Equipment> = {}): Equipment => ({
  id: 'm1',
  name: 'Triplex',
  available: 1,
  units: 1,
  group: 'mower',
  activities: [],
  ...part,
})

describe('a service by date', () => {
  const kindOn = (nextDay: string, lastServiceHours?: number) =>
    dayServiceOf({ id: 'm1', lastServiceHours }, [service({ nextDay, hours: 100 })], TODAY)?.kind

  it('is due from its day on, and soon a fortnight before', () => {
    expect(kindOn('2026-04-14')).toBe('due')
    expect(kindOn('2026-04-15')).toBe('soon')
    expect(kindOn('2026-04-28')).toBe('soon')
    expect(kindOn('2026-04-29')).toBe('later')
  })

  it('is over when the meter shows a later service, or a later one names no day', () => {
    expect(kindOn('2026-04-01', 100)).toBe('due')
    expect(kindOn('2026-04-01', 150)).toBeUndefined()
    const log = [service({ nextDay: '2026-04-01' }), service({ at: '2026-03-01T12:00:00Z' })]
    expect(dayServiceOf({ id: 'm1', lastServiceHours: undefined }, log, TODAY)).toBeNull()
    expect(dayServiceOf({ id: 'm2', lastServiceHours: undefined }, log, TODAY)).toBeNull()
  })
})

describe('done maintenance', () => {
  const work = (answers: Record<string, unknown>, status = 'completed'): Activity =>
    ({
      activityName: 'maintenance',
      status,
      fields: [
        { key: 'machine', value: [{ id: 'm1' }] },
        ...Object.entries(answers).map(([key, value]) => ({ key, value })),
      ],
    }) as unknown as Activity

  it('counts a service from its hours and sets when the next is', () => {
    const before = machine({ hours: 100, serviceEvery: 50, lastServiceHours: 60 })
    expect(
      afterMaintenance(before, work({ kind: 'service', meterHours: 104, nextDueHours: 204 })),
    ).toMatchObject({ hours: 104, lastServiceHours: 104, serviceEvery: 100 })
    expect(afterMaintenance(before, work({ kind: 'service' }))).toMatchObject({ lastServiceHours: 100 })
    expect(afterMaintenance(before, work({ kind: 'service', meterHours: 104 }, 'planned'))).toBe(before)
  })

  it('takes a machine out once, however often it is said, and brings it back', () => {
    const out = afterMaintenance(machine({ units: 2, available: 2 }), work({ statusAfter: 'workshop' }))
    expect(out.available).toBe(1)
    expect(afterMaintenance(out, work({ statusAfter: 'workshop' })).available).toBe(1)
    expect(afterMaintenance(out, work({ kind: 'repair', statusAfter: 'ready' })).available).toBe(2)
    // Of several, a check says nothing about the one that is out.
    expect(afterMaintenance(out, work({ kind: 'inspection', statusAfter: 'ready' })).available).toBe(1)
    const lone = machine({ available: 0 })
    expect(afterMaintenance(lone, work({ kind: 'inspection', statusAfter: 'ready' })).available).toBe(1)
    expect(afterMaintenance(lone, work({ kind: 'inspection', statusAfter: 'limited' })).available).toBe(0)
  })
})

describe('a service that was done as work', () => {
  const done = (endDate: string, answers: Record<string, unknown>, more: object = {}) =>
    ({
      activityName: 'maintenance',
      status: 'completed',
      endDate,
      fields: [
        { key: 'machine', value: [{ id: 'm1' }] },
        ...Object.entries({ kind: 'service', ...answers }).map(([key, value]) => ({ key, value })),
      ],
      ...more,
    }) as unknown as Activity
  const now = new Date('2026-04-14T05:30:00Z')
  const record = machine({ hours: 100, serviceEvery: 50, lastServiceHours: 60 })

  it('is asked about while the record counts from an earlier one', () => {
    const work = done('2026-04-08T15:00:00Z', { meterHours: 104, nextDueHours: 204 })
    expect(uncountedService(record, [done('2026-03-20T15:00:00Z', { meterHours: 70 }), work], now)).toEqual({
      work,
      hours: 104,
      change: { hours: 104, lastServiceHours: 104, serviceEvery: 100 },
    })
    expect(uncountedService({ ...record, hours: 104, lastServiceHours: 104 }, [work], now)).toBeNull()
    expect(uncountedService({ ...record, lastServiceHours: 110 }, [work], now)).toBeNull()
  })

  it('is not where nobody knows at how many hours, it was no service, or is long ago', () => {
    expect(uncountedService(record, [done('2026-04-08T15:00:00Z', {})], now)).toBeNull()
    const repair = { kind: 'repair', meterHours: 104 }
    expect(uncountedService(record, [done('2026-04-08T15:00:00Z', repair)], now)).toBeNull()
    const planned = done('2026-04-08T15:00:00Z', { meterHours: 104 }, { status: 'planned' })
    expect(uncountedService(record, [planned], now)).toBeNull()
    expect(uncountedService(record, [done('2026-01-08T15:00:00Z', { meterHours: 104 })], now)).toBeNull()
  })
})

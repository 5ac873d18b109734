import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { ActivityConfiguration } from './activityConfiguration.ts'
import type { Equipment } from './equipment.ts'
import {
  type MachineEntry,
  machineHistory,
  notingOf,
  outOfService,
  readingDoubt,
  serviced,
} from './machineLog.ts'

const configuration = (...keys: string[]): ActivityConfiguration => ({
  taskId: 't18',
  activityName: 'maintenance',
  fields: keys.map((key) => ({
    key,
    options: undefined,
    type: undefined,
    quantity: undefined,
    min: undefined,
    max: undefined,
    step: undefined,
    required: undefined,
  })),
})
const FULL = configuration(
  ...'machine kind meterHours parts fault severity statusAfter nextDueHours oil tyres blades guards lights leaks fuel'.split(
    ' ',
  ),
)
const entry = (part: Partial<MachineEntry> & Pick<MachineEntry, 'kind'>): MachineEntry => ({
  machineId: 'm1',
  at: '2026-04-14T05:31:00Z',
  results: undefined,
  litres: undefined,
  text: undefined,
  severity: undefined,
  hours: undefined,
  parts: undefined,
  cost: undefined,
  nextHours: undefined,
  nextDay: undefined,
  waits: undefined,
  ...part,
})
const stored = (noting: ReturnType<typeof notingOf>): Activity[] =>
  noting.work
    ? [{ ...noting.work, id: 'a1', createdBy: undefined, updatedAt: undefined, recurrenceId: undefined }]
    : []

describe('what is noted of a machine', () => {
  it('goes to everybody as done maintenance, and comes back as it was noted', () => {
    for (const one of [
      entry({ kind: 'check', results: { oil: true, tyres: false } }),
      entry({ kind: 'fuel', litres: 22.5, hours: 1254.3 }),
      entry({ kind: 'fault', text: 'Steering pulls left', severity: 'unsafe' }),
    ]) {
      const noting = notingOf(one, FULL, 'marta')
      expect(noting.kept).toBeUndefined()
      expect(noting.work).toMatchObject({ status: 'completed', userIds: ['marta'], endDate: one.at })
      const [read] = machineHistory(stored(noting), [], 'm1')
      expect(read).toMatchObject({ kind: one.kind, at: one.at, onDevice: false })
      expect(read?.litres).toBe(one.litres)
      expect(read?.hours).toBe(one.hours)
      expect(read?.text).toBe(one.text)
      if (one.results) expect(read?.results).toMatchObject({ oil: true, tyres: false })
    }
  })

  it('what the type has no field for stays on the device and is told with the rest', () => {
    const service = entry({
      kind: 'service',
      hours: 1712,
      parts: 'Oil filter',
      cost: 84.5,
      nextHours: 1812,
      nextDay: '2026-07-01',
    })
    const noting = notingOf(service, FULL, 'marta')
    expect(noting.work?.fields).toContainEqual({ key: 'nextDueHours', value: 1812 })
    expect(noting.kept).toMatchObject({ kind: 'service', cost: 84.5, nextDay: '2026-07-01' })
    expect(noting.kept?.parts).toBeUndefined()
    expect(machineHistory(stored(noting), [noting.kept ?? service], 'm1')).toEqual([
      expect.objectContaining({ hours: 1712, parts: 'Oil filter', cost: 84.5, onDevice: true }),
    ])
  })

  it('a company that may not log maintenance keeps all of it here', () => {
    const fault = entry({ kind: 'fault', text: 'Belt gone', severity: 'major' })
    expect(notingOf(fault, undefined, 'marta')).toEqual({ work: undefined, kept: fault })
    expect(machineHistory([], [fault, { ...fault, machineId: 'm2' }], 'm1')).toHaveLength(1)
  })

  it('work that was called off or is only planned tells nothing', () => {
    const [work] = stored(notingOf(entry({ kind: 'fuel', litres: 5 }), FULL, undefined))
    if (!work) throw new Error('no work')
    for (const status of ['planned', 'cancelled'])
      expect(machineHistory([{ ...work, status }], [], 'm1')).toEqual([])
  })
})

describe('a meter', () => {
  it('does not run backwards, and a day of it is asked about', () => {
    expect(readingDoubt(100, 99.9)).toBe('below')
    expect(readingDoubt(100, 100)).toBeUndefined()
    expect(readingDoubt(100, 124)).toBeUndefined()
    expect(readingDoubt(100, 124.1)).toBe('jump')
    expect(readingDoubt(undefined, 9000)).toBeUndefined()
  })
})

describe('a machine', () => {
  const machine = (part: Partial<Equipment>): Equipment => ({
    id: 'm1',
    name: 'Triplex',
    available: 1,
    units: 1,
    group: 'mower',
    activities: [],
    manufacturer: undefined,
    model: undefined,
    serialNumber: undefined,
    hours: 100,
    serviceEvery: 50,
    lastServiceHours: 60,
    notes: undefined,
    updatedAt: undefined,
    ...part,
  })

  it('out of service is one fewer, and never fewer than none', () => {
    expect(outOfService(machine({ available: 2, units: 3 })).available).toBe(1)
    expect(outOfService(machine({ available: 0 })).available).toBe(0)
    expect(outOfService(machine({ available: -1 })).available).toBe(0)
  })

  it('serviced is due again after its interval, or when the workshop said', () => {
    expect(serviced(machine({}), { hours: 100 })).toMatchObject({ lastServiceHours: 100, serviceEvery: 50 })
    expect(serviced(machine({}), { hours: 104, nextHours: 204 })).toMatchObject({
      hours: 104,
      lastServiceHours: 104,
      serviceEvery: 100,
    })
    expect(serviced(machine({}), { hours: 90, nextHours: 80 })).toMatchObject({
      hours: 100,
      serviceEvery: 50,
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Activity } from './activity.ts'
import type { Equipment } from './equipment.ts'
import {
  hoursByMonth,
  isSetBack,
  machinesInUse,
  machineStates,
  machineWork,
  serviceDay,
  serviceOf,
} from './machineCare.ts'
import { jobsWithoutMachine } from './jobsWithoutMachine.ts'

const ZONE = 'Europe/London'
const now = new Date('2026-04-14T05:31:00Z')
const mower = (more: Partial<Equipment> = {}): Equipment => ({
  id: 'mower',
  name: 'Triplex',
  group: 'mower',
  units: 1,
  available: 1,
  activities: ['mowing'],
  ...more,
})
const job = (id: string, startDate: string, endDate: string, more: Partial<Activity> = {}): Activity => ({
  id,
  activityName: 'mowing',
  status: 'planned',
  startDate,
  endDate,
  fields: [{ key: 'machine', value: [{ id: 'mower' }] }],
  pitchIds: [],
  sectionIds: [],
  userIds: [],
  ...more,
})
const ran = (id: string, startDate: string, hours?: number): Activity =>
  job(id, startDate, startDate.replace('06:', '08:'), {
    status: 'completed',
    fields: [{ key: 'machine', value: [{ id: 'mower', hours }] }],
  })

describe('the next service by the meter', () => {
  it('is an interval after the last one, and says how many hours are left', () => {
    expect(serviceOf({ hours: 1846.5, serviceEvery: 100, lastServiceHours: 1790 })).toEqual({
      kind: 'later',
      nextAt: 1890,
      left: 43.5,
      every: 100,
    })
  })
  it('is soon in the last tenth, due when none are left, and overdue hours are below zero', () => {
    const at = (hours: number) => serviceOf({ hours, serviceEvery: 100, lastServiceHours: 0 })
    expect(at(90)).toMatchObject({ kind: 'soon', left: 10 })
    expect(at(100)).toMatchObject({ kind: 'due', left: 0 })
    expect(at(112.3)).toMatchObject({ kind: 'due', left: -12.3 })
  })
  it('what nobody noted is unknown, never zero', () => {
    expect(serviceOf({ serviceEvery: 100, lastServiceHours: 0 })).toMatchObject({
      kind: 'unknown',
      nextAt: 100,
    })
    expect(serviceOf({ hours: 900, serviceEvery: 100 })).toMatchObject({ kind: 'unknown', nextAt: null })
    expect(serviceOf({ hours: 900, lastServiceHours: 0 })).toMatchObject({ kind: 'none' })
    expect(serviceOf({ hours: 900, serviceEvery: 0, lastServiceHours: 0 })).toMatchObject({ kind: 'none' })
  })
})

describe('what is said of a machine', () => {
  const due = { hours: 100, serviceEvery: 50, lastServiceHours: 20 }
  it('names the worst first and never nothing', () => {
    expect(machineStates(mower(), 0)).toEqual(['ready'])
    expect(machineStates(mower(), undefined)).toEqual(['present'])
    expect(machineStates(mower(), 1)).toEqual(['inUse'])
    expect(machineStates(mower({ available: 0, ...due }), 0)).toEqual(['out', 'serviceDue'])
    expect(machineStates(mower({ units: 3, available: 2 }), 0)).toEqual(['partlyOut', 'ready'])
    expect(machineStates(mower({ units: 3, available: 2, ...due }), 1)).toEqual([
      'partlyOut',
      'serviceDue',
      'inUse',
    ])
  })
  it('a machine that nobody can use is never ready', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3, max: 0 }),
        fc.option(fc.nat(3), { nil: undefined }),
        (available, running) => {
          const states = machineStates(mower({ available }), running)
          expect(states[0]).toBe('out')
          expect(states).not.toContain('ready')
        },
      ),
    )
  })
  it('begun work has it, planned work not yet', () => {
    const begun = job('a', '2026-04-14T05:00:00Z', '2026-04-14T07:00:00Z', { status: 'in_progress' })
    expect(machinesInUse([begun, job('b', '2026-04-14T05:00:00Z', '2026-04-14T07:00:00Z')])).toEqual(
      new Map([['mower', 1]]),
    )
  })
})

describe('work of a machine', () => {
  const done = ran('done', '2026-04-10T06:00:00Z', 2)
  const late = job('late', '2026-04-13T06:00:00Z', '2026-04-13T08:00:00Z')
  const next = job('next', '2026-04-15T06:00:00Z', '2026-04-15T08:00:00Z')
  const other = job('other', '2026-04-15T06:00:00Z', '2026-04-15T08:00:00Z', { fields: [] })
  const dropped = job('dropped', '2026-04-15T06:00:00Z', '2026-04-15T08:00:00Z', { status: 'cancelled' })

  it('is what comes next and what was done', () => {
    const work = machineWork([other, next, done, dropped, late], 'mower')
    expect(work.next.map(({ id }) => id)).toEqual(['late', 'next'])
    expect(work.done.map(({ id }) => id)).toEqual(['done'])
  })

  const broken = (machine: Equipment, ...jobs: Activity[]) =>
    jobsWithoutMachine(machine, jobs, now, ZONE).map(({ id }) => id)
  it('breaks when none is left, as far as it is still ahead', () => {
    expect(broken(mower({ available: 0 }), next, late, done, dropped, other)).toEqual(['next'])
    expect(broken(mower(), next, late)).toEqual([])
    // Its own service does not need it in order.
    const service = job('service', next.startDate, next.endDate, { activityName: 'maintenance' })
    expect(broken(mower({ available: 0 }), service)).toEqual([])
    expect(broken(mower({ available: 0 }), service, next)).toEqual(['next'])
  })
  it('breaks where two want the one that is left, not where they follow each other', () => {
    const pair = mower({ units: 2, available: 1 })
    const beside = job('beside', '2026-04-15T07:00:00Z', '2026-04-15T09:00:00Z')
    const after = job('after', '2026-04-15T09:00:00Z', '2026-04-15T10:00:00Z')
    expect(broken(pair, next, beside, after)).toEqual(['next', 'beside'])
    expect(broken({ ...pair, available: 2 }, next, beside, after)).toEqual([])
  })
})

describe('hours of a machine', () => {
  const jobs = [
    ran('a', '2026-01-31T06:30:00Z', 2.1),
    ran('b', '2026-03-02T06:00:00Z', 1.2),
    ran('c', '2026-03-09T06:00:00Z'),
    ran('d', '2026-03-31T06:00:00Z', 0.1),
  ]
  it('are summed by month without gaps; a job without hours is counted, not taken for zero', () => {
    expect(hoursByMonth(jobs, 'mower', ZONE)).toEqual([
      { month: '2026-01', hours: 2.1, unknown: 0 },
      { month: '2026-02', hours: 0, unknown: 0 },
      { month: '2026-03', hours: 1.3, unknown: 1 },
    ])
    expect(hoursByMonth([], 'mower', ZONE)).toEqual([])
  })
  it('belong to the month at the ground', () => {
    const [first] = hoursByMonth([ran('x', '2026-03-31T22:30:00Z', 1)], 'mower', ZONE)
    expect(first?.month).toBe('2026-03')
    expect(hoursByMonth([ran('x', '2026-03-31T23:30:00Z', 1)], 'mower', ZONE)[0]?.month).toBe('2026-04')
  })
  it('lead to the day of the next service, when they are enough', () => {
    const machine = mower({ hours: 90, serviceEvery: 100, lastServiceHours: 0 })
    const used = ['2026-04-04', '2026-04-06', '2026-04-08'].map((day) => ran(day, `${day}T06:00:00Z`, 5))
    // 15 h in 10 days, 10 h left: 6.7 days.
    expect(serviceDay(machine, used, '2026-04-14', ZONE)).toBe('2026-04-21')
    expect(serviceDay(machine, used.slice(1), '2026-04-14', ZONE)).toBeNull()
    expect(serviceDay({ ...machine, hours: 120 }, used, '2026-04-14', ZONE)).toBeNull()
    expect(serviceDay({ ...machine, serviceEvery: 10_000 }, used, '2026-04-14', ZONE)).toBeNull()
  })
})

describe('a meter', () => {
  it('a meter that would run backwards is noticed', () => {
    expect(isSetBack(100, 99.9)).toBe(true)
    expect(isSetBack(100, 100)).toBe(false)
    expect(isSetBack(undefined, 3)).toBe(false)
    expect(isSetBack(100, null)).toBe(false)
  })
})

import type { Activity } from '../activity.ts'
import type { Equipment } from '../equipment.ts'
import type { Fixture } from '../fixture.ts'
import type { Supply } from '../supply.ts'
import type { PlanningGround } from './clashes.ts'

/** A plain Tuesday in April; times of the samples without a day are of it, in UTC. */
export const DAY = '2026-04-14'
export const at = (time: string, day = DAY) => `${day}T${time}:00Z`

export const work = (
  id: string,
  type: string,
  from: string,
  to: string,
  more: Partial<Activity> = {},
): Activity => ({
  id,
  taskId: undefined,
  activityName: type,
  name: undefined,
  status: 'planned',
  startDate: from.includes('T') ? from : at(from),
  endDate: to.includes('T') ? to : at(to),
  fields: [],
  pitchIds: ['stadium'],
  sectionIds: [],
  userIds: [],
  teamId: undefined,
  notes: undefined,
  recurrence: undefined,
  recurrenceId: undefined,
  createdBy: undefined,
  updatedAt: undefined,
  ...more,
})
export const match = (from: string, to: string, more: Partial<Fixture> = {}): Fixture => ({
  id: 'match',
  name: 'v Millbrook',
  startDate: from.includes('T') ? from : at(from),
  endDate: to.includes('T') ? to : at(to),
  kind: 'match',
  pitchId: 'stadium',
  teamId: undefined,
  ...more,
})
export const ground = (more: Partial<PlanningGround> = {}): PlanningGround => ({
  fixtures: [],
  equipment: [],
  supplies: [],
  cocktails: [],
  daysOff: [],
  nonWorkingDays: [],
  timeZone: 'Europe/London',
  recoveryMinutes: {},
  ...more,
})
export const machine = (id: string, units: number, available = units): Equipment => ({
  id,
  name: id,
  units,
  available,
  group: 'mower',
  activities: [],
  manufacturer: undefined,
  model: undefined,
  serialNumber: undefined,
  hours: undefined,
  serviceEvery: undefined,
  lastServiceHours: undefined,
  notes: undefined,
})
export const supply = (id: string, available: number, reEntryHours?: number): Supply => ({
  id,
  name: id,
  available,
  action: { unit: 'l' as const },
  group: 'fungicide',
  activities: [],
  minimum: undefined,
  analysis: undefined,
  density: undefined,
  unitCost: undefined,
  currency: undefined,
  batch: undefined,
  expiryDate: undefined,
  activeIngredient: undefined,
  registrationNumber: undefined,
  reEntryHours,
  maximumRate: undefined,
})

import type { Equipment } from '@/domain/equipment'

/** A machine as it is typed: null is empty, NaN a text that is no number. */
export type MachineDraft = {
  name: string
  group: string
  units: number | null
  available: number | null
  activities: readonly string[]
  hours: number | null
  serviceEvery: number | null
  lastServiceHours: number | null
  manufacturer: string
  model: string
  serialNumber: string
  notes: string
}
export type MachineField = keyof MachineDraft

/** The fields in the order in which they stand. */
export const MACHINE_FIELDS = [
  'name',
  'group',
  'units',
  'available',
  'activities',
  'hours',
  'serviceEvery',
  'lastServiceHours',
  'manufacturer',
  'model',
  'serialNumber',
  'notes',
] as const satisfies readonly MachineField[]

export const NEW_MACHINE: MachineDraft = {
  name: '',
  group: '',
  units: 1,
  available: 1,
  activities: [],
  hours: null,
  serviceEvery: null,
  lastServiceHours: null,
  manufacturer: '',
  model: '',
  serialNumber: '',
  notes: '',
}

export const draftOf = (machine: Equipment): MachineDraft => ({
  name: machine.name,
  group: machine.group,
  units: machine.units,
  available: machine.available,
  activities: machine.activities,
  hours: machine.hours ?? null,
  serviceEvery: machine.serviceEvery ?? null,
  lastServiceHours: machine.lastServiceHours ?? null,
  manufacturer: machine.manufacturer ?? '',
  model: machine.model ?? '',
  serialNumber: machine.serialNumber ?? '',
  notes: machine.notes ?? '',
})

/** The machine as it is sent: what the backend knows besides stays, what is emptied goes. */
export function machineOf(draft: MachineDraft): Omit<Equipment, 'id'>
export function machineOf(draft: MachineDraft, base: Equipment): Equipment
export function machineOf(draft: MachineDraft, base?: Equipment): Omit<Equipment, 'id'> {
  const text = (typed: string) => typed.trim() || undefined
  return {
    ...base,
    name: draft.name.trim(),
    group: draft.group.trim(),
    units: draft.units ?? 1,
    available: draft.available ?? 0,
    activities: [...draft.activities],
    hours: draft.hours ?? undefined,
    serviceEvery: draft.serviceEvery ?? undefined,
    lastServiceHours: draft.lastServiceHours ?? undefined,
    manufacturer: text(draft.manufacturer),
    model: text(draft.model),
    serialNumber: text(draft.serialNumber),
    notes: text(draft.notes),
  }
}

/** Fields in which two drafts differ. */
export const differing = (a: MachineDraft, b: MachineDraft): MachineField[] =>
  MACHINE_FIELDS.filter((field) => String(a[field] ?? '') !== String(b[field] ?? ''))

export type MachineFault =
  | 'name'
  | 'group'
  | 'units'
  | 'available'
  | 'tooMany'
  | 'hours'
  | 'interval'
  | 'beyondMeter'

const isWhole = (value: number | null, least: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least
/** Left empty it is unknown, which is allowed. */
const isHours = (value: number | null): boolean => value === null || value >= 0

/** What keeps a draft from being saved. */
export function machineFaults(draft: MachineDraft): Partial<Record<MachineField, MachineFault>> {
  const { units, available, hours, serviceEvery, lastServiceHours } = draft
  const faults: Partial<Record<MachineField, MachineFault>> = {}
  if (draft.name.trim() === '') faults.name = 'name'
  if (draft.group.trim() === '') faults.group = 'group'
  if (!isWhole(units, 1)) faults.units = 'units'
  if (!isWhole(available, 0)) faults.available = 'available'
  else if (isWhole(units, 1) && available > units) faults.available = 'tooMany'
  if (!isHours(hours)) faults.hours = 'hours'
  if (serviceEvery !== null && !(serviceEvery > 0)) faults.serviceEvery = 'interval'
  if (!isHours(lastServiceHours)) faults.lastServiceHours = 'hours'
  else if (lastServiceHours !== null && hours !== null && lastServiceHours > hours)
    faults.lastServiceHours = 'beyondMeter'
  return faults
}

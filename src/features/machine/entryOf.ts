import type { Equipment } from '@/domain/equipment'
import type { EntryKind, MachineEntry } from '@/domain/machineLog'
import type { Instant } from '@/domain/wire'

/** A note of a machine; what it does not say is left open. */
export const entryOf = (
  machine: Equipment,
  kind: EntryKind,
  at: Instant,
  values: Partial<MachineEntry>,
): MachineEntry => ({
  machineId: machine.id,
  at,
  kind,
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
  ...values,
})

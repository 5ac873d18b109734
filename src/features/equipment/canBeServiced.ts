import type { Equipment } from '@/domain/equipment'
import { serviceOf } from '@/domain/machineCare'

/** A service can be noted where the meter is known and it has run since the last one. */
export const canBeServiced = (machine: Equipment): boolean => {
  const { kind, left, every } = serviceOf(machine)
  return kind !== 'none' && machine.hours !== undefined && (left === null || left < every)
}

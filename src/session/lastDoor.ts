import { type Door, isDoor } from '@/domain/access'
import { readPreference, writePreference } from '@/lib/preference'

/** The login page by which somebody came in last on this device; that of staff where nobody did. */
export function readDoor(): Door {
  const kept = readPreference('door')
  return isDoor(kept) ? kept : 'staff'
}

export const rememberDoor = (door: Door): void => writePreference('door', door === 'staff' ? undefined : door)

import { describe, expect, it } from 'vitest'
import type { Equipment } from '@/domain/equipment'
import { differing, draftOf, machineFaults, machineOf, NEW_MACHINE } from './machineDraft'

const mower: Equipment = {
  id: 'mower',
  name: 'Triplex',
  group: 'mower',
  units: 2,
  available: 1,
  activities: ['mowing'],
  hours: 100,
  serviceEvery: 50,
  lastServiceHours: 60,
  notes: 'Blades new.',
}

describe('a machine as it is typed', () => {
  it('comes back as it was, with what only the backend knows', () => {
    const known = { ...mower, colour: 'green' }
    expect(machineOf(draftOf(known), known)).toEqual(known)
  })
  it('forgets what is emptied, and takes nothing for zero', () => {
    const sent = machineOf({ ...draftOf(mower), hours: null, notes: '  ' }, mower)
    expect(sent.hours).toBeUndefined()
    expect(sent.notes).toBeUndefined()
  })
  it('says what keeps it from being saved', () => {
    expect(machineFaults(draftOf(mower))).toEqual({})
    expect(machineFaults(NEW_MACHINE)).toEqual({ name: 'name', group: 'group' })
    expect(machineFaults({ ...draftOf(mower), units: 1.5, available: -1 })).toEqual({
      units: 'units',
      available: 'available',
    })
    expect(machineFaults({ ...draftOf(mower), available: 3 })).toEqual({ available: 'tooMany' })
    expect(machineFaults({ ...draftOf(mower), hours: Number.NaN, serviceEvery: 0 })).toEqual({
      hours: 'hours',
      serviceEvery: 'interval',
    })
    expect(machineFaults({ ...draftOf(mower), lastServiceHours: 100.5 })).toEqual({
      lastServiceHours: 'beyondMeter',
    })
  })
  it('knows what another version has otherwise', () => {
    expect(
      differing(draftOf(mower), { ...draftOf(mower), hours: 101, activities: ['mowing', 'rolling'] }),
    ).toEqual(['activities', 'hours'])
  })
})

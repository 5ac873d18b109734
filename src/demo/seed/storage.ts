import type { Cocktail } from '../../domain/cocktail.ts'
import type { Equipment } from '../../domain/equipment.ts'
import type { Supply } from '../../domain/supply.ts'
import type { Club } from './clubs.ts'
import type { Crew } from './crews.ts'
import { HEARTLAND_EQUIPMENT, RIVERSIDE_EQUIPMENT } from './equipment.ts'
import { RIVERSIDE_COCKTAILS } from './cocktails.ts'
import { FIRST_DAY } from './seededActivities.ts'
import { riversideSupplies } from './supplies.ts'

/** When the records of the shed begin: whatever anybody writes is newer. */
const updatedAt = `${FIRST_DAY}T08:00:00`
const written = <T extends object>(rows: readonly T[]): readonly (T & { updatedAt: string })[] =>
  rows.map((row) => ({ ...row, updatedAt }))

/** What stands in the shed of a club before anybody changed it. */
export function equipmentSeeds(club: Club): readonly Equipment[] {
  if (club.id === 'riverside-fc')
    return written(club.crews ? forCrews(RIVERSIDE_EQUIPMENT, club.crews) : RIVERSIDE_EQUIPMENT)
  return club.id === 'heartland' ? written(HEARTLAND_EQUIPMENT) : []
}
/** Every crew has its own. */
const forCrews = (shed: readonly Equipment[], crews: readonly Crew[]): Equipment[] =>
  shed.map((machine) => {
    const more = machine.units * crews.length
    return { ...machine, units: machine.units + more, available: (machine.available ?? 0) + more }
  })
export const supplySeeds = (club: Club, today: string): readonly Supply[] =>
  club.id === 'riverside-fc' ? written(riversideSupplies(today)) : []
export const cocktailSeeds = (club: Club): readonly Cocktail[] =>
  club.id === 'riverside-fc' ? written(RIVERSIDE_COCKTAILS) : []

import type { Cocktail } from '../../domain/cocktail.ts'
import type { Equipment } from '../../domain/equipment.ts'
import type { Supply } from '../../domain/supply.ts'
import type { Club } from './clubs.ts'
import { HEARTLAND_EQUIPMENT, RIVERSIDE_EQUIPMENT } from './equipment.ts'
import { RIVERSIDE_COCKTAILS } from './cocktails.ts'
import { riversideSupplies } from './supplies.ts'

/** What stands in the shed of a club before anybody changed it. */
export function equipmentSeeds(club: Club): readonly Equipment[] {
  if (club.id === 'riverside-fc') return RIVERSIDE_EQUIPMENT
  return club.id === 'heartland' ? HEARTLAND_EQUIPMENT : []
}
export const supplySeeds = (club: Club, today: string): readonly Supply[] =>
  club.id === 'riverside-fc' ? riversideSupplies(today) : []
export const cocktailSeeds = (club: Club): readonly Cocktail[] =>
  club.id === 'riverside-fc' ? RIVERSIDE_COCKTAILS : []

import type { Cocktail } from './cocktail.ts'
import type { Supply } from './supply.ts'
import type { WorkGround } from './workArea.ts'

/** Supplies and cocktails by id, and the ground, whose area counts where work does not say how much it treats. */
export type Shed = {
  supplies: ReadonlyMap<string, Supply>
  cocktails: ReadonlyMap<string, Cocktail>
  ground?: WorkGround
}
export type ShedRows = {
  supplies: readonly Supply[]
  cocktails: readonly Cocktail[]
  pitches?: WorkGround['pitches']
  sections?: WorkGround['sections']
}
export const shedOf = (ground: ShedRows): Shed => ({
  supplies: new Map(ground.supplies.map((supply) => [supply.id, supply])),
  cocktails: new Map(ground.cocktails.map((cocktail) => [cocktail.id, cocktail])),
  ...(ground.pitches && { ground: { pitches: ground.pitches, sections: ground.sections ?? [] } }),
})

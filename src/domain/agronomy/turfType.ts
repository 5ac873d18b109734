import type { TurfType } from './growthPotential.ts'

/** Warm-season turf (C4) by the species named first, as its Latin or English name; cool-season (C3) when none is known. */
export const turfTypeOf = (species: readonly string[] | undefined): TurfType =>
  /cynodon|bermuda|paspalum|zoysia/i.test(species?.[0] ?? '') ? 'C4' : 'C3'

import { type Activity, productsOf } from '@/domain/activity'
import type { Cocktail } from '@/domain/cocktail'
import { drawsOf } from '@/domain/planning/draws'
import { shedOf, type ShedRows } from '@/domain/shed'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'

/** Work that names a supply, and what it takes of it in the supply's unit: negative is brought, undefined not known. */
export type Use = { job: Activity; draw: number | undefined }

/** The work that uses a supply by itself or in a mix. */
export function usesOf(
  supply: Supply,
  work: readonly Activity[],
  { cocktails, ...ground }: Omit<ShedRows, 'supplies'>,
): Use[] {
  const shed = shedOf({ ...ground, supplies: [supply], cocktails })
  const mixes = mixesWith(supply.id, cocktails)
  return work.flatMap((job) => {
    const names = productsOf(job).some(
      ({ id, cocktailId }) =>
        id === supply.id || (cocktailId !== undefined && mixes.some((mix) => mix.id === cocktailId)),
    )
    return names ? [{ job, draw: drawsOf(job, shed).get(supply.id) }] : []
  })
}

export const mixesWith = (supplyId: Id, cocktails: readonly Cocktail[]): Cocktail[] =>
  cocktails.filter(({ items }) => items.some((item) => item.supplyId === supplyId))

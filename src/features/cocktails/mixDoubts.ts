import type { Cocktail } from '@/domain/cocktail'
import { isAboveMaximum } from '@/domain/rateLimit'
import type { Supply } from '@/domain/supply'

export type MixDoubt = 'overMaximum' | 'goneProduct' | 'repeated'

/** What somebody should look at before a mix is used; nothing while the products are not known. */
export function doubtsOf({ items }: Cocktail, supplies: readonly Supply[] | undefined): MixDoubt[] {
  if (supplies === undefined) return []
  const found = items.map((item) => ({ item, supply: supplies.find(({ id }) => id === item.supplyId) }))
  return [
    ...(found.some(({ item, supply }) => supply && isAboveMaximum(item, supply) === true)
      ? (['overMaximum'] as const)
      : []),
    ...(found.some(({ supply }) => supply === undefined) ? (['goneProduct'] as const) : []),
    ...(new Set(items.map(({ supplyId }) => supplyId)).size < items.length ? (['repeated'] as const) : []),
  ]
}

import { useGetSuppliesQuery } from '@/api/storage'
import type { ProductUse } from '@/domain/activity'
import { unitOfRate } from '@/domain/mixLines'
import { stockQuantity } from '@/i18n/stockText'
import type { Quantity } from '@/lib/units'

/** What the amount of a product is measured in; undefined where it is counted. */
export function useStockQuantity(): (use: ProductUse) => Quantity | undefined {
  const { data: supplies = [] } = useGetSuppliesQuery()
  return (use) =>
    stockQuantity(
      (use.cocktailId === undefined
        ? supplies.find(({ id }) => id === use.id)?.action.unit
        : unitOfRate(use)) ?? '',
    )
}

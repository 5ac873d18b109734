import { useGetSuppliesQuery } from '@/api/storage'
import type { ProductUse } from '@/domain/activity'
import { unitOfRate } from '@/domain/mixLines'
import { useFormat } from '@/i18n/format'
import { convert, type Quantity, toMetric } from '@/lib/units'

const QUANTITIES: Readonly<Record<string, Quantity>> = {
  kg: 'mass',
  l: 'volume',
  g: 'smallMass',
  ml: 'smallVolume',
}

/** The unit in which a reader counts a product, and the way there and back. */
export function useStockUnit(): (use: ProductUse) => {
  symbol: string | undefined
  shown: (stored: number) => number
  stored: (shown: number) => number
} {
  const format = useFormat()
  const { data: supplies = [] } = useGetSuppliesQuery()
  return (use) => {
    const unit =
      use.cocktailId === undefined ? supplies.find(({ id }) => id === use.id)?.action.unit : unitOfRate(use)
    const quantity = QUANTITIES[unit ?? '']
    if (!quantity) return { symbol: undefined, shown: (value) => value, stored: (value) => value }
    return {
      symbol: format.unit(quantity),
      shown: (value) => convert(value, quantity, format.unitSystem),
      stored: (value) => toMetric(value, quantity, format.unitSystem),
    }
  }
}

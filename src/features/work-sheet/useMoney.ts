import { useTranslation } from 'react-i18next'
import { useGetSuppliesQuery } from '@/api/storage'
import { deliveredIn } from '@/domain/delivered'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { convert } from '@/lib/units'
import type { WorkEntry } from './useWorkForm'
import { productUses } from './workDraft'

/** How an answer that is money is asked for. */
export type MoneyText = {
  /** The code of its currency, where that is known. */
  currency: string | undefined
  /** What it is paid for, and in what where the product does not say. */
  note: string | undefined
  /** So many of what is shown are one of what is stored: a price per pound is stored per kilogram. */
  size: number
}

/**
 * The money of a form, by the field's key. Only a product names a currency (contract.md, Supply); nowhere does the
 * backend name a ground's own, so all else is said to be in that.
 */
export function useMoney({ draft, has }: Pick<WorkEntry, 'draft' | 'has'>) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const isPriced = draft.type === 'restock' && has.products
  const { data: supplies = [] } = useGetSuppliesQuery(undefined, { skip: !isPriced })
  const own = t('sheet.ownCurrency')
  return (key: string): MoneyText | undefined => {
    if (key === 'cost') return { currency: undefined, note: own, size: 1 }
    if (key !== 'unitPrice') return undefined
    const { unit, currency } = deliveredIn(productUses(draft.answers.product), supplies)
    const quantity = unit && stockQuantity(unit)
    return {
      currency,
      note:
        [
          quantity && t('sheet.pricePer', { unit: format.unit(quantity) }),
          currency === undefined ? own : undefined,
        ]
          .filter(Boolean)
          .join(' · ') || undefined,
      size: quantity === undefined ? 1 : convert(1, quantity, format.unitSystem),
    }
  }
}

import { useTranslation } from 'react-i18next'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import type { ShelfAhead } from '@/domain/shelvesAhead'
import type { ProductRate, Supply, SupplyUnit } from '@/domain/supply'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { convert } from '@/lib/units'
import { useStockAmount } from '@/ui/useStockAmount'

/** The words and figures of a supply, as this reader writes them. Built on plain functions, so that a row costs little. */
export function useSupplyText() {
  const { t } = useTranslation('supplies')
  const format = useFormat()
  const unknown = t('unknown')
  const { amount, signed } = useStockAmount()
  /** Money in the supply's own currency, where it has one that is known. */
  const money = (value: number, currency: string | undefined): string => {
    if (currency && /^[A-Z]{3}$/.test(currency))
      return new Intl.NumberFormat(format.locale, { style: 'currency', currency }).format(value)
    return [format.number(value, 2), currency].filter(Boolean).join(' ')
  }
  const rateOf = ({ rate, rateUnit }: ProductRate): string => format.quantity(rate, RATE_QUANTITY[rateUnit])
  return {
    unknown,
    amount,
    signed,
    group: (group: string) => t(`group.${group || 'other'}`, { defaultValue: group }),
    /** "kg", "gal", "bags" */
    unit: (unit: SupplyUnit): string => {
      const quantity = stockQuantity(unit)
      return quantity === undefined ? t(`unit.${unit}`) : format.unit(quantity)
    },
    onHand: ({ available, action: { unit } }: Supply): string =>
      available < 0 ? t('negative', { amount: amount(available, unit) }) : amount(available, unit),
    /** What restocks bring in all and until when, or that one is late; undefined where nothing is to come. */
    coming: ({ action: { unit } }: Supply, ahead: ShelfAhead | undefined, today: Day): string | undefined => {
      const first = ahead?.coming[0]?.day
      const last = ahead?.coming.at(-1)?.day
      if (!ahead || first === undefined || last === undefined) return undefined
      const how = first < today ? 'late' : first === last ? 'on' : 'by'
      return t(`coming.${how}`, {
        amount: signed(
          ahead.coming.reduce((sum, one) => sum + one.amount, 0),
          unit,
        ),
        day: format.day(how === 'late' ? first : last, 'short'),
      })
    },
    /** N-P-K, and what else is declared. */
    analysis: ({ analysis }: Supply): string => {
      if (!analysis) return unknown
      const share = (value: number) => format.number(value, Number.isInteger(value) ? 0 : 1)
      const main = [analysis.n, analysis.p, analysis.k].map(share).join('-')
      const traces = (['fe', 'mg'] as const).flatMap((key) => {
        const value = analysis[key]
        return value ? t(`trace.${key}`, { share: share(value) }) : []
      })
      return [main, ...traces].join(' ')
    },
    rate: ({ maximumRate }: Supply): string => (maximumRate ? rateOf(maximumRate) : unknown),
    rateOf,
    price: ({ unitCost, currency, action: { unit } }: Supply): string => {
      if (unitCost === undefined) return unknown
      const quantity = stockQuantity(unit)
      const perShown = quantity === undefined ? unitCost : unitCost / convert(1, quantity, format.unitSystem)
      return t('price', {
        money: money(perShown, currency),
        unit: quantity === undefined ? t(`unitOne.${unit}`) : format.unit(quantity),
      })
    },
    reEntry: ({ reEntryHours }: Supply): string =>
      reEntryHours === undefined ? unknown : format.quantity(reEntryHours, 'hours'),
    density: ({ density }: Supply): string =>
      density === undefined ? unknown : format.quantity(density, 'density'),
    day: (day: string | undefined): string => (day === undefined ? unknown : format.day(day)),
    text: (text: string | undefined): string => (text === undefined || text === '' ? unknown : text),
  }
}

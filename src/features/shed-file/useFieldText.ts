import { useTranslation } from 'react-i18next'
import { RATE_UNITS } from '@/domain/rateUnit'
import { type Supply, SUPPLY_UNITS } from '@/domain/supply'
import type { Fault } from '@/domain/shedFile/readCells'
import { type ColumnId, kindOf, type ShedWords } from '@/domain/shedFile/shedColumns'
import type { CocktailLine, Flat, FlatValue } from '@/domain/shedFile/shedFlat'
import { plainNumber, rateUnitFor, stockUnitFor } from '@/domain/shedFile/shedUnits'
import { unitSymbol, useFormat } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import type { Unit } from '@/lib/units'
import { useStockAmount } from '@/ui/useStockAmount'

/** A line of text is enough to tell what changes. */
const LONGEST = 80

/** What a row would hold and why one is not taken, in the reader's words and units. */
export function useFieldText(words: ShedWords, supplies: readonly Supply[]) {
  const { t } = useTranslation('shedFile')
  const format = useFormat()
  const stock = useStockAmount()

  const rateText = (rate: number, unit: FlatValue): string => {
    const known = RATE_UNITS.find((one) => one === unit)
    const figure = (value: number) => format.number(value, Number.isInteger(value) ? 0 : 2)
    if (!known) return figure(rate)
    const { sign, size } = rateUnitFor(known, format.unitSystem)
    return `${figure(plainNumber(rate / size))}\u00A0${unitSymbol(sign as Unit)}`
  }
  const lineText = ({ supplyId, rate, rateUnit }: CocktailLine): string =>
    `${isolate(supplies.find(({ id }) => id === supplyId)?.name ?? supplyId)} ${rateText(rate, rateUnit)}`

  const valueText = (column: ColumnId, flat: Flat): string => {
    const kind = kindOf(column)
    const value = flat[column]
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return t('import.nothingIn')
    if (typeof value === 'number') {
      if (kind.is === 'number' && kind.quantity !== undefined) return format.quantity(value, kind.quantity)
      if (kind.is === 'stock') {
        const unit = typeof flat.unit === 'string' ? flat.unit : ''
        return stock.amount(value, unit)
      }
      if (kind.is === 'rate') return rateText(value, flat[kind.unitIn])
      if (kind.is !== 'cost') return format.number(value)
      const unit = (['kg', 'l', 'g', 'ml'] as const).find((one) => one === flat.unit)
      return format.number(unit ? value * stockUnitFor(unit, format.unitSystem).size : value, 2)
    }
    if (typeof value === 'string') {
      if (kind.is === 'day') return format.day(value)
      if (kind.is === 'group') return words.groups.get(value) ?? isolate(value)
      if (kind.is === 'method' && (value === 'spray' || value === 'spread')) return words.method(value)
      if (kind.is === 'unit') {
        const unit = SUPPLY_UNITS.find((one) => one === value)
        if (!unit || unit === 'pcs' || unit === 'bag') return words.unit(value)
        return unitSymbol(stockUnitFor(unit, format.unitSystem).sign as Unit)
      }
      const rateUnit = kind.is === 'rateUnit' ? RATE_UNITS.find((one) => one === value) : undefined
      if (rateUnit) return unitSymbol(rateUnitFor(rateUnit, format.unitSystem).sign as Unit)
      return isolate(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)
    }
    return format.list(value.map((one) => (typeof one === 'string' ? words.activity(one) : lineText(one))))
  }

  return {
    /** `Batch: B2, was B1`; of what is new `Batch: B2`. */
    change: (column: ColumnId, before: Flat | undefined, after: Flat): string => {
      const told = { field: words.heading(column), after: valueText(column, after) }
      return before
        ? t('import.fromTo', { ...told, before: valueText(column, before) })
        : t('import.is', told)
    },
    fault: ({ column, reason, value }: Fault): string =>
      t(`reason.${reason}`, { column: words.heading(column), value: isolate(value.slice(0, LONGEST)) }),
  }
}

import { useTranslation } from 'react-i18next'
import type { Cocktail } from '@/domain/cocktail'
import { RATE_QUANTITY, type RateUnit } from '@/domain/rateUnit'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

/** "6 %" stays on one line. */
const unparted = (name: string): string => name.replace(/ (?=%)/g, '\u00a0')

/** Products and rates of mixes in words. */
export function useMixText(supplies: readonly Supply[] | undefined) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  /** A product that the shed no longer has is said to be gone; one that is not loaded yet is nothing. */
  const name = (id: Id): string =>
    supplies === undefined ? '' : (supplies.find((supply) => supply.id === id)?.name ?? t('line.gone'))
  const rate = ({ rate: value, rateUnit }: { rate: number; rateUnit: RateUnit }): string =>
    format.quantity(value, RATE_QUANTITY[rateUnit])
  const lines = (items: Cocktail['items']): string =>
    items.length === 0
      ? t('line.none')
      : format.list(
          items.map((item) => t('line.text', { name: unparted(name(item.supplyId)), rate: rate(item) })),
        )
  return { name, rate, lines }
}

import { useTranslation } from 'react-i18next'
import { roundForMixing } from '@/domain/mix'
import type { Tanks } from '@/domain/mixLines'
import { useFormat } from '@/i18n/format'
import { mixingAmount } from '@/i18n/stockText'

/** Tanks in words, and amounts as they are measured out. */
export function useTankText() {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  return {
    /** "2 full tanks and one of 232.5 L" */
    tanks: ({ fullTanks, lastTank }: Tanks): string => {
      const rest = format.quantity(lastTank, 'volume')
      if (fullTanks === 0) return t('calculator.onlyRest', { rest })
      return lastTank > 0
        ? t('calculator.tanksAndRest', { count: fullTanks, rest })
        : t('calculator.tanks', { count: fullTanks })
    },
    /** An amount in l or kg as a jug or a scale shows it. */
    measured: (amount: number, unit: 'l' | 'kg') => mixingAmount(roundForMixing(amount), unit, format),
  }
}

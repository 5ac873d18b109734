import { useTranslation } from 'react-i18next'
import { useFormat } from './format'

/** Volumes in L; `lastTank` 0 where the last one is full. */
type Tanks = { fullTanks: number; lastTank: number; totalSpray: number }

/** How many tanks a mix fills, and what it makes in all. */
export function useTankText() {
  const { t } = useTranslation('work')
  const format = useFormat()
  /** "2 full tanks and one of 232.5 L" */
  const tanks = ({ fullTanks, lastTank }: Tanks): string => {
    const rest = format.quantity(lastTank, 'volume')
    if (fullTanks === 0) return t('sheet.tanksRest', { rest })
    return lastTank > 0
      ? t('sheet.tanksAndRest', { count: fullTanks, rest })
      : t('sheet.tanks', { count: fullTanks })
  }
  return {
    tanks,
    /** "2 full tanks and one of 232.5 L, 1,432.5 L in all" */
    total: (all: Tanks): string =>
      t('sheet.tanksTotal', { tanks: tanks(all), total: format.quantity(all.totalSpray, 'volume') }),
  }
}

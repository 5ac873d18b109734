import { useTranslation } from 'react-i18next'
import type { LightTarget } from '@/domain/agronomy/lightDeficit'
import { limitNumber, limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'

/** `Target 20 to 25 mol/m²/d`, as somebody set it. */
export function useTargetText(): (target: LightTarget) => string {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  return ({ low, high }) =>
    t('light.what.lamps.target', {
      low: limitNumber(low, 'light', format),
      high: limitText(high, 'light', format),
    })
}

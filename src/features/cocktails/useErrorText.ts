import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** "4 % too much", by an error in %. */
export function useErrorText() {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  return (error: number): string => {
    const rounded = Math.round(error)
    const percent = format.quantity(Math.abs(rounded), 'percent')
    if (rounded === 0) return t('calibration.exact')
    return t(rounded > 0 ? 'calibration.more' : 'calibration.less', { percent })
  }
}

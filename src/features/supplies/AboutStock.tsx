import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { AboutFigures } from '@/ui/AboutFigures'
import type { Reserved } from './useReserved'

/** How on hand, reserved and free come about. */
export function AboutStock({ until, sentAt }: Pick<Reserved, 'until' | 'sentAt'>) {
  const { t } = useTranslation('supplies')
  const format = useFormat()
  return (
    <AboutFigures
      title={format.list([t('column.available'), t('column.reserved'), t('column.free')])}
      of="stock"
      values={{ day: format.day(until, 'weekday') }}
      at={sentAt}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { WORKING_DAY_MINUTES } from '@/domain/planning/load'
import { useFormat } from '@/i18n/format'
import { AboutFigures } from '@/ui/AboutFigures'

/** How planned and available hours come about. */
export function AboutHours({ at }: { at: string | undefined }) {
  const { t } = useTranslation('team')
  const format = useFormat()
  return (
    <AboutFigures
      title={t('workload.title')}
      of="hours"
      values={{ hours: format.quantity(WORKING_DAY_MINUTES / 60, 'hours') }}
      at={at}
    />
  )
}

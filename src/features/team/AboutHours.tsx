import { useTranslation } from 'react-i18next'
import { WORKING_DAY_MINUTES } from '@/domain/planning/load'
import { SET_UP_MINUTES } from '@/domain/planning/pieces'
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
      values={{
        hours: format.quantity(WORKING_DAY_MINUTES / 60, 'hours'),
        setUp: format.quantity(SET_UP_MINUTES, 'minutes'),
      }}
      at={at}
    />
  )
}

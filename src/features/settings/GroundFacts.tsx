import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'
import { Facts } from '@/ui/Facts'

/** How days and times are counted, which the ground decides. */
export function GroundFacts() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const now = useNow()
  return (
    <Facts
      facts={[
        {
          name: t('ground.weekStart'),
          value: format.day(DAY_OF[format.weekStart], 'weekdayLong'),
        },
        { name: t('ground.timeZone'), value: format.timeZone.replaceAll('_', ' ') },
        { name: t('ground.now'), value: format.dateTime(now.toISOString()) },
      ]}
    />
  )
}

/** Any Sunday and any Monday. */
const DAY_OF = ['2023-01-01', '2023-01-02'] as const

import { useTranslation } from 'react-i18next'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { rightNow } from './workDraft'

/** Within these days a weekday alone says which day is meant. */
const SOON = 6

/** "Tue, 13:00–14:30", with the date where the weekday alone could be another week's. */
export function useSlotText() {
  const { t } = useTranslation('work')
  const format = useFormat()
  return ({ startDate, endDate }: { startDate: Instant; endDate: Instant }): string => {
    const day = dayAtGround(startDate, format.timeZone)
    const today = dayAtGround(rightNow(), format.timeZone)
    const isSoon = day >= today && day <= addDays(today, SOON)
    return t('sheet.slot', {
      day: format.day(day, isSoon ? 'weekdayOnly' : 'weekday'),
      from: format.time(startDate),
      to: format.time(endDate),
    })
  }
}

import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { shownName } from '@/lib/shownName'

/** What work that is carried is called, and what is said meanwhile (quality K2). */
export function useMoveText() {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const format = useFormat()
  const nameOf = ({ name, activityName }: Pick<Activity, 'name' | 'activityName'>) =>
    (name && shownName(name)) ?? words.name(activityName)
  const say = (
    news: 'lifted' | 'over' | 'dropped' | 'cancelled',
    activity: Activity,
    where: string,
  ): string =>
    t(`move.${news}`, {
      work: nameOf(activity),
      where,
      day: format.day(dayAtGround(activity.startDate, format.timeZone), 'long'),
      from: format.time(activity.startDate),
      to: format.time(activity.endDate),
    })
  return { nameOf, say }
}

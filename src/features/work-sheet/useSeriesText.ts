import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround, weekday } from '@/domain/groundTime'
import { readRule, type Rule, type RuleEnd } from '@/domain/recurrence'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayOfWeekday, type RepeatPreset } from './repeatDraft'

/** How work that is one of a series comes back, such as "Every week", "Tue and Thu", "Until 13 May 2026"; as far as its rule says. */
export function useSeriesText(): (work: Pick<Activity, 'startDate' | 'recurrence'>) => string[] {
  const { t } = useTranslation('work')
  const format = useFormat()
  const dayOf = (end: RuleEnd): Day => ('day' in end ? end.day : dayAtGround(end.instant, format.timeZone))
  return ({ startDate, recurrence }) => {
    const rule = recurrence === undefined ? undefined : readRule(recurrence)
    if (!rule) return []
    const often = presetOfRule(rule)
    const weekdays = rule.byDay.map((one) => one.weekday)
    // One that was moved to another day no longer goes by the days of its rule.
    const own = weekdays.includes(weekday(dayAtGround(startDate, format.timeZone)))
    return [
      often && t(`sheet.repeats.${often}`),
      rule.frequency === 'WEEKLY' &&
        own &&
        format.list(weekdays.map((one) => format.day(dayOfWeekday(one), 'weekdayOnly'))),
      rule.end && `${t('sheet.until')} ${format.day(dayOf(rule.end))}`,
      rule.count !== undefined && t('sheet.repeatTotal', { count: rule.count }),
    ].filter((part) => typeof part === 'string')
  }
}

/** The words for how often, where there are some. */
function presetOfRule({ frequency, interval }: Rule): Exclude<RepeatPreset, 'never' | 'custom'> | undefined {
  if (frequency === 'WEEKLY' && interval === 2) return 'fortnightly'
  if (interval !== 1 || frequency === 'YEARLY') return undefined
  return ({ DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const)[frequency]
}

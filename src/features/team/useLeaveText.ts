import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

type Range = { from: Day; to: Day }

/** The words of stretches of days. */
export function useLeaveText() {
  const { t } = useTranslation('team')
  const format = useFormat()
  /** "Mon 13 Apr to Fri 17 Apr", or the one day. */
  const range = ({ from, to }: Range): string =>
    from === to
      ? format.day(from, 'weekday')
      : t('range', { from: format.day(from, 'weekday'), to: format.day(to, 'weekday') })
  /** The first three of many days by name, the others counted. */
  const days = (list: readonly Day[]): string => {
    const shown = format.list(list.slice(0, NAMED).map((day) => format.day(day, 'weekday')))
    return list.length <= NAMED
      ? shown
      : t('form.andMore', {
          days: list
            .slice(0, NAMED)
            .map((day) => format.day(day, 'weekday'))
            .join(format.comma),
          count: list.length - NAMED,
        })
  }
  return { range, days }
}

const NAMED = 3

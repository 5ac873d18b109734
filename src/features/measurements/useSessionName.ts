import type { Reading } from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'

/** `Mon 14:30`, further away `9 Apr 14:30`, in other years with the year. */
export function useSessionName(today: Day): (session: Reading) => string {
  const format = useFormat()
  return ({ measuredAt }) => {
    const day = dayAtGround(measuredAt, format.timeZone)
    if (day.slice(0, 4) !== today.slice(0, 4)) return format.dateTime(measuredAt)
    return shortMoment(measuredAt, today, format)
  }
}

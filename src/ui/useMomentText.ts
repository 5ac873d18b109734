import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'

/** A moment, given epoch ms, as a reader of today says it: `06:24`, `Mon 16:00`, `12 Apr 09:10`. */
export function useMomentText(): (at: number) => string {
  const format = useFormat()
  return (at) => {
    const days = new Intl.DateTimeFormat('en-CA', { timeZone: format.timeZone })
    return shortMoment(new Date(at).toISOString(), days.format(at), days.format(Date.now()), format)
  }
}

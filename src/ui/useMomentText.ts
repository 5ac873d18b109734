import { useFormat } from '@/i18n/format'
import { groundDay, shortMoment } from '@/i18n/moments'

/** A moment, given epoch ms, as a reader of today says it: `06:24`, `Mon 16:00`, `12 Apr 09:10`. */
export function useMomentText(): (at: number) => string {
  const format = useFormat()
  return (at) => shortMoment(new Date(at).toISOString(), groundDay(Date.now(), format.timeZone), format)
}

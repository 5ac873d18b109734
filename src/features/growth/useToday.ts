import { dayAtGround } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'

/** Today at the ground. */
export function useToday(): Day {
  const { timeZone } = useFormat()
  return dayAtGround(useNow(60_000), timeZone)
}

import { useGetActivitiesQuery } from '@/api/activities'
import { sentAt } from '@/api/sentAt'
import { rhythmSince, useRhythmHistory } from '@/api/useWorkHistory'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { type Place, workRows, type WorkRow } from '@/domain/pitchWork'
import type { Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useNow } from '@/ui/useNow'

/** What has been done and is planned on a pitch or section, by kind of work; undefined until the weeks behind have come. */
export function usePitchWork(place: Place): {
  rows: WorkRow[] | undefined
  failed: boolean
  refetch: () => void
  today: string
  sentAt: Instant | undefined
} {
  const { timeZone } = useFormat()
  const now = useNow(60_000)
  const today = dayAtGround(now, timeZone)
  const past = useRhythmHistory(today, true)
  // The last days and what is planned, as the home page asks for them.
  const near = useGetActivitiesQuery(workPeriod(today))
  return {
    rows:
      past.data && near.data
        ? workRows(
            distinct([...past.data, ...near.data]),
            near.data,
            place,
            now,
            timeZone,
            rhythmSince(today),
          )
        : undefined,
    failed: [past, near].some(({ error }) => error !== undefined),
    refetch: () => {
      past.refetch()
      void near.refetch()
    },
    today,
    // The days of the last weeks change; those before them are learnt from once.
    sentAt: sentAt(near) ?? past.sentAt,
  }
}

const distinct = <T extends { id: string }>(works: readonly T[]): T[] => [
  ...new Map(works.map((work) => [work.id, work])).values(),
]

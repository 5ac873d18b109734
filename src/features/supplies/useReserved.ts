import { useMemo } from 'react'
import { useGetActivitiesQuery } from '@/api/activities'
import { sentAt } from '@/api/sentAt'
import { useShed } from '@/api/useShed'
import type { Activity } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { byStart } from '@/domain/byStart'
import { workPeriod } from '@/domain/dayJobs'
import type { ShedRows } from '@/domain/shed'
import { shelvesAhead, type ShelfAhead } from '@/domain/shelvesAhead'
import type { Day, Id, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useToday } from '@/ui/useToday'

/** What open work will take and bring, as far as it is looked at; with the rows of the shed that have come. */
export type Reserved = ShedRows & {
  /** By supply, in its own unit. Undefined until the work is known: then nothing may be called free. */
  shelves: ReadonlyMap<Id, ShelfAhead> | undefined
  /** The last day that is looked at. */
  until: Day
  /** Open work of the period, earliest first. */
  work: readonly Activity[]
  today: Day
  failed: boolean
  /** When the work was sent. */
  sentAt: Instant | undefined
}

const NO_WORK: readonly Activity[] = []

/** What the open work of the coming fourteen days takes and brings; shares its request with the home page and the alerts. */
export function useReserved(): Reserved {
  const { timeZone } = useFormat()
  const today = useToday()
  const period = workPeriod(today)
  const work = useGetActivitiesQuery(period)
  const { data: shed, soFar, error } = useShed()
  const shelves = useMemo(
    () => (shed && work.data ? shelvesAhead(work.data, shed, today, timeZone) : undefined),
    [shed, work.data, today, timeZone],
  )
  const open = useMemo(() => (work.data ?? NO_WORK).filter(isOpen).toSorted(byStart), [work.data])
  return {
    ...soFar,
    shelves,
    until: period.to,
    work: open,
    today,
    sentAt: sentAt(work),
    failed: work.error !== undefined || error !== undefined,
  }
}

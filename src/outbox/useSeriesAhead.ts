import { useMemo, useSyncExternalStore } from 'react'
import { dayAtGround } from '@/domain/groundTime'
import type { Day, Id, Instant } from '@/domain/wire'
import { type DayAhead, followBoard, readBoard } from './board'

const NONE: readonly DayAhead[] = []

/** The days within a period that series which are not sent yet will have besides their first. No write may name them. */
export function useSeriesAhead(from: Day, to: Day, timeZone: string): readonly DayAhead[] {
  const ahead = useSyncExternalStore(followBoard, () => readBoard().ahead)
  // By hand: what hangs on it in a calendar is made anew with it.
  return useMemo(
    () =>
      ahead?.filter(
        ({ activity: { startDate, endDate } }) =>
          dayAtGround(startDate, timeZone) <= to && dayAtGround(endDate, timeZone) >= from,
      ) ?? NONE,
    [ahead, from, to, timeZone],
  )
}

/** When the first day of such a series is, by its row. */
export const useFirstOfSeries = (id: Id | undefined): Instant | undefined =>
  useSyncExternalStore(followBoard, () => readBoard().ahead?.find(({ of }) => of === id)?.first)

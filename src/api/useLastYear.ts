import { useState } from 'react'
import { yearBefore } from '@/domain/agronomy/yearBefore'
import { daysFrom } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import type { Period } from './period'

type Asked = { isFetching: boolean; isError: boolean }
/** As a chart takes them (ui/charts). */
type Point = { day: Day; value: number | null }
type Control = { on: boolean; state: 'loading' | 'failed' | 'come'; onChange: (on: boolean) => void }

/** A chart's days of the year before: asked for only once somebody wants to see them. */
export function useLastYear({ from, to }: Period) {
  const [on, setOn] = useState(false)
  return {
    on,
    period: { from: yearBefore(from), to: yearBefore(to) },
    /** One line of last year on this year's days; undefined while nobody wants it. */
    line: (valueOn: (dayBefore: Day) => number | null | undefined): { lastYear?: Point[] } =>
      on
        ? { lastYear: daysFrom(from, to).map((day) => ({ day, value: valueOn(yearBefore(day)) ?? null })) }
        : {},
    /** The chart's switch. */
    control: ({ isFetching, isError }: Asked): Control => ({
      on,
      state: isFetching ? 'loading' : isError ? 'failed' : 'come',
      onChange: setOn,
    }),
  }
}

import type { Activity } from '@/domain/activity'
import { seriesSpans } from '@/domain/planning/seriesSpans'
import { actOf, record, textOf } from './acts'
import type { DayAhead } from './board'
import type { Entry } from './entry'
import { idOf } from './links'

/** Kept by what the person wrote: while many entries go, each step draws the board anew. */
const known = new WeakMap<object, { timeZone: string; days: readonly DayAhead[] }>()

/**
 * The days that series which are not sent yet will have besides their first, which is a row of its own: by the rule by
 * which the backend makes them. Undefined where there are none.
 */
export function seriesAhead(entries: readonly Entry[], timeZone: string): readonly DayAhead[] | undefined {
  const series = entries.filter(
    (entry) =>
      entry.act === 'addActivity' &&
      entry.state !== 'sent' &&
      textOf(record(entry.body)['recurrence']) !== '' &&
      !entries.some((one) => isRemoval(one) && one.entity === entry.entity),
  )
  return series.length === 0 ? undefined : series.flatMap((entry) => daysOf(entry, timeZone))
}

/** What takes a row away and was not refused. */
const isRemoval = ({ act, state }: Entry): boolean =>
  act === 'removeActivity' && (state === 'waiting' || state === 'sending')

function daysOf(entry: Entry, timeZone: string): readonly DayAhead[] {
  const body = record(entry.body)
  const before = known.get(body)
  if (before?.timeZone === timeZone) return before.days
  const of = idOf(entry.entity)
  const [row] = actOf(entry).provisional(entry, entry.key) as Activity[]
  const days = row
    ? (seriesSpans(row, timeZone) ?? [])
        .filter(({ startDate }) => startDate !== row.startDate)
        .map((span): DayAhead => ({
          of,
          first: row.startDate,
          activity: { ...row, ...span, id: `${of} ${span.startDate}` },
        }))
    : []
  known.set(body, { timeZone, days })
  return days
}

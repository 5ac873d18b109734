import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { leaveEndpoints } from '@/api/leave'
import type { Period } from '@/api/period'
import type { Activity } from '@/domain/activity'
import type { DayOff } from '@/domain/daysOff'
import { dayAtGround } from '@/domain/groundTime'
import { leaveChunks } from '@/domain/leave'
import { type Away, newlyAway } from '@/domain/planning/newlyAway'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { type Change, type Placed, useWrites } from './useWrites'

/** Who would get work on a day off, and what happens when that is wanted all the same. */
export type AwayAsked = { away: readonly Away[]; go: () => void; stay: () => void }

/** Says of carried work what became of it, once that is decided. */
export type Tell = (news: 'dropped' | 'cancelled') => void

type Planned = { before?: Activity; after: Activity }
type Go = () => Promise<boolean>
type Ask = (action: unknown) => Promise<{ data?: DayOff[] }>

/**
 * What the calendar writes, with one question before somebody gets work on a day off (F15). `known` is the leave that
 * the page holds, and of which days; of others it is asked for.
 */
export function useAskedWrites(
  known: Period & { rows: readonly DayOff[] },
  whereOf: (work: Placed) => string,
) {
  const { timeZone } = useFormat()
  const writes = useWrites(whereOf)
  const dispatch = useDispatch()
  const ask: Ask = (action) => dispatch(action as never)
  const [asked, setAsked] = useState<AwayAsked>()

  const leaveBetween = async ({ from, to }: Period): Promise<DayOff[]> => {
    const answers = await Promise.all(
      leaveChunks(from, to).map((chunk) =>
        ask(leaveEndpoints.getDaysOff.initiate(chunk, { subscribe: false })),
      ),
    )
    return answers.flatMap(({ data = [] }) => data)
  }
  const judge = (
    changes: readonly Planned[],
    rows: readonly DayOff[],
    go: Go,
    stay?: () => void,
  ): Promise<boolean> => {
    const away = newlyAway(changes, rows, timeZone)
    if (away.length === 0) return go()
    return new Promise((resolve) => {
      setAsked({
        away,
        go: () => {
          setAsked(undefined)
          resolve(go())
        },
        stay: () => {
          setAsked(undefined)
          stay?.()
          resolve(false)
        },
      })
    })
  }
  /** Whether it was done, all of it. */
  const unlessAway = (changes: readonly Planned[], go: Go, stay?: () => void): Promise<boolean> => {
    const planned = changes.filter(
      ({ before, after }) => after.userIds.length > 0 && isPlanned(before, after),
    )
    const days = planned
      .flatMap(({ after }) => [after.startDate, after.endDate].map((at) => dayAtGround(at, timeZone)))
      .toSorted(byCode)
    const [from, to] = [days[0], days.at(-1)]
    // What lies in sight is written at once: nobody waits for a question that is not asked.
    if (from === undefined || to === undefined || (known.from <= from && to <= known.to))
      return judge(planned, known.rows, go, stay)
    return leaveBetween({ from, to }).then((rows) => judge(planned, rows, go, stay))
  }
  return {
    ...writes,
    move: (before: Activity, after: Activity, where: string, tell?: Tell) =>
      unlessAway(
        [{ before, after }],
        () => {
          tell?.('dropped')
          return writes.move(before, after, where)
        },
        () => tell?.('cancelled'),
      ),
    copy: (after: Activity, where: string, tell?: Tell) =>
      unlessAway(
        [{ after }],
        () => {
          tell?.('dropped')
          return writes.copy(after, where)
        },
        () => tell?.('cancelled'),
      ),
    /** `onGo` is called as soon as nothing is left to be asked. */
    changeAll: (
      changes: readonly Change[],
      text: (count: number) => string,
      { onGo, onRefused }: { onGo?: () => void; onRefused?: (ids: readonly Id[]) => void } = {},
    ) =>
      unlessAway(changes, () => {
        onGo?.()
        return writes.changeAll(changes, text, onRefused)
      }),
    asked,
  }
}
export type AskedWrites = ReturnType<typeof useAskedWrites>

/** Whether a change is about who does the work or when. */
const isPlanned = (before: Activity | undefined, after: Activity): boolean =>
  before?.startDate !== after.startDate ||
  before.endDate !== after.endDate ||
  before.userIds.join(' ') !== after.userIds.join(' ')

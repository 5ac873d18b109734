import { sentAt } from '@/api/sentAt'
import { useEach } from '@/api/useEach'
import type { Pitch } from '@/domain/pitch'
import type { Day, Instant } from '@/domain/wire'
import type { QueryLike } from '@/ui/QueryState'

/** What came of one pitch: the answers to its periods, or why there are none. */
export type PitchAnswer<T> = { pitch: Pitch; data: readonly T[] | undefined; error: unknown }

/** Every pitch as it stands, and all of them as one query. */
export type EachPitch<T> = QueryLike<PitchAnswer<T>[]> & {
  answers: readonly PitchAnswer<T>[]
  sentAt: Instant | undefined
}

/**
 * One endpoint asked for each pitch and period. It waits until every pitch has answered or failed; a pitch that fails is
 * one without data, and only where all of them fail the whole does.
 */
export function useEachPitch<T>(
  endpoint: unknown,
  pitches: readonly Pitch[],
  periods: readonly { from: Day; to: Day }[],
): EachPitch<T> {
  const { answers, refetch } = useEach<T>(
    endpoint,
    pitches.flatMap(({ id }) => periods.map((period) => ({ pitchId: id, ...period }))),
  )
  const perPitch = pitches.map((pitch, at): PitchAnswer<T> => {
    const own = answers.slice(at * periods.length, (at + 1) * periods.length)
    const data = own.flatMap((answer) => (answer.data === undefined ? [] : [answer.data]))
    return {
      pitch,
      data: data.length === periods.length ? data : undefined,
      error: own.find(({ error }) => error !== undefined)?.error,
    }
  })
  const settled = perPitch.every(({ data, error }) => data !== undefined || error !== undefined)
  const none = perPitch.length > 0 && perPitch.every(({ data }) => data === undefined)
  return {
    answers: perPitch,
    data: settled && !none ? perPitch : undefined,
    error: settled && none ? perPitch[0]?.error : undefined,
    sentAt: sentAt(...answers),
    isFetching: answers.some(({ status }) => status === 'pending'),
    refetch,
  }
}

import { useMemo } from 'react'
import type { Instant } from '@/domain/wire'
import { sentAt } from './sentAt'
import { useEach } from './useEach'

export type Chunked<T> = {
  /** Undefined until every chunk has come. */
  data: T[] | undefined
  error: unknown
  isFetching: boolean
  refetch: () => void
  /** When the newest chunk was sent. */
  sentAt: Instant | undefined
  /** The calls that the data came with (ui/QueryState). */
  requestId: (string | undefined)[]
}

/**
 * Several calls of one endpoint as one answer: a long time is asked for in short pieces. Chunks are kept apart in
 * the store, so pieces that are there already are not asked for again. `idOf` must be the same function each time.
 */
export function useChunked<T>(
  endpoint: unknown,
  chunks: readonly object[],
  idOf: (row: T) => string,
): Chunked<T> {
  const { answers, refetch } = useEach<readonly T[]>(endpoint, chunks)
  const joined = useMemo(() => {
    const complete = answers.every(({ data }) => data !== undefined)
    return {
      data: complete
        ? [...new Map(answers.flatMap(({ data }) => data ?? []).map((row) => [idOf(row), row])).values()]
        : undefined,
      error: answers.find(({ error }) => error !== undefined)?.error,
      isFetching: answers.some(({ status }) => status === 'pending'),
      requestId: answers.map(({ requestId }) => requestId),
      sentAt: sentAt(...answers),
    }
  }, [answers, idOf])
  return { ...joined, refetch }
}

import { useEffect, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'

/** What is used of an endpoint: how to ask for one chunk, and what has come of it. */
type Endpoint = {
  initiate: (ask: object, options: { forceRefetch: boolean }) => unknown
  select: (ask: object) => unknown
}
type Answer<T> = { data?: readonly T[]; error?: unknown; status?: string }
type Subscription = { unsubscribe: () => void }

export type Chunked<T> = {
  /** Undefined until every chunk has come. */
  data: T[] | undefined
  error: unknown
  isFetching: boolean
  refetch: () => void
}

/**
 * Several calls of one endpoint as one answer: a long time is asked for in short pieces. Chunks are kept apart in
 * the store, so pieces that are there already are not asked for again.
 */
export function useChunked<T>(
  endpoint: unknown,
  chunks: readonly object[],
  idOf: (row: T) => string,
): Chunked<T> {
  const dispatch = useDispatch()
  const { initiate, select } = endpoint as Endpoint
  const key = JSON.stringify(chunks)
  const ask = (forceRefetch: boolean) =>
    (JSON.parse(key) as object[]).map(
      (chunk) => dispatch(initiate(chunk, { forceRefetch }) as never) as unknown as Subscription,
    )
  useEffect(() => {
    const subscriptions = ask(false)
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- subscribing depends on what is asked for, nothing else
  }, [key, endpoint, dispatch])

  const read = useMemo(() => {
    const selectors = (JSON.parse(key) as object[]).map(
      (chunk) => select(chunk) as (state: unknown) => Answer<T>,
    )
    let last: { answers: Answer<T>[]; joined: Omit<Chunked<T>, 'refetch'> } | undefined
    return (state: unknown) => {
      const answers = selectors.map((one) => one(state))
      if (!last || answers.some((answer, at) => answer !== last?.answers[at]))
        last = { answers, joined: joined(answers, idOf) }
      return last.joined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- how a row is told from another never changes
  }, [key, select])
  const refetch = () => {
    for (const one of ask(true)) one.unsubscribe()
  }
  return { ...useSelector(read), refetch }
}

function joined<T>(answers: Answer<T>[], idOf: (row: T) => string): Omit<Chunked<T>, 'refetch'> {
  const complete = answers.every(({ data }) => data !== undefined)
  return {
    data: complete
      ? [...new Map(answers.flatMap(({ data }) => data ?? []).map((row) => [idOf(row), row])).values()]
      : undefined,
    error: answers.find(({ error }) => error !== undefined)?.error,
    isFetching: answers.some(({ status }) => status === 'pending'),
  }
}

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'

/** What is used of an endpoint: how to ask for one answer, and what has come of it. */
type Endpoint = {
  initiate: (ask: object | string, options: { forceRefetch: boolean }) => unknown
  select: (ask: object | string) => unknown
}
export type EachAnswer<T> = {
  data?: T
  error?: unknown
  status?: string
  requestId?: string
  fulfilledTimeStamp?: number
}
type Store = ReturnType<typeof useStore>
type Subscription = { unsubscribe: () => void }

/** One endpoint asked for several things, such as each section of a pitch: the answers stand in the order of what was asked. */
export function useEach<T>(
  endpoint: unknown,
  asks: readonly (object | string)[],
): { answers: readonly EachAnswer<T>[]; refetch: () => void } {
  const store = useStore()
  const { initiate, select } = endpoint as Endpoint
  const key = JSON.stringify(asks)
  const ask = (wanted: string, forceRefetch: boolean) =>
    (JSON.parse(wanted) as (object | string)[]).map(
      (one) => store.dispatch(initiate(one, { forceRefetch }) as never) as unknown as Subscription,
    )
  const subscribe = useEffectEvent((wanted: string) => ask(wanted, false))
  useEffect(() => {
    const subscriptions = subscribe(key)
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  }, [key])

  const gathered = useMemo(() => gather(store, readerOf<T>(select, key)), [store, select, key])
  const refetch = () => {
    for (const one of ask(key, true)) one.unsubscribe()
  }
  return { answers: useSyncExternalStore(gathered.follow, gathered.now), refetch }
}

/** What comes within this time of what is drawn is drawn together. */
const GATHER_MS = 50

/** The first change is told at once, those on its heels together: sixty answers are not sixty drawings of a report. */
function gather<T>(store: Pick<Store, 'getState' | 'subscribe'>, read: (state: unknown) => T) {
  let told = read(store.getState())
  return {
    now: () => told,
    follow: (hear: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        timer = undefined
        const answers = read(store.getState())
        if (answers === told) return
        told = answers
        timer = setTimeout(look, GATHER_MS)
        hear()
      }
      const leave = store.subscribe(() => {
        if (timer === undefined) look()
      })
      told = read(store.getState())
      return () => {
        leave()
        clearTimeout(timer)
      }
    },
  }
}

/** Reads the answers to what was asked; the same array as long as none has changed. */
function readerOf<T>(select: Endpoint['select'], key: string): (state: unknown) => readonly EachAnswer<T>[] {
  const selectors = (JSON.parse(key) as (object | string)[]).map(
    (one) => select(one) as (state: unknown) => EachAnswer<T>,
  )
  let last: EachAnswer<T>[] = []
  return (state) => {
    const answers = selectors.map((one) => one(state))
    if (answers.some((answer, at) => answer !== last[at])) last = answers
    return last
  }
}

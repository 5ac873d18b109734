import { useStore } from 'react-redux'
import type { StockCount } from '@/domain/localData'
import type { Id } from '@/domain/wire'
import { localDataEndpoints, useGetLocalDataQuery, useSaveLocalDataMutation } from './localData'

/** The newest are kept: some years of stock-takes. */
const MOST = 5000
const NONE: readonly StockCount[] = []

/** Corrections of the stock that were counted in this browser. */
export function useStockCounts() {
  const store = useStore()
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  // What is there when it is written, not when the page was drawn: a stock-take takes its time.
  const present = (): readonly StockCount[] =>
    localDataEndpoints.getLocalData.select()(store.getState() as never).data?.stockCounts ?? NONE
  return {
    counts: data?.stockCounts ?? NONE,
    isKnown: data !== undefined,
    add: async (more: readonly StockCount[]): Promise<{ error?: unknown }> =>
      save({ stockCounts: [...present(), ...more].slice(-MOST) }),
    remove: async (ids: ReadonlySet<Id>): Promise<{ error?: unknown }> =>
      save({ stockCounts: present().filter(({ id }) => !ids.has(id)) }),
  }
}

import type { EnhancedStore, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createContext, use } from 'react'
import type { WithSession } from './sessionSlice'

/** The store with its calls to the backend, as far as a feature may know it. */
export type Connected = {
  store: Pick<EnhancedStore<WithSession>, 'getState'> & {
    dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>
  }
}

export const ConnectionContext = createContext<() => Promise<Connected>>(() =>
  Promise.reject(new Error('no connection on this page')),
)

/**
 * The store is no part of what a login page waits for (docs/decisions/0010-late-store.md): there, whoever needs it
 * asks for it. Every other page has it.
 */
export const useConnection = (): (() => Promise<Connected>) => use(ConnectionContext)

import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { sessionReducer } from '@/session/sessionSlice'
import { sessionEnd } from './sessionEnd'

const reducer = combineSlices(api, { session: sessionReducer })

export function createStore() {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(sessionEnd).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof createStore>

import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { sessionReducer } from '@/session/sessionSlice'
import { sessionEnd } from './sessionEnd'
import { stepsLeft } from './stepsLeft'

const reducer = combineSlices(api, { session: sessionReducer })

/**
 * What reducers make is frozen while developing, and what actions carry came as JSON or is text: walking through all of
 * it after each action finds no more, and takes a tenth of the time of a test.
 */
const CHECKS = { immutableCheck: false, serializableCheck: false }

export function createStore() {
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults(CHECKS).prepend(sessionEnd, stepsLeft).concat(api.middleware),
    devTools: import.meta.env.DEV,
  })
  setupListeners(store.dispatch)
  return store
}

export type AppStore = ReturnType<typeof createStore>

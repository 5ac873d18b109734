import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { api } from './api'
import type { Asked } from './packReads'

const carried = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * An answer as it came, for a reader outside the store: a year of work, looked at by nobody, is not to be kept and
     * compared. A mutation by its kind only: of those nothing stays once it is answered.
     */
    carryAnswer: build.mutation<string, Asked>({
      query: (asked) => ({ ...asked, responseHandler: 'text' }),
    }),
  }),
})

/** Brings the text of an answer; undefined where there is none, or where it is stopped first. */
export function useCarry(): (asked: Asked, signal: AbortSignal) => Promise<string | undefined> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  return async (asked, signal) => {
    const call = dispatch(carried.endpoints.carryAnswer.initiate(asked, { track: false }))
    const stop = () => call.abort()
    signal.addEventListener('abort', stop)
    const { data } = await call
    signal.removeEventListener('abort', stop)
    return data
  }
}

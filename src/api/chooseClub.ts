import type { Dispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { Id } from '@/domain/wire'
import { keepClub } from '@/session/chosenClub'
import { api } from './api'

/** What is the league's and not a club's: it stays when another club is opened. */
const OFFICE: ReadonlySet<string> = new Set(['getCompanies', 'getClubReadings', 'getUser'])

type Kept = Parameters<typeof api.util.upsertQueryEntries>[0]
type State = { api: { queries: Record<string, unknown> } }
type Thunk = (dispatch: Dispatch, getState: () => unknown) => void

/** Everything about the former club goes, and what was on its way is given up; who looks at something asks anew. */
export const forgetClub = (): Thunk => (dispatch, getState) => {
  const { queries } = (getState() as State).api
  const kept = Object.values(queries).flatMap((entry) => {
    const { endpointName, originalArgs, data, status } = (entry ?? {}) as {
      endpointName?: string
      originalArgs?: unknown
      data?: unknown
      status?: string
    }
    return status === 'fulfilled' && endpointName !== undefined && OFFICE.has(endpointName)
      ? [{ endpointName, arg: originalArgs, value: data }]
      : []
  })
  dispatch(api.util.resetApiState())
  dispatch(api.util.upsertQueryEntries(kept as unknown as Kept) as unknown as UnknownAction)
}

/** Opens a club, or all of them for undefined: from now on every call is about it (quality A8, contract.md). */
export function useChooseClub(): (club: Id | undefined) => boolean {
  const dispatch = useDispatch()
  return (club) => keepClub(club, () => dispatch(forgetClub() as never))
}

import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Company } from '@/domain/company'
import { type LocalData, type LocalPart, readLocalData } from '@/domain/localData'
import { mergeLocalData } from '@/domain/localDataMerge'
import { takenBack } from '@/lib/takenBack'
import { selectUserId, type WithSession } from '@/session/sessionSlice'
import { api } from './api'
import type { CallError } from './http/query'
import { mergeRecord, readRecord } from './localRecords'

type Answer = { data: LocalData } | { error: CallError }

const local = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the backend has no place for: kept in this browser, per person and company. */
    getLocalData: build.query<LocalData, void>({
      queryFn: (_nothing, queryApi) => forPerson(queryApi, readRecord),
      providesTags: ['Local'],
      keepUnusedDataFor: 3600,
    }),
    /**
     * Some parts; the others stay as they are. Within a part, what this page did not know of stays, too: another tab
     * may have written since it was read.
     */
    saveLocalData: build.mutation<LocalData, Partial<LocalData>>({
      queryFn: async (change, queryApi) => {
        const known = local.endpoints.getLocalData.select()(queryApi.getState() as never).data
        const patch: { undo: () => void } = queryApi.dispatch(
          local.util.updateQueryData('getLocalData', undefined, (data) => ({ ...data, ...change })) as never,
        )
        const answer = await forPerson(queryApi, (page, key) =>
          mergeRecord(page, key, (present) => mergeLocalData(known ?? {}, change, readLocalData(present))),
        )
        if ('error' in answer) patch.undo()
        return answer
      },
      invalidatesTags: ['Local'],
    }),
    /** Takes one act back, out of what its parts hold by now. */
    takeBackLocalData: build.mutation<LocalData, { before: Partial<LocalData>; after: Partial<LocalData> }>({
      queryFn: async ({ before, after }, { dispatch, getState }): Promise<Answer> => {
        const known: Partial<LocalData> =
          local.endpoints.getLocalData.select()(getState() as never).data ?? before
        const change = Object.fromEntries(
          (Object.keys(after) as LocalPart[]).map((part) => [
            part,
            takenBack<unknown>(known[part], before[part], after[part]),
          ]),
        )
        return dispatch(local.endpoints.saveLocalData.initiate(change) as never) as Promise<Answer>
      },
    }),
  }),
})

/** It stays in this browser when its person logs out, and nobody else is shown it. */
async function forPerson(
  { getState, dispatch }: BaseQueryApi,
  act: (page: object, key: string) => Promise<Record<string, unknown> | undefined>,
): Promise<Answer> {
  const asked = dispatch(
    api.endpoints.getCompany.initiate(undefined, { subscribe: false }) as never,
  ) as Promise<{ data?: Company; error?: CallError }>
  const { data: company, error } = await asked
  if (!company) return { error: error ?? { status: 'CUSTOM_ERROR', error: 'company' } }
  const userId = selectUserId(getState() as WithSession) ?? ''
  return { data: readLocalData(await act(dispatch, JSON.stringify([userId, company.id ?? '']))) }
}

export const { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } = local
export const localDataEndpoints = local.endpoints

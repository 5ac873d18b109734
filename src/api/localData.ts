import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { Company } from '@/domain/company'
import { type LocalData, readLocalData } from '@/domain/localData'
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
    /** Some parts; the others stay as they are. */
    saveLocalData: build.mutation<LocalData, Partial<LocalData>>({
      queryFn: (change, queryApi) =>
        forPerson(queryApi, (page, key) => mergeRecord(page, key, { ...change })),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          local.util.updateQueryData('getLocalData', undefined, (data) => ({ ...data, ...change })),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
      invalidatesTags: ['Local'],
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

export const { useGetLocalDataQuery, useSaveLocalDataMutation } = local
export const localDataEndpoints = local.endpoints

import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { type Company, company } from '@/domain/company'
import type { CallError, CallMeta, CallOptions, KeptAct, Query } from './http/query'
import { send } from './http/transport'
import { withAnswer } from './http/withAnswer'
import { withFreshToken } from './http/withFreshToken'
import { withIdempotencyKey } from './http/withIdempotencyKey'
import { type AskAgain, withKeptAnswers } from './http/withKeptAnswers'
import { withLeagueAdmin } from './http/withLeagueAdmin'
import { withOutbox } from './http/withOutbox'
import { withReport } from './http/withReport'
import { withRetryAfter } from './http/withRetryAfter'
import { withTimeout } from './http/withTimeout'
import { paths } from './paths'

/** What may be out of date after a write. Everything but `User` belongs to the chosen company. */
const TAGS = [
  'Activity',
  'Cocktail',
  'DayOff',
  'Equipment',
  'Feedback',
  'Local',
  'NonWorkingDay',
  'Pitch',
  'Suggestion',
  'Supply',
  'Turf',
  'User',
] as const
export type Tag = (typeof TAGS)[number]

const core = withFreshToken(withRetryAfter(withTimeout(send)))
const asked = withReport(withLeagueAdmin(askCompany)(withIdempotencyKey(core)))
const baseQuery: Query = withReport(withOutbox(withAnswer(withKeptAnswers(askAgain)(asked))))

/** Where every call to the backend is described; each file of this folder adds the calls of one resource. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: async (args: string | Parameters<Query>[0], queryApi, options: CallOptions) => {
    const { data, error, meta } = await baseQuery(
      typeof args === 'string' ? { url: args } : args,
      queryApi,
      options ?? {},
    )
    return error ? { error, meta } : { data, meta }
  },
  tagTypes: TAGS,
  refetchOnReconnect: true,
  endpoints: (build) => ({
    /** Stands here and not in a file of its own because every other call waits for it (withLeagueAdmin). */
    getCompany: build.query<Company, void>({
      query: () => paths.company,
      extraOptions: { answer: company },
    }),
  }),
})

export const { useGetCompanyQuery } = api

async function askCompany({ dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>) {
  const known = api.endpoints.getCompany.select()(getState() as never)
  if (known.isSuccess) return { flags: known.data }
  const asked = dispatch(
    api.endpoints.getCompany.initiate(undefined, { subscribe: false }) as never,
  ) as Promise<{
    data?: Company
    error?: CallError
  }>
  const { data, error } = await asked
  return data ? { flags: data } : { error: error ?? { status: 'CUSTOM_ERROR', error: 'company' } }
}

function askAgain({ dispatch }: Parameters<AskAgain>[0], name: string, args: unknown): void {
  const endpoint = (api.endpoints as Record<string, unknown>)[name] as typeof api.endpoints.getCompany
  void dispatch(endpoint.initiate(args as undefined, { subscribe: false, forceRefetch: true }) as never)
}

/** What an endpoint says about its answer; read by withAnswer. */
export const answers = (schema: NonNullable<CallOptions['answer']>) => ({ extraOptions: { answer: schema } })

/** The same of a write that is kept until the backend has it (withOutbox). */
export const keeps = (keep: KeptAct, answer?: NonNullable<CallOptions['answer']>) => ({
  extraOptions: { keep, ...(answer ? { answer } : {}) },
})

/** What a write makes out of date, once the backend has it: until then there is nothing new to read. */
export const onceSent =
  (...tags: Tag[]) =>
  (_answer: unknown, _error: unknown, _args: unknown, meta: CallMeta | undefined): Tag[] =>
    meta?.provisional ? [] : tags

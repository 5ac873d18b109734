import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import type { CallResult, Query } from '@/api/http/query'
import { paths } from '@/api/paths'
import { periodQuery } from '@/api/period'
import { activity, type Activity } from '@/domain/activity'
import { feedback } from '@/domain/feedback'
import { addDays } from '@/domain/groundTime'
import { sameContent } from '@/domain/sameContent'
import { type Day, type Id, listOf } from '@/domain/wire'
import { idIn, record, textOf } from './acts'
import type { Entry } from './entry'
import { idOf } from './links'

export type StandingDeps = {
  query: Query
  apiFor: (endpoint: string, signal: AbortSignal) => BaseQueryApi
  /** Rows that other entries have made: one of them is not this entry's. */
  isTaken: (id: Id) => boolean
}

/** So many days on either side are looked through for work that somebody else has moved. */
const FAR = 60

const dayOf = (row: unknown): Day => textOf(record(row)['startDate']).slice(0, 10)

/** What stands at the backend, where the answer to a write leaves that open. */
export function createStanding({ query, apiFor, isTaken }: StandingDeps) {
  const read = (
    entry: Entry,
    url: string,
    answer: v.GenericSchema,
    signal: AbortSignal,
    params?: Record<string, unknown>,
  ) =>
    query({ url, ...(params ? { params } : {}) }, apiFor(`${entry.act}Check`, signal), {
      answer,
      person: entry.person,
      club: entry.company,
    })

  const workAround = (entry: Entry, day: Day, signal: AbortSignal, days = 1) =>
    read(entry, paths.activities, listOf(activity), signal, {
      ...periodQuery({ from: addDays(day, -days), to: addDays(day, days) }),
      ordering: '-start_date',
    })

  /** Where a row may stand that was written to: as it was sent now or before, as it was, or moved by somebody else. */
  const searches = (
    entry: Entry,
    answer: v.GenericSchema,
    signal: AbortSignal,
  ): (() => Promise<CallResult>)[] => {
    if (entry.entity.startsWith('equipment:'))
      return [() => read(entry, paths.equipment, listOf(answer), signal)]
    if (!entry.entity.startsWith('activity:')) return []
    const days = new Set([entry.body, ...(entry.tried ?? []), entry.base ?? entry.body].map(dayOf))
    return [
      ...[...days].map((day) => () => workAround(entry, day, signal)),
      () => workAround(entry, dayOf(entry.base ?? entry.body), signal, FAR),
    ]
  }

  return {
    /** What an earlier try of an entry has created: its rows, none, or why that is not known. */
    madeBefore: async (entry: Entry, signal: AbortSignal): Promise<CallResult> => {
      if (entry.act === 'addActivity') {
        const { data, error } = await workAround(entry, dayOf(entry.body), signal)
        if (error) return { error }
        const rows = data as Activity[]
        const mine = v.safeParse(activity, { ...record(entry.body), id: entry.key })
        const first = rows.find(
          (row) =>
            !isTaken(row.id) &&
            (row.createdBy === undefined || row.createdBy === entry.person) &&
            mine.success &&
            sameContent(row, mine.output),
        )
        const series = rows.filter(
          ({ recurrenceId }) => recurrenceId !== undefined && recurrenceId === first?.recurrenceId,
        )
        return { data: first ? [first, ...series.filter(({ id }) => id !== first.id)] : undefined }
      }
      if (entry.act === 'addFeedback') {
        const { data, error } = await read(entry, paths.myFeedback, listOf(feedback), signal)
        const said = { ...record(entry.body), activityId: idIn(entry, 1) }
        return error
          ? { error }
          : { data: (data as { id: Id }[]).find((row) => !isTaken(row.id) && sameContent(row, said)) }
      }
      // Days off are one for each person and date: sent again they are the same.
      return { data: undefined }
    },
    /** The backend's version of a row that was written to in vain: as it was sent along, or as it is read. */
    currentOf: async (
      entry: Entry,
      { error }: CallResult,
      row: v.GenericSchema,
      signal: AbortSignal,
    ): Promise<CallResult> => {
      const sent = v.safeParse(row, record(error?.data)['current'])
      if (sent.success) return { data: sent.output }
      for (const search of searches(entry, row, signal)) {
        const { data, error: failed } = await search()
        if (failed) return { error: failed }
        const found = (data as unknown[]).find((one) => record(one)['id'] === idOf(entry.entity))
        if (found !== undefined) return { data: found }
      }
      return { data: undefined }
    },
    /** Whether a row says what a write said. */
    says: (row: v.GenericSchema, current: unknown, body: unknown): boolean => {
      const mine = v.safeParse(row, { ...record(current), ...record(body) })
      return mine.success && sameContent(mine.output, current)
    },
  }
}

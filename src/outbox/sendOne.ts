import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import type { CallOptions, CallResult, Query } from '@/api/http/query'
import { paths } from '@/api/paths'
import { periodQuery } from '@/api/period'
import { activity, type Activity } from '@/domain/activity'
import { feedback } from '@/domain/feedback'
import { addDays } from '@/domain/groundTime'
import { type Id, listOf } from '@/domain/wire'
import { sameContent } from '@/domain/sameContent'
import { statusOf } from '@/lib/problem'
import { actOf, idIn, record, textOf } from './acts'
import type { Entry } from './entry'
import { idOf, stampOf } from './links'

/** Sends an entry whose ids and stamp are the backend's; the answer is the act's. */
export type SendOne = (entry: Entry, signal: AbortSignal) => Promise<CallResult>

type Deps = {
  query: Query
  apiFor: (endpoint: string, signal: AbortSignal) => BaseQueryApi
  /** Rows that other entries have made: one of them is not this entry's. */
  isTaken: (id: Id) => boolean
  /** The backend stands at another origin, where a browser asks it first which headers it takes. */
  isElsewhere: boolean
}

/**
 * Done by its status, but not answered with what came of it: a backend that says nothing (204), or a page of somebody
 * between, which did nothing. What stands there tells.
 */
const isUnsaid = ({ error }: CallResult): boolean => error !== undefined && (statusOf(error) ?? 500) < 300

/**
 * Sends one entry. Where the answer to an earlier try may have been lost, the same key sees to it that nothing is
 * created twice; a backend elsewhere that does not let the key through is read before each further try instead, and
 * a row that says the same and was made by nobody else's act is taken for the entry's (quality O5, docs/decisions).
 */
export function createSendOne({ query, apiFor, isTaken, isElsewhere }: Deps): SendOne {
  let isKeyRefused = false

  const ask = (
    { act, person, company: club, key, method, url, params, body }: Entry,
    signal: AbortSignal,
    withoutKey: boolean,
  ) => {
    const { answer } = actOf({ act })
    const options: CallOptions = { ...(answer ? { answer } : {}), person, club, withoutKey }
    const headers = method === 'POST' && !withoutKey ? { 'Idempotency-Key': key } : {}
    const args = {
      url,
      method,
      headers,
      ...(params ? { params } : {}),
      ...(body === undefined ? {} : { body }),
    }
    return query(args, apiFor(act, signal), options)
  }
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

  const workAround = (entry: Entry, row: unknown, signal: AbortSignal) => {
    const day = textOf(record(row)['startDate']).slice(0, 10)
    return read(entry, paths.activities, listOf(activity), signal, {
      ...periodQuery({ from: addDays(day, -1), to: addDays(day, 1) }),
      ordering: '-start_date',
    })
  }

  /** What an earlier try of an entry has created: its rows, none, or why that is not known. */
  const madeBefore = async (entry: Entry, signal: AbortSignal): Promise<CallResult> => {
    if (entry.act === 'addActivity') {
      const { data, error } = await workAround(entry, entry.body, signal)
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
  }

  const create: SendOne = async (entry, signal) => {
    const isAgain = entry.attempts > 1
    if (isKeyRefused && isAgain) {
      const before = await madeBefore(entry, signal)
      if (before.error || before.data !== undefined) return before
    }
    const result = await ask(entry, signal, isKeyRefused)
    if (isUnsaid(result)) {
      const made = await madeBefore(entry, signal)
      return made.data === undefined ? result : made
    }
    if (isKeyRefused || !isElsewhere || !isAgain || result.error?.status !== 'FETCH_ERROR') return result
    // The second time that nothing came back. If the backend can be read all the same, it may be the key's fault.
    const before = await madeBefore(entry, signal)
    if (before.error) return result
    if (before.data !== undefined) return before
    const bare = await ask(entry, signal, true)
    isKeyRefused = bare.error === undefined || statusOf(bare.error) !== undefined
    return bare
  }

  /** The backend's version of a row that was written to in vain: as it was sent along, or as it is read. */
  const currentOf = async (entry: Entry, { error }: CallResult, signal: AbortSignal): Promise<unknown> => {
    const { row } = actOf(entry)
    const sent = row && v.safeParse(row, record(error?.data)['current'])
    if (sent?.success) return sent.output
    const { data } = entry.entity.startsWith('activity:')
      ? await workAround(entry, entry.base ?? entry.body, signal)
      : entry.entity.startsWith('equipment:') && row
        ? await read(entry, paths.equipment, listOf(row), signal)
        : { data: undefined }
    return Array.isArray(data) ? data.find((one) => record(one)['id'] === idOf(entry.entity)) : undefined
  }

  return async (entry, signal) => {
    if (entry.method === 'POST') return create(entry, signal)
    const result = await ask(entry, signal, false)
    const { kind, row } = actOf(entry)
    const status = statusOf(result.error)
    const unsaid = isUnsaid(result)
    if (kind !== 'replace' || !row || (status !== 409 && status !== 412 && !unsaid)) return result
    const current = await currentOf(entry, result, signal)
    if (current === undefined) return result
    const isThere = (body: unknown) => {
      const mine = v.safeParse(row, { ...record(current), ...record(body) })
      return mine.success && sameContent(mine.output, current)
    }
    // What stands there is what was sent: only the answer had been lost.
    if (isThere(entry.body)) return { data: current }
    if (unsaid) return result
    if (entry.tried?.some(isThere))
      return ask({ ...entry, body: { ...record(entry.body), updatedAt: stampOf(current) } }, signal, false)
    return {
      ...result,
      error: { status: 409, data: { ...record(result.error?.data), current } },
    }
  }
}

import * as v from 'valibot'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { Tag } from '@/api/api'
import { activity } from '@/domain/activity'
import { dayOff } from '@/domain/daysOff'
import { equipment } from '@/domain/equipment'
import { feedback } from '@/domain/feedback'
import { localIdOf } from '@/domain/localId'
import { type Id, listOf } from '@/domain/wire'
import type { Entry, EntryAct } from './entry'

/** A write as its endpoint states it. */
export type Call = Pick<FetchArgs, 'url' | 'body'>

export type Act = {
  /** create: gives a row its first id; replace: writes all of a row; remove: takes it away; other: none of these. */
  kind: 'create' | 'replace' | 'remove' | 'other'
  /** What is written; writes of one entity go in order. A row made here is called by its local id. */
  entity: (call: Call, key: string) => string
  /** One row as the backend has it, for its version after a conflict. */
  row: v.GenericSchema | undefined
  /** What a real answer looks like: the page of a hotel's network is none. */
  answer: v.GenericSchema | undefined
  /** What the endpoint answers while the backend has not. */
  provisional: (call: Call, key: string) => unknown
  /** What may be out of date once it is sent. */
  tags: readonly Tag[]
}

const WORK: readonly Tag[] = ['Activity', 'Supply', 'Equipment', 'Turf', 'Suggestion']

const oneOrMore = v.union([
  v.pipe(
    activity,
    v.transform((one) => [one]),
  ),
  listOf(activity),
])

/** The last part of a path, or that many before it. */
export function idIn({ url }: Pick<Call, 'url'>, back = 0): Id {
  const part = url.split('/').at(-1 - back) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** A text of something unknown; empty when it is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const readOr = (schema: v.GenericSchema, value: unknown): unknown => {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : value
}

const leaver = (call: Call): string => {
  const [first] = Array.isArray(call.body) ? (call.body as unknown[]) : []
  return textOf(record(first)['user'])
}

/**
 * What is kept: everything that is written on the field and beside it. Not kept, because it is done at a desk and
 * must be seen to succeed: the shed's list (but a machine's hours and state), pitch preferences, company holidays,
 * one's own account and password, terms.
 */
export const ACTS: Readonly<Record<EntryAct, Act>> = {
  addActivity: {
    kind: 'create',
    entity: (_, key) => `activity:${localIdOf(key)}`,
    row: activity,
    answer: oneOrMore,
    provisional: ({ body }, key) => [readOr(activity, { ...record(body), id: localIdOf(key) })],
    tags: WORK,
  },
  saveActivity: {
    kind: 'replace',
    entity: (call) => `activity:${idIn(call)}`,
    row: activity,
    answer: activity,
    provisional: ({ body }) => readOr(activity, body),
    tags: WORK,
  },
  removeActivity: {
    kind: 'remove',
    entity: (call) => `activity:${idIn(call)}`,
    row: activity,
    answer: undefined,
    provisional: () => null,
    tags: WORK,
  },
  addFeedback: {
    kind: 'create',
    entity: (_, key) => `feedback:${localIdOf(key)}`,
    row: feedback,
    answer: feedback,
    provisional: (call, key) =>
      readOr(feedback, { ...record(call.body), id: localIdOf(key), activityId: idIn(call, 1) }),
    tags: ['Feedback'],
  },
  saveFeedback: {
    kind: 'replace',
    entity: (call) => `feedback:${idIn(call)}`,
    row: feedback,
    answer: feedback,
    provisional: (call) =>
      readOr(feedback, { ...record(call.body), id: idIn(call), activityId: idIn(call, 2) }),
    tags: ['Feedback'],
  },
  addDaysOff: {
    kind: 'other',
    entity: (call) => `leave:${leaver(call)}`,
    row: undefined,
    answer: listOf(dayOff),
    provisional: ({ body }) => readOr(listOf(dayOff), body),
    tags: ['DayOff'],
  },
  removeDaysOff: {
    kind: 'other',
    entity: (call) => `leave:${idIn(call, 1)}`,
    row: undefined,
    answer: undefined,
    provisional: () => null,
    tags: ['DayOff'],
  },
  saveEquipment: {
    kind: 'replace',
    entity: (call) => `equipment:${idIn(call)}`,
    row: equipment,
    answer: equipment,
    provisional: ({ body }) => readOr(equipment, body),
    tags: ['Equipment'],
  },
}

export const actOf = ({ act }: Pick<Entry, 'act'>): Act => ACTS[act]

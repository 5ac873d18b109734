import * as v from 'valibot'
import { activity } from '@/domain/activity'
import { sameContent } from '@/domain/sameContent'
import type { Day } from '@/domain/wire'
import { actOf, record, textOf } from './acts'
import type { Enlisted } from './database'
import type { Entry, NewEntry } from './entry'
import { leaveDays } from './leaveDays'
import { entityOf, linksOf, resolve, stampOf } from './links'

export type Decision = Enlisted & {
  /**
   * added: a new entry; merged: another entry, `key`, now holds it; gone: nothing is left to send;
   * held: it waits in an entry that the person must decide about first; yielded: that is decided with it, for what
   * somebody else has written; stays: `row`, which was to be taken away, is what was to be made again.
   */
  outcome: 'added' | 'merged' | 'gone' | 'held' | 'yielded' | 'stays'
  key: string
  row?: unknown
}

/** Entries that have not been sent and are not on their way: only these may still change. */
const isStill = ({ state }: Entry): boolean =>
  state === 'waiting' || state === 'refused' || state === 'conflict'
/** The backend cannot have it: it was never sent, or it was sent and refused. */
const isUnknownThere = ({ state, attempts }: Entry): boolean =>
  (state === 'waiting' && attempts === 0) || state === 'refused'

/**
 * What a new act comes to beside the entries that wait: a change of something that was never sent changes that, what
 * was made and taken away again leaves nothing, and everything else goes in its turn (quality O3).
 */
export function decide(entries: readonly Entry[], given: NewEntry): Decision {
  const nothing: Enlisted = { remove: [], put: [], add: undefined }
  const again = entries.find(({ key }) => key === given.key)
  if (again) return { ...nothing, outcome: 'merged', key: again.key }

  const links = linksOf(entries)
  const next = resolve(given, links)
  const removal = entries.find((entry) => isUnknownThere(entry) && isMadeAgain(entry, next))
  if (removal)
    return { ...nothing, remove: [removal.order], outcome: 'stays', key: next.key, row: removal.base }
  const open = entries.filter((entry) => entry.state !== 'sent' && entityOf(entry, links) === next.entity)
  const added: Decision = { ...nothing, add: next, outcome: 'added', key: next.key }
  const last = open.at(-1)
  if (!last || !open.every(isStill)) return added

  switch (actOf(next).kind) {
    case 'replace':
      return merged(last, next) ?? added
    case 'remove': {
      if (last.act === next.act && Boolean(last.params) === Boolean(next.params))
        return last.state === 'refused'
          ? { ...nothing, put: [{ ...last, state: 'waiting' }], outcome: 'merged', key: last.key }
          : { ...nothing, outcome: 'merged', key: last.key }
      const remove = open.map(({ order }) => order)
      const [first] = open
      if (first && actOf(first).kind === 'create')
        return isUnknownThere(first)
          ? { ...nothing, remove, outcome: 'gone', key: next.key }
          : { ...added, remove: remove.filter((order) => order !== first.order) }
      return { ...added, remove }
    }
    default: {
      // Of the same days off the last word counts: the backend need not hear, nor refuse, an earlier one.
      const said = new Set(leaveDays(next))
      const isSaidAnew = (days: readonly Day[]) => days.length > 0 && days.every((day) => said.has(day))
      const remove = open.filter((one) => isSaidAnew(leaveDays(one))).map(({ order }) => order)
      return { ...added, remove }
    }
  }
}

/**
 * A row was refused that its person has changed or deleted while it was on its way: what it is by now goes in its place,
 * for nothing could be written to a row that was never made.
 */
export function changedSince(entries: readonly Entry[], order: number): Enlisted {
  const nothing: Enlisted = { remove: [], put: [], add: undefined }
  const refused = entries.find((entry) => entry.order === order)
  if (refused?.state !== 'refused' || actOf(refused).kind !== 'create') return nothing
  const links = linksOf(entries)
  const entity = entityOf(refused, links)
  const since = entries.filter(
    (one) => one.order > order && one.state === 'waiting' && entityOf(one, links) === entity,
  )
  const last = since.at(-1)
  if (!last) return nothing
  const remove = since.map((one) => one.order)
  if (actOf(last).kind === 'remove') return { ...nothing, remove: [order, ...remove] }
  const anew = merged(refused, last)
  return anew ? { ...nothing, remove, put: anew.put } : nothing
}

/** A change laid into the entry that stands before it; undefined when it must follow as an entry of its own. */
function merged(last: Entry, next: NewEntry): Decision | undefined {
  const kind = actOf(last).kind
  const put = (entry: Entry, outcome: Decision['outcome'] = 'merged'): Decision => ({
    remove: [],
    put: [entry],
    add: undefined,
    outcome,
    key: entry.key,
  })
  if (kind === 'create') {
    if (!isUnknownThere(last) || isOfFirstDay(last, next)) return undefined
    const body = asCreated(next.body)
    // What was refused and then changed is another act: an answer kept under the old key would be about the old one.
    return put({
      ...withoutReason(last),
      body,
      ...(last.state === 'refused' ? { key: next.key } : {}),
      state: 'waiting',
    })
  }
  if (kind !== 'replace') return undefined
  const isNewer = stampOf(next.body) !== stampOf(last.body)
  if (last.state === 'conflict') {
    if (!isNewer && last.theirs !== undefined && isAsBefore(next, last.base))
      return put(yielded(last), 'yielded')
    if (!isNewer) return put({ ...last, body: next.body }, 'held')
    const lost = { at: next.at, kept: 'mine' as const, lost: last.body }
    const { theirs: _, tried: __, ...rest } = withoutReason(last)
    return put({
      ...rest,
      body: next.body,
      base: next.base,
      history: [...(last.history ?? []), lost],
      state: 'waiting',
    })
  }
  const base = isNewer ? next.base : last.base
  if (isUnknownThere(last) && !last.tried && isAsBefore(next, base))
    return { remove: [last.order], put: [], add: undefined, outcome: 'gone', key: next.key }
  const mayBeThere = last.state === 'waiting' && last.attempts > 0
  return put({
    ...withoutReason(last),
    body: next.body,
    base,
    ...(mayBeThere ? { tried: [...(last.tried ?? []), last.body] } : {}),
    ...(next.params ? { params: next.params } : {}),
    state: 'waiting',
  })
}

/**
 * One row stands for a series that is not sent yet: what is changed or done there is its first day, as it would be once
 * the backend had named the others. Only a refused series is put right as a whole.
 */
const isOfFirstDay = (series: Entry, { body }: NewEntry): boolean =>
  textOf(record(series.body)['recurrence']) !== '' &&
  (series.state !== 'refused' || record(series.body)['status'] !== record(body)['status'])

/** Taken back before the backend had it. */
function isAsBefore(next: NewEntry, base: unknown): boolean {
  const { row } = actOf(next)
  const [now, before] = [next.body, base].map((body) => row && v.safeParse(row, body))
  return now?.success === true && before?.success === true && sameContent(now.output, before.output)
}

/** Deleted work is brought back: by name it is other work, and the same in all that a person writes. */
function isMadeAgain({ act, params, base }: Entry, next: NewEntry): boolean {
  if (act !== 'removeActivity' || params || next.act !== 'addActivity') return false
  if (textOf(record(next.body)['recurrence']) !== '') return false
  const [before, now] = [base, { ...record(next.body), id: next.key }].map((row) =>
    v.safeParse(activity, row),
  )
  return before?.success === true && now?.success === true && sameContent(before.output, now.output)
}

/** Of two versions, the backend's is left; the own one stays in the history. */
export function yielded({ theirs, ...entry }: Entry): Entry {
  const lost = { at: Date.now(), kept: 'theirs' as const, lost: entry.body }
  return {
    ...anew(entry),
    base: undefined,
    tried: undefined,
    state: 'sent',
    settledAt: Infinity,
    body: theirs ?? entry.body,
    history: [...(entry.history ?? []), lost],
  }
}

/** An entry that is to be sent as if for the first time. */
export const anew = (entry: Entry): Entry => ({ ...withoutReason(entry), state: 'waiting' })

/** Without the reason for which it was not taken. */
export function withoutReason(entry: Entry): Entry {
  const { problem: _, error: __, nextTryAt: ___, ...rest } = entry
  return rest
}

function asCreated(body: unknown): unknown {
  const { id: _, updatedAt: __, createdBy: ___, recurrenceId: ____, ...rest } = record(body)
  return rest
}

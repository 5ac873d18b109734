import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import * as v from 'valibot'
import { useReread } from '@/api/lostAnswers'
import { storageEndpoints, useSaveSupplyMutation } from '@/api/storage'
import { useStockCounts } from '@/api/useStockCounts'
import { toInstant } from '@/domain/groundTime'
import type { CountReason, StockCount } from '@/domain/localData'
import { type Supply, supply as supplySchema } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { concernsOne } from '@/lib/concernsOne'
import { ownValue } from '@/lib/ownValue'
import { problemOf } from '@/lib/problem'
import { selectUserId } from '@/session/sessionSlice'
import type { Outcome } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { useProblemText } from '@/ui/useProblemText'
import { useUnsaved } from '@/ui/useUnsaved'
import {
  countedOf,
  differenceOf,
  type Entry,
  isUnreadable,
  keep,
  readKept,
  type TakeDraft,
} from './takeDraft'

/** Why a row was not saved. */
export type Refused =
  /** Somebody else changed it meanwhile, to this amount. */
  { kind: 'changed'; available: number | undefined } | { kind: 'failed'; text: string }

const EMPTY: Entry = { typed: null, reason: 'count' }

/** A count of the shelves: what was typed, what of it changes something, and the one press that saves it all. */
export function useStockTake(supplies: readonly Supply[]) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const userId = useSelector(selectUserId)
  const problemText = useProblemText()
  const say = useUndoToast()
  const [save] = useSaveSupplyMutation()
  const reread = useReread(storageEndpoints.getSupplies)
  const local = useStockCounts()
  const [draft, setDraft] = useState<TakeDraft>(() => readKept(userId, format, supplies))
  const [refused, setRefused] = useState<ReadonlyMap<Id, Refused>>(new Map())
  const [progress, setProgress] = useState<{ done: number; of: number }>()

  const counted = supplies.filter(
    (supply) => countedOf(ownValue(draft, supply.id), supply, format.unitSystem) !== undefined,
  )
  const changed = counted.filter((supply) => differenceOf(ownValue(draft, supply.id), supply, format) !== 0)
  useUnsaved(changed.length > 0)

  /** Where an answer was lost, what was counted may stand there all the same. */
  const saveOrFind = async (row: Supply): Promise<{ data?: Supply; error?: unknown }> => {
    const answer = await save(row)
    if (answer.error === undefined || concernsOne(answer.error)) return answer
    const there = (await reread()).data?.find(({ id }) => id === row.id)
    return there && there.available === row.available ? { data: there } : answer
  }
  const write = (next: TakeDraft) => {
    setDraft(next)
    keep(userId, next, format.unitSystem)
  }
  const set = (id: Id, change: Partial<Entry>) => {
    write({ ...draft, [id]: { ...(ownValue(draft, id) ?? EMPTY), ...change } })
    if (refused.has(id)) setRefused(new Map([...refused].filter(([one]) => one !== id)))
  }
  const forget = (ids: ReadonlySet<Id>) => {
    write(Object.fromEntries(Object.entries(draft).filter(([id]) => !ids.has(id))))
    setRefused(new Map([...refused].filter(([id]) => !ids.has(id))))
  }

  const saveAll = async () => {
    if (progress) return
    const rows = changed.map((supply) => ({
      supply,
      after: countedOf(ownValue(draft, supply.id), supply, format.unitSystem) ?? supply.available,
      reason: ownValue(draft, supply.id)?.reason ?? EMPTY.reason,
    }))
    const { done, failures } = await putRight(
      rows,
      saveOrFind,
      (count) => setProgress({ done: count, of: rows.length }),
      refusalOf,
    )
    if (done.length > 0) await local.add(done.map(({ count }) => count))
    setProgress(undefined)
    const saved = new Set(done.map(({ count }) => count.supplyId))
    const same = counted.filter((supply) => !changed.includes(supply)).map(({ id }) => id)
    // What agreed is dealt with too, once everything that did not has been saved.
    const over = failures.size === 0 ? new Set([...saved, ...same]) : saved
    write(Object.fromEntries(Object.entries(draft).filter(([id]) => !over.has(id))))
    setRefused(failures)
    if (done.length > 0)
      say(t('take.saved', { count: done.length }), async () => {
        let outcome: Outcome = {}
        const undone = new Set<Id>()
        for (const { before, saved: row, count } of done) {
          const { error } = await save({ ...row, available: before })
          if (error === undefined) undone.add(count.id)
          else outcome = { error }
        }
        const removed = await local.remove(undone)
        return outcome.error === undefined ? removed : outcome
      })
  }

  function refusalOf(error: unknown): Refused {
    return problemOf(error).kind === 'conflict'
      ? { kind: 'changed', available: currentIn(error)?.available }
      : { kind: 'failed', text: problemText(error) }
  }

  return {
    draft,
    // What is on hand by now as it was counted is saved: only the answer had been lost, and the list could not be read.
    refused: new Map([...refused].filter(([one]) => changed.some(({ id }) => id === one))),
    progress,
    counted: counted.length,
    changed: changed.length,
    hasUnreadable: supplies.some(({ id }) => isUnreadable(ownValue(draft, id))),
    set,
    replace: (next: TakeDraft) => {
      write(next)
      setRefused(new Map())
    },
    forget,
    saveAll,
  }
}
export type StockTake = ReturnType<typeof useStockTake>

type Row = { supply: Supply; after: number; reason: CountReason }
type Done = { before: number; saved: Supply; count: StockCount }

/** Saves one row after the other; what is refused keeps no other from being saved. */
async function putRight(
  rows: readonly Row[],
  save: (supply: Supply) => Promise<{ data?: Supply; error?: unknown }>,
  onProgress: (count: number) => void,
  refusalOf: (error: unknown) => Refused,
): Promise<{ done: Done[]; failures: Map<Id, Refused> }> {
  const done: Done[] = []
  const failures = new Map<Id, Refused>()
  for (const { supply, after, reason } of rows) {
    onProgress(done.length + failures.size)
    const before = supply.available
    const { data, error } = await save({ ...supply, available: after })
    if (data) {
      const at = toInstant(Date.now())
      const count = { id: crypto.randomUUID(), supplyId: supply.id, at, before, after, reason }
      done.push({ before, saved: data, count })
      continue
    }
    failures.set(supply.id, refusalOf(error))
    if (!concernsOne(error)) break
  }
  return { done, failures }
}

/** What a backend holds, when it sends it along with a 409. */
function currentIn(error: unknown): Supply | undefined {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined
  const read = v.safeParse(supplySchema, current)
  return read.success ? read.output : undefined
}

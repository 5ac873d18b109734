import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { activityEndpoints } from '@/api/activities'
import type { Activity } from '@/domain/activity'
import { asNew, type FixtureChange } from '@/domain/ics/fixtureDiff'
import { problemOf } from '@/lib/problem'

type Outcome<T> = Promise<{ data?: T; error?: unknown }>
/** What was written, and how to take it back. */
type Written = { change: FixtureChange; now: Activity }
export type ImportResult = {
  written: Written[]
  refused: { change: FixtureChange; error: unknown }[]
  /** Not every change was tried: stopped by the person, or by a fault that would meet the others too. */
  isStopped: boolean
}

/** Calls under way at once: the lists are fetched anew when the last has ended, not after each. */
const AT_ONCE = 4
/** What concerns one change and not the next. */
const OF_ONE: ReadonlySet<string> = new Set(['invalid', 'conflict', 'notFound', 'forbidden'])

/** Writes the chosen changes, and takes all of them back in one act. */
export function useRunImport() {
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const isStopped = useRef(false)
  // A second try of the same addition is the same act (contract.md, Idempotency-Key).
  const keys = useRef(new Map<string, string>())
  const ask = <T>(action: unknown): Outcome<T> => dispatch(action as never)
  const put = (activity: Activity): Outcome<Activity> =>
    ask(activityEndpoints.saveActivity.initiate(activity))

  const write = async (change: FixtureChange): Promise<{ now?: Activity | undefined; error?: unknown }> => {
    if (change.before) {
      const { data, error } = await put(change.activity)
      return { now: data, error }
    }
    const key = keys.current.get(change.id) ?? crypto.randomUUID()
    keys.current.set(change.id, key)
    const { data, error } = await ask<Activity[]>(
      activityEndpoints.addActivity.initiate({ activity: asNew(change.activity), key }),
    )
    return { now: data?.[0], error }
  }

  const run = async (changes: readonly FixtureChange[]): Promise<ImportResult> => {
    isStopped.current = false
    const written: Written[] = []
    const refused: ImportResult['refused'] = []
    setProgress({ done: 0, all: changes.length })
    await inTurn(changes, async (change) => {
      if (isStopped.current) return
      const { now, error } = await write(change)
      if (error === undefined) written.push({ change, now: now ?? change.activity })
      else {
        refused.push({ change, error })
        if (!OF_ONE.has(problemOf(error).kind)) isStopped.current = true
      }
      setProgress({ done: written.length + refused.length, all: changes.length })
    })
    setProgress(null)
    return { written, refused, isStopped: written.length + refused.length < changes.length }
  }

  /** Additions go, everything else is as it was before. Answers with the first fault, having tried all. */
  const takeBack = async (written: readonly Written[]): Promise<{ error?: unknown }> => {
    let fault: { error?: unknown } = {}
    await inTurn(written, async ({ change: { before, id }, now }) => {
      // The same fixture may come again, and is another act then.
      keys.current.delete(id)
      const { error } = before
        ? await put({ ...before, updatedAt: now.updatedAt })
        : await ask<null>(activityEndpoints.removeActivity.initiate({ id: now.id }))
      if (error !== undefined) fault = { error }
    })
    return fault
  }
  return {
    progress,
    run,
    takeBack,
    stop: () => {
      isStopped.current = true
    },
  }
}

/** A few at a time, in their order. */
async function inTurn<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let one = list[next++]; one !== undefined; one = list[next++]) await act(one)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, lane))
}

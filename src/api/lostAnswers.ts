import { useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import type * as v from 'valibot'
import { sameContent } from '@/domain/sameContent'
import type { Id } from '@/domain/wire'
import { concernsOne } from '@/lib/concernsOne'
import { problemOf } from '@/lib/problem'
import { versionIn } from './versionIn'

type Answer<Row> = { data?: Row; error?: unknown }
/** What is used of the endpoint of a list. */
type List<Row> = {
  initiate: (nothing: undefined, options: { subscribe: false; forceRefetch: true }) => unknown
  select: () => (state: never) => { data?: readonly Row[] | undefined }
}

/** Reads a list anew, as it is on the backend. */
export function useReread<Row>({ initiate }: List<Row>): () => Promise<Answer<readonly Row[]>> {
  const dispatch = useDispatch()
  return async () => {
    const asked: unknown = dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }) as never)
    return asked as Promise<Answer<readonly Row[]>>
  }
}

/**
 * Adds to a list whose backend takes no key (contract.md, Idempotency-Key). Where the answer to a try may have been
 * lost, the list is read before the next one: a row that says the same and was not there before is what that try made.
 * What was left empty may have been filled by the backend.
 */
export function useAddOnce<Row extends { id: Id }, New extends object>(
  list: List<Row>,
  add: (row: New) => PromiseLike<Answer<Row>>,
): (row: New) => Promise<Answer<Row>> {
  const store = useStore()
  const reread = useReread(list)
  const before = useRef<ReadonlySet<Id>>(undefined)
  return async (row) => {
    const earlier = before.current
    if (earlier) {
      const { data, error } = await reread()
      if (error !== undefined) return { error }
      const made = data?.find((one) => !earlier.has(one.id) && sameContent({ ...one, ...saidIn(row) }, one))
      before.current = undefined
      if (made) return { data: made }
    }
    const known =
      earlier ??
      new Set(
        list
          .select()(store.getState() as never)
          .data?.map(({ id }) => id),
      )
    const answer = await add(row)
    if (answer.error !== undefined && !concernsOne(answer.error)) before.current = known
    return answer
  }
}

/** What somebody has said of a row. */
const saidIn = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null))

/** Whether a row is gone after a try to remove it: where the answer to that may have been lost, its list tells. */
export function useIsGone<Row extends { id: Id }>(list: List<Row>) {
  const reread = useReread(list)
  return async (id: Id, error: unknown): Promise<boolean> =>
    error === undefined ||
    (!concernsOne(error) && (await reread()).data?.every((row) => row.id !== id) === true)
}

/** What a backend holds, when a write is refused as older than that and says the same: only an answer had been lost. */
export function sameIn<const S extends v.GenericSchema>(
  error: unknown,
  schema: S,
  sent: object,
): v.InferOutput<S> | undefined {
  const current = problemOf(error).kind === 'conflict' ? versionIn(error, schema) : undefined
  return sameContent({ ...(current as object | undefined), ...sent }, current) ? current : undefined
}

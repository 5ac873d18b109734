import { original } from '@reduxjs/toolkit'
import { api } from './api'
import { sealed } from './http/withAnswer'
import type { Period } from './period'

type Lifecycle<Answer> = {
  dispatch: (action: never) => unknown
  getState: () => unknown
  queryFulfilled: PromiseLike<{ data: Answer }>
}
type Change<Row> = (rows: readonly Row[], period: Period) => readonly Row[]
/** The endpoint that answers lists of periods, and what tells their rows apart. */
type List<Row> = { name: string; keyOf: (row: Row) => string }
type Lists = {
  selectCachedArgsForQuery: (state: unknown, name: string) => Period[]
  updateQueryData: (name: string, period: Period, change: (rows: unknown) => unknown) => unknown
}

/**
 * Changes every kept answer of a list of periods at once. If the call fails, the rows that this changed are as they
 * were, and only where they still are what this made of them: whatever else came of the list since stays. Answers what
 * the call did.
 */
export async function shownAtOnce<Row, Answer>(
  lifecycle: Lifecycle<Answer>,
  list: List<Row>,
  change: Change<Row>,
): Promise<Answer | undefined> {
  const shown = new Map<string, [before: readonly Row[], after: readonly Row[]]>()
  changeLists(lifecycle, list, (before, period) => {
    const after = change(before, period)
    shown.set(JSON.stringify(period), [before, after])
    return after
  })
  try {
    return (await lifecycle.queryFulfilled).data
  } catch {
    changeLists(lifecycle, list, (now, period) => {
      const [before, after] = shown.get(JSON.stringify(period)) ?? [now, now]
      return putBack(now, before, after, list.keyOf)
    })
    return undefined
  }
}

/** Not by the store's draft of the rows: of thousands it makes one each. */
export function changeLists<Row>(
  { dispatch, getState }: Pick<Lifecycle<unknown>, 'dispatch' | 'getState'>,
  { name }: List<Row>,
  change: Change<Row>,
): void {
  const lists = api.util as unknown as Lists
  for (const period of lists.selectCachedArgsForQuery(getState(), name))
    dispatch(
      lists.updateQueryData(name, period, (rows) => sealed(change(original(rows) as Row[], period))) as never,
    )
}

function putBack<Row>(
  now: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const [is, was, became] = [now, before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const isOwn = (row: Row) => {
    const key = keyOf(row)
    return was?.get(key) !== became?.get(key) && is?.get(key) === became?.get(key)
  }
  return [
    ...now.flatMap((row) => (isOwn(row) ? (was?.get(keyOf(row)) ?? []) : row)),
    ...before.filter((row) => isOwn(row) && !is?.has(keyOf(row))),
  ]
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { concernsOne } from '@/lib/concernsOne'
import { showToast } from '../toasts'
import { useProblemText } from '../useProblemText'
import { useUndoToast } from '../useUndoToast'

type Named = { name: string }
type Answer<T> = { data?: T; error?: unknown }

/** Few enough at once that a backend is not overrun. */
const AT_ONCE = 4
/** So many of those that stay as they were are named. */
const MOST_NAMED = 4

/**
 * Does an act for each row, a few at a time, and answers in the order of the rows. After a fault that would meet the
 * others too, these are not tried: each would have to wait for it as long, and it is their answer.
 */
export async function eachOf<T, A extends { error?: unknown }>(
  rows: readonly T[],
  act: (row: T) => PromiseLike<A>,
): Promise<A[]> {
  const answers: A[] = []
  let fault: A | undefined
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const few = rows.slice(at, at + AT_ONCE)
    const known = fault
    const said = known ? few.map(() => known) : await Promise.all(few.map(act))
    answers.push(...said)
    fault = said.find(({ error }) => error !== undefined && !concernsOne(error))
  }
  return answers
}

/** What stays as it was: how many, which, and why the first of them does. */
export type Left = { count: number; names: string; reason: string }

type Change<T extends Named> = {
  rows: readonly T[]
  write: (row: T) => PromiseLike<Answer<T>>
  /** Puts back what was, on top of what the backend holds now. */
  back: (before: T, after: T) => PromiseLike<{ error?: unknown }>
  said: (count: number) => string
  refused: (left: Left) => string
}

/**
 * One change to many records: one line says how many went through and offers the way back, another names those that did
 * not. Answers with those, so that they stay chosen for another try.
 */
export function useManyChanges() {
  const { t } = useTranslation('bulk')
  const format = useFormat()
  const problemText = useProblemText()
  const say = useUndoToast()
  const namesOf = (rows: readonly Named[]): string => {
    const names = rows.map(({ name }) => name)
    if (names.length <= MOST_NAMED) return format.list(names)
    const named = names.slice(0, MOST_NAMED - 1)
    return format.list([...named, t('more', { count: names.length - named.length })])
  }
  const sayRefused = (rows: readonly Named[], error: unknown, refused: Change<Named>['refused']) =>
    showToast({
      tone: 'error',
      text: refused({ count: rows.length, names: namesOf(rows), reason: problemText(error) }),
    })

  return {
    sayRefused,
    changeAll: async <T extends Named>({ rows, write, back, said, refused }: Change<T>): Promise<T[]> => {
      const answers = await eachOf(rows, write)
      const kept = answers.flatMap(({ data }, at) => {
        const before = rows[at]
        return data && before ? [{ before, after: data }] : []
      })
      const left = rows.filter((_, at) => answers[at]?.error !== undefined)
      if (kept.length > 0)
        say(said(kept.length), async () => {
          const undone = await eachOf(kept, ({ before, after }) => back(before, after))
          return undone.find(({ error }) => error !== undefined) ?? {}
        })
      const failed = answers.find(({ error }) => error !== undefined)
      if (failed) sayRefused(left, failed.error, refused)
      return left
    },
  }
}

/** One act of the bar at a time; what it answers with stays chosen. */
export function useBulkRun<T>(onDone: (left: readonly T[]) => void) {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    run: async (act: () => Promise<readonly T[]>) => {
      if (isBusy) return
      setBusy(true)
      const left = await act()
      setBusy(false)
      onDone(left)
    },
  }
}

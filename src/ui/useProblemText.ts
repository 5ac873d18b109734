import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { DAY_MS } from '@/lib/durations'
import { isolate } from '@/lib/isolate'
import { type Problem, problemOf } from '@/lib/problem'

/** Whose own sentence is worth showing: what a backend says of a server fault helps nobody. */
const OWN_WORDS: ReadonlySet<string> = new Set(['invalid', 'conflict', 'forbidden', 'notFound'])

/** Says what went wrong with a call, in the person's language or in the backend's own words. */
export function useProblemText(): (error: unknown) => string {
  const words = useProblemWords()
  return (error) => words(problemOf(error))
}

/** The same for a problem that was read before, such as that of an entry that is kept. */
export function useProblemWords(): (problem: Problem) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return ({ kind, message, fields, retryAt }) => {
    const own = message ?? (fields && Object.values(fields).flat().join(' '))
    // In another language than the rest, often: its full stop stays at its end (quality X10).
    if (own !== undefined && OWN_WORDS.has(kind)) return format.whole(own)
    const ahead = Number(retryAt) - Date.now()
    // A time of day says nothing of a moment that is over, or of another day.
    if (retryAt && ahead > 0 && ahead < DAY_MS)
      return t('problem.busyUntil', { time: format.time(retryAt.toISOString()) })
    return t(`problem.${kind}`)
  }
}

const NAMED = 3

/** Of several things that were refused which they were, three by name, and why the first was. */
export function useRefusedReason(): (error: unknown, names: readonly string[]) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  const problemText = useProblemText()
  return (error, names) => {
    const named = names.slice(0, NAMED).map((name) => isolate(name))
    const more = names.length > NAMED ? ' …' : ''
    return t('problem.of', { what: `${format.list(named)}${more}`, reason: problemText(error) })
  }
}

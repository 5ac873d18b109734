import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { problemOf } from '@/lib/problem'

/** Whose own sentence is worth showing: what a backend says of a server fault helps nobody. */
const OWN_WORDS: ReadonlySet<string> = new Set(['invalid', 'conflict', 'forbidden', 'notFound'])

/** Says what went wrong with a call, in the person's language or in the backend's own words. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (error) => {
    const { kind, message, fields, retryAt } = problemOf(error)
    if (message !== undefined && OWN_WORDS.has(kind)) return message
    if (fields) return Object.values(fields).flat().join(' ')
    if (retryAt) return t('problem.busyUntil', { time: format.time(retryAt.toISOString()) })
    return t(`problem.${kind}`)
  }
}

import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { useProblemText } from './useProblemText'

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

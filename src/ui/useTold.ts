import { useTranslation } from 'react-i18next'
import { isolate } from '@/lib/isolate'
import { showToast } from './toasts'
import { useProblemText } from './useProblemText'

/** What an act came to; a failure is an answer, not a throw. */
export type Outcome = { error?: unknown }

/**
 * For an act that has no place of its own for it: what goes wrong is told in a message, with what it was about where
 * that is not all the person can mean. Answers what the act came to.
 */
export function useTold(): <Answer extends Outcome>(
  act: Answer | Promise<Answer>,
  what?: string,
) => Promise<Answer> {
  const { t } = useTranslation('common')
  const problemText = useProblemText()
  return async (act, what) => {
    const answer = await act
    if (answer.error === undefined) return answer
    const reason = problemText(answer.error)
    showToast({ tone: 'error', text: what ? t('problem.of', { what: isolate(what), reason }) : reason })
    return answer
  }
}

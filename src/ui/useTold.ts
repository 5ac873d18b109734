import { showToast } from './toasts'
import { useProblemText } from './useProblemText'

/** What an act came to; a failure is an answer, not a throw. */
export type Outcome = { error?: unknown }

/** For an act that has no place of its own for it: what goes wrong is told in a message. Answers what the act came to. */
export function useTold(): <Answer extends Outcome>(act: Answer | Promise<Answer>) => Promise<Answer> {
  const problemText = useProblemText()
  return async (act) => {
    const answer = await act
    if (answer.error !== undefined) showToast({ tone: 'error', text: problemText(answer.error) })
    return answer
  }
}

import { useTranslation } from 'react-i18next'
import { showToast } from './toasts'
import { useProblemText } from './useProblemText'

/** What an act came to; a failure is an answer, not a throw. */
export type Outcome = { error?: unknown }

/**
 * Says what was done and offers the way back for ten seconds (F11, quality K3). The way back is a lone action: what
 * fails there is told in a message.
 */
export function useUndoToast(): (text: string, back?: () => Promise<Outcome>) => void {
  const { t } = useTranslation()
  const problemText = useProblemText()
  const undo = async (back: () => Promise<Outcome>) => {
    const { error } = await back()
    if (error !== undefined) showToast({ tone: 'error', text: problemText(error) })
  }
  return (text, back) =>
    showToast({
      tone: 'done',
      text,
      ...(back ? { action: { label: t('undo'), onPress: () => void undo(back) } } : {}),
    })
}

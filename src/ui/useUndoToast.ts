import { useTranslation } from 'react-i18next'
import { showToast } from './toasts'
import { type Outcome, useTold } from './useTold'

/**
 * Says what was done and offers the way back for ten seconds (F11, quality K3). The way back is a lone action: what
 * fails there is told in a message.
 */
export function useUndoToast(): (text: string, back?: () => Promise<Outcome>) => void {
  const { t } = useTranslation()
  const told = useTold()
  return (text, back) =>
    showToast({
      tone: 'done',
      text,
      ...(back ? { action: { label: t('undo'), onPress: () => void told(back()) } } : {}),
    })
}

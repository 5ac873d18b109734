import { ToastQueue } from 'react-stately/useToastState'

export type ToastTone = 'done' | 'error' | 'info'

export type Toast = {
  tone: ToastTone
  text: string
  /** One verb, such as Undo; a press also closes the toast. */
  action?: { label: string; onPress: () => void }
}

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

/**
 * Says something at the foot of the screen, from anywhere. Errors stay until dismissed, the rest 6 s, 10 s with an
 * action (quality T1); pointer or focus on it stops the clock.
 */
export function showToast({ timeout, ...toast }: Toast & { timeout?: number }): void {
  const least = toast.action ? 10_000 : 6_000
  toastQueue.add(toast, toast.tone === 'error' ? {} : { timeout: Math.max(timeout ?? least, least) })
}

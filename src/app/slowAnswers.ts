import { t } from 'i18next'
import { loadTexts } from '@/i18n/i18n'
import { toastQueue } from '@/ui/toasts'

/** Most answers are there within two seconds, and a read is given up after fifteen (api/http/withTimeout). */
const SLOW_MS = 8000
const LOOK_EVERY_MS = 1000
/** Longer than any call may take; the message goes as soon as nothing waits. */
const LONGEST_MS = 60_000

let isWatching = false

/**
 * Says once, at the foot of the screen, that something on it takes longer than usual: a skeleton alone does not tell
 * whether anything will come. It looks at the page and not at the calls, as what is fetched ahead keeps nobody waiting.
 */
export function watchSlowAnswers(): void {
  if (isWatching) return
  isWatching = true
  const since = new WeakMap<Element, number>()
  let isTold = false
  let key: string | undefined
  const tell = async () => {
    await loadTexts('offline')
    // It may have come in the meantime.
    if (isTold)
      key = toastQueue.add({ tone: 'info', text: t('slow', { ns: 'offline' }) }, { timeout: LONGEST_MS })
  }
  const look = () => {
    const now = performance.now()
    let isSlow = false
    for (const waiting of document.querySelectorAll('main [aria-busy="true"]')) {
      const first = since.get(waiting)
      if (first === undefined) since.set(waiting, now)
      else isSlow ||= now - first >= SLOW_MS
    }
    if (isSlow && !isTold && navigator.onLine) {
      isTold = true
      // Without its words there is nothing to say.
      tell().catch(() => undefined)
    } else if (!isSlow && isTold) {
      isTold = false
      if (key !== undefined) toastQueue.close(key)
      key = undefined
    }
  }
  setInterval(look, LOOK_EVERY_MS)
}

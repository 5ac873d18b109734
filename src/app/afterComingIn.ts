import { keepClear } from '@/ui/keepClear'
import { keepFocus } from '@/ui/keepFocus'
import { followServiceWorker } from './serviceWorker'
import { watchSlowAnswers } from './slowAnswers'

/** What goes on beside the pages for as long as somebody is logged in; none of them waits for it. */
export function afterComingIn(): void {
  followServiceWorker()
  keepFocus()
  keepClear()
  if (import.meta.env.PROD) watchSlowAnswers()
}

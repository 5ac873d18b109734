import { addresses } from '@/domain/addresses'
import { fetchAhead } from '@/lib/parts'
import { takeTurn } from '@/lib/turns'
import type { Claims } from '@/session/claims'
import { keepClear } from '@/ui/keepClear'
import { keepFocus } from '@/ui/keepFocus'
import { followServiceWorker } from './serviceWorker'
import { watchSlowAnswers } from './slowAnswers'

/** By then the page has asked for what it shows. */
const PAGE_FIRST_MS = 2000

/** What goes on beside the pages for as long as somebody is logged in; none of them waits for it. */
export function afterComingIn(role: Claims['role']): void {
  followServiceWorker()
  keepFocus()
  keepClear()
  if (import.meta.env.PROD) watchSlowAnswers()
  // Where most of what home and the calendar name leads to.
  if (role === 'staff') setTimeout(() => takeTurn(() => fetchAhead(addresses.pitch(''))), PAGE_FIRST_MS)
}

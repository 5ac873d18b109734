import { Suspense, useEffect, useState } from 'react'
import { loadTexts } from '@/i18n/i18n'
import { optionalPart } from '@/lib/parts'
import { useWaiting } from '@/outbox/useOutbox'
import { isDemo } from '@/session/demoMode'
import { askBeforeLeaving } from '@/session/leaving'
import { lazyPart } from '@/ui/lazyPart'
import { drawListWith } from './openList'

const list = () => import('./OutboxSheet')
const TEXTS = ['outbox', 'activity', 'work', 'storage', 'coach']
const OutboxSheet = lazyPart(list, 'OutboxSheet', ...TEXTS)
const LeavingDialog = lazyPart(() => import('./LeavingDialog'), 'LeavingDialog', 'outbox')

/** The list and the question are for when there is no connection: they come while there is one, after the page. */
const AFTER_THE_PAGE_MS = 3000
const load = () =>
  optionalPart(() =>
    Promise.all([import('./LeavingDialog'), import('./OutboxPress'), list(), loadTexts(...TEXTS)]),
  )

/** The list of entries, and the question before somebody logs out what becomes of those that are not sent (quality L3). */
export function OutboxGate() {
  const { waiting, needsYou } = useWaiting()
  const [leave, setLeave] = useState<() => void>()
  const [isListOpen, setIsListOpen] = useState(false)
  const holds = waiting + needsYou > 0

  useEffect(() => drawListWith(() => setIsListOpen(true)), [])
  useEffect(() => {
    if (isDemo()) return undefined
    const timer = setTimeout(() => {
      load().catch(() => undefined)
    }, AFTER_THE_PAGE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!holds) return undefined
    // Where the question cannot be loaded, entries stay for the person, which is what most would answer.
    return askBeforeLeaving((go) => void load().then(() => setLeave(() => go), go))
  }, [holds])

  return (
    <Suspense>
      {isListOpen && <OutboxSheet onClose={() => setIsListOpen(false)} />}
      {leave && <LeavingDialog onLeave={leave} onStay={() => setLeave(undefined)} />}
    </Suspense>
  )
}

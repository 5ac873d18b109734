import { Suspense, useEffect, useState } from 'react'
import { useWaiting } from '@/outbox/useOutbox'
import { lazyPart } from '@/ui/lazyPart'

const OutboxPress = lazyPart(() => import('./OutboxPress'), 'OutboxPress', 'outbox')

/** Most entries are sent before anybody could read that they are not. */
const SETTLED_MS = 1200

/** Nothing while all is sent and nothing is put aside; else how much is not, on what opens the list. `rail` stands at the side, `line` across a phone. */
export function OutboxMark({ look }: { look: 'rail' | 'line' }) {
  const { waiting, needsYou, aside, storage } = useWaiting()
  const [isSettled, setIsSettled] = useState(false)
  // Once drawn it stays, empty or not: what comes next is told where a screen reader listens already.
  const [isDrawn, setIsDrawn] = useState(false)
  const holds = waiting > 0
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS)
    return () => {
      clearTimeout(timer)
      setIsSettled(false)
    }
  }, [holds])
  const says = (holds && isSettled) || needsYou > 0 || aside > 0 || storage !== 'kept'
  if (says && !isDrawn) setIsDrawn(true)
  if (!isDrawn) return null
  return (
    <Suspense>
      <OutboxPress look={look} hidden={!says} />
    </Suspense>
  )
}

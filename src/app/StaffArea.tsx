import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { readWorkSheet, withWorkSheet } from '@/domain/addresses'
import { OutboxMark } from '@/features/outbox/OutboxMark'
import { Shell } from '@/features/shell/Shell'
import { lazyPart } from '@/ui/lazyPart'
import { useSearchChange } from '@/ui/useSearchChange'

const WorkSheet = lazyPart(
  () => import('@/features/work-sheet/WorkSheet'),
  'WorkSheet',
  'work',
  'activity',
  'planning',
)

/** The dashboard's frame: navigation around the page that is open, and the work sheet over it when the address asks. */
export function StaffArea() {
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const sheet = readWorkSheet(search)
  const close = () => changeSearch((present) => withWorkSheet(present, null))
  return (
    <Shell mark={markOf}>
      <Outlet />
      {sheet && (
        <Suspense>
          <WorkSheet sheet={sheet} onClose={close} />
        </Suspense>
      )}
    </Shell>
  )
}

const markOf = (look: 'rail' | 'line') => <OutboxMark look={look} />

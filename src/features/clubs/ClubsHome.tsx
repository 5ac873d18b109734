import { Suspense } from 'react'
import { lazyPart } from '@/ui/lazyPart'
import { Skeleton } from '@/ui/Skeleton'

// Named here, so that home does not name its many files to those who have but one club.
const ClubsOffice = lazyPart(() => import('./ClubsOffice'), 'ClubsOffice', 'clubs', 'storage')

/** Home of a league office. */
export function ClubsHome() {
  return (
    <Suspense fallback={<Skeleton kind="block" height="240px" />}>
      <ClubsOffice />
    </Suspense>
  )
}

import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery } from '@/api/pitches'
import { isStaff } from '@/domain/access'
import type { Day, Id } from '@/domain/wire'
import { lazyPart } from '@/ui/lazyPart'
import type { Chosen } from '@/ui/useChosen'
import { ChosenBar } from './ChosenBar'
import { useAskedWrites } from './useAskedWrites'
import type { Placed } from './useWrites'

/** Come when they are asked for: a date picker is large, and so is what keeps the focus in a question. */
const AwayQuestion = lazyPart(() => import('./AwayQuestion'), 'AwayQuestion')
const MoveDialog = lazyPart(() => import('./MoveDialog'), 'MoveDialog')

type ChosenWorkProps = {
  period: { from: Day; to: Day }
  chosen: Chosen
  /** One that is to be moved; null once it was. */
  moving: Id | null | undefined
  onMoved: () => void
}

/** What the calendar does with work of another page, out of the days which that page reads: its bar, and its moves. */
export function ChosenWork({ period, chosen, moving, onMoved }: ChosenWorkProps) {
  const { t } = useTranslation('calendar')
  const { data: activities = [] } = useGetActivitiesQuery(period)
  const { data: people = [] } = useGetUsersQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: rows = [] } = useGetDaysOffQuery(period)
  const personName = (id: Id) => people.find((one) => one.id === id)?.fullName
  const where = ({ pitchIds }: Placed) => pitches.find(({ id }) => id === pitchIds[0])?.name ?? t('yard')
  const writes = useAskedWrites({ ...period, rows }, where)
  const staff = people.filter(isStaff)
  const found = activities.find(({ id }) => id === moving)
  // Moved out of these days it is not found there, until it is known whether it stays away.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  const job = found ?? (kept?.id === moving ? kept : undefined)
  return (
    <>
      {chosen.ids.size > 0 && (
        <ChosenBar
          activities={activities.filter(({ id }) => chosen.ids.has(id))}
          people={staff}
          pitches={pitches}
          writes={writes}
          chosen={chosen}
        />
      )}
      {job && (
        <Suspense>
          <MoveDialog
            activities={[job]}
            pitches={pitches}
            people={staff}
            onMove={(change) => {
              const after = change(job)
              return writes.move(job, after, where(after))
            }}
            onClose={onMoved}
          />
        </Suspense>
      )}
      {writes.asked && (
        <Suspense>
          <AwayQuestion asked={writes.asked} personName={personName} />
        </Suspense>
      )}
    </>
  )
}

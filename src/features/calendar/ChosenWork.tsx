import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery } from '@/api/pitches'
import { isStaff } from '@/domain/access'
import type { Day, Id } from '@/domain/wire'
import type { Chosen } from '@/ui/useChosen'
import { AwayQuestion } from './AwayQuestion'
import { ChosenBar } from './ChosenBar'
import { useAskedWrites } from './useAskedWrites'

type ChosenWorkProps = { period: { from: Day; to: Day }; chosen: Chosen }

/** The calendar's bar for work that was chosen on another page, out of the days which that page reads. */
export function ChosenWork({ period, chosen }: ChosenWorkProps) {
  const { data: activities = [] } = useGetActivitiesQuery(period)
  const { data: people = [] } = useGetUsersQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: rows = [] } = useGetDaysOffQuery(period)
  const personName = (id: Id) => people.find((one) => one.id === id)?.fullName
  const writes = useAskedWrites({ ...period, rows })
  return (
    <>
      <ChosenBar
        activities={activities.filter(({ id }) => chosen.ids.has(id))}
        people={people.filter(isStaff)}
        pitches={pitches}
        writes={writes}
        onClear={chosen.clear}
      />
      <AwayQuestion writes={writes} personName={personName} />
    </>
  )
}

import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { isStaff } from '@/domain/access'
import type { Day } from '@/domain/wire'
import type { Chosen } from '@/ui/useChosen'
import { ChosenBar } from './ChosenBar'
import { useWrites } from './useWrites'

type ChosenWorkProps = { period: { from: Day; to: Day }; chosen: Chosen }

/** The calendar's bar for work that was chosen on another page, out of the days which that page reads. */
export function ChosenWork({ period, chosen }: ChosenWorkProps) {
  const { data: activities = [] } = useGetActivitiesQuery(period)
  const { data: people = [] } = useGetUsersQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const writes = useWrites()
  return (
    <ChosenBar
      activities={activities.filter(({ id }) => chosen.ids.has(id))}
      people={people.filter(isStaff)}
      pitches={pitches}
      writes={writes}
      onClear={chosen.clear}
    />
  )
}

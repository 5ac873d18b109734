import { useState } from 'react'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery } from '@/api/pitches'
import { NO_FILTER, type WorkFilter } from '@/domain/calendarFilter'
import { readRememberedFilters, rememberFilters } from '@/session/rememberedFilters'

/** The filters of the last visit, and their change; none where they are switched off (F7). */
export function useHomeFilter(isOn: boolean): [WorkFilter, (filter: WorkFilter) => void] {
  const { data: pitches } = useGetPitchesQuery()
  const { data: users, error } = useGetUsersQuery(undefined, { skip: !isOn })
  const [chosen, setChosen] = useState<WorkFilter>()
  // A backend may have no list of people (contract.md): the rest can be filtered all the same.
  if (!isOn || !pitches || !(users ?? error)) return [NO_FILTER, setChosen]
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const kept = readRememberedFilters({ pitches: ids(pitches), people: users && ids(users) })
  return [
    chosen ?? kept,
    (filter) => {
      setChosen(filter)
      rememberFilters({ ...kept, ...filter })
    },
  ]
}

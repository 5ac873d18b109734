import { useSelector } from 'react-redux'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { isStaff } from '@/domain/access'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import type { Company } from '@/domain/company'
import type { Pitch, Section } from '@/domain/pitch'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'

/** What every work sheet draws on. */
export type WorkGround = {
  userId: Id | undefined
  company: Company
  configurations: readonly ActivityConfiguration[]
  /** The types that may be logged: those the company allows and the configuration describes. */
  types: readonly string[]
  pitches: readonly Pitch[]
  sections: readonly Section[]
  people: readonly User[]
  pitchName: (id: Id) => string | undefined
  personName: (id: Id) => string | undefined
}

/** The ground of a work sheet, as a query: nothing can be asked before the configuration is there. */
export function useWorkGround() {
  const userId = useSelector(selectUserId)
  const company = useGetCompanyQuery()
  const configurations = useGetActivityConfigurationQuery()
  const pitches = useGetPitchesQuery()
  const { data: sections = [] } = useGetSectionsQuery()
  const { data: users = [] } = useGetUsersQuery()
  const needed = [company, configurations, pitches]
  const data: WorkGround | undefined =
    company.data && configurations.data && pitches.data
      ? {
          userId,
          company: company.data,
          configurations: configurations.data,
          types: configurations.data
            .map(({ activityName }) => activityName)
            .filter((name) => company.data?.allowedActivityNames.includes(name)),
          pitches: pitches.data,
          sections,
          people: users.filter(isStaff),
          pitchName: (id) => pitches.data?.find((pitch) => pitch.id === id)?.name,
          personName: (id) => users.find((user) => user.id === id)?.fullName,
        }
      : undefined
  return {
    data,
    error: needed.find(({ error }) => error !== undefined)?.error,
    isFetching: needed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of needed) if (query.error !== undefined) void query.refetch()
    },
  }
}

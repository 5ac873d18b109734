import { useSelector } from 'react-redux'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { isStaff } from '@/domain/access'
import type { ActivityConfiguration } from '@/domain/activityConfiguration'
import type { Company } from '@/domain/company'
import type { Pitch, Section } from '@/domain/pitch'
import { isOn } from '@/domain/switches'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { selectUserId } from '@/session/sessionSlice'
import type { QueryLike } from '@/ui/QueryState'

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
  /** Lists to choose from, which may not have come. */
  choices: readonly QueryLike<unknown>[]
}

/** The ground of a work sheet, as a query: nothing can be asked before the configuration is there. */
export function useWorkGround() {
  const userId = useSelector(selectUserId)
  const company = useGetCompanyQuery()
  const configurations = useGetActivityConfigurationQuery()
  const pitches = useGetPitchesQuery()
  const sections = useGetSectionsQuery()
  const users = useGetUsersQuery()
  const has = (feature: 'storage' | 'product_management') =>
    company.data !== undefined && isOn('storage', company.data) && isOn(feature, company.data)
  const equipment = useGetEquipmentQuery(undefined, { skip: !has('storage') })
  const supplies = useGetSuppliesQuery(undefined, { skip: !has('product_management') })
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
          sections: sections.data ?? [],
          people: (users.data ?? []).filter(isStaff),
          pitchName: (id) => pitches.data?.find((pitch) => pitch.id === id)?.name,
          personName: (id) => users.data?.find((user) => user.id === id)?.fullName,
          choices: [sections, users, equipment, supplies],
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

import { useLocation } from 'react-router-dom'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { areaOf } from '@/domain/access'
import { isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'

type Named = { id: Id; name?: string; fullName?: string }
const nameIn =
  (rows: readonly Named[]) =>
  (id: Id): string | undefined => {
    const row = rows.find((one) => one.id === id)
    return row?.name ?? row?.fullName
  }

/** Names for the ids in entries, as far as this person may know them: a coach asks for no people and no products. */
export function useNames() {
  const isStaff = areaOf(useLocation().pathname) === 'staff'
  const { data: company } = useGetCompanyQuery()
  const has = (feature: 'storage' | 'product_management' | 'cocktail_management') =>
    isStaff && company !== undefined && isOn('storage', company) && isOn(feature, company)
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: sections = [] } = useGetSectionsQuery(undefined, { skip: !isStaff })
  const { data: users = [] } = useGetUsersQuery(undefined, { skip: !isStaff })
  const { data: configurations = [] } = useGetActivityConfigurationQuery(undefined, { skip: !isStaff })
  const { data: machines = [] } = useGetEquipmentQuery(undefined, { skip: !has('storage') })
  const { data: supplies = [] } = useGetSuppliesQuery(undefined, { skip: !has('product_management') })
  const { data: mixes = [] } = useGetCocktailsQuery(undefined, { skip: !has('cocktail_management') })
  return {
    isStaff,
    pitch: nameIn(pitches),
    section: nameIn(sections),
    person: nameIn(users),
    machine: nameIn(machines),
    supply: nameIn(supplies),
    mix: nameIn(mixes),
    fieldsOf: (activityName: string) =>
      configurations.find((one) => one.activityName === activityName)?.fields ?? [],
  }
}
export type Names = ReturnType<typeof useNames>

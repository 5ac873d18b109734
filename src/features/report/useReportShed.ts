import { useMemo } from 'react'
import { useGetUsersQuery } from '@/api/identity'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import type { Company } from '@/domain/company'
import { type Shed, shedOf } from '@/domain/shed'
import { isOn } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import type { QueryLike } from '@/ui/QueryState'

/** Several answers as one for `QueryState`: there when all are, failed when one has. */
export function together<T>(
  queries: readonly QueryLike<unknown>[],
  make: () => T,
): QueryLike<T> & { refetch: () => void } {
  const failed = queries.filter(({ data, error }) => data === undefined && error !== undefined)
  return {
    data: queries.every(({ data }) => data !== undefined) ? make() : undefined,
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of failed) void one.refetch?.()
    },
  }
}

/** The products by id. Asks for nothing where the company has no store: their names are unknown then. */
export function useReportShed(company: Company): QueryLike<Shed> & { refetch: () => void } {
  const store = isOn('storage', company)
  const withProducts = store && isOn('product_management', company)
  const withMixes = store && isOn('cocktail_management', company)
  const supplies = useGetSuppliesQuery(undefined, { skip: !withProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const shed = useMemo(
    () => shedOf({ supplies: supplies.data ?? [], cocktails: cocktails.data ?? [] }),
    [supplies.data, cocktails.data],
  )
  return together([...(withProducts ? [supplies] : []), ...(withMixes ? [cocktails] : [])], () => shed)
}

/** The names of machines and of people; machines are not asked for where the company has no store. */
export function useReportNames(company: Company) {
  const store = isOn('storage', company)
  const equipment = useGetEquipmentQuery(undefined, { skip: !store })
  const users = useGetUsersQuery()
  const names = useMemo(
    () => ({
      machines: new Map<Id, string>((equipment.data ?? []).map(({ id, name }) => [id, name])),
      people: new Map<Id, string>((users.data ?? []).map(({ id, fullName }) => [id, fullName])),
    }),
    [equipment.data, users.data],
  )
  return together([...(store ? [equipment] : []), users], () => names)
}

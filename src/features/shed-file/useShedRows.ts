import { useGetCompanyQuery } from '@/api/api'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import type { ShedList } from '@/domain/shedFile/shedColumns'
import type { ShedFileRows } from '@/domain/shedFile/writeShed'
import { isOn } from '@/domain/switches'

/** The rows of a list as they stand, and what its file names besides. */
export function useShedRows(list: ShedList) {
  const { data: company } = useGetCompanyQuery()
  const withProducts = company !== undefined && isOn('product_management', company)
  const equipment = useGetEquipmentQuery(undefined, { skip: list !== 'equipment' })
  const supplies = useGetSuppliesQuery(undefined, { skip: list === 'equipment' || !withProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: list !== 'cocktails' })
  const asked = {
    equipment: [equipment],
    supplies: [supplies],
    cocktails: withProducts ? [cocktails, supplies] : [cocktails],
  }[list]
  return {
    data: rowsOf(list, equipment.data, supplies.data ?? (withProducts ? undefined : []), cocktails.data),
    error: asked.find(({ error }) => error !== undefined)?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of asked) void one.refetch()
    },
  }
}

type Rows<List extends ShedList> = Extract<ShedFileRows, { list: List }>['rows'] | undefined

function rowsOf(
  list: ShedList,
  equipment: Rows<'equipment'>,
  supplies: Rows<'supplies'>,
  cocktails: Rows<'cocktails'>,
): ShedFileRows | undefined {
  switch (list) {
    case 'equipment':
      return equipment && { list, rows: equipment }
    case 'supplies':
      return supplies && { list, rows: supplies }
    case 'cocktails':
      return cocktails && supplies && { list, rows: cocktails, supplies }
  }
}

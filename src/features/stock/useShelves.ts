import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import type { Cocktail } from '@/domain/cocktail'
import type { ShedRows } from '@/domain/shed'
import { isOn } from '@/domain/switches'

/** Products, with the cocktails where the company mixes any, and the ground they go onto; undefined until all have come. */
export function useShelves() {
  const { data: company } = useGetCompanyQuery()
  const withMixes = company !== undefined && isOn('cocktail_management', company)
  const supplies = useGetSuppliesQuery()
  const cocktails = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const pitches = useGetPitchesQuery()
  const sections = useGetSectionsQuery()
  const mixes: readonly Cocktail[] | undefined = withMixes ? cocktails.data : []
  const data: ShedRows | undefined =
    company && supplies.data && mixes && pitches.data && sections.data
      ? { supplies: supplies.data, cocktails: mixes, pitches: pitches.data, sections: sections.data }
      : undefined
  return {
    data,
    error: supplies.error ?? cocktails.error ?? pitches.error ?? sections.error,
    isFetching: [supplies, cocktails, pitches, sections].some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of [supplies, pitches, sections]) void one.refetch()
      if (withMixes) void cocktails.refetch()
    },
  }
}

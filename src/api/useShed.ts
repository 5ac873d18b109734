import { useMemo } from 'react'
import type { ShedRows } from '@/domain/shed'
import { isOn } from '@/domain/switches'
import { useGetCompanyQuery } from './api'
import { isAwaited } from './isAwaited'
import { useGetPitchesQuery, useGetSectionsQuery } from './pitches'
import { useGetCocktailsQuery, useGetSuppliesQuery } from './storage'

const NONE: readonly never[] = []

/**
 * Products and mixes, with the ground they go onto: what every screen reckons stock by, so that all say the same. Asks for
 * nothing that the company does not have.
 */
export function useShed(isWanted = true) {
  const { data: company } = useGetCompanyQuery()
  const on = isWanted && company !== undefined && isOn('storage', company)
  const withProducts = on && isOn('product_management', company)
  const withMixes = on && isOn('cocktail_management', company)
  const supplies = useGetSuppliesQuery(undefined, { skip: !withProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const pitches = useGetPitchesQuery(undefined, { skip: !withProducts })
  const sections = useGetSectionsQuery(undefined, { skip: !withProducts })
  const asked = [...(withProducts ? [supplies, pitches, sections] : []), ...(withMixes ? [cocktails] : [])]
  const failed = asked.filter(({ error }) => error !== undefined)
  const soFar = useMemo(
    (): ShedRows => ({
      supplies: supplies.data ?? NONE,
      cocktails: cocktails.data ?? NONE,
      // Without its sections, work on one of them would take as much as the whole pitch.
      ...(pitches.data && sections.data && { pitches: pitches.data, sections: sections.data }),
    }),
    [supplies.data, cocktails.data, pitches.data, sections.data],
  )
  return {
    /** Undefined until all has come. */
    data: on && asked.every(({ data }) => data !== undefined) ? soFar : undefined,
    /** As far as it has come. */
    soFar,
    /** False once all has come or failed. */
    isAwaited: isWanted && (company === undefined || asked.some(isAwaited)),
    error: failed[0]?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of failed) void one.refetch()
    },
  }
}

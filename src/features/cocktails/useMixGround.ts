import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetCocktailsQuery, useGetSuppliesQuery } from '@/api/storage'
import { useWorkHistory } from '@/api/useWorkHistory'
import type { Activity } from '@/domain/activity'
import type { Cocktail } from '@/domain/cocktail'
import { workPeriod } from '@/domain/dayJobs'
import type { Formulation } from '@/domain/mix'
import { reservedBy } from '@/domain/mixLines'
import type { Pitch, Section } from '@/domain/pitch'
import type { Supply } from '@/domain/supply'
import { isReadOnly } from '@/domain/switches'
import type { Day, Id } from '@/domain/wire'
import { useToday } from '@/ui/useToday'

/** What mixes are made of, where they go, and what has been done with them. */
export type MixGround = {
  cocktails: readonly Cocktail[]
  /** Undefined until they have come. */
  supplies: readonly Supply[] | undefined
  pitches: readonly Pitch[]
  sections: readonly Section[]
  /** Work of the last nine weeks and the next two; undefined until it has come. */
  works: readonly Activity[] | undefined
  /** What open work has been promised, by supply, in its own unit; undefined while that is not known. */
  reserved: ReadonlyMap<Id, number> | undefined
  formulations: Readonly<Record<Id, Formulation>>
  today: Day
  readOnly: boolean
}

export function useMixGround() {
  const today = useToday()
  const { data: company } = useGetCompanyQuery()
  const cocktails = useGetCocktailsQuery()
  const products = useGetSuppliesQuery()
  const supplies = products.data
  const { data: pitches } = useGetPitchesQuery()
  const { data: sections } = useGetSectionsQuery()
  const { data: local } = useGetLocalDataQuery()
  const around = useGetActivitiesQuery(workPeriod(today))
  const before = useWorkHistory(today, true)
  const data: MixGround | undefined = cocktails.data && {
    cocktails: cocktails.data,
    supplies,
    pitches: pitches ?? [],
    sections: sections ?? [],
    works:
      around.data && before.data
        ? [...new Map([...before.data, ...around.data].map((work) => [work.id, work])).values()]
        : undefined,
    reserved:
      around.data && supplies && pitches && sections
        ? reservedBy(around.data, { supplies, cocktails: cocktails.data, pitches, sections })
        : undefined,
    formulations: local?.formulations ?? {},
    today,
    readOnly: company === undefined || isReadOnly(company),
  }
  return { ...cocktails, data, products }
}

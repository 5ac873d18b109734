import type { Company } from '@/domain/company'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { type StockAlert, stockAhead } from '@/domain/stockAhead'
import { isOn } from '@/domain/switches'
import { useGetActivitiesQuery } from './activities'
import { useGetPitchesQuery } from './pitches'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from './storage'

/**
 * What the planned work of the next fourteen days runs short of; asks only where the company has a store and wants to
 * be told. `alerts` is undefined until all has come.
 */
export function useStockAlerts(company: Company | undefined, now: Date, timeZone: string) {
  const on = company !== undefined && isOn('home_inventory_alerts', company) && isOn('storage', company)
  const withProducts = on && isOn('product_management', company)
  const withMixes = on && isOn('cocktail_management', company)
  const work = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)), { skip: !on })
  const pitches = useGetPitchesQuery(undefined, { skip: !on })
  const equipment = useGetEquipmentQuery(undefined, { skip: !on })
  const supplies = useGetSuppliesQuery(undefined, { skip: !withProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const asked = [work, equipment, ...(withProducts ? [supplies] : []), ...(withMixes ? [cocktails] : [])]
  const failed = asked.filter(({ data, error }) => data === undefined && error !== undefined)
  const isComplete = on && asked.every(({ data }) => data !== undefined)
  const alerts: StockAlert[] | undefined = isComplete
    ? stockAhead(
        work.data ?? [],
        {
          supplies: supplies.data ?? [],
          cocktails: cocktails.data ?? [],
          equipment: equipment.data ?? [],
          pitches: pitches.data ?? [],
        },
        now,
        timeZone,
      )
    : undefined
  return {
    on,
    alerts,
    error: failed[0]?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of failed) void one.refetch()
    },
  }
}

import { useGetActivitiesQuery } from '@/api/activities'
import { useGetCompanyQuery } from '@/api/api'
import { useGetCocktailsQuery, useGetEquipmentQuery, useGetSuppliesQuery } from '@/api/storage'
import { useMachineRules } from '@/api/useMachineRules'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { type ShedAlert, shedAlerts } from '@/domain/shedAlerts'
import { isOn } from '@/domain/switches'

/** What somebody has to see to in the shed; `data` is undefined until all has come. Asks for nothing that is off. */
export function useShedAlerts(now: Date, timeZone: string) {
  const { data: company } = useGetCompanyQuery()
  const on = company !== undefined && isOn('storage', company)
  const withProducts = on && isOn('product_management', company)
  const withMixes = on && isOn('cocktail_management', company)
  const work = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)), { skip: !on })
  const equipment = useGetEquipmentQuery(undefined, { skip: !on })
  const supplies = useGetSuppliesQuery(undefined, { skip: !withProducts })
  const cocktails = useGetCocktailsQuery(undefined, { skip: !withMixes })
  const rules = useMachineRules()
  const asked = [work, equipment, ...(withProducts ? [supplies] : []), ...(withMixes ? [cocktails] : [])]
  const failed = asked.filter(({ data, error }) => data === undefined && error !== undefined)
  const data: ShedAlert[] | undefined =
    on && asked.every((one) => one.data !== undefined)
      ? shedAlerts(
          work.data ?? [],
          {
            supplies: supplies.data ?? [],
            cocktails: cocktails.data ?? [],
            equipment: equipment.data ?? [],
            dayServiceOf: rules?.dayServiceOf,
          },
          now,
          timeZone,
        )
      : undefined
  return {
    data,
    error: failed[0]?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of failed) void one.refetch()
    },
  }
}

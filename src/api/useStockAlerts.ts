import type { Company } from '@/domain/company'
import { workPeriod } from '@/domain/dayJobs'
import { dayAtGround } from '@/domain/groundTime'
import { type StockAlert, stockAhead, usesStock } from '@/domain/stockAhead'
import { isOn } from '@/domain/switches'
import { useGetActivitiesQuery } from './activities'
import { sentAt } from './sentAt'
import { useGetEquipmentQuery } from './storage'
import { useShed } from './useShed'

/**
 * What the planned work of the next fourteen days runs short of; asks only where the company has a store and wants to
 * be told. `alerts` is undefined until all has come.
 */
export function useStockAlerts(company: Company | undefined, now: Date, timeZone: string) {
  const on = company !== undefined && isOn('home_inventory_alerts', company) && isOn('storage', company)
  const { data, ...query } = useShedAhead(on, now, timeZone)
  const alerts: StockAlert[] | undefined = data && stockAhead(data.work, data.shed, now, timeZone)
  return {
    on,
    alerts,
    /** Nothing is there, so nothing can run short. */
    isEmpty: data?.shed.supplies.length === 0 && data.shed.equipment.length === 0,
    /** Nothing that is planned takes of it, so it covers nothing. */
    isUnused: data !== undefined && !usesStock(data.work, now),
    ...query,
  }
}

/** The shed with its machines, and the work of the days around today; `data` is undefined until all has come. */
export function useShedAhead(on: boolean, now: Date, timeZone: string) {
  const work = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)), { skip: !on })
  const equipment = useGetEquipmentQuery(undefined, { skip: !on })
  const shed = useShed(on)
  const asked = [work, equipment, shed]
  const failed = asked.filter(({ data, error }) => data === undefined && error !== undefined)
  return {
    data:
      on && work.data && equipment.data && shed.data
        ? { work: work.data, shed: { ...shed.data, equipment: equipment.data } }
        : undefined,
    error: failed[0]?.error,
    isFetching: asked.some(({ isFetching }) => isFetching),
    sentAt: sentAt(work, equipment),
    refetch: () => {
      for (const one of failed) void one.refetch()
    },
  }
}

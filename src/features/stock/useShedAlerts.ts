import { useGetCompanyQuery } from '@/api/api'
import { useMachineRules } from '@/api/useMachineRules'
import { useShedAhead } from '@/api/useStockAlerts'
import { type ShedAlert, shedAlerts } from '@/domain/shedAlerts'
import { isOn } from '@/domain/switches'

/** What somebody has to see to in the shed; `data` is undefined until all has come. Asks for nothing that is off. */
export function useShedAlerts(now: Date, timeZone: string) {
  const { data: company } = useGetCompanyQuery()
  const { data: ahead, ...query } = useShedAhead(
    company !== undefined && isOn('storage', company),
    now,
    timeZone,
  )
  const rules = useMachineRules()
  const data: ShedAlert[] | undefined =
    ahead && shedAlerts(ahead.work, { ...ahead.shed, dayServiceOf: rules?.dayServiceOf }, now, timeZone)
  return { ...query, data }
}

import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Equipment } from '@/domain/equipment'
import type { DayService } from '@/domain/machineService'
import type { Day } from '@/domain/wire'
import { optionalPart } from '@/lib/parts'
import type * as Parts from './machineRules'

export type MachineRules = {
  /** When it is due for a service by the calendar, as was noted on this device. */
  dayServiceOf: (machine: Equipment, today: Day) => DayService | null
  jobsWithoutMachine: typeof Parts.jobsWithoutMachine
}

/**
 * What the club's own data and the plan say of machines. Both weigh more than a list of the shed may at first, so they come
 * after it; undefined until then.
 */
export function useMachineRules(): MachineRules | undefined {
  const dispatch = useDispatch() as (action: unknown) => { unsubscribe: () => void }
  const [parts, setParts] = useState<typeof Parts>()
  useEffect(() => {
    let asked: { unsubscribe: () => void } | undefined
    let isOver = false
    const come = (found: typeof Parts) => {
      if (isOver) return
      asked = dispatch(found.localDataEndpoints.getLocalData.initiate())
      setParts(found)
    }
    load().then(come, () => undefined)
    return () => {
      isOver = true
      asked?.unsubscribe()
    }
  }, [dispatch])
  const log = useSelector(
    (state) => parts?.localDataEndpoints.getLocalData.select()(state as never).data?.machineLog,
  )
  return (
    parts && {
      dayServiceOf: (machine, today) => parts.dayServiceOf(machine, log ?? [], today),
      jobsWithoutMachine: parts.jobsWithoutMachine,
    }
  )
}

const load = () => optionalPart(() => import('./machineRules'))

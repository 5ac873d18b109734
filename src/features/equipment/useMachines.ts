import { useMemo } from 'react'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetEquipmentQuery } from '@/api/storage'
import { type MachineRules, useMachineRules } from '@/api/useMachineRules'
import type { Activity } from '@/domain/activity'
import { machinesOf } from '@/domain/activity'
import { isOpen } from '@/domain/activityWork'
import { workPeriod } from '@/domain/dayJobs'
import type { Equipment } from '@/domain/equipment'
import { dayAtGround } from '@/domain/groundTime'
import { machinesInUse, type MachineState, machineStates, outOfOrder } from '@/domain/machineCare'
import type { DayService } from '@/domain/machineService'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'

/** What the list says of one machine besides itself. */
export type MachineFacts = {
  states: MachineState[]
  /** How many are in use; undefined while that is not known. */
  running: number | undefined
  /** How many planned jobs are short of it, because some are out of order. */
  lacking: number
  /** Its service by the calendar; null where no day is named. */
  byDay: DayService | null
}

/** The machines, with what the work of these days says of each. */
export function useMachines(now: Date) {
  const { timeZone } = useFormat()
  const query = useGetEquipmentQuery()
  const work = useGetActivitiesQuery(workPeriod(dayAtGround(now, timeZone)))
  const { data: machines } = query
  const { data: activities } = work
  const rules = useMachineRules()
  const facts = useMemo(
    () => factsOf(machines ?? [], activities, rules, now, timeZone),
    [machines, activities, rules, now, timeZone],
  )
  return { query, work, facts }
}

function factsOf(
  machines: readonly Equipment[],
  activities: readonly Activity[] | undefined,
  rules: MachineRules | undefined,
  now: Date,
  timeZone: string,
): ReadonlyMap<Id, MachineFacts> {
  const running = activities && machinesInUse(activities)
  const today = dayAtGround(now, timeZone)
  const planned = new Map<Id, Activity[]>()
  for (const job of activities ?? [])
    if (isOpen(job))
      for (const { id } of machinesOf(job)) {
        const jobs = planned.get(id)
        if (jobs) jobs.push(job)
        else planned.set(id, [job])
      }
  return new Map(
    machines.map((machine) => {
      const own = planned.get(machine.id)
      const inUse = running && (running.get(machine.id) ?? 0)
      const byDay = rules?.dayServiceOf(machine, today) ?? null
      return [
        machine.id,
        {
          states: machineStates(machine, inUse, byDay?.kind === 'due'),
          byDay,
          running: inUse,
          lacking:
            rules && own && outOfOrder(machine) > 0
              ? rules.jobsWithoutMachine(machine, own, now, timeZone).length
              : 0,
        },
      ]
    }),
  )
}

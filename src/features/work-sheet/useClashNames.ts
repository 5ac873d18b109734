import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import type { PlanAround } from './usePlanAround'
import type { WorkGround } from './useWorkGround'

export type ClashNames = ReturnType<typeof useClashNames>

/** What people, machines, supplies, pitches and work are called in sentences about clashes. */
export function useClashNames(ground: WorkGround, { plan, others, drafts }: PlanAround) {
  const words = useActivityText()
  const named = (rows: readonly { id: Id; name: string }[] | undefined, id: Id) =>
    rows?.find((one) => one.id === id)?.name
  return {
    /** The piece of work of a clash that the sheet is about. */
    self: (ids: readonly Id[]) => ids.find((id) => drafts.some((one) => one.id === id)),
    person: ground.personName,
    pitch: ground.pitchName,
    machine: (id: Id) => named(plan?.equipment, id),
    supply: (id: Id) => named(plan?.supplies, id),
    unit: (id: Id) => plan?.supplies.find((one) => one.id === id)?.action.unit,
    fixture: (id: Id) => named(plan?.fixtures, id),
    work: (id: Id) => {
      const activity = [...drafts, ...others].find((one) => one.id === id)
      return activity && (activity.name ?? words.name(activity.activityName))
    },
  }
}

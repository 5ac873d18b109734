import type { Clash } from '@/domain/planning/clashes'
import type { Id } from '@/domain/wire'
import { usePlanningText } from '@/i18n/planningText'
import { usePlan } from './plan'

/** What a job clashes with, as a sentence that speaks of the other side. */
export function useClashWords(): (clash: Clash, self: Id) => string {
  const { facts, work, fixtures } = usePlan()
  const text = usePlanningText()
  const names = {
    work: (id: Id) => {
      const job = work.find((one) => one.id === id)
      return job && facts.title(job)
    },
    fixture: (id: Id) => fixtures.find((one) => one.id === id)?.name,
    pitch: facts.pitch,
    person: facts.person,
    machine: facts.machine,
    supply: facts.supply,
    unit: facts.unit,
  }
  return (clash, self) => text.clash(clash, names, self)
}

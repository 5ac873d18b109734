import type { Pitch, Section } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { amountAtRate } from '@/domain/planning/draws'
import { productUses, type WorkDraft } from './workDraft'
import type { Supply } from '@/domain/supply'

type Ground = { pitches: readonly Pitch[]; sections: readonly Section[] }

/** m² of what is worked on: what the form says was treated, else the chosen sections, else the pitches; 0 for none. */
export function treatedArea(
  draft: WorkDraft,
  { pitches, sections }: Ground,
  pitchIds: readonly Id[] = draft.pitchIds,
): number {
  const said = draft.answers.area
  if (draft.type === 'spraying' && typeof said === 'number' && draft.pitchIds.length < 2) return said * 10_000
  const chosen = sections.filter(
    ({ id, pitchId }) => draft.sectionIds.includes(id) && pitchIds.includes(pitchId),
  )
  const sum = (areas: readonly { area?: number | undefined }[]) =>
    areas.reduce((total, { area }) => total + (area ?? 0), 0)
  return chosen.length > 0 && sum(chosen) > 0
    ? sum(chosen)
    : sum(pitches.filter(({ id }) => pitchIds.includes(id)))
}

/** The draft with how much of each product its area takes, rounded to what can be measured out. */
export function withQuantities(draft: WorkDraft, area: number, supplies: readonly Supply[]): WorkDraft {
  const uses = productUses(draft.answers.product)
  if (uses.length === 0 || area === 0) return draft
  const product = uses.map((use) => {
    const supply = supplies.find(({ id }) => id === use.id)
    const quantity = supply && amountAtRate(use, area, supply)
    return quantity === undefined ? use : { ...use, quantity: Math.round(quantity * 1000) / 1000 }
  })
  return { ...draft, answers: { ...draft.answers, product } }
}

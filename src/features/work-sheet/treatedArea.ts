import type { Pitch, Section } from '@/domain/pitch'
import type { Id } from '@/domain/wire'
import { withConverted } from '@/domain/derivedFigures'
import { amountAtRate } from '@/domain/planning/draws'
import type { ActivityField } from '@/domain/activityConfiguration'
import { MIXED, statedArea, workArea } from '@/domain/workArea'
import { productUses, type WorkDraft } from './workDraft'
import type { Supply } from '@/domain/supply'

type Ground = { pitches: readonly Pitch[]; sections: readonly Section[] }

/** m² of what is worked on: what the form says was treated, else the chosen sections, else the pitches; 0 for none. */
export const treatedArea = (
  draft: WorkDraft,
  ground: Ground,
  pitchIds: readonly Id[] = draft.pitchIds,
): number =>
  statedArea(draft.type, draft.answers.area) ?? workArea({ pitchIds, sectionIds: draft.sectionIds }, ground)

/** m² of each pitch's places, in the order of the pitches: by these its pieces of work share what is said of the whole. */
export const areasOf = ({ pitchIds, sectionIds }: WorkDraft, ground: Ground): number[] =>
  pitchIds.map((id) => workArea({ pitchIds: [id], sectionIds }, ground))

/** How the treated area is asked for where the configuration of a type does not. */
const AREA: ActivityField = {
  key: 'area',
  type: 'number',
  quantity: 'treatedArea',
  min: 0.001,
  max: undefined,
  step: undefined,
  options: undefined,
  required: undefined,
}

/** The fields of a form, with the area where the work says one and its type has no such field. */
export const withAreaField = (fields: readonly ActivityField[], draft: WorkDraft): readonly ActivityField[] =>
  MIXED.has(draft.type) && draft.answers.area !== undefined && !fields.some(({ key }) => key === 'area')
    ? [...fields, AREA]
    : fields

/** The draft with the amount that its other numbers tell, where it says none itself. */
export const withConversions = (draft: WorkDraft, area: number): WorkDraft => {
  const answers = withConverted(draft.type, draft.answers, { area })
  return answers === draft.answers ? draft : { ...draft, answers }
}

/** The draft with how much of each product its area takes, rounded to what can be measured out. */
export function withQuantities(draft: WorkDraft, area: number, supplies: readonly Supply[]): WorkDraft {
  const uses = productUses(draft.answers.product)
  if (uses.length === 0 || area === 0) return draft
  const product = uses.map((use) => {
    const supply = supplies.find(({ id }) => id === use.id)
    const quantity = supply && amountAtRate(use, area, supply)
    // What is spread of a mix, kg: with its rate it tells the area, for which such work has no field of its own.
    if (use.cocktailId !== undefined && draft.type === 'spreading' && use.rate > 0)
      return { ...use, quantity: Math.round((use.rate * area) / 10) / 1000 }
    return quantity === undefined ? use : { ...use, quantity: Math.round(quantity * 1000) / 1000 }
  })
  return { ...draft, answers: { ...draft.answers, product } }
}

import { type Activity, type NewActivity, productsOf, type ProductUse } from '@/domain/activity'
import { plannedAnew } from '@/domain/carriedAnswers'
import type { Pitch } from '@/domain/pitch'
import { amountAtRate } from '@/domain/planning/draws'
import type { Shed } from '@/domain/shed'

/** The same feed at the same time on another pitch: its rates stay, its quantities follow that pitch's area. */
export function copyFor(work: Activity, pitch: Pick<Pitch, 'id' | 'area'>, shed: Shed): NewActivity {
  const again = plannedAnew(work)
  return {
    ...again,
    pitchIds: [pitch.id],
    sectionIds: [],
    fields: again.fields.map((field) =>
      field.key === 'product'
        ? { ...field, value: productsOf(work).map((use) => onArea(use, pitch.area, shed)) }
        : field,
    ),
  }
}

function onArea(
  { quantity: _elsewhere, ...use }: ProductUse,
  area: number | undefined,
  shed: Shed,
): ProductUse {
  const supply = use.id === undefined ? undefined : shed.supplies.get(use.id)
  const quantity = supply && area !== undefined ? amountAtRate(use, area, supply) : undefined
  return quantity === undefined ? use : { ...use, quantity: Math.round(quantity * 1000) / 1000 }
}

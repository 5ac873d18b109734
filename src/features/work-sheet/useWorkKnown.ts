import { useMemo } from 'react'
import { useGetSuppliesQuery } from '@/api/storage'
import { deliveredIn, inDeliveredUnit } from '@/domain/delivered'
import { isOn } from '@/domain/switches'
import { withEndFields } from '@/domain/workWeather'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { withAreaField } from './treatedArea'
import type { WorkGround } from './useWorkGround'
import { productUses, type WorkDraft } from './workDraft'

/** What is known of a piece of work apart from what was typed: its fields, and what it is reckoned with. */
export function useWorkKnown(draft: WorkDraft, ground: WorkGround) {
  const { timeZone } = useFormat()
  // By hand: what is still worked at around the question for supplies would be made anew with each drawing.
  const { has, allFields, fields, taskId } = useMemo(() => fieldsOf(draft, ground), [draft, ground])
  const { pitches, sections } = ground
  const { data: supplies = NONE } = useGetSuppliesQuery(undefined, {
    skip: !fields.some(({ key }) => key === 'product'),
  })
  const known = { pitches, sections, supplies, fields: allFields, taskId, timeZone }
  const delivered = deliveredIn(productUses(draft.answers.product), supplies)
  return { has, fields: inDeliveredUnit(fields, delivered, stockQuantity), known }
}
const NONE: never[] = []

function fieldsOf(draft: WorkDraft, { company, configurations }: WorkGround) {
  const configuration = configurations.find(({ activityName }) => activityName === draft.type)
  const storage = isOn('storage', company)
  const has = {
    storage,
    products: storage && isOn('product_management', company),
    cocktails: storage && isOn('cocktail_management', company),
    repeat: isOn('recurring_activities', company),
  }
  const allFields = withEndFields(withAreaField(configuration?.fields ?? [], draft), draft)
  const fields = allFields.filter(
    ({ key }) => (key !== 'machine' || has.storage) && (key !== 'product' || has.products),
  )
  return { has, allFields, fields, taskId: configuration?.taskId }
}

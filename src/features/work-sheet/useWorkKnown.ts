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
  const { company, pitches, sections } = ground
  const configuration = ground.configurations.find(({ activityName }) => activityName === draft.type)
  const storage = isOn('storage', company)
  const has = {
    storage,
    products: storage && isOn('product_management', company),
    cocktails: storage && isOn('cocktail_management', company),
    repeat: isOn('recurring_activities', company),
  }
  const allFields = withEndFields(withAreaField(configuration?.fields ?? [], draft), draft)
  // Before the question for supplies: what is still worked at around a hook is made anew each time.
  const fields = allFields.filter(
    ({ key }) => (key !== 'machine' || has.storage) && (key !== 'product' || has.products),
  )
  const { data: supplies = [] } = useGetSuppliesQuery(undefined, {
    skip: !fields.some(({ key }) => key === 'product'),
  })
  const known = { pitches, sections, supplies, fields: allFields, taskId: configuration?.taskId, timeZone }
  const delivered = deliveredIn(productUses(draft.answers.product), supplies)
  return { has, fields: inDeliveredUnit(fields, delivered, stockQuantity), known }
}

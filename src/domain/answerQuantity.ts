import { isQuantity, type Quantity } from '../lib/units.ts'
import type { ActivityField } from './activityConfiguration.ts'
import { MIXED } from './workArea.ts'
import { measuredAs } from './workWeather.ts'

/** What an answer of some work is measured in: as its type is asked, and the area of a mix, for which it may not be. */
export const answerQuantity = (
  activityName: string,
  key: string,
  fields: readonly Pick<ActivityField, 'key' | 'quantity'>[],
): Quantity | undefined => {
  const own = measuredAs(key)
  const said = fields.find((field) => field.key === own)?.quantity
  if (said !== undefined) return isQuantity(said) ? said : undefined
  return key === 'area' && MIXED.has(activityName) ? 'treatedArea' : undefined
}

import type { Quantity } from '../lib/units.ts'
import { type Activity, answerOf, productsOf } from './activity.ts'
import type { KnownActivityName } from './activityName.ts'
import { isRateUnit, RATE_QUANTITY } from './rateUnit.ts'

/** The field that says most about a type of work, and what it measures (activity-fields.md). */
const KEY_FIELDS = {
  mowing: ['height', 'grassHeight'],
  irrigation: ['amount', 'rain'],
  aeration: ['depth', 'depth'],
  topdressing: ['amount', 'bulkMass'],
  verticutting: ['depth', 'depth'],
  scarification: ['depth', 'depth'],
  overseeding: ['depth', 'depth'],
  forking: ['depth', 'depth'],
  spraying: ['waterRate', 'waterRate'],
  lineMarking: ['paint', 'volume'],
  uvcLight: ['dose', 'uvDose'],
  growLights: ['hours', 'hours'],
  rolling: ['rollerWeight', 'mass'],
  grooming: ['depth', 'grassHeight'],
} as const satisfies Partial<Record<KnownActivityName, readonly [string, Quantity]>>

const hasKeyField = (name: string): name is keyof typeof KEY_FIELDS => Object.hasOwn(KEY_FIELDS, name)

/** The one figure worth showing beside an activity, in the metric unit of its quantity; undefined when there is none. */
export function keyFigure(
  activity: Pick<Activity, 'activityName' | 'fields'>,
): { value: number; quantity: Quantity } | undefined {
  if (activity.activityName === 'spreading') {
    const [product] = productsOf(activity)
    return product && Number.isFinite(product.rate) && isRateUnit(product.rateUnit)
      ? { value: product.rate, quantity: RATE_QUANTITY[product.rateUnit] }
      : undefined
  }
  if (!hasKeyField(activity.activityName)) return undefined
  const [key, quantity] = KEY_FIELDS[activity.activityName]
  const value = answerOf(activity, key)
  return typeof value === 'number' && Number.isFinite(value) ? { value, quantity } : undefined
}

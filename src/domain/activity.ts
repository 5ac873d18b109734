import * as v from 'valibot'
import type { ActivityName } from './activityName.ts'
import { isLocalId } from './localId.ts'
import { RATE_UNITS } from './rateUnit.ts'
import { amount, type Id, id, ids, instant, isAmount, type Known, listOf, maybe, readily } from './wire.ts'

export const ACTIVITY_STATUSES = ['planned', 'in_progress', 'completed', 'cancelled'] as const
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number]

/** Hours on one machine; the id is the equipment's. */
export const machineUse = v.looseObject({ id, hours: maybe(amount) })
export type MachineUse = Known<v.InferOutput<typeof machineUse>>

/** A supply or a cocktail at a rate; `quantity` is in the supply's `action.unit`. */
export const productUse = v.looseObject({
  id: maybe(id),
  cocktailId: maybe(id),
  rate: amount,
  rateUnit: v.picklist(RATE_UNITS),
  quantity: maybe(amount),
})
export type ProductUse = Known<v.InferOutput<typeof productUse>>

export type FieldAnswer = string | number | boolean | string[] | MachineUse[] | ProductUse[] | null

const fieldAnswer: v.GenericSchema<unknown, FieldAnswer> = v.nullable(
  v.union([v.string(), amount, v.boolean(), v.array(v.string()), v.array(productUse), v.array(machineUse)]),
)

export const fieldValue = readily(
  v.looseObject({ key: v.string(), value: v.fallback(fieldAnswer, null) }),
  isPlainAnswer,
)
export type FieldValue = Known<v.InferOutput<typeof fieldValue>>

/** A key and one text, number or choice: nothing to be read any further. */
function isPlainAnswer(field: unknown): boolean {
  if (typeof field !== 'object' || field === null || Object.keys(field).length !== 2) return false
  const { key, value } = field as { key?: unknown; value?: unknown }
  return (
    typeof key === 'string' &&
    (value === null || ['string', 'boolean'].includes(typeof value) || isAmount(value))
  )
}

export const activity = v.looseObject({
  id,
  taskId: maybe(id),
  activityName: v.pipe(
    v.string(),
    v.transform((name): ActivityName => name),
  ),
  name: maybe(v.string()),
  status: v.fallback(v.string(), 'planned'),
  startDate: instant,
  endDate: instant,
  fields: v.fallback(listOf(fieldValue), []),
  pitchIds: v.optional(ids, []),
  sectionIds: v.optional(ids, []),
  userIds: v.optional(ids, []),
  teamId: maybe(id),
  notes: maybe(v.string()),
  recurrence: maybe(v.string()),
  recurrenceId: maybe(id),
  createdBy: maybe(id),
  updatedAt: maybe(instant),
})
export type Activity = Known<v.InferOutput<typeof activity>>
/** What POST /activities takes: the backend gives the identifiers and the stamp. */
export type NewActivity = Omit<Activity, 'id' | 'updatedAt' | 'createdBy' | 'recurrenceId'>

/** True for the one row that stands for a whole series until the backend has made its days. */
export const isUnsentSeries = ({ id, recurrence }: Pick<Activity, 'id' | 'recurrence'>): boolean =>
  isLocalId(id) && Boolean(recurrence)

/** The answer given to one field of an activity, or undefined when there is none. */
export const answerOf = (activity: Pick<Activity, 'fields'>, key: string): FieldAnswer | undefined =>
  activity.fields.find((field) => field.key === key)?.value

const isMachineUse = (use: unknown): use is MachineUse =>
  typeof use === 'object' && use !== null && 'id' in use && !('rate' in use)
const isProductUse = (use: unknown): use is ProductUse =>
  typeof use === 'object' && use !== null && 'rate' in use && isAmount(use.rate)

/** The machines of an activity with their hours. */
export function machinesOf(activity: Pick<Activity, 'fields'>): MachineUse[] {
  const answer = answerOf(activity, 'machine')
  return Array.isArray(answer) ? answer.filter(isMachineUse) : []
}

/** The products of an activity with rate and quantity. */
export function productsOf(activity: Pick<Activity, 'fields'>): ProductUse[] {
  const answer = answerOf(activity, 'product')
  return Array.isArray(answer) ? answer.filter(isProductUse) : []
}

const STEP_OF = 'stepOf'

/** Says of work that it is a step to a match of the plan (B10): kept as an answer, the contract has no place of its own for it. */
export const asStepOf = (match: Id): FieldValue => ({ key: STEP_OF, value: match })

/** The match that work was planned for. */
export function stepOf(work: Pick<Activity, 'fields'>): Id | undefined {
  const match = answerOf(work, STEP_OF)
  return typeof match === 'string' ? match : undefined
}

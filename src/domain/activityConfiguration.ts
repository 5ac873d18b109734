import * as v from 'valibot'
import { amount, id, type Known, listOf, maybe } from './wire.ts'

export const fieldOption = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => ({ value, label: undefined as string | undefined })),
  ),
  v.looseObject({
    value: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    label: maybe(v.string()),
  }),
])

const WIRE_KINDS = ['number', 'text', 'select', 'multiselect', 'boolean', 'time'] as const
/** A day travels as text, `YYYY-MM-DD`. */
export type FieldKind = (typeof WIRE_KINDS)[number] | 'day'

export const activityField = v.looseObject({
  /** `machine` and `product` are special: their options are equipment and supplies. */
  key: v.string(),
  options: maybe(listOf(fieldOption)),
  type: maybe(v.picklist(WIRE_KINDS)),
  quantity: maybe(v.string()),
  min: maybe(amount),
  max: maybe(amount),
  step: maybe(amount),
  required: maybe(v.boolean()),
})
export type ActivityField = Omit<Known<v.InferOutput<typeof activityField>>, 'type'> & {
  type?: FieldKind | undefined
}

export const activityConfiguration = v.looseObject({
  taskId: id,
  activityName: v.string(),
  fields: v.fallback(listOf(activityField), []),
})
export type ActivityConfiguration = Omit<Known<v.InferOutput<typeof activityConfiguration>>, 'fields'> & {
  fields: ActivityField[]
}

/** How a field is asked for when the backend does not say: by its options, else as text (activity-fields.md). */
export const kindOf = (field: ActivityField): FieldKind =>
  field.type ?? ((field.options?.length ?? 0) > 0 ? 'select' : 'text')

import * as v from 'valibot'
import { productUse } from './activity.ts'
import { amount, day, id, type Known, listOf, maybe, reading } from './wire.ts'

/** Totals and series of a pitch for a period; what a backend adds is kept. */
export const pitchReport = v.looseObject({
  pitchId: maybe(id),
  startDate: maybe(v.string()),
  endDate: maybe(v.string()),
  totals: maybe(v.record(v.string(), v.unknown())),
  series: maybe(v.record(v.string(), v.unknown())),
})
export type PitchReport = Known<v.InferOutput<typeof pitchReport>>

export const activitiesReportRow = v.looseObject({
  activityName: v.string(),
  count: v.fallback(amount, 0),
  hours: maybe(amount),
  quantities: v.fallback(listOf(v.looseObject({ key: v.string(), value: amount })), []),
})
export type ActivitiesReportRow = Known<v.InferOutput<typeof activitiesReportRow>>

/** n, p, k in kg/ha. */
export const fertilisation = v.looseObject({
  id,
  date: day,
  pitchId: id,
  activityId: maybe(id),
  products: v.fallback(listOf(productUse), []),
  n: reading(0, 1000),
  p: reading(0, 1000),
  k: reading(0, 1000),
})
export type Fertilisation = Known<v.InferOutput<typeof fertilisation>>

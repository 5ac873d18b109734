import * as v from 'valibot'
import { type Activity, activity } from './activity.ts'
import { type DayOff, dayOff } from './daysOff.ts'
import { type Equipment, equipment } from './equipment.ts'
import { type Feedback, feedback } from './feedback.ts'
import type { Id } from './wire.ts'

/** What a kept entry holds was written by this product, perhaps by an older version of it: it is read like any answer. */
function read<const S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  known: Record<string, unknown>,
): v.InferOutput<S> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const result = v.safeParse(schema, { ...known, ...value })
  return result.success ? result.output : undefined
}

/** The work of an entry, also of one that has no id yet; undefined when it is none. */
export const readKeptWork = (value: unknown): Activity | undefined => read(activity, value, { id: 'new' })

/** Feedback as it was given; undefined when it is none. */
export const readKeptFeedback = (value: unknown): Feedback | undefined =>
  read(feedback, value, { id: 'new', activityId: 'unknown' })

/** A machine with what was changed of it; undefined when it is none. */
export const readKeptMachine = (value: unknown): Equipment | undefined =>
  read(equipment, value, { id: 'new' })

/** Days off that were entered; what cannot be read is left out. */
export const readKeptDaysOff = (value: unknown): DayOff[] =>
  Array.isArray(value)
    ? value.flatMap((row) => {
        const result = v.safeParse(dayOff, row)
        return result.success ? [result.output] : []
      })
    : []

/** The id of the activity in an address such as `/activities/7/feedback`; undefined when there is none. */
export const activityIn = (url: string): Id | undefined => idAfter(url, /\/activities\/([^/?]+)/)

/** The same of the person in `/users/7/days_off`. */
export const personIn = (url: string): Id | undefined => idAfter(url, /\/users\/([^/?]+)\//)

function idAfter(url: string, place: RegExp): Id | undefined {
  const [, id] = place.exec(url) ?? []
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

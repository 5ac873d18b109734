import * as v from 'valibot'
import { day, id, type Known } from './wire.ts'

export const LEAVE_TYPES = ['holiday', 'sick', 'training', 'other'] as const
export const dayOff = v.looseObject({
  user: id,
  date: day,
  leaveType: v.fallback(v.picklist(LEAVE_TYPES), 'other'),
})
export type DayOff = Known<v.InferOutput<typeof dayOff>>

export const nonWorkingDay = v.looseObject({ date: day })
export type NonWorkingDay = Known<v.InferOutput<typeof nonWorkingDay>>

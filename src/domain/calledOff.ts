import type { Activity, ActivityStatus } from './activity.ts'

/** Why work was called off: kept as an answer, the contract has no place of its own for it (F34). */
export const CANCEL_REASON = 'cancelReason'
export const CANCEL_REASONS = ['weather', 'machine', 'staff', 'fixture', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Work that is not done, and why; what is typed about it follows the notes. */
export const calledOff = (work: Activity, reason: CancelReason, note: string): Activity => ({
  ...noted(work, note),
  status: 'cancelled',
  fields: [...work.fields.filter(({ key }) => key !== CANCEL_REASON), { key: CANCEL_REASON, value: reason }],
})

/** Work in another state: why it was called off goes with it. */
export const marked = (work: Activity, status: Exclude<ActivityStatus, 'cancelled'>): Activity => ({
  ...work,
  status,
  fields: work.fields.filter(({ key }) => key !== CANCEL_REASON),
})

/** The work with a line after its notes. Nothing gives way: what is too long for a backend is refused with its reason. */
export function noted(work: Activity, note: string): Activity {
  const line = note.trim()
  if (line === '') return work
  return { ...work, notes: work.notes ? `${work.notes}\n${line}`.trim() : line }
}

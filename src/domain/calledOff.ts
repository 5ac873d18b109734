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

/** POST and PUT refuse longer notes, characters. */
const LONGEST = 1000

/** The work with a line after its notes, which give way where both are too long. */
export function noted(work: Activity, note: string): Activity {
  const line = note.trim().slice(0, LONGEST)
  if (line === '') return work
  const before = work.notes ? `${work.notes.slice(0, LONGEST - line.length - 1)}\n` : ''
  return { ...work, notes: `${before}${line}`.trim() }
}

import * as v from 'valibot'
import { type Activity, activity as activitySchema } from '@/domain/activity'

/** What a backend holds, when it sends it along with a 409. */
export function theirsIn(error: unknown): Activity | undefined {
  const body = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined
  const read = v.safeParse(activitySchema, current)
  return read.success ? read.output : undefined
}

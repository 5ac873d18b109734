import { toInstant } from '@/domain/groundTime'
import type { Instant } from '@/domain/wire'

/** When the youngest of some answers came; undefined while none has. */
export function sentAt(
  ...answers: readonly { fulfilledTimeStamp?: number | undefined }[]
): Instant | undefined {
  const newest = Math.max(...answers.map(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp))
  return newest > 0 ? toInstant(newest) : undefined
}

import { toInstant } from '@/domain/groundTime'
import type { Instant } from '@/domain/wire'
import { keptAt } from '@/lib/keptAges'

type Answer = { fulfilledTimeStamp?: number | undefined; requestId?: Parameters<typeof keptAt>[0] }

/** When the backend gave an answer, epoch ms: one that was kept on the device is as old as it was when it was kept. */
export const answeredAt = ({ requestId, fulfilledTimeStamp }: Answer): number | undefined =>
  keptAt(requestId) ?? fulfilledTimeStamp

/** When the youngest of some answers came; undefined while none has. */
export function sentAt(...answers: readonly Answer[]): Instant | undefined {
  const newest = Math.max(...answers.map((one) => answeredAt(one) ?? 0))
  return newest > 0 ? toInstant(newest) : undefined
}

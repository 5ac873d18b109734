import { type Activity, answerOf } from '../activity.ts'
import { byCode } from '../../lib/byCode.ts'
import type { Instant } from '../wire.ts'

/** To what a pitch was cut last, mm, and when; of cuts that were done and say their height. */
export function lastHeight(
  cuts: readonly Pick<Activity, 'status' | 'startDate' | 'fields'>[],
): { height: number; at: Instant } | undefined {
  return cuts
    .filter(({ status }) => status === 'completed')
    .toSorted((a, b) => byCode(b.startDate, a.startDate))
    .flatMap((cut) => {
      const height = answerOf(cut, 'height')
      return typeof height === 'number' && height > 0 ? [{ height, at: cut.startDate }] : []
    })[0]
}

import { timeOf, wireInstant } from './groundTime.ts'
import { Refusal } from './refusal.ts'

/** Wire instants have whole seconds: two changes within one must still differ, or the second would go unnoticed. */
export const laterThan = (stamp: string | undefined, now: Date): string =>
  wireInstant(Math.max(now.getTime(), stamp === undefined ? 0 : timeOf(stamp) + 1000))

/** Refuses what was read before somebody else wrote; the answer holds what stands there now (contract.md, Errors). */
export function refuseOlder(
  sent: string | null | undefined,
  stored: { updatedAt?: string | undefined },
): void {
  if (sent && stored.updatedAt && timeOf(sent) < timeOf(stored.updatedAt))
    throw new Refusal(409, { detail: 'Somebody else changed this in the meantime.', current: stored })
}

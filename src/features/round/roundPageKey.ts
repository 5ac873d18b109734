import type { Id } from '@/domain/wire'

/** One record per person and company: nobody else finds it, and it outlasts a logout (the readings are not sent yet). */
export const roundPageKey = (userId: Id, companyId: Id): string => `sward.rounds.${userId}.${companyId}`

/** Whether a round was put aside here, without reading it: what reads it comes only then. */
export function hasKeptRounds(userId: Id, companyId: Id): boolean {
  try {
    return localStorage.getItem(roundPageKey(userId, companyId))?.includes('"rounds":[{') ?? false
  } catch {
    return false
  }
}

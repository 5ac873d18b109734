import type { Day } from '@/domain/wire'

/** Days from and to, both included. */
export type Period = { from: Day; to: Day }

/** The query of spec §7: whole days, `start_date=…T00:00:00` to `end_date=…T23:59:59` (quality D3). */
export const periodQuery = ({ from, to }: Period) => ({
  start_date: `${from}T00:00:00`,
  end_date: `${to}T23:59:59`,
})

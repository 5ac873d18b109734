import { byCode } from '../lib/byCode.ts'
import type { Id, Instant } from './wire.ts'

type Starting = { startDate: Instant; id: Id }

/** Work, or what is played, in the order in which it begins; of one moment always in the same order. */
export const byStart = (a: Starting, b: Starting): number =>
  byCode(a.startDate, b.startDate) || byCode(a.id, b.id)

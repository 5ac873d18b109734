import { addDays, daysBetween } from '@/domain/groundTime'
import type { Period } from './period'

/**
 * What to ask for to have all of the ground's days of a period, or of a piece `of` one: a day more at either end of it, for
 * those of a query are UTC. What it brings of other days is the caller's to leave out.
 */
export const withEdges = (piece: Period, of: Period = piece): Period => ({
  from: piece.from === of.from ? addDays(piece.from, -1) : piece.from,
  to: piece.to === of.to ? addDays(piece.to, 1) : piece.to,
})

/** As much as one request asks for, days (quality D4). */
export const MOST_DAYS = 21

/** A period in pieces that are asked for one by one, the earliest first; the last one may be shorter. */
export function pieces({ from, to }: Period, days = MOST_DAYS): Period[] {
  const count = Math.ceil((daysBetween(from, to) + 1) / days)
  return Array.from({ length: count }, (_, at) => {
    const last = addDays(from, (at + 1) * days - 1)
    return { from: addDays(from, at * days), to: last < to ? last : to }
  })
}

import { MOST_DAYS } from '@/api/periodPieces'
import { addDays } from '@/domain/groundTime'
import { type Day, type Id, isDay } from '@/domain/wire'

/** Days of a period that ends today. */
const LENGTHS = { weeks: 28, quarter: 91, year: 365 } as const
export const PERIODS = ['weeks', 'quarter', 'year', 'own'] as const
export type MovementPeriod = (typeof PERIODS)[number]

/** Days that can be looked at together. */
const LONGEST = 731

/** Which movements the address asks for; days are both included. */
export type MovementsAddress = { period: MovementPeriod; from: Day; to: Day; supplyId: Id | undefined }

export function readMovements(search: string, today: Day): MovementsAddress {
  const query = new URLSearchParams(search)
  const supplyId = query.get('product') || undefined
  const period = PERIODS.find((one) => one === query.get('period')) ?? 'weeks'
  if (period !== 'own') return { period, from: addDays(today, 1 - LENGTHS[period]), to: today, supplyId }
  const [from = '', to = ''] = ['from', 'to'].map((key) => query.get(key) ?? '')
  const last = isDay(to) && to < today ? to : today
  const first = isDay(from) && from <= last ? from : addDays(last, 1 - LENGTHS.weeks)
  const earliest = addDays(last, 1 - LONGEST)
  return { period, from: first < earliest ? earliest : first, to: last, supplyId }
}

export function withMovements(
  search: string,
  { period, from, to, supplyId }: Partial<MovementsAddress>,
): string {
  const query = new URLSearchParams(search)
  const put = (key: string, value: string | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, value)
  if (period !== undefined) put('period', period)
  if (period === 'own') {
    put('from', from)
    put('to', to)
  } else if (period !== undefined) {
    query.delete('from')
    query.delete('to')
  }
  if (supplyId !== undefined) put('product', supplyId || undefined)
  return `?${query.toString()}`
}

/** A period in pieces that are cut from its end, the latest first: periods that end together share them. */
export function piecesOf(from: Day, to: Day): { from: Day; to: Day }[] {
  const pieces: { from: Day; to: Day }[] = []
  for (let last = to; last >= from; last = addDays(last, -MOST_DAYS)) {
    const first = addDays(last, 1 - MOST_DAYS)
    pieces.push({ from: first < from ? from : first, to: last })
    // Before the first day of the calendar there is that day again.
    if (first <= from) break
  }
  return pieces
}

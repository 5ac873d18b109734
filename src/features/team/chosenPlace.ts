import { rangeOf } from '@/domain/leave'
import type { Day } from '@/domain/wire'
import type { Grip } from './useLeaveGrid'

/** Where a day stands among those that are being chosen. */
export function chosenPlace(
  grip: Grip | null,
  row: string,
  day: Day,
): 'only' | 'first' | 'middle' | 'last' | undefined {
  if (grip === null || grip.row !== row) return undefined
  const { from, to } = rangeOf(row, grip.anchor, grip.head)
  if (day < from || day > to) return undefined
  if (from === to) return 'only'
  return day === from ? 'first' : day === to ? 'last' : 'middle'
}

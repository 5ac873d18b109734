import { type Day, isDay } from './wire.ts'

const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?$/

/** A day of a table: `2026-04-14`, `14.4.2026`, `4/14/26` where the month comes first. */
export function readFileDay(text: string, { monthFirst }: { monthFirst: boolean }): Day | undefined {
  const match = PARTS.exec(text)
  if (!match) return undefined
  const [, a = '', b = '', c = ''] = match
  const isIso = a.length === 4
  const year = isIso ? a : c.length === 2 ? `20${c}` : c
  // Points stand between day and month everywhere.
  const isMonthFirst = !isIso && monthFirst && !text.includes('.')
  const [month, date] = isIso ? [b, c] : isMonthFirst ? [a, b] : [b, a]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Whether the dates of a column can only have the day, or only the month, first; undefined where both would do. */
export function isDayFirst(cells: readonly string[]): boolean | undefined {
  for (const cell of cells) {
    const match = PARTS.exec(cell.split(/[\sT,]/, 1)[0] ?? '')
    if (!match || (match[1]?.length ?? 0) > 2) continue
    if (Number(match[1]) > 12) return true
    if (Number(match[2]) > 12) return false
  }
  return undefined
}

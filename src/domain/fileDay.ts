import { meant, monthNames } from './readTypedDay.ts'
import { type Day, isDay } from './wire.ts'

const PARTS = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?$/
/** As spreadsheets write a day of their own accord. */
const WITH_NAME = /^(\d{1,2})[./-](\p{L}[\p{L}\p{M}]*)\.?[./-](\d{4}|\d{2})$/u

const known = new Map<string, string[][]>()

/** A file has thousands of days. */
function namesIn(locale: string): string[][] {
  const names = known.get(locale) ?? monthNames(locale)
  known.set(locale, names)
  return names
}

/** How the reader writes days: whether 4/5 is the fifth of April, and how months are called, besides in English. */
export type DayOrder = { monthFirst: boolean; locale?: string }

/** A day of a table: `2026-04-14`, `14.4.2026`, `14-Apr-26`, `4/14/26` where the month comes first. */
export function readFileDay(text: string, { monthFirst, locale = 'en' }: DayOrder): Day | undefined {
  const named = WITH_NAME.exec(text)
  if (named) {
    const [, date = '', name = '', of = ''] = named
    const month = [locale, 'en'].map((one) => meant(name, namesIn(one))).find((at) => at >= 0)
    return month === undefined ? undefined : readFileDay(`${date}.${month + 1}.${of}`, { monthFirst })
  }
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

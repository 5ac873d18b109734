/**
 * Reads a number as people type it: `3.5`, `3,5`, `1 234,5`, `1,234.5`, `−2`, Arabic-Indic and Persian digits.
 * A lone separator is a decimal one, unless `decimal` says that the language uses the other one and three digits
 * follow (`1,234` where decimals are written with a point). Null for anything else, the empty text included.
 */
export function parseNumber(text: string, decimal?: '.' | ','): number | null {
  if (text.length > LONGEST) return null
  const plain = latinDigits(text)
    .replace(/\u066B/g, decimal ?? ',')
    .replace(/[\u2212\u2012\u2013\uFE63\uFF0D]/g, '-')
    // Direction marks come along when a number is pasted out of Arabic text.
    .replace(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .trim()
    // Only what groups by three: 2 4 is two numbers, or one with a digit lost.
    .replace(/(\d)[\s'\u2019\u066C](?=\d{3}(?!\d))|^([+-])\s+/g, '$1$2')
  const match = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain)
  if (!match) return null
  const [, sign = '', digits = ''] = match
  const read = withPoint(digits, decimal)
  if (read === null) return null
  const value = Number(read)
  return Number.isFinite(value) ? (sign === '-' ? -value || 0 : value) : null
}

/** What a language parts decimals with; a point where it has a sign of its own. */
export const decimalOf = (locale: string): '.' | ',' =>
  new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'

/** Nobody types a longer number; it keeps a pasted page out of the regular expressions. */
const LONGEST = 40

/** The digits with a point for decimals and no grouping, or null when the separators make no sense. */
function withPoint(digits: string, decimal: '.' | ',' | undefined): string | null {
  const separators = digits.match(/[.,]/g) ?? []
  if (separators.length === 0) return digits
  const last = separators.at(-1) ?? ''
  const mixed = separators.some((one) => one !== last)
  const at = digits.lastIndexOf(last)
  if (mixed) {
    // 1,234.5: the last one is decimal and stands alone, the others group by three.
    if (separators.filter((one) => one === last).length > 1) return null
    const whole = digits.slice(0, at)
    return isGrouped(whole) ? `${whole.replace(/[.,]/g, '')}.${digits.slice(at + 1)}` : null
  }
  if (separators.length > 1) return isGrouped(digits) ? digits.replace(/[.,]/g, '') : null
  const groups = decimal !== undefined && last !== decimal && isGrouped(digits)
  return groups ? digits.replace(last, '') : digits.replace(last, '.')
}

const isGrouped = (digits: string): boolean => /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)

/** Arabic-Indic and Persian digits as the Latin ones, the rest of a text as it is. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))

import type { Format } from './format'

/** A part of a whole in percent. One cell of many is not none of them, and all but one are not all. */
export function shareText(part: number, format: Format): string {
  const percent = 100 * part
  if (percent > 0 && percent < 0.5) return beyond('<', 1, format)
  if (percent >= 99.5 && percent < 100) return beyond('>', 99, format)
  return format.quantity(percent, 'percent')
}

/** The sign stays before its number where text runs from the right. */
function beyond(sign: '<' | '>', percent: number, format: Format): string {
  const text = format.quantity(percent, 'percent')
  return text.replace(/^\u2066?/, (start) => `${start}${sign}\u00A0`)
}

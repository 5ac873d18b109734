/** Text from outside within a sentence: whatever direction it turns to ends with it (quality X10). */
export const isolate = (text: string, fromRight = false): string =>
  `${fromRight ? '\u2067' : '\u2068'}${text}\u2069`

/** For files: who reads them again looks for the name alone. */
export const withoutIsolates = (text: string): string => text.replace(/[\u200F\u2066-\u2069]/g, '')

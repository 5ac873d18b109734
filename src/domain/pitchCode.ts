/**
 * A pitch's name for a place with room for two or three letters: first letters and number (Training 1 is T1, North
 * Park 2 is NP2), the first two letters of a single word (Stadium is St). The full name stands beside or is read out.
 */
export function pitchCode(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [only = ''] = words
  if (words.length === 1 && !/\d/.test(only)) return Array.from(only).slice(0, 2).join('')
  return words.map((word) => (/^\d+$/.test(word) ? word : first(word))).join('')
}

/** A word's first letter, and its number where it ends in one: T1 stays T1. */
const first = (word: string): string =>
  (Array.from(word)[0] ?? '').toLocaleUpperCase('en') + (/.\D*?(\d+)$/.exec(word)?.[1] ?? '')

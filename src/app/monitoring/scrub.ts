const REMOVED = '[removed]'

/** The values of `?token=` and its like end here, in an address as in JSON. */
const VALUE = String.raw`[^&\s"'#<>\\]+`
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // The refresh token is a part of this path (spec §7).
  [new RegExp(`(token(?:/|%2F)replenish(?:/|%2F))${VALUE}`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`((?:token|uidb64|password)(?:=|%3D))${VALUE}`, 'gi'), `$1${REMOVED}`],
  [/((?:token|uidb64|password)\\*"\s*:\s*\\*")[^"\\]+/gi, `$1${REMOVED}`],
  [/(Bearer(?:\s|%20|\+))[\w.~+/=-]+/gi, `$1${REMOVED}`],
  // An escape of JSON before the address is not its first letter.
  [
    /(\\[bfnrt]|\\u[\da-f]{4}|(?<![\w.+-]))[\w.+-]+(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.[a-z]{2,24}/gi,
    `$1${REMOVED}`,
  ],
  // What an element says of itself names people and leave; its tag and place tell enough (quality S4).
  [/\[(aria-label|title|alt)=\\?"[^"]*"\]/g, '[$1]'],
]
/** Three words with dots between, from the first character on, so that a long text is read once (quality X9). */
const THREE_WORDS = /(?<![\w-])[\w-]+\.[\w-]+\.[\w-]*/g
/** How a token begins: `{"` in base64. */
const TOKEN_START = /ey[\w-]{8,}$/

const withoutToken = (words: string): string => {
  const [first = ''] = words.split('.', 1)
  const start = first.search(TOKEN_START)
  return start === -1 ? words : words.slice(0, start) + REMOVED
}

/** A text without tokens, reset links and e-mail addresses; JSON stays JSON (quality S1). */
export function scrubText(text: string): string {
  const clean = PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
  return clean.replace(THREE_WORDS, withoutToken)
}

const SECRET_NAME = /(?:token|uidb64|password|authorization|cookie)$/i
/** The release is matched with the source maps and may look like an address. */
const KEPT_NAMES: ReadonlySet<string> = new Set(['release'])
const DEPTH_LIMIT = 30

/** The same value with every text in it scrubbed, and what stands under a secret's name removed. */
export function scrub<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return scrubText(value) as T
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  if (depth > DEPTH_LIMIT) return REMOVED as T
  if (Array.isArray(value)) return value.map((item: unknown) => scrub(item, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => {
      if (typeof item === 'string' && SECRET_NAME.test(name)) return [name, REMOVED]
      return [name, KEPT_NAMES.has(name) ? item : scrub(item, depth + 1)]
    }),
  ) as T
}

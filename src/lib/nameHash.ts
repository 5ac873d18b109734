/** What sets a person's avatar apart. `hue` in degrees 0-359, `rotation` of the stripes in degrees 0-179. */
export type AvatarLook = { hue: number; rotation: number }

/** Hue and stripe angle from a hash of the full name (spec §3). Any text is fine, the empty one too. */
export function avatarLook(fullName: string): AvatarLook {
  const hash = nameHash(fullName.normalize('NFC').trim())
  return { hue: (hash & 0xffff) % 360, rotation: (hash >>> 16) % 180 }
}

/** FNV-1a over UTF-16 code units, then mixed so that names which differ in one letter differ in every bit. 32 bits. */
export function nameHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** First letters of the first and the last name, whole characters as people see them; empty for an empty name. */
export function initials(fullName: string): string {
  const trimmed = fullName.trim()
  const first = firstCharacter(trimmed)
  const lastGap = trimmed.search(/\s\S*$/)
  return lastGap < 0 ? first : first + firstCharacter(trimmed.slice(lastGap).trim())
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A name's first character with its accents or its emoji parts. Long names are cut first: nobody's first letter is that long. */
function firstCharacter(word: string): string {
  const [first] = segmenter.segment(word.slice(0, 64))
  return first ? first.segment.toLocaleUpperCase('en') : ''
}

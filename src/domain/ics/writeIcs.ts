import type { Instant } from '../wire.ts'

/** One piece of work or fixture as a calendar shows it. */
export type IcsEntry = {
  /** The same for the same entry, whenever and by whomever it is exported. */
  uid: string
  /** When it was last changed; also says which of two exports is the later one. */
  changed: Instant | undefined
  start: Instant
  end: Instant
  summary: string
  description?: string | undefined
  location?: string | undefined
  categories?: readonly string[] | undefined
  status: 'tentative' | 'confirmed' | 'cancelled'
}

/**
 * An RFC 5545 calendar: CRLF, lines folded at 75 octets between characters, text escaped so that no value can end
 * its line (quality X6), times in UTC. `now` stands for what has no time of change.
 */
export function writeIcs(
  entries: readonly IcsEntry[],
  { name, now }: { name: string; now: Instant },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sward//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(entry: IcsEntry, now: Instant): string[] {
  const changed = entry.changed ?? now
  const { description, location, categories = [] } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${basic(changed)}`,
    `LAST-MODIFIED:${basic(changed)}`,
    `SEQUENCE:${sequenceOf(entry.changed)}`,
    `DTSTART:${basic(entry.start)}`,
    // An end that does not lie behind the start is left out (§3.6.1).
    ...(entry.end > entry.start ? [`DTEND:${basic(entry.end)}`] : []),
    `SUMMARY:${escaped(entry.summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escaped).join(',')}`] : []),
    `STATUS:${entry.status.toUpperCase()}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** Minutes since 2020 fit the 32 bits that calendars keep a sequence in, and grow with every change. */
const sequenceOf = (changed: Instant | undefined): number =>
  changed === undefined
    ? 0
    : Math.max(0, Math.floor((Date.parse(changed) - Date.parse('2020-01-01T00:00:00Z')) / 60_000))

/** `20260414T053100Z` */
const basic = (instant: Instant): string => instant.replace(/[-:]|\.\d+/g, '')

/** TEXT of §3.3.11: every kind of line end becomes `\n`; control characters, which no calendar may hold, are dropped. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

const OCTETS = 75
const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** Folds between characters, never inside one; the space that begins a further line counts. */
function folded(line: string): string {
  if (line.length <= OCTETS / 3) return line
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0) ?? 0)
    if (size + octets > OCTETS) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += octets
  }
  return [...lines, current].join('\r\n')
}

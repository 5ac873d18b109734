import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIcs } from './readIcs'
import { type IcsEntry, writeIcs } from './writeIcs'

const NOW = '2026-04-14T05:31:00Z'
const GROUND = { timeZone: 'Europe/London', from: '1970-01-01', to: '2100-01-01' }
const entry: IcsEntry = {
  uid: 'a1@sward',
  changed: '2026-04-13T09:00:00Z',
  start: '2026-04-14T06:00:00Z',
  end: '2026-04-14T07:30:00Z',
  summary: 'Mowing',
  status: 'confirmed',
}
const write = (...entries: IcsEntry[]) => writeIcs(entries, { name: 'Riverside', now: NOW })

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      '\r',
      '\n',
      ';',
      ',',
      '\\',
      ':',
      '"',
      'n',
      'BEGIN:VEVENT',
      '🏟️',
      'ä',
      'ع',
      ' ',
      '\u2028',
      '\u202e',
    ),
    maxLength: 120,
  }),
)
const moment = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace(/\.\d{3}/, ''))
const entries = fc.array(
  fc.record({
    uid: fc.uuid(),
    changed: fc.option(moment, { nil: undefined }),
    start: moment,
    minutes: fc.integer({ min: 1, max: 10_000 }),
    summary: text,
    description: text,
    location: text,
    status: fc.constantFrom('tentative' as const, 'confirmed' as const, 'cancelled' as const),
  }),
  { maxLength: 4 },
)
/** What a calendar can hold of a text: no control characters, line ends of one kind. */
const plain = (typed: string) =>
  typed
    .toWellFormed()
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
    .trim()
// oxlint-disable-next-line no-control-regex
const oneLine = (typed: string) => plain(typed.toWellFormed()).replace(/[\0-\x1f\x7f]+/g, ' ')

describe('writing a calendar', () => {
  it('X6 gives back what was written, and not one event more', () => {
    fc.assert(
      fc.property(entries, (rows) => {
        const written = rows.map(({ minutes, ...row }) => ({
          ...row,
          end: new Date(Date.parse(row.start) + minutes * 60_000).toISOString().replace(/\.\d{3}/, ''),
        }))
        const read = readIcs(write(...written), GROUND)
        expect(read.unread).toEqual([])
        const byUid = new Map(read.events.map((event) => [event.uid, event]))
        expect(byUid.size).toBe(written.length)
        for (const row of written) {
          const event = byUid.get(row.uid)
          expect(event).toMatchObject({
            start: row.start,
            end: row.end,
            isCancelled: row.status === 'cancelled',
          })
          expect(event?.summary).toBe(oneLine(row.summary))
          expect(event?.description ?? '').toBe(plain(row.description))
          expect(event?.location ?? '').toBe(oneLine(row.location))
        }
      }),
      { numRuns: 400 },
    )
  })

  it('X6 ends lines with CRLF, none longer than 75 octets, none inside a character', () => {
    fc.assert(
      fc.property(text, (summary) => {
        const file = write({ ...entry, summary })
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('X6 text cannot add an event', () => {
    const file = write({
      ...entry,
      summary: 'Mow\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil',
      description: '\\nBEGIN:VEVENT',
    })
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(file).toContain('SUMMARY:Mow\\nEND:VEVENT\\nBEGIN:VEVENT\\nUID:evil')
  })

  it('says the same of the same work, and a higher sequence once it was changed', () => {
    const file = write(entry)
    expect(file).toBe(writeIcs([entry], { name: 'Riverside', now: '2027-01-01T00:00:00Z' }))
    expect(file).toContain('UID:a1@sward\r\nDTSTAMP:20260413T090000Z\r\nLAST-MODIFIED:20260413T090000Z\r\n')
    expect(file).toContain('DTSTART:20260414T060000Z\r\nDTEND:20260414T073000Z\r\n')
    const sequence = (one: string) => Number(/SEQUENCE:(\d+)/.exec(one)?.[1])
    expect(sequence(write({ ...entry, changed: '2026-04-13T09:05:00Z' }))).toBeGreaterThan(sequence(file))
    expect(sequence(file)).toBeLessThan(2 ** 31)
  })

  it('lists categories, each for itself', () => {
    const file = write({ ...entry, categories: ['Mowing', 'Pitch 1, north'] })
    expect(file).toContain('CATEGORIES:Mowing,Pitch 1\\, north\r\n')
    expect(readIcs(file, GROUND).events[0]?.categories).toEqual(['Mowing', 'Pitch 1, north'])
  })
})

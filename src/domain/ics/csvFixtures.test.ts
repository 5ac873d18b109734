import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { csvFixtures } from './csvFixtures.ts'

const LOCALES = new URL('../../../locales/', import.meta.url)
const ground = { timeZone: 'Europe/London', monthFirst: false }
type Texts = { export: { column: Record<string, string>; fixture: Record<string, string> } }

const ORDER = [
  'date',
  'start',
  'end',
  'minutes',
  'kind',
  'name',
  'pitch',
  'people',
  'status',
  'machines',
  'products',
  'notes',
  'uid',
]
const CELLS = [
  '2026-05-02',
  '15:00',
  '',
  '105',
  '',
  'U18 v Larkfield',
  'Stadium',
  '',
  '',
  '',
  '',
  'late',
  'sward-1',
]

it.each(readdirSync(LOCALES))(
  'a table that this product wrote is read back by its headings: %s',
  (language) => {
    const texts = JSON.parse(readFileSync(new URL(`${language}/exchange.json`, LOCALES), 'utf8')) as Texts
    const head = ORDER.map((column) => texts.export.column[column] ?? '')
    const { events, unread } = csvFixtures([head, CELLS], ground)
    expect(unread).toEqual([])
    expect(events).toMatchObject([
      {
        uid: 'sward-1',
        name: 'U18 v Larkfield',
        start: '2026-05-02T14:00:00Z',
        end: '2026-05-02T15:45:00Z',
        place: 'Stadium',
        notes: 'late',
      },
    ])
  },
)

it.each([
  ['Sa, 18.04.2026', '15:00 Uhr'],
  ['Sa., 18.04.2026', '15 Uhr'],
  ['Sat 18/04/2026', '3:00 pm'],
  ['lør. 18.04.2026', 'kl. 15.00'],
  ['السبت 18/04/2026', '15:00'],
])('reads a day with its weekday and a time with its word: %s %s', (day, time) => {
  const { events, unread } = csvFixtures(
    [
      ['date', 'time', 'match'],
      [day, time, 'U18 v Larkfield'],
    ],
    ground,
  )
  expect(unread).toEqual([])
  expect(events).toMatchObject([{ start: '2026-04-18T14:00:00Z' }])
})

it('knows a match again by its number and who plays, as every list begins with match 1', () => {
  const uidOf = (match: string, day = '18/04/2026') =>
    csvFixtures(
      [
        ['no', 'match id', 'date', 'match'],
        ['', '1', day, match],
      ],
      ground,
    ).events[0]?.uid
  expect(uidOf('U18 v Larkfield')).not.toBe(uidOf('First team v Larkfield'))
  expect(uidOf('U18 v Larkfield', '25/04/2026')).toBe(uidOf('U18 v Larkfield'))
})

it.each([
  ['Europe/London', '2026-05-02', '22:00', '00:15', '2026-05-02T21:00:00Z', '2026-05-02T23:15:00Z'],
  ['Europe/Berlin', '2026-05-02', '22:00', '00:00', '2026-05-02T20:00:00Z', '2026-05-02T22:00:00Z'],
  ['America/Chicago', '2026-05-02', '20:00', '00:15', '2026-05-03T01:00:00Z', '2026-05-03T05:15:00Z'],
])('a match that ends in the small hours began the evening before: %s %s %s–%s', (timeZone, ...row) => {
  const [day, start, end, began, ended] = row
  const { events, unread } = csvFixtures(
    [
      ['date', 'start', 'end', 'match'],
      [day, start, end, 'U18 v Larkfield'],
    ],
    { timeZone, monthFirst: false },
  )
  expect(unread).toEqual([])
  expect(events).toMatchObject([{ start: began, end: ended }])
})

it('reads the other matches of a table where one ends before it starts', () => {
  const { events, unread } = csvFixtures(
    [
      ['start', 'end', 'match'],
      ['2026-05-02T15:00:00Z', '2026-05-02T14:00:00Z', 'U18 v Larkfield'],
      ['2026-05-09T15:00:00Z', '2026-05-09T17:00:00Z', 'U18 v Fenborough'],
    ],
    ground,
  )
  expect(events).toMatchObject([{ name: 'U18 v Fenborough' }])
  expect(unread).toEqual([{ summary: 'U18 v Larkfield', reason: 'endBeforeStart' }])
})

it.each([
  ['14-Apr-26', '15:00', 'en-GB'],
  ['14-APR-2026', '3 pm', 'de-DE'],
  ['Tuesday 14 April 2026', '15:00', 'en-GB'],
  ['14-avr.-26', '15h00', 'fr-FR'],
  ['14/04/2026 00:00:00', '15:00', 'en-GB'],
])('reads a day as spreadsheets and databases write it: %s %s', (day, time, locale) => {
  const { events, unread } = csvFixtures(
    [
      ['date', 'time', 'match'],
      [day, time, 'U18 v Larkfield'],
    ],
    { ...ground, locale },
  )
  expect(unread).toEqual([])
  expect(events).toMatchObject([{ start: '2026-04-14T14:00:00Z' }])
})

it('makes no day up of a word that is no month', () => {
  const [head, day] = [['date', 'match'], '14-Foo-2026']
  expect(csvFixtures([head, [day, 'U18 v Larkfield']], ground).unread).toMatchObject([{ reason: 'time' }])
})

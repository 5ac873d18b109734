import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { csvFixtures } from './csvFixtures.ts'

const LOCALES = new URL('../../../locales/', import.meta.url)
const ground = { timeZone: 'Europe/London', monthFirst: false }
type Texts = { export: { column: Record<string, string>; fixture: Record<string, string> } }

const ORDER = ['date', 'start', 'end', 'minutes', 'kind', 'name', 'pitch', 'people', 'status', 'notes', 'uid']
const CELLS = ['2026-05-02', '15:00', '', '105', '', 'U18 v Larkfield', 'Stadium', '', '', 'late', 'sward-1']

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

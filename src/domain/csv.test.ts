import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvStyle, csvStyleOf, plainCell, readCsv, writeCsv } from './csv'
import { cpuMs } from '../../tests/support/cpuTime.ts'

const unicode = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\0',
      '＝',
      '＋',
      '－',
      '＠',
      ' ',
      '"',
      ',',
      ';',
      'a',
      "'",
    ),
  }),
)
const style = fc.constantFrom<CsvStyle>(
  { separator: ',', decimal: '.' },
  { separator: ';', decimal: ',' },
  { separator: '\t', decimal: '.' },
)
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(unicode, { minLength: width, maxLength: width }), { maxLength: 6 }))

describe('a table as CSV', () => {
  it('X5 no cell that is read back starts with what a spreadsheet would run', () => {
    fc.assert(
      fc.property(table, style, (rows, how) => {
        for (const cell of readCsv(writeCsv(rows, how)).flat())
          expect(cell).not.toMatch(/^[\s\u200B\uFEFF]*[=+\-@\t\r\n\0＝＋－＠]/)
      }),
      { numRuns: 500 },
    )
  })

  it('X5 gives back what was written, in any language, but for the marks of a direction', () => {
    fc.assert(
      fc.property(table, style, (rows, how) => {
        const bare = rows.map((row) => row.map((cell) => cell.replace(/[\u2066-\u2069]/g, '')))
        const told = bare.filter((row) => row.some((cell) => cell.trim() !== '' || /[\t\r\n]/.test(cell)))
        // The first row decides on the separator: one of our own tells it by a heading.
        const head = Array.from({ length: rows[0]?.length ?? 1 }, (_, n) => `column ${n}`)
        const read = readCsv(writeCsv([head, ...rows], how)).slice(1)
        expect(read.map((row) => row.map(plainCell))).toEqual(told.map((row) => row.map(once)))
      }),
      { numRuns: 500 },
    )
  })

  it('X5 numbers stay numbers, with the comma where the language has one', () => {
    expect(writeCsv([[-3.5, 1200, Number.NaN, null]], { separator: ',', decimal: '.' })).toBe(
      '\uFEFF-3.5,1200,,\r\n',
    )
    expect(writeCsv([[-3.5]], { separator: ';', decimal: ',' })).toBe('\uFEFF-3,5\r\n')
    expect(writeCsv([['-3.5', '＝1+1']], { separator: ';', decimal: ',' })).toBe("\uFEFF'-3.5;'＝1+1\r\n")
  })

  it('leaves out what holds a name together between words that run from the right', () => {
    expect(
      writeCsv([['\u2068Training 1\u2069 و\u2068Training 2\u2069']], { separator: ',', decimal: '.' }),
    ).toBe('\uFEFFTraining 1 وTraining 2\r\n')
    expect(writeCsv([['\u2068=1+1\u2069']], { separator: ',', decimal: '.' })).toBe("\uFEFF'=1+1\r\n")
  })

  it('follows the spreadsheets of the language', () => {
    expect(csvStyleOf('de')).toEqual({ separator: ';', decimal: ',' })
    expect(csvStyleOf('en-GB')).toEqual({ separator: ',', decimal: '.' })
  })

  it.each([
    [
      'a;b\r\n"c;c";"say ""hi"""\r\n',
      [
        ['a', 'b'],
        ['c;c', 'say "hi"'],
      ],
    ],
    [
      '\uFEFFa\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r1,2\r\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['sep=;\r\na,a;b\r\n', [['a,a', 'b']]],
    [
      'a,b,\n"two\nlines",x',
      [
        ['a', 'b', ''],
        ['two\nlines', 'x'],
      ],
    ],
    ['"never closed, ', [['never closed, ']]],
    ['"a"b,c', [['ab', 'c']]],
    ['', []],
    [',,\n \n', []],
  ])('reads %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  it('X7 reads 100,000 rows, and stops where it is told to', () => {
    const text = 'date,start,name\n2026-04-18,15:00,"Riverside v Castle Vale, cup"\n'.repeat(50_000)
    const before = process.cpuUsage()
    expect(readCsv(text)).toHaveLength(100_000)
    expect(cpuMs(before)).toBeLessThan(2000)
    expect(readCsv(text, 10)).toHaveLength(10)
  })

  it('X9 hostile text takes no time', () => {
    const before = process.cpuUsage()
    for (const text of ['"'.repeat(100_000), ','.repeat(100_000), ' '.repeat(100_000)]) {
      readCsv(text)
      writeCsv([[text]], { separator: ',', decimal: '.' })
    }
    expect(cpuMs(before)).toBeLessThan(500)
  })
})

/** A text that itself begins with the apostrophe and a formula loses it on the way back; nothing else changes. */
const once = (cell: string): string =>
  /^'[\s\u200B\uFEFF]*[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from './parseNumber.ts'

describe('F4 parseNumber', () => {
  it.each([
    ['3.5', 3.5],
    ['3,5', 3.5],
    ['٣٫٥', 3.5],
    ['۳٫۵', 3.5],
    ['٣,٥', 3.5],
    ['  26 ', 26],
    ['-2', -2],
    ['−2', -2],
    ['+4', 4],
    [',5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-0', 0],
    ['1 234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ["1'234.5", 1234.5],
    ['1.234.567', 1234567],
    ['١٬٢٣٤٫٥', 1234.5],
    ['\u200F12\u200E', 12],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it('takes a space for grouping only where three digits follow', () => {
    expect(parseNumber('12\u202F345\u202F678,5')).toBe(12345678.5)
    expect(parseNumber(' \u2212 3 ')).toBe(-3)
    for (const two of ['2 4', '1 23', '1234 5', '12 3456']) expect(parseNumber(two)).toBeNull()
  })

  it('takes a lone separator as decimal unless the language says it groups', () => {
    expect(parseNumber('1,234')).toBe(1.234)
    expect(parseNumber('1,234', '.')).toBe(1234)
    expect(parseNumber('1.234', '.')).toBe(1.234)
    expect(parseNumber('1.234', ',')).toBe(1234)
    expect(parseNumber('0,234', '.')).toBe(0.234)
    expect(parseNumber('3,5', '.')).toBe(3.5)
  })

  it.each([
    '',
    ' ',
    '-',
    '.',
    'abc',
    '12 mm',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1-2',
    '--1',
    '1,2,3',
    '1.2.3',
    '1,23.4,5',
    '9'.repeat(41),
  ])('refuses %j', (text) => {
    expect(parseNumber(text)).toBeNull()
  })

  it('never throws and never gives anything but a finite number or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parseNumber(text)
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })

  it('reads back what a browser writes in each of our languages', () => {
    const languages = ['en-GB', 'de', 'fr', 'pl', 'ar-EG', 'pt-BR', 'sv', 'tr', 'sl', 'sr-Latn']
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        (language, thousandths) => {
          const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
          const decimal =
            format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ','
          expect(parseNumber(format.format(thousandths / 1000), decimal)).toBe(thousandths / 1000 || 0)
        },
      ),
    )
  })
})

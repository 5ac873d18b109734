import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_QUANTITIES } from '@/lib/units'
import { createFormat, type DayStyle, type FormatSettings } from './format'
import { ALL_LANGUAGES, type Language } from './languages'

const GROUND: FormatSettings = { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' }
const format = (language: Language = 'en-GB', settings: Partial<FormatSettings> = {}) =>
  createFormat(language, { ...GROUND, ...settings })
const STYLES: DayStyle[] = [
  'medium',
  'short',
  'long',
  'full',
  'weekday',
  'weekdayOnly',
  'weekdayLong',
  'dayOfMonth',
  'month',
  'monthYear',
  'monthYearShort',
]

describe('dates and times', () => {
  it('D5 what cannot be read is a dash, in every language and style', () => {
    const bad = ['', 'soon', '2026-02-30', '2026-13-01', 'Invalid Date', '+010000-01-01']
    for (const language of ALL_LANGUAGES) {
      const { day, time, dateTime, relative, number, figure, quantity, clock } = format(language)
      for (const text of bad) {
        for (const style of STYLES) expect([text, day(text, style)]).toEqual([text, '–'])
        for (const one of [time, dateTime, relative])
          if (text !== '2026-02-30') expect(one(text)).toMatch(/^[^I]*$/)
      }
      for (const none of [null, undefined, Number.NaN, Infinity])
        expect([number(none), figure(none, 'rain').number, quantity(none, 'rain')]).toEqual(['–', '–', '–'])
      expect([clock(Number.NaN), clock(Infinity)]).toEqual(['–', '–'])
    }
  })

  it('D5 29 February, the turn of the year, 1970 and 9999 are days like any other', () => {
    for (const language of ALL_LANGUAGES)
      for (const day of ['2024-02-29', '2026-12-31', '2027-01-01', '1970-01-01', '9999-12-31', '0001-01-01'])
        for (const style of STYLES) expect(format(language).day(day, style)).not.toMatch(/Invalid|NaN|–$/)
    expect(format().day('2024-02-29', 'full')).toMatch(/^Thursday,? 29 February 2024$/)
    expect(format().day('9999-12-31', 'short')).toBe('31 Dec')
    const plain = (text: string) => text.replaceAll(/\s/gu, ' ')
    expect(plain(format().days('2026-03-01', '2026-03-31'))).toBe('1 – 31 Mar 2026')
    expect(plain(format().days('2025-07-01', '2026-04-14'))).toBe('1 Jul 2025 – 14 Apr 2026')
    expect(plain(format('de').days('2026-03-01', '2026-04-14'))).toBe('1. März – 14. Apr. 2026')
    expect(format().days('2026-02-30', '2026-03-31')).toBe('–')
  })

  it('D1 a day is never shifted by a zone, a time is the ground’s', () => {
    const before = process.env.TZ
    for (const device of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
      process.env.TZ = device
      expect(format().day('2026-04-14', 'long')).toBe('Tuesday 14 April')
      expect(format('en-GB', { timeZone: 'Pacific/Kiritimati' }).day('2026-04-14', 'short')).toBe('14 Apr')
      expect(format().time('2026-04-14T05:31:00Z')).toBe('06:31')
      expect(format('en-GB', { timeZone: 'Asia/Kathmandu' }).time('2026-04-14T05:31:00Z')).toBe('11:16')
    }
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('midnight is 00:00, not 24:00, and twelve hours are for American English alone', () => {
    expect(format('en-US').time('2026-01-01T15:05:00Z')).toMatch(/^3:05\sPM$/)
    for (const language of ALL_LANGUAGES.filter((one) => one !== 'en-US' && one !== 'ar'))
      expect([language, format(language).time('2026-01-01T00:00:00Z').replace('.', ':')]).toEqual([
        language,
        '00:00',
      ])
    expect(format('ar').time('2026-01-01T00:00:00Z')).not.toMatch(/12|١٢/)
  })

  it('D9 Serbian is written in Latin letters everywhere', () => {
    const { day, number, relative, list } = format('sr')
    const text = [
      ...STYLES.map((style) => day('2026-04-14', style)),
      number(1234.5, 1),
      relative('2026-04-14T05:31:00Z', new Date('2026-04-14T07:31:00Z')),
      list(['a', 'b']),
    ].join()
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  it('how long ago, in the largest unit', () => {
    const now = new Date('2026-04-14T12:00:00Z')
    const { relative } = format()
    expect(relative('2026-04-14T12:00:20Z', now)).toBe('this minute')
    expect(relative('2026-04-14T10:00:00Z', now)).toBe('2 hours ago')
    expect(relative('2026-04-17T12:00:00Z', now)).toBe('in 3 days')
    expect(relative('2026-04-14T11:00:20Z', now)).toBe('1 hour ago')
    expect(relative('2026-04-15T11:50:00Z', now)).toBe('tomorrow')
  })

  it('a length as hours and minutes', () => {
    const { clock } = format()
    expect([clock(65), clock(0), clock(59.9), clock(600), clock(-65), clock(-0.5)]).toEqual([
      '1:05',
      '0:00',
      '0:59',
      '10:00',
      '−1:05',
      '0:00',
    ])
  })
})

describe('numbers and quantities', () => {
  it('are rounded as people do, and never minus nothing', () => {
    const { number } = format()
    expect([number(2.5), number(-2.5), number(1.005, 2), number(-0.2), number(1234.5, 1)]).toEqual([
      '3',
      '−3',
      '1.01',
      '0',
      '1,234.5',
    ])
    expect(format('de').number(1234.5, 1)).toBe('1.234,5')
  })

  it('carry the unit of the reader', () => {
    expect(format().quantity(26, 'grassHeight')).toMatch(/^26\smm$/)
    expect(format().quantity(26.5, 'grassHeight')).toMatch(/^26\.5\smm$/)
    // In Arabic the number stays before its unit.
    expect(format('ar').quantity(26, 'grassHeight')).toBe('\u206626\u00A0mm\u2069')
    expect(format('en-GB', { unitSystem: 'imperial' }).quantity(26, 'grassHeight')).toMatch(/^1\.024\sin$/)
    expect(format().quantity(14, 'angle')).toBe('14°')
    expect(format().quantity(3, 'count')).toBe('3')
  })

  it('what has no unit has none in Arabic either', () => {
    expect([format('ar').unit('ndvi'), format().unit('ndvi')]).toEqual(['', ''])
    expect(format('ar').unit('rain')).toBe('\u2066mm\u2069')
  })

  it('a list keeps its parts in one piece among words that run from the right', () => {
    expect(format('ar').list(['Training 1', 'ملعب 2'])).toBe('\u2068Training 1\u2069 و\u2067ملعب 2\u2069')
    // Where it begins with a foreign name, the words around the name still run from the right.
    expect(format('ar').list(['v Larkfield في Stadium'])).toBe('\u2067v Larkfield في Stadium\u2069')
    expect(format().list(['Training 1', 'Training 2'])).toBe('Training 1 and Training 2')
  })

  it('numbers beyond all measure are still numbers', () => {
    const imperial = format('en-GB', { unitSystem: 'imperial' })
    for (const value of [1e21, -1e21, 1e300, 5e-324, -5e-324])
      expect(imperial.quantity(value, 'grassHeight')).toMatch(/^−?[\d,.]+\sin$/)
  })

  it('any number in any unit and language can be shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_LANGUAGES),
        fc.constantFrom<'metric' | 'imperial'>('metric', 'imperial'),
        fc.constantFrom(...ALL_QUANTITIES),
        fc.double(),
        (language, unitSystem, quantity, value) => {
          const text = format(language, { unitSystem }).quantity(value, quantity)
          expect(text).not.toMatch(/NaN|Infinity|undefined|∞/)
        },
      ),
    )
  })

  it('the week of a reader starts where their country starts it', () => {
    expect([
      format().weekStart,
      format('en-GB', { country: 'US' }).weekStart,
      format('en-GB', { country: undefined }).weekStart,
    ]).toEqual([1, 0, 1])
  })
})

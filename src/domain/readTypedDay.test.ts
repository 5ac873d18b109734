import { describe, expect, it } from 'vitest'
import { readTypedDay } from './readTypedDay.ts'

const now = new Date('2026-04-14T05:31:00Z')
const LONDON = { timeZone: 'Europe/London', locale: 'en-GB' }
const read = (text: string) => readTypedDay(text, now, LONDON)

describe('a typed day', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['1.5.', '2026-05-01'],
    ['1/5/2027', '2027-05-01'],
    ['+3', '2026-04-17'],
    ['-14', '2026-03-31'],
    ['3 May', '2026-05-03'],
    ['3may 2027', '2027-05-03'],
    ['jul 4', '2026-07-04'],
    ['Tomorrow', '2026-04-15'],
    ['tomo', '2026-04-15'],
    ['yesterday', '2026-04-13'],
    ['fri', '2026-04-17'],
    ['tuesday', '2026-04-14'],
    ['next fri', '2026-04-17'],
    ['Next Tuesday', '2026-04-21'],
  ])('reads %s', (text, day) => expect(read(text)).toBe(day))

  it.each([
    ['5/1', '2026-05-01'],
    ['5-1-2027', '2027-05-01'],
    ['1.5.', '2026-05-01'],
    ['2026-05-01', '2026-05-01'],
    ['13/5', undefined],
  ])('reads %s as it is written in the United States', (text, day) =>
    expect(readTypedDay(text, now, { timeZone: 'America/Chicago', locale: 'en-US' })).toBe(day),
  )

  it('reads the day first where a date is written from the year on', () =>
    expect(readTypedDay('1/5', now, { timeZone: 'Europe/Stockholm', locale: 'sv' })).toBe('2026-05-01'))

  it.each([
    ['de', '3. Mai', '2026-05-03'],
    ['de', 'übermorgen', '2026-04-16'],
    ['fr', '14 juil.', '2026-07-14'],
    ['fr', '1 jui', undefined],
    ['es', '3 de mayo de 2026', '2026-05-03'],
    ['pl', '3 maja', '2026-05-03'],
    ['hr', '3. svibnja', '2026-05-03'],
    ['tr', '23 nisan', '2026-04-23'],
    ['de', 'nächsten Freitag', '2026-04-17'],
    ['fr', 'mardi prochain', '2026-04-21'],
    ['es', 'próximo lunes', '2026-04-20'],
    ['ar-u-nu-latn', 'الجمعة القادم', '2026-04-17'],
    ['ar-u-nu-latn', 'غدًا', '2026-04-15'],
    ['ar-u-nu-latn', '3 مايو', '2026-05-03'],
    ['ar-u-nu-latn', '٣ مايو', '2026-05-03'],
    ['ar-u-nu-latn', '٢٠/٤', '2026-04-20'],
    ['fa-u-nu-latn', '۲۰۲۶-۰۵-۰۳', '2026-05-03'],
  ])('reads the words of %s: %s', (locale, text, day) =>
    expect(readTypedDay(text, now, { timeZone: 'Europe/London', locale })).toBe(day),
  )

  it('takes the year that makes the day nearest', () => {
    expect(readTypedDay('2.1.', new Date('2026-12-30T10:00:00Z'), LONDON)).toBe('2027-01-02')
  })

  it.each([
    '',
    'mow',
    'm',
    'ma',
    '31.2.',
    '30 February',
    '3 jo',
    'next',
    'next mow',
    'mow fri',
    'sward',
    '99',
    '2026-02-29',
    '+',
  ])('is none in "%s"', (text) => expect(read(text)).toBeUndefined())
})

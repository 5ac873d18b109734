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

  it('takes the year that makes the day nearest', () => {
    expect(readTypedDay('2.1.', new Date('2026-12-30T10:00:00Z'), LONDON)).toBe('2027-01-02')
  })

  it.each(['', 'mow', '31.2.', '99', '2026-02-29', '+'])('is none in "%s"', (text) =>
    expect(read(text)).toBeUndefined(),
  )
})

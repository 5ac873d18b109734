import { describe, expect, it } from 'vitest'
import { readTypedDay } from './readTypedDay.ts'

const now = new Date('2026-04-14T05:31:00Z')
const read = (text: string) => readTypedDay(text, now, 'Europe/London')

describe('a typed day', () => {
  it.each([
    ['2026-05-01', '2026-05-01'],
    ['1.5.', '2026-05-01'],
    ['1/5/2027', '2027-05-01'],
    ['+3', '2026-04-17'],
    ['-14', '2026-03-31'],
  ])('reads %s', (text, day) => expect(read(text)).toBe(day))

  it('takes the year that makes the day nearest', () => {
    expect(readTypedDay('2.1.', new Date('2026-12-30T10:00:00Z'), 'Europe/London')).toBe('2027-01-02')
  })

  it.each(['', 'mow', '31.2.', '99', '2026-02-29', '+'])('is none in "%s"', (text) =>
    expect(read(text)).toBeUndefined(),
  )
})

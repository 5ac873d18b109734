import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addresses, readWorkSheet, type WorkSheet, withWorkSheet } from './addresses.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const sheet = fc.oneof(
  text.filter((id) => id !== 'new').map((id): WorkSheet => ({ kind: 'open', id })),
  fc
    .record({
      type: fc.option(text, { nil: undefined }),
      pitchId: fc.option(text, { nil: undefined }),
      day: fc.constantFrom(undefined, '2026-04-14'),
      time: fc.constantFrom(undefined, '06:30'),
      amount: fc.constantFrom(undefined, 9, 0.5),
    })
    .map((known): WorkSheet => ({ kind: 'new', ...known })),
)

describe('addresses', () => {
  it('a work sheet is a link: what is written is read again, and the rest of the query stays', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, after) => {
        const first = withWorkSheet('?view=week&date=2026-04-14', before)
        const second = withWorkSheet(first, after)
        expect(readWorkSheet(second)).toEqual(after)
        expect(withWorkSheet(second, null)).toBe('?view=week&date=2026-04-14')
      }),
    )
    expect(withWorkSheet('', null)).toBe('')
    expect(readWorkSheet('')).toBeNull()
    expect(readWorkSheet('?work=')).toBeNull()
    for (const amount of ['', '-3', 'much', 'Infinity', '0'])
      expect(readWorkSheet(`?work=new&amount=${amount}`)).toEqual({ kind: 'new' })
  })

  it('carry only what is known', () => {
    expect(addresses.calendar()).toBe('/dashboard/calendar')
    expect(addresses.calendar({ view: 'week', date: '2026-04-14' })).toBe(
      '/dashboard/calendar?view=week&date=2026-04-14',
    )
    expect(addresses.emailPassword('a+b@c.test&x=1')).toBe('/email-password?email=a%2Bb%40c.test%26x%3D1')
  })
})

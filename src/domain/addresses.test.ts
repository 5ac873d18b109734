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
      minutes: fc.constantFrom(undefined, 345),
      hours: fc.constantFrom(undefined, 5.7),
      ppfd: fc.constantFrom(undefined, 250),
      place: fc.constantFrom(undefined, 'North & south'),
      name: fc.constantFrom(undefined, 'U18 training'),
      amount: fc.constantFrom(undefined, 9, 0.5),
      products: fc.constantFrom(
        undefined,
        [{ id: 'iron', rate: 20, rateUnit: 'l/ha' as const }],
        [{ id: 'paint', rate: 1, rateUnit: 'l/ha' as const, quantity: 53.5 }],
        [
          { id: 'iron & co', rate: 0.25, rateUnit: 'kg/ha' as const },
          { id: 'a+b', rate: 35, rateUnit: 'g/m2' as const },
          { cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' as const },
        ],
      ),
      sectionIds: fc.constantFrom(undefined, ['north'], ['north', 'goal, south']),
      area: fc.constantFrom(undefined, 0.714),
      tankSize: fc.constantFrom(undefined, 600),
      waterRate: fc.constantFrom(undefined, 450),
      machineId: fc.option(text, { nil: undefined }),
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
    // What the page itself has chosen is not the sheet's to forget.
    const page = '?tab=maintenance&section=north'
    expect(withWorkSheet(withWorkSheet(page, { kind: 'new', sectionIds: ['south'] }), null)).toBe(page)
    expect(readWorkSheet('')).toBeNull()
    expect(readWorkSheet('?work=')).toBeNull()
    for (const amount of ['', '-3', 'much', 'Infinity', '0'])
      expect(readWorkSheet(`?work=new&amount=${amount}`)).toEqual({ kind: 'new' })
  })

  it('F33 read a mix from a link only as far as it can be meant', () => {
    const read = (query: string) => readWorkSheet(`?work=new&${query}`)
    const nothing = { kind: 'new' }
    expect(read('product=iron&rate=20+l/ha')).toEqual({
      kind: 'new',
      products: [{ id: 'iron', rate: 20, rateUnit: 'l/ha' }],
    })
    for (const query of [
      'product=iron',
      'product=&rate=20+l/ha',
      'product=iron&rate=20+stone',
      'product=iron&rate=-20+l/ha',
      'product=iron&rate=1e999+l/ha',
      'product=iron&rate=a+lot',
      'rate=20+l/ha',
      'mix=colour&mixRate=0+l/ha',
      'minutes=-1&hours=0&ppfd=much&area=-1&tank=none&water=Infinity&part=',
    ])
      expect(read(query), query).toEqual(nothing)
    // The same product twice is asked for once; a bad rate takes no other product with it.
    expect(read('product=a&rate=x&product=b&rate=2+kg/ha&product=b&rate=3+kg/ha')).toEqual({
      kind: 'new',
      products: [{ id: 'b', rate: 2, rateUnit: 'kg/ha' }],
    })
    expect(read('part=n&part=n&part=s')).toEqual({ kind: 'new', sectionIds: ['n', 's'] })
    const endless = Array.from({ length: 1000 }, (_, at) => `product=p${at}&rate=1+l/ha&part=s${at}`)
    const sheet = read(endless.join('&'))
    expect(sheet?.kind === 'new' && [sheet.products?.length, sheet.sectionIds?.length]).toEqual([40, 40])
  })

  it('carry only what is known', () => {
    expect(addresses.calendar()).toBe('/dashboard/calendar')
    expect(addresses.calendar({ view: 'week', date: '2026-04-14' })).toBe(
      '/dashboard/calendar?view=week&date=2026-04-14',
    )
    expect(addresses.emailPassword({ email: 'a+b@c.test&x=1', door: 'coach' })).toBe(
      '/email-password?email=a%2Bb%40c.test%26x%3D1&door=coach',
    )
  })
})

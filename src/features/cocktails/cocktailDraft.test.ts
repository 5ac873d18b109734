import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Cocktail, cocktail } from '@/domain/cocktail'
import { cocktailOf, draftOf, emptyDraft, faultsOf, isFaulty, moved, repeatedIn } from './cocktailDraft'

const stored: Cocktail = v.parse(cocktail, {
  id: 'mix',
  name: 'Colour',
  waterRate: 500,
  items: [
    { supplyId: 'iron', rate: 15, rateUnit: 'l/ha', adjuvant: true },
    { supplyId: 'seaweed', rate: 10, rateUnit: 'l/ha' },
    { supplyId: 'iron', rate: 5, rateUnit: 'l/ha' },
  ],
  updatedAt: '2026-04-01T06:00:00Z',
  colour: 'green',
})

describe('a mix in the form', () => {
  it('is stored as it was, with what the form does not know', () => {
    expect(cocktailOf(draftOf(stored), stored)).toEqual(stored)
  })

  it('needs no water when it is spread', () => {
    const draft = { ...draftOf(stored), method: 'spread' as const }
    expect(cocktailOf(draft, stored).waterRate).toBeUndefined()
    expect(faultsOf({ ...draft, waterRate: null }).waterRate).toBeUndefined()
    expect(faultsOf({ ...draft, method: 'spray', waterRate: null }).waterRate).toBe('missing')
  })

  it.each([0, -5, Number.NaN, 1e9])('refuses %s as water and as a rate', (number) => {
    const draft = draftOf(stored)
    expect(faultsOf({ ...draft, waterRate: number }).waterRate).toBe('wrong')
    const [first, ...rest] = draft.lines
    if (!first) throw new Error('no line')
    const faults = faultsOf({ ...draft, lines: [{ ...first, rate: number }, ...rest] })
    expect([...faults.rates]).toEqual([first.key])
    expect(isFaulty(faults)).toBe(true)
  })

  it('needs a name and a product', () => {
    expect(faultsOf({ ...emptyDraft, name: '  ' })).toMatchObject({ name: 'missing', lines: 'none' })
    expect(isFaulty(faultsOf(draftOf(stored)))).toBe(false)
  })

  it('sees a product that stands in it twice', () => {
    const { lines } = draftOf(stored)
    expect([...repeatedIn(lines)]).toEqual([lines[2]?.key])
  })

  it('keeps every line when one is moved, wherever to', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.integer({ min: -2, max: 9 }),
        fc.integer({ min: -2, max: 9 }),
        (lines, from, to) => {
          const after = moved(lines, from, to)
          const inOrder = (a: number, b: number) => a - b
          expect(after.toSorted(inOrder)).toEqual(lines.toSorted(inOrder))
          if (from >= 0 && from < lines.length && to >= 0 && to < lines.length)
            expect(after[to]).toBe(lines[from])
        },
      ),
    )
  })
})

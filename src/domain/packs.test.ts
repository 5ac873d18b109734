import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PackSize } from './localData.ts'
import { cheapestPacks, sizeAsKept, sizeAsRead } from './packs.ts'

const counts = (need: number, packs: PackSize[]) =>
  cheapestPacks(need, packs)?.packs.map(({ pack, count }) => [count, pack.size])

describe('packs that cover a need (B11)', () => {
  it('the cheapest list, even where more than needed costs less', () => {
    const packs = [
      { size: 5, price: 30 },
      { size: 20, price: 80 },
    ]
    expect(counts(22, packs)).toEqual([
      [1, 20],
      [1, 5],
    ])
    expect(counts(14, packs)).toEqual([[1, 20]])
    expect(cheapestPacks(22, packs)).toMatchObject({ amount: 25, price: 110 })
  })

  it('without prices the list with least left over, and of those the fewest packs', () => {
    expect(counts(22, [{ size: 5 }, { size: 20, price: 80 }, { size: 12 }])).toEqual([
      [1, 12],
      [2, 5],
    ])
    expect(cheapestPacks(22, [{ size: 10 }])).toMatchObject({ amount: 30, price: undefined })
    expect(counts(20, [{ size: 5 }, { size: 10 }])).toEqual([[2, 10]])
  })

  it('nothing is needed: no packs; no packs are known: no list', () => {
    expect(cheapestPacks(0, [{ size: 5 }])).toEqual({ packs: [], amount: 0, price: undefined })
    expect(cheapestPacks(5, [])).toBeUndefined()
    expect(cheapestPacks(5, [{ size: 0 }])).toBeUndefined()
    expect(cheapestPacks(Number.NaN, [{ size: 5 }])).toBeUndefined()
  })

  it('sizes in fractions, and needs no shed could hold', () => {
    expect(cheapestPacks(1.3, [{ size: 0.25, price: 3 }])).toMatchObject({ amount: 1.5, price: 18 })
    expect(
      cheapestPacks(1e6, [
        { size: 0.5, price: 1 },
        { size: 1000, price: 900 },
      ]),
    ).toMatchObject({
      amount: 1e6,
      price: 9e5,
    })
  })

  it('T4 covers the need, and no other list is cheaper', () => {
    const pack = fc.record({
      size: fc.integer({ min: 1, max: 12 }),
      price: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(pack, { minLength: 1, maxLength: 3 }),
        (need, packs) => {
          const found = cheapestPacks(need, packs)
          expect(found?.amount).toBeGreaterThanOrEqual(need)
          expect(found?.price).toBe(cheapestPrice(need, packs))
        },
      ),
    )
  })
})

/** By trying everything. */
function cheapestPrice(need: number, packs: readonly { size: number; price: number }[]): number {
  const [first, ...rest] = packs
  if (!first) return need <= 0 ? 0 : Number.POSITIVE_INFINITY
  const most = Math.max(0, Math.ceil(need / first.size))
  return Math.min(
    ...Array.from(
      { length: most + 1 },
      (_, count) => count * first.price + cheapestPrice(need - count * first.size, rest),
    ),
  )
}

it.each([
  [50, 'mass'],
  [40, 'mass'],
  [2.5, 'volume'],
  [55, 'volume'],
] as const)(
  'a pack of %d, typed in the units of the United States, is read back as that',
  (size, quantity) => {
    const kept = sizeAsKept(size, quantity, 'imperial')
    expect(sizeAsRead(kept, quantity, 'imperial')).toBe(size)
  },
)

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountAtRate } from './planning/draws.ts'
import { type Cocktail, cocktail } from './cocktail.ts'
import { linesOfUse } from './linesOfUse.ts'
import { cocktailUse, mixOf } from './mixLines.ts'
import { isAboveMaximum, isBelowLeast } from './rateLimit.ts'
import type { NewActivity } from './activity.ts'
import { type Supply, supply } from './supply.ts'
import * as v from 'valibot'

const product = (row: object): Supply => v.parse(supply, row)
const iron = product({
  id: 'iron',
  name: 'Iron',
  available: 10,
  action: { unit: 'l' },
  analysis: { n: 3, p: 0, k: 0, fe: 6 },
  density: 1.25,
  maximumRate: { rate: 30, rateUnit: 'l/ha' },
})
const wetter = product({ id: 'wetter', name: 'Wetter', available: 100, action: { unit: 'l' } })
const mix: Cocktail = v.parse(cocktail, {
  id: 'mix',
  waterRate: 450,
  items: [
    { supplyId: 'iron', rate: 20, rateUnit: 'l/ha' },
    { supplyId: 'wetter', rate: 1.5, rateUnit: 'l/ha' },
    { supplyId: 'sold out', rate: 5, rateUnit: 'l/ha' },
  ],
})
const given = {
  uses: [cocktailUse(mix)],
  area: 18_500,
  waterRate: 450,
  tankSize: 300,
  cocktails: [mix],
  supplies: [iron, wetter],
  reserved: new Map(),
}

describe('a mix on an area', () => {
  it('F33 is full tanks, a last one, and what goes into each (agronomy.md 7.3)', () => {
    const { tanks, lines } = mixOf(given)
    expect(tanks).toMatchObject({ totalSpray: 832.5, fullTanks: 2, lastTank: 232.5 })
    expect(tanks?.lines[1]).toMatchObject({ perFullTank: 1, unit: 'l' })
    expect(tanks?.lines[1]?.lastTank).toBeCloseTo(0.775, 9)
    expect(lines[1]?.total).toBeCloseTo(2.775, 9)
  })

  it('needs of each product what its tanks hold together, and no more than that', () => {
    const positive = fc.double({ min: 1, max: 1e5, noNaN: true })
    fc.assert(
      fc.property(positive, positive, positive, (area, waterRate, tankSize) => {
        const { tanks, lines } = mixOf({ ...given, area, waterRate, tankSize })
        for (const [at, line] of lines.entries()) {
          const filled =
            (tanks?.fullTanks ?? 0) * (tanks?.lines[at]?.perFullTank ?? 0) + (tanks?.lines[at]?.lastTank ?? 0)
          expect(Math.abs(filled - (line.total ?? 0))).toBeLessThanOrEqual(1e-6 * Math.max(1, filled))
          expect(line.total).toBe(amountAtRate(line, area, line.supply))
        }
      }),
    )
  })

  it('names what the shed no longer has, and counts the rest', () => {
    const { gone, lines } = mixOf(given)
    expect(gone).toEqual(['sold out'])
    expect(lines.map(({ supply: { id } }) => id)).toEqual(['iron', 'wetter'])
  })

  it('is short of what is missing after all that is promised to other work', () => {
    expect(mixOf(given).short).toEqual(new Map([['iron', 27]]))
    expect(mixOf({ ...given, area: 4000, reserved: new Map([['iron', 4]]) }).short).toEqual(
      new Map([['iron', 2]]),
    )
    expect(mixOf({ ...given, area: 4000 }).short).toEqual(new Map())
  })

  it('feeds what its products declare by weight; what cannot be weighed is unknown, not none', () => {
    expect(mixOf(given).nutrients).toMatchObject({ n: 0.75, fe: 1.5, mg: undefined })
    const { nutrients, unweighed } = mixOf({ ...given, supplies: [{ ...iron, density: undefined }, wetter] })
    expect(nutrients.n).toBeUndefined()
    expect(unweighed.map(({ id }) => id)).toEqual(['iron'])
  })

  it.each([0, -1, Number.NaN, null, 'much', Number.POSITIVE_INFINITY])(
    'makes no tanks of %s litres',
    (tankSize) => {
      expect(mixOf({ ...given, tankSize }).tanks).toBeUndefined()
    },
  )

  it.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('puts nothing into a tank at a rate of %s', (rate) => {
    const use = { id: 'iron', cocktailId: undefined, rate, rateUnit: 'l/ha' as const, quantity: undefined }
    expect(mixOf({ ...given, uses: [use] }).tanks?.lines).toEqual([])
  })

  it('is spread by the weight of all its lines', () => {
    const spread: Cocktail = {
      ...mix,
      method: 'spread',
      items: [
        { supplyId: 'a', rate: 35, rateUnit: 'g/m2' },
        { supplyId: 'b', rate: 50, rateUnit: 'kg/ha' },
      ],
    }
    expect(cocktailUse(spread)).toMatchObject({ cocktailId: 'mix', rate: 400, rateUnit: 'kg/ha' })
    expect(cocktailUse({ ...mix, waterRate: undefined })).toMatchObject({ rate: 0, rateUnit: 'l/ha' })
  })
})

describe('the maximum rate of a label', () => {
  it.each([
    [30, 'l/ha', false],
    [30.001, 'l/ha', true],
    [37, 'kg/ha', false],
    [38, 'kg/ha', true],
    [3.8, 'g/m2', true],
    [Number.NaN, 'l/ha', undefined],
  ] as const)('30 L/ha of a product of 1.25 kg/L: %d %s is above it: %s', (rate, rateUnit, expected) => {
    expect(isAboveMaximum({ rate, rateUnit }, iron)).toBe(expected)
  })

  it('says nothing where it cannot be known', () => {
    expect(isAboveMaximum({ rate: 1000, rateUnit: 'l/ha' }, wetter)).toBeUndefined()
    expect(isAboveMaximum({ rate: 1000, rateUnit: 'kg/ha' }, { ...iron, density: undefined })).toBeUndefined()
    expect(
      isAboveMaximum(
        { rate: 36, rateUnit: 'g/m2' },
        { maximumRate: { rate: 350, rateUnit: 'kg/ha' }, density: undefined },
      ),
    ).toBe(true)
  })
})

describe('the lowest rate of a label', () => {
  it.each([
    [10, 'l/ha', false],
    [9.999, 'l/ha', true],
    [12.5, 'kg/ha', false],
    [1.2, 'g/m2', true],
    [Number.NaN, 'l/ha', undefined],
  ] as const)('10 L/ha of a product of 1.25 kg/L: %d %s is below it: %s', (rate, rateUnit, expected) => {
    expect(isBelowLeast({ rate, rateUnit }, { rate: 10, rateUnit: 'l/ha' }, iron)).toBe(expected)
  })

  it('says nothing where none is known', () => {
    expect(isBelowLeast({ rate: 1, rateUnit: 'l/ha' }, undefined, iron)).toBeUndefined()
  })
})

describe('the products of a mix that some work uses', () => {
  const work = (fields: NewActivity['fields']): NewActivity => ({
    activityName: 'spraying',
    status: 'planned',
    startDate: '2026-04-14T07:00:00Z',
    endDate: '2026-04-14T08:00:00Z',
    fields,
    pitchIds: ['stadium'],
    sectionIds: [],
    userIds: [],
    taskId: undefined,
    teamId: undefined,
    name: undefined,
    notes: undefined,
    recurrence: undefined,
  })
  const shed = {
    cocktails: [mix],
    supplies: [iron, wetter],
    pitches: [{ id: 'stadium', area: 7140 }],
    sections: [],
  }
  const amounts = (fields: NewActivity['fields']) =>
    linesOfUse(work(fields), cocktailUse(mix), shed).map(({ supply: { name }, total }) => [name, total])

  it('F34 go out on the area of the pitch, or on what the work says it treats, ha', () => {
    expect(amounts([])).toEqual([
      ['Iron', expect.closeTo(14.28)],
      ['Wetter', expect.closeTo(1.071)],
    ])
    expect(amounts([{ key: 'area', value: 0.5 }])[0]).toEqual(['Iron', expect.closeTo(10)])
  })

  it('are named without an amount where no area is known, and none for a product by itself', () => {
    const nowhere = linesOfUse(work([]), cocktailUse(mix), { ...shed, pitches: [] })
    expect(nowhere.map(({ total }) => total)).toEqual([undefined, undefined])
    expect(linesOfUse(work([]), { ...cocktailUse(mix), cocktailId: undefined, id: 'iron' }, shed)).toEqual([])
  })
})

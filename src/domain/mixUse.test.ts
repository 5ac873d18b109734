import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { activity } from './activity.ts'
import { cocktail } from './cocktail.ts'
import { mixUse } from './mixUse.ts'

const mix = v.parse(cocktail, {
  id: 'iron-and-wetter',
  items: [
    { supplyId: 'iron', rate: 20, rateUnit: 'l/ha' },
    { supplyId: 'wetter', rate: 10, rateUnit: 'l/ha' },
  ],
})
const iron = { id: 'iron', rate: 20, rateUnit: 'l/ha' }
const wetter = { id: 'wetter', rate: 10, rateUnit: 'l/ha' }
const named = { cocktailId: 'iron-and-wetter', rate: 600, rateUnit: 'l/ha' }
const spraying = (day: string, status: string, product: readonly object[]) =>
  v.parse(activity, {
    id: day,
    activityName: 'spraying',
    status,
    startDate: `2026-04-${day}T06:00:00Z`,
    endDate: `2026-04-${day}T07:00:00Z`,
    pitchIds: ['stadium'],
    userIds: [],
    fields: [{ key: 'product', value: product }],
  })

describe('when a mix is used', () => {
  it('F33 counts work that has its products at its rates, whoever wrote them one by one', () => {
    const works = [
      spraying('02', 'completed', [wetter, iron]),
      spraying('14', 'planned', [iron, wetter]),
      spraying('20', 'planned', [named]),
    ]
    const { next, last, open } = mixUse(works, mix)
    expect([last?.id, next?.id]).toEqual(['02', '14'])
    // Only what names the mix changes with it.
    expect(open.map(({ id }) => id)).toEqual(['20'])
  })

  it('F33 another rate, a product more or one less is not the mix', () => {
    const works = [
      spraying('02', 'completed', [iron, { ...wetter, rate: 5 }]),
      spraying('03', 'completed', [iron, wetter, { ...iron, id: 'seaweed' }]),
      spraying('04', 'completed', [iron]),
    ]
    expect(mixUse(works, mix)).toEqual({ next: undefined, last: undefined, open: [] })
  })
})

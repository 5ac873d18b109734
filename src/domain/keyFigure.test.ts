import { describe, expect, it } from 'vitest'
import { keyFigure } from './keyFigure.ts'

const work = (activityName: string, key: string, value: unknown) => ({
  activityName,
  fields: [{ key, value: value as number }],
})

describe('the figure by which work is known', () => {
  it('is the height of a cut, the weight of a roller, the depth of a groomer', () => {
    expect(keyFigure(work('mowing', 'height', 26))).toEqual({ value: 26, quantity: 'grassHeight' })
    expect(keyFigure(work('rolling', 'rollerWeight', 600))).toEqual({ value: 600, quantity: 'mass' })
    expect(keyFigure(work('grooming', 'depth', -1))).toEqual({ value: -1, quantity: 'grassHeight' })
  })

  it('is the rate of what is spread', () => {
    const feed = [{ id: 'feed', rate: 17, rateUnit: 'g/m2' }]
    expect(keyFigure(work('spreading', 'product', feed))).toEqual({ value: 17, quantity: 'solidRate' })
    expect(keyFigure(work('spreading', 'product', []))).toBeUndefined()
    // X1: a backend may write any unit, and any rate.
    const strange = [{ id: 'feed', rate: 17, rateUnit: '<b>' }]
    expect(keyFigure(work('spreading', 'product', strange))).toBeUndefined()
    const text = [{ id: 'feed', rate: '17', rateUnit: 'g/m2' }]
    expect(keyFigure(work('spreading', 'product', text))).toBeUndefined()
  })

  it('is missing where nothing, or no number, is known', () => {
    expect(keyFigure(work('mowing', 'height', null))).toBeUndefined()
    expect(keyFigure(work('cleaning', 'object', 'snow'))).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import type { ActivityField } from './activityConfiguration.ts'
import { described } from './fieldDictionary.ts'
import { isSharedAmount, sharedAnswers, sharesOf } from './sharedAnswers.ts'

const field = (type: string, key: string): ActivityField =>
  described(type, {
    key,
    type: undefined,
    quantity: undefined,
    options: undefined,
    min: undefined,
    max: undefined,
    step: undefined,
    required: undefined,
  })
const fieldsOf = (type: string, ...keys: string[]) => keys.map((key) => field(type, key))

describe('one job on several pitches (F13)', () => {
  it('what is said of the whole job is shared by area, and adds up', () => {
    expect(sharesOf(40, [6000, 2000])).toEqual([30, 10])
    const thirds = sharesOf(10, [1, 1, 1])
    expect(thirds).toEqual([3.333, 3.334, 3.333])
    expect(sharesOf(10, [6000, 0])).toEqual([5, 5])
  })

  it('tonnes, litres, hectares and money are said of the whole; rates, depths and tools of each', () => {
    const shared = (type: string, key: string) => isSharedAmount(field(type, key))
    expect(shared('topdressing', 'amount')).toBe(false)
    expect(shared('irrigation', 'waterVolume')).toBe(true)
    expect(shared('lineMarking', 'paint')).toBe(true)
    expect(shared('spraying', 'area')).toBe(true)
    expect(shared('irrigation', 'amount')).toBe(false)
    expect(shared('topdressing', 'rate')).toBe(false)
    expect(shared('spraying', 'tankSize')).toBe(false)
    expect(shared('rolling', 'rollerWeight')).toBe(false)
    expect(shared('mowing', 'height')).toBe(false)
  })

  it('40 t of sand on two pitches stay 40 t, at the depth and the rate that were typed', () => {
    const fields = fieldsOf('renovation', 'sand', 'strippingDepth')
    expect(sharedAnswers(fields, { sand: 40, scope: 'full' }, [6000, 2000])).toEqual([
      { sand: 30, scope: 'full' },
      { sand: 10, scope: 'full' },
    ])
    expect(sharedAnswers(fields, { rate: 5 }, [6000, 2000])).toEqual([{ rate: 5 }, { rate: 5 }])
    expect(sharedAnswers(fields, { sand: 40 }, [6000])).toEqual([{ sand: 40 }])
  })

  it('what is taken from the shed is shared, at the same rate', () => {
    const product = [{ id: 'sand', rate: 5, rateUnit: 'kg/ha' as const, quantity: 8 }]
    expect(sharedAnswers([], { product }, [6000, 2000]).map((one) => one.product)).toEqual([
      [{ ...product[0], quantity: 6 }],
      [{ ...product[0], quantity: 2 }],
    ])
  })

  it('a water meter counts for all of them: its readings become m³ of each', () => {
    const fields = fieldsOf('irrigation', 'waterVolume', 'meterBefore', 'meterAfter')
    expect(sharedAnswers(fields, { meterBefore: 100, meterAfter: 180 }, [6000, 2000])).toEqual([
      { waterVolume: 60 },
      { waterVolume: 20 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { deliveredIn, inDeliveredUnit } from './delivered.ts'
import { described } from './fieldDictionary.ts'
import type { Supply } from './supply.ts'

const supply = (id: string, unit: string, currency?: string) =>
  ({ id, action: { unit }, currency }) as unknown as Supply
const SHED = [supply('iron', 'l', 'GBP'), supply('wetter', 'l', 'EUR'), supply('sand', 'bag')]
const use = (id: string) => ({ id, rate: 0, rateUnit: 'kg/ha' as const })
const PACK = described('restock', { key: 'packSize' })
const quantityOf = (unit: string) => (unit === 'l' ? 'volume' : undefined)

describe('the packs of a delivery', () => {
  it('hold what is delivered: litres of a liquid, pieces of what is counted', () => {
    const iron = deliveredIn([use('iron')], SHED)
    expect(iron).toEqual({ unit: 'l', currency: 'GBP' })
    expect(inDeliveredUnit([PACK], iron, quantityOf)[0]).toMatchObject({ quantity: 'volume', max: 1500 })
    const sand = inDeliveredUnit([PACK], deliveredIn([use('sand')], SHED), quantityOf)[0]
    expect([sand?.quantity, sand?.max]).toEqual([undefined, undefined])
  })

  it('say nothing where products differ, none is chosen or one is unknown, and leave what the backend says', () => {
    expect(deliveredIn([use('iron'), use('wetter')], SHED)).toEqual({ unit: 'l', currency: undefined })
    expect(deliveredIn([use('iron'), use('sand')], SHED).unit).toBeUndefined()
    expect(deliveredIn([], SHED).unit).toBeUndefined()
    expect(deliveredIn([use('gone')], SHED).unit).toBeUndefined()
    const inTonnes = { ...PACK, quantity: 'bulkMass' }
    expect(inDeliveredUnit([inTonnes], deliveredIn([use('iron')], SHED), quantityOf)).toEqual([inTonnes])
  })
})

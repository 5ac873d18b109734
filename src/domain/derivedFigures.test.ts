import { describe, expect, it } from 'vitest'
import type { FieldAnswer } from './activity.ts'
import { derivedFigures, withConverted } from './derivedFigures.ts'

const PITCH = { area: 7140 }
const told = (
  type: string,
  answers: Record<string, FieldAnswer>,
  ground: { area: number; bulkDensity?: number } = PITCH,
) =>
  derivedFigures(type, answers, ground).map(({ field, quantity, value }) => [
    field,
    quantity,
    Math.round(value * 100) / 100,
  ])

describe('figures that follow from a form (activity-fields.md)', () => {
  it('a millimetre on a pitch of 7 140 m² is 7.14 m³ of water, and takes so long at a flow', () => {
    expect(told('irrigation', { amount: 1, flow: 340 })).toEqual([
      ['amount', 'waterVolume', 7.14],
      ['flow', 'minutes', 21],
    ])
    expect(told('irrigation', { waterVolume: 35.7 })).toEqual([['waterVolume', 'rain', 5]])
    expect(told('irrigation', { meterBefore: 1200, meterAfter: 1235.7 })).toEqual([
      ['meterAfter', 'waterVolume', 35.7],
      ['meterAfter', 'rain', 5],
    ])
  })

  it('any one of mm, m³ and the meter is enough, and what was typed stays', () => {
    expect(withConverted('irrigation', { waterVolume: 35.7 }, PITCH)).toEqual({
      waterVolume: 35.7,
      amount: 5,
    })
    expect(
      withConverted('irrigation', { amount: null, meterBefore: 10, meterAfter: 17.14 }, PITCH),
    ).toMatchObject({ amount: 1 })
    const typed = { amount: 4, waterVolume: 35.7 }
    expect(withConverted('irrigation', typed, PITCH)).toBe(typed)
    const nowhere = { waterVolume: 35.7 }
    expect(withConverted('irrigation', nowhere, { area: 0 })).toBe(nowhere)
    expect(withConverted('topdressing', { rate: 5 }, PITCH)).toEqual({ rate: 5, amount: 35.7 })
  })

  it('tonnes of sand are kg/m² and a layer, by the density of the sand', () => {
    expect(told('topdressing', { amount: 35.7 })).toEqual([
      ['amount', 'topdressingRate', 5],
      ['amount', 'rain', 3.13],
    ])
    expect(told('topdressing', { rate: 5 }, { area: 7140, bulkDensity: 1.25 })).toEqual([
      ['rate', 'bulkMass', 35.7],
      ['rate', 'rain', 4],
    ])
  })

  it('tines say how many holes, and how much of the surface they open', () => {
    expect(told('aeration', { spacingAlong: 50, spacingAcross: 50, tineDiameter: 12 })).toEqual([
      ['spacingAcross', 'count', 400],
      ['tineDiameter', 'percent', 4.52],
    ])
  })

  it('lamps say their light and energy, a catch its rate, clippings their yield, the air its Delta T', () => {
    expect(told('growLights', { hours: 10, ppfd: 500, power: 40 })).toEqual([
      ['ppfd', 'light', 18],
      ['power', 'energy', 400],
    ])
    expect(told('spreading', { calibrationCatch: 600, calibrationRun: 10, workingWidth: 6 })).toEqual([
      ['calibrationRun', 'solidRate', 10],
    ])
    expect(told('mowing', { clippings: 714 })).toEqual([['clippings', 'clippingYield', 100]])
    // Stull 2011: 20 °C at 50 % has a wet bulb of 13.7 °C.
    expect(told('spraying', { temperature: 20, humidity: 50 })).toEqual([
      ['humidity', 'temperatureDifference', 6.3],
    ])
  })

  it('says nothing where a number is missing, unreadable or zero', () => {
    expect(told('irrigation', { amount: 5 }, { area: 0 })).toEqual([])
    expect(told('irrigation', { amount: Number.NaN, meterBefore: 9, meterAfter: 4 })).toEqual([])
    expect(told('robotMowing', { clippings: 4 })).toEqual([])
    expect(told('toString', {})).toEqual([])
  })
})

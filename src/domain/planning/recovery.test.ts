import { describe, expect, it } from 'vitest'
import { ACTIVITY_NAMES } from '../activityName.ts'
import { amountAtRate, drawsOf } from './draws.ts'
import { shedOf } from '../shed.ts'
import { DEFAULT_RECOVERY_MINUTES, recoveryMinutesOf, reEntryMinutesOf } from './recovery.ts'
import { supply, work } from './samples.ts'

const none = { recoveryMinutes: {}, timeZone: 'Europe/London' }
const of = (type: string, fields: Record<string, string | number> = {}, own: Record<string, number> = {}) =>
  recoveryMinutesOf(
    work('w', type, '08:00', '09:00', {
      fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
    }),
    { ...none, recoveryMinutes: own },
  )
const lines = [
  { supplyId: 'a', rate: 2, rateUnit: 'l/ha' as const },
  { supplyId: 'b', rate: 1, rateUnit: 'l/ha' as const },
]
const shed = shedOf({
  supplies: [supply('a', 10, 4), supply('b', 10, 12)],
  cocktails: [{ id: 'mix', name: 'Mix', method: 'spray', waterRate: 400, items: lines, notes: undefined }],
})
const mix = (quantity?: number, area?: number) =>
  work('w', 'spraying', '08:00', '09:00', {
    fields: [
      {
        key: 'product',
        value: [{ id: undefined, cocktailId: 'mix', rate: 400, rateUnit: 'l/ha', quantity }],
      },
      ...(area === undefined ? [] : [{ key: 'area', value: area }]),
    ],
  })

describe('recovery before play', () => {
  it('is known for every type', () => {
    for (const name of ACTIVITY_NAMES) expect(DEFAULT_RECOVERY_MINUTES[name]).toBeGreaterThanOrEqual(0)
    expect(of('handStand')).toBe(0)
    expect(of('constructor')).toBe(0)
  })
  it('is longer after deep tines, and as long as a renovation says', () => {
    expect([of('aeration'), of('aeration', { type: 'hollow' }), of('aeration', { depth: 250 })]).toEqual([
      240, 1440, 2880,
    ])
    expect(of('renovation', { reopens: '2026-04-16' })).toBe(38 * 60)
    expect(of('renovation', { reopens: '2026-04-01' })).toBe(0)
    expect(of('renovation', { reopens: 'soon', scope: 'light' })).toBe(14 * 1440)
  })
  it('is what the club says, as far as that can be', () => {
    expect(of('aeration', { depth: 250 }, { aeration: 60 })).toBe(60)
    expect([of('mowing', {}, { mowing: Number.NaN }), of('mowing', {}, { mowing: -5 })]).toEqual([0, 0])
    expect(of('mowing', {}, { mowing: 1e300 })).toBe(366 * 1440)
  })
  it('asks products and the lines of cocktails for their re-entry', () => {
    expect(reEntryMinutesOf(mix(), shed, 'Europe/London')).toBe(720)
    expect(reEntryMinutesOf(work('w', 'mowing', '08:00', '09:00'), shed, 'Europe/London')).toBe(0)
    expect(recoveryMinutesOf(mix(), none)).toBe(120)
  })
  it('keeps people off until the time that was written down, at the ground, also on the next morning', () => {
    const told = (value: string) =>
      work('w', 'spraying', '2026-04-14T08:00:00Z', '2026-04-14T17:00:00Z', {
        fields: [{ key: 'reEntry', value }],
      })
    const minutes = (value: string) => reEntryMinutesOf(told(value), shed, 'Europe/London')
    expect([minutes('20:30'), minutes('06:00'), minutes('soon')]).toEqual([150, 720, 0])
  })
})

describe('draws on stock', () => {
  it('expand a cocktail on the area that is treated, or by its litres', () => {
    expect([...drawsOf(mix(undefined, 0.5), shed)]).toEqual([
      ['a', 1],
      ['b', 0.5],
    ])
    expect([...drawsOf(mix(200), shed)]).toEqual([
      ['a', 1],
      ['b', 0.5],
    ])
  })
  it('leave out what cannot be known', () => {
    expect(drawsOf(mix(), shed).size).toBe(0)
    expect(
      amountAtRate({ rate: 5, rateUnit: 'kg/ha' }, 10_000, { action: { unit: 'bag' }, density: 1 }),
    ).toBe(undefined)
    expect(
      amountAtRate({ rate: 5, rateUnit: 'kg/ha' }, 10_000, { action: { unit: 'l' }, density: undefined }),
    ).toBe(undefined)
  })
  it('count in the unit of the stock', () => {
    expect(amountAtRate({ rate: 5, rateUnit: 'l/ha' }, 20_000, { action: { unit: 'ml' }, density: 2 })).toBe(
      10_000,
    )
    expect(amountAtRate({ rate: 5, rateUnit: 'l/ha' }, 10_000, { action: { unit: 'kg' }, density: 2 })).toBe(
      10,
    )
    expect(
      amountAtRate({ rate: 5, rateUnit: 'g/m2' }, 1000, { action: { unit: 'kg' }, density: undefined }),
    ).toBe(5)
  })
})

import { describe, expect, it } from 'vitest'
import { readilyAvailableWater, SAND_ROOT_ZONE } from './agronomy/waterBalance.ts'
import { addDays } from './groundTime.ts'
import type { EvapotranspirationDay } from './turfSeries.ts'
import { plannedDepth, rootZoneOf, waterNeed, waterRows, waterWeek } from './waterNeed.ts'

const TODAY = '2026-07-14'
const zone = SAND_ROOT_ZONE

/** Days from today on (or so many before it) with these deficits and rains, mm. */
function balance(deficits: (number | undefined)[], rains: number[] = [], first = 0): EvapotranspirationDay[] {
  return deficits.map((deficit, at) => ({
    date: addDays(TODAY, first + at),
    et0: 3,
    etc: 2.7,
    rain: rains[at] ?? 0,
    irrigation: 0,
    deficit,
  }))
}
const need = (days: EvapotranspirationDay[]) => waterNeed(waterRows(days, zone, 'C3'), TODAY, zone)

describe('how much water is wanted, and by when', () => {
  it('F28 names the first day on which the refill line is reached, and what refills the root zone', () => {
    expect(need(balance([3, 5.7, 8.4, 11.1]))).toEqual({
      kind: 'water',
      asOf: TODAY,
      deficit: 3,
      day: addDays(TODAY, 2),
      net: 8.4,
      gross: 8.4 / 0.75,
    })
  })

  it('F28 asks for water today when the line is passed already', () => {
    expect(need(balance([14, 15]))).toMatchObject({ kind: 'water', day: TODAY, deficit: 14, net: 14 })
  })

  it('F28 leaves room for the rain of the two days after, and waits when it suffices', () => {
    expect(need(balance([9, 7, 6], [0, 4, 1]))).toMatchObject({ kind: 'water', net: 4 })
    expect(need(balance([9, 3, 0], [0, 6, 5]))).toMatchObject({ kind: 'rain', day: TODAY, rain: 11 })
    expect(need(balance([9, 11, 13, 0], [0, 0, 0, 40]))).toMatchObject({ kind: 'water', net: 9 })
  })

  it('F28 says until when the water lasts', () => {
    expect(need(balance([1, 3, 5]))).toEqual({
      kind: 'enough',
      asOf: TODAY,
      deficit: 1,
      until: addDays(TODAY, 2),
    })
  })

  it('M3 does not take an old deficit for the present one, and an unknown one for none', () => {
    expect(need(balance([14], [], -3))).toEqual({ kind: 'unknown' })
    expect(need([])).toEqual({ kind: 'unknown' })
    expect(need(balance([14], [], -1))).toMatchObject({ kind: 'water', day: TODAY })
  })
})

describe('the rows of a balance', () => {
  it('keep what the backend sent, in order, each day once', () => {
    const [first, second] = balance([2, 4])
    const rows = waterRows(second && first ? [second, first, second] : [], zone, 'C3')
    expect(rows.map(({ date, deficit, estimated }) => [date, deficit, estimated])).toEqual([
      [TODAY, 2, false],
      [addDays(TODAY, 1), 4, false],
    ])
  })

  it('F28 carry a missing deficit on and say so: 2 + 2.7 - 1 mm', () => {
    const [, carried] = waterRows(balance([2, undefined], [0, 1]), zone, 'C3')
    expect(carried?.deficit).toBeCloseTo(3.7)
    expect(carried?.estimated).toBe(true)
  })

  it('F28 do not guess over a gap or without rain', () => {
    const gap = [...balance([2]), ...balance([undefined], [], 2)]
    expect(waterRows(gap, zone, 'C3')[1]?.deficit).toBeUndefined()
    const [known, dry] = balance([2, undefined])
    if (!known || !dry) throw new Error('no days')
    expect(waterRows([known, { ...dry, rain: undefined }], zone, 'C3')[1]?.deficit).toBeUndefined()
  })

  it('work out the turf from ET0 where the backend sends nothing else: Kc 0.9, warm-season 0.8', () => {
    const bare = [{ date: TODAY, et0: 4, rain: 0 }]
    expect(waterRows(bare, zone, 'C3')[0]?.etc).toBeCloseTo(3.6)
    expect(waterRows(bare, zone, 'C4')[0]?.etc).toBeCloseTo(3.2)
    const start = readilyAvailableWater(zone) / 2
    expect(waterRows(bare, zone, 'C3')[0]?.deficit).toBeCloseTo(start + 3.6)
    expect(waterRows([{ date: TODAY, rain: 0 }], zone, 'C3', () => 4)[0]?.et0).toBe(4)
  })

  it('M3 take the impossible for unknown', () => {
    const [row] = waterRows(
      [{ date: TODAY, et0: -2, etc: 900, rain: 1e9, irrigation: -1, deficit: 1e6 }],
      zone,
      'C3',
    )
    expect(row).toMatchObject({ et0: undefined, etc: undefined, rain: undefined, irrigation: undefined })
    expect(row?.deficit).toBeUndefined()
  })
})

describe('figures', () => {
  it('of the week leave out what lies ahead and what is unknown', () => {
    const deficits = Array.from({ length: 9 }, () => 1)
    const days = balance(deficits, [40, 2, 0, 0, 0, 0, 0, 3, 50], -7)
    const weekOf = (rows: EvapotranspirationDay[]) => waterWeek(waterRows(rows, zone, 'C3'), TODAY)
    expect(weekOf(days)).toEqual({ use: expect.closeTo(2.7, 9) as number, rain: 5, irrigation: 0 })
    expect(weekOf([])).toEqual({ use: undefined, rain: undefined, irrigation: undefined })
    // A part of the rain would look like all of it.
    const part = { use: expect.closeTo(2.7, 9) as number, rain: undefined, irrigation: undefined }
    expect(weekOf(days.filter(({ date }) => date !== addDays(TODAY, -3)))).toEqual(part)
  })

  it('of a plan come in half millimetres that a field takes', () => {
    expect([8.4, 8.3, 0.1, 99].map(plannedDepth)).toEqual([8.5, 8.5, 0.5, 30])
  })

  it('warm-season turf may lose more before it suffers', () => {
    expect(rootZoneOf({ species: ['Cynodon dactylon'] }).depletionFraction).toBe(0.5)
    expect(rootZoneOf({ species: undefined }).depletionFraction).toBe(0.4)
  })

  it('F28 the club may know the refill line of its pitch: a loam that bears 13 mm waits longer', () => {
    const loam = rootZoneOf({ species: undefined }, 13)
    expect(readilyAvailableWater(loam)).toBeCloseTo(13)
    const days = balance([9, 11, 14])
    expect(waterNeed(waterRows(days, loam, 'C3'), TODAY, loam)).toMatchObject({ day: addDays(TODAY, 2) })
    expect(need(days)).toMatchObject({ day: TODAY })
    expect(rootZoneOf({ species: undefined }, 0)).toEqual(rootZoneOf({ species: undefined }))
  })
})

import { describe, expect, it } from 'vitest'
import { STANDARD_PITCH } from '../grid.ts'
import { shadeDay, shadedShare, standPlanes } from './shade.ts'
import type { CompassStand, ShadeGeometry } from './shade.ts'
import { sunTimes } from './solar.ts'

const LONDON = { latitude: 51.48, longitude: -0.45 }
const pitch = (bearing: number, ...stands: CompassStand[]): ShadeGeometry => ({
  bearing,
  size: STANDARD_PITCH,
  planes: standPlanes(stands, bearing),
})
const south: CompassStand = { side: 'south', height: 25, distance: 12 }

describe('shade of stands', () => {
  it('gives every cell of a pitch without stands the open light', () => {
    const { dli, openDli, sunHours, sunUpHours } = shadeDay(pitch(90), LONDON, '2023-06-21')
    for (const value of dli.flat()) expect(value).toBeCloseTo(openDli, 9)
    for (const value of sunHours.flat()) expect(value).toBeCloseTo(sunUpHours, 9)
  })

  it('keeps the winter sun from the touchline next to a southern stand', () => {
    const { sunHours } = shadeDay(pitch(90, south), LONDON, '2023-12-21')
    expect(sunHours[11]?.[9]).toBe(0)
    expect(sunHours[0]?.[9]).toBeGreaterThanOrEqual(sunHours[11]?.[9] ?? 0)
  })

  it('puts each stand along the line that faces it, whichever way the pitch lies', () => {
    const side = (bearing: number) => standPlanes([south], bearing)[0]?.side
    expect([0, 90, 180, 270].map(side)).toEqual(['start', 'right', 'end', 'left'])
    const four = (['north', 'east', 'south', 'west'] as const).map((name) => ({ ...south, side: name }))
    for (let bearing = 0; bearing < 360; bearing += 15) {
      expect(new Set(standPlanes(four, bearing).map((plane) => plane.side)).size).toBe(4)
    }
  })

  it('spreads a cloudy day of known radiation over the open site', () => {
    const { openDli } = shadeDay(pitch(0, south), LONDON, '2023-06-21', { radiation: 8 })
    expect(openDli).toBeCloseTo(8 * 0.45 * 4.57, 9)
  })

  it('lets a short stand shade only what lies behind it', () => {
    const short = shadeDay(pitch(90, { ...south, length: 40 }), LONDON, '2023-12-21')
    const long = shadeDay(pitch(90, south), LONDON, '2023-12-21')
    expect(short.sunHours[11]?.[0]).toBeGreaterThan(long.sunHours[11]?.[0] ?? 0)
  })

  it('shows no shade at night', () => {
    expect(
      shadedShare(pitch(0, south), LONDON, '2023-06-21', 1)
        .flat()
        .every((share) => share === null),
    ).toBe(true)
  })

  it('survives the polar night and the midnight sun', () => {
    const pole = { latitude: 78, longitude: 15 }
    expect(sunTimes(pole, '2023-12-21').kind).toBe('polarNight')
    expect(sunTimes(pole, '2023-06-21').kind).toBe('midnightSun')
    expect(shadeDay(pitch(0, south), pole, '2023-12-21', { radiation: 0 }).openDli).toBe(0)
  })
})

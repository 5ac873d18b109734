import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapOf, nameSides, type Place, placeOf, spotsOf } from './clubMap.ts'

const SIZE = { width: 900, height: 520, margin: 56 }
const RIYADH: Place = [46.68, 24.71]
const JEDDAH: Place = [39.18, 21.57]
const place = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)
const drawn = (places: readonly Place[]) => {
  const map = mapOf(places, SIZE)
  return places.map(([east, north]) => map([east, north]) ?? [Number.NaN, Number.NaN])
}

describe('where a club is', () => {
  it('F42 is where it says, also at a pole and on the date line', () => {
    expect(placeOf({ latitude: 24.71, longitude: 46.68 })).toEqual(RIYADH)
    expect(placeOf({ latitude: 90, longitude: -180 })).toEqual([-180, 90])
    expect(placeOf({ latitude: 0, longitude: 9.4 })).toEqual([9.4, 0])
  })

  it('F42 X6 is nowhere without a position, or with one that is not on the earth', () => {
    const nowhere: { latitude?: number; longitude?: number }[] = [
      {},
      { latitude: 24.71 },
      { longitude: 46.68 },
      { latitude: 90.01, longitude: 0 },
      { latitude: -91, longitude: 0 },
      { latitude: 24, longitude: 180.5 },
      { latitude: 24, longitude: -1e9 },
      { latitude: Number.NaN, longitude: 46 },
      { latitude: 24, longitude: Number.NaN },
      { latitude: Infinity, longitude: 46 },
      { latitude: 0, longitude: 0 },
    ]
    for (const one of nowhere) expect([one, placeOf(one)]).toEqual([one, undefined])
  })
})

describe('the map of the clubs', () => {
  it('F42 holds every club within its margin, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        for (const [x, y] of drawn(places)) {
          expect(x).toBeGreaterThan(55)
          expect(x).toBeLessThan(SIZE.width - 55)
          expect(y).toBeGreaterThan(55)
          expect(y).toBeLessThan(SIZE.height - 55)
        }
      }),
    )
  })

  it('F42 lies with the west at the left and the north above', () => {
    const [[riyadhX = 0, riyadhY = 0] = [], [jeddahX = 0, jeddahY = 0] = []] = drawn([RIYADH, JEDDAH])
    expect(jeddahX).toBeLessThan(riyadhX)
    expect(jeddahY).toBeGreaterThan(riyadhY)
  })

  it('F42 joins what lies on both sides of the date line', () => {
    const [[fiji = 0] = [], [tonga = 0] = []] = drawn([
      [178, -18],
      [-175, -21],
    ])
    expect(fiji).toBeLessThan(tonga)
  })

  it('F42 shows the country around one club, and tells those of one town apart', () => {
    const [[x, y] = []] = drawn([RIYADH])
    expect([x, y].map((at = 0) => Math.round(at))).toEqual([450, 260])
    const map = mapOf([RIYADH], SIZE)
    const [, north = 0] = map([46.68, 28.5]) ?? []
    expect(north).toBeGreaterThan(50)
    // Ten kilometres apart.
    const [[one = 0] = [], [other = 0] = []] = drawn([RIYADH, [46.78, 24.71]])
    expect(other - one).toBeGreaterThan(34)
  })
})

describe('marks that would cover each other', () => {
  const at = (x: number, y: number, item: string) => ({ x, y, item })

  it('F42 become one that stands for all of them, in the order of the table', () => {
    const spots = spotsOf([at(100, 100, 'a'), at(400, 100, 'b'), at(110, 90, 'c'), at(100, 100, 'd')], 34)
    expect(spots.map(({ items }) => items)).toEqual([['a', 'c', 'd'], ['b']])
    expect(spots[0]?.x).toBeCloseTo(310 / 3)
  })

  it('F42 lose nobody, and no two of them overlap', () => {
    const point = fc.record({ x: fc.integer({ max: 800, min: 0 }), y: fc.integer({ max: 500, min: 0 }) })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const spots = spotsOf(
          points.map(({ x, y }, item) => ({ x, y, item })),
          46,
        )
        expect(spots.flatMap(({ items }) => items).toSorted((a, b) => a - b)).toEqual(points.map((_, n) => n))
        spots.forEach((one, n) => {
          for (const other of spots.slice(n + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(46)
        })
      }),
    )
  })
})

describe('the names at the marks', () => {
  const SIZES = { width: 300, height: 200, half: 13, line: 20 }

  it('F42 stand at the right, or where else there is room', () => {
    expect(nameSides([{ x: 100, y: 100, nameWidth: 60 }], SIZES)).toEqual(['right'])
    expect(nameSides([{ x: 260, y: 100, nameWidth: 60 }], SIZES)).toEqual(['left'])
    // The mark of the other is in the way on the right, the edge on the left.
    const close = [
      { x: 40, y: 100, nameWidth: 60 },
      { x: 80, y: 100, nameWidth: 60 },
    ]
    expect(nameSides(close, SIZES)).toEqual(['below', 'right'])
  })

  it('F42 wait to be asked where there is none', () => {
    expect(nameSides([{ x: 150, y: 100, nameWidth: 400 }], SIZES)).toEqual([undefined])
  })
})

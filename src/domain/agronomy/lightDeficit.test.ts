import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildGrid } from '../grid.ts'
import type { Pitch } from '../pitch.ts'
import { pitchThirds, sectionCells } from '../sectionCells.ts'
import {
  believableHours,
  believableLight,
  lampNeed,
  lightDeficit,
  meanOf,
  placeOfPitch,
  shadeGeometry,
  usualLightTarget,
} from './lightDeficit.ts'

const PITCH = {
  id: 'p',
  name: '',
  preferences: {},
  bearing: 8,
  latitude: 51.5,
  longitude: 0,
} as unknown as Pitch

describe('light against its target', () => {
  it('says what each cell lacks, and nothing of cells without a reading', () => {
    expect(lightDeficit([[4, 20, 31, null]], 20)).toEqual([[16, 0, 0, null]])
  })

  it('takes no absurd value for light', () => {
    expect(believableLight([[-3, 0, 60, 9000]])).toEqual([[null, 0, 60, null]])
    expect(believableHours([[-1, 24, 25]])).toEqual([[null, 24, null]])
  })

  it('gives lamps as long as deficit × 10⁶ / (PPFD × 3600)', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 19, noNaN: true }),
        fc.double({ min: 250, max: 2000, noNaN: true }),
        (natural, ppfd) => {
          const need = lampNeed(20, natural, ppfd)
          const hours = ((20 - natural) * 1e6) / (ppfd * 3600)
          expect(need).toEqual(
            hours <= 24
              ? { kind: 'hours', hours: expect.closeTo(hours, 8) }
              : expect.objectContaining({ kind: 'notEnough' }),
          )
        },
      ),
    )
  })

  it('says when a whole day of lamps is not enough, and when none is needed', () => {
    expect(lampNeed(25, 1, 100)).toEqual({ kind: 'notEnough', missing: expect.closeTo(24 - 8.64, 9) })
    expect(lampNeed(20, 20, 250)).toEqual({ kind: 'none' })
    expect(lampNeed(20, 5, 0)).toEqual({ kind: 'notEnough', missing: 15 })
  })

  it('takes the mean of what is known', () => {
    const grid = buildGrid((row, column) => (column === 0 ? null : row))
    expect(meanOf(grid)).toBeCloseTo(5.5, 9)
    expect(meanOf(grid, new Set([1, 19]))).toBe(0.5)
    expect(meanOf(grid, new Set([0]))).toBeNull()
    // A grid of another shape has no such cell.
    expect(meanOf([[1]], new Set([200]))).toBeNull()
  })

  it('needs more light for warm-season turf', () => {
    expect(usualLightTarget(['Cynodon dactylon']).low).toBe(30)
    expect(usualLightTarget(undefined)).toMatchObject({ low: 20, high: 25 })
  })

  it('tells no shade of a pitch that does not say how it lies', () => {
    expect(shadeGeometry(PITCH)).toBeUndefined()
    expect(shadeGeometry({ ...PITCH, stands: [] })?.planes).toEqual([])
    expect(placeOfPitch({ ...PITCH, latitude: undefined })).toBeUndefined()
    expect(placeOfPitch({ ...PITCH, latitude: 510 })).toBeUndefined()
    expect(placeOfPitch(PITCH)).toEqual({ latitude: 51.5, longitude: 0 })
  })
})

describe('the cells of a section', () => {
  it('follow its name and the bearing of the pitch', () => {
    // Columns run north: the north end is where they end.
    expect(sectionCells('North', 8)?.has(17)).toBe(true)
    expect(sectionCells('North end', 188)?.has(0)).toBe(true)
    expect(sectionCells('North touchline', 94)?.has(0)).toBe(true)
    expect(sectionCells('Goalmouths', 8)?.size).toBe(16)
    expect(sectionCells('Plot 7', 8)).toBeUndefined()
  })

  it('of a pitch without sections are two ends and the centre, each cell once', () => {
    for (const bearing of [0, 44, 94, 176, 271]) {
      const parts = pitchThirds(bearing)
      expect(parts).toHaveLength(3)
      expect(new Set(parts.flatMap(({ cells }) => [...cells])).size).toBe(216)
    }
  })
})

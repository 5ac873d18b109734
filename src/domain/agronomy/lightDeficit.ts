import { COLUMNS, type Grid, gridValues, mapGrid, STANDARD_PITCH } from '../grid.ts'
import type { Pitch } from '../pitch.ts'
import { lampHours, lightIntegral } from './lightIntegral.ts'
import { type ShadeGeometry, standPlanes } from './shade.ts'
import type { Place } from './solar.ts'
import { turfTypeOf } from './turfType.ts'

/** Daily light a pitch is to get, mol m⁻² d⁻¹, and what its lamps give, µmol m⁻² s⁻¹. */
export type LightTarget = { low: number; high: number; ppfd: number }

/**
 * Cool-season turf needs 20 to 25 mol m⁻² d⁻¹ (ICL UK; Kirby 2019), warm-season turf 30 to 40 (Woods); rigs give 150 to 400
 * µmol m⁻² s⁻¹.
 */
export const usualLightTarget = (species: readonly string[] | undefined): LightTarget =>
  turfTypeOf(species) === 'C4' ? { low: 30, high: 40, ppfd: 250 } : { low: 20, high: 25, ppfd: 250 }

/** More light than the brightest day on earth brings is no reading, mol m⁻² d⁻¹. */
const BRIGHTEST_DAY = 80

/** The same grid without what no day can bring: negative light, or more than the brightest day. */
export const believableLight = (grid: Grid): Grid =>
  mapGrid(grid, (value) => (value < 0 || value > BRIGHTEST_DAY ? null : value))

/** The same for hours of sun. */
export const believableHours = (grid: Grid): Grid =>
  mapGrid(grid, (value) => (value < 0 || value > 24 ? null : value))

/** What each cell lacks to the target, mol m⁻² d⁻¹; 0 where it is reached, empty where the light is unknown. */
export const lightDeficit = (grid: Grid, target: number): Grid =>
  mapGrid(grid, (value) => Math.max(0, target - value))

/** Mean of the known cells of a set, row × 18 + column; of all cells without one. Null where none is known. */
export function meanOf(grid: Grid, cells?: ReadonlySet<number>): number | null {
  const values = cells
    ? [...cells].flatMap((cell) => grid[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? [])
    : gridValues(grid)
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How long lamps must burn: hours, or the light still missing, mol m⁻² d⁻¹, when a whole day of them is not enough. */
export type LampNeed =
  | { kind: 'none' }
  | { kind: 'hours'; hours: number }
  | { kind: 'notEnough'; missing: number }

/** Lamps of a photon flux, µmol m⁻² s⁻¹, that are to lift the light to the target, both mol m⁻² d⁻¹. */
export function lampNeed(target: number, natural: number, ppfd: number): LampNeed {
  if (natural >= target) return { kind: 'none' }
  const hours = lampHours(target, natural, ppfd)
  return hours > 0 && hours <= 24
    ? { kind: 'hours', hours }
    : { kind: 'notEnough', missing: target - natural - lightIntegral(Math.max(0, ppfd), 24) }
}

/** How a pitch stands to the sun, as far as it says so: without a bearing, or with stands that are not recorded, it cannot be told. */
export function shadeGeometry({ bearing, length, width, stands }: Pitch): ShadeGeometry | undefined {
  if (bearing === undefined || stands === undefined) return undefined
  return {
    bearing,
    size: { length: length ?? STANDARD_PITCH.length, width: width ?? STANDARD_PITCH.width },
    planes: standPlanes(
      stands.filter(({ height, distance }) => height > 0 && distance >= 0),
      bearing,
    ),
  }
}

/** The place of a pitch itself: a company's does for the sun's course, not for a shadow. */
export const placeOfPitch = ({ latitude, longitude }: Pitch): Place | undefined =>
  latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180
    ? undefined
    : { latitude, longitude }

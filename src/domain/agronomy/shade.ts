import { cellCentre, CELLS, COLUMNS, ROWS } from '../grid.ts'
import type { Grid, PitchSize } from '../grid.ts'
import { dayOfYear } from './dayOfYear.ts'
import { MOL_PER_MJ } from './lightIntegral.ts'
import { clearnessIndex, clearSkyIrradiance, diffuseFraction } from './radiation.ts'
import { solarPosition } from './solar.ts'
import type { Place } from './solar.ts'

const RADIANS = Math.PI / 180
const SKY_DIRECTIONS = 72

/** Seen along the bearing: the touchlines left and right, the goal lines where it starts and ends. */
export type StandSide = 'left' | 'right' | 'start' | 'end'

/** An opaque upright plane: roof edge `height` m up, `distance` m behind its line, `halfLength` m to each side of the middle. */
export type StandPlane = { side: StandSide; height: number; distance: number; halfLength: number }

/** Bearing: degrees clockwise from north in which x (the columns) grows; rows count from its left touchline. */
export type ShadeGeometry = { bearing: number; size: PitchSize; planes: readonly StandPlane[] }

export type CompassStand = {
  side: 'north' | 'east' | 'south' | 'west'
  height: number
  distance: number
  length?: number
}

const AZIMUTH = { north: 0, east: 90, south: 180, west: 270 } as const
const CLOCKWISE: readonly StandSide[] = ['end', 'right', 'start', 'left']

/** Stands named by the compass, m, as planes along the lines of a pitch of that bearing; each takes the line it faces best. */
export function standPlanes(stands: readonly CompassStand[], bearing: number): StandPlane[] {
  return stands.map(({ side, height, distance, length }) => {
    const quarters = Math.round((AZIMUTH[side] - bearing) / 90)
    return {
      side: CLOCKWISE[((quarters % 4) + 4) % 4] ?? 'end',
      height,
      distance,
      halfLength: (length ?? Infinity) / 2,
    }
  })
}

/** Length of the shadow of a height in m at a solar elevation in degrees, m, square to the stand. */
export function shadowLength(height: number, elevation: number): number {
  return height / Math.tan(elevation * RADIANS)
}

/** How far that shadow reaches square to the stand, m, with the sun at an azimuth that far in degrees off the stand's normal. */
export function shadowReach(height: number, elevation: number, azimuthOffset: number): number {
  return shadowLength(height, elevation) * Math.cos(azimuthOffset * RADIANS)
}

/**
 * Tangent of the horizon that the stands raise at a point in m, in the direction (sx, sy) of the pitch's axes; 0 is an
 * open horizon. Allocates nothing: it runs for every cell and time step.
 */
function horizonTangent(
  x: number,
  y: number,
  sx: number,
  sy: number,
  { size, planes }: ShadeGeometry,
): number {
  let tangent = 0
  for (const plane of planes) {
    let distance: number
    let along: number
    switch (plane.side) {
      case 'left':
        if (sy <= 0) continue
        distance = (size.width + plane.distance - y) / sy
        along = x + sx * distance - size.length / 2
        break
      case 'right':
        if (sy >= 0) continue
        distance = (y + plane.distance) / -sy
        along = x + sx * distance - size.length / 2
        break
      case 'start':
        if (sx >= 0) continue
        distance = (x + plane.distance) / -sx
        along = y + sy * distance - size.width / 2
        break
      case 'end':
        if (sx <= 0) continue
        distance = (size.length + plane.distance - x) / sx
        along = y + sy * distance - size.width / 2
        break
    }
    if (Math.abs(along) <= plane.halfLength) tangent = Math.max(tangent, plane.height / distance)
  }
  return tangent
}

/** Horizon angle, degrees, that the stands raise over a cell towards an azimuth in degrees. */
export function horizonAngle(row: number, column: number, azimuth: number, geometry: ShadeGeometry): number {
  const { x, y } = cellCentre(row, column, geometry.size)
  const offset = (azimuth - geometry.bearing) * RADIANS
  return Math.atan(horizonTangent(x, y, Math.cos(offset), -Math.sin(offset), geometry)) / RADIANS
}

/** Share of the diffuse light of an even sky that reaches a cell, 0 to 1: mean of cos² of the horizon over 72 directions. */
export function skyViewFactor(row: number, column: number, geometry: ShadeGeometry): number {
  const { x, y } = cellCentre(row, column, geometry.size)
  let sum = 0
  for (let step = 0; step < SKY_DIRECTIONS; step++) {
    const offset = ((step + 0.5) * 2 * Math.PI) / SKY_DIRECTIONS - geometry.bearing * RADIANS
    sum += 1 / (1 + horizonTangent(x, y, Math.cos(offset), -Math.sin(offset), geometry) ** 2)
  }
  return sum / SKY_DIRECTIONS
}

/** What a geometry is asked for again and again: cell centres and sky view, row by row. */
type PreparedCells = { x: Float64Array; y: Float64Array; skyView: Float64Array }
const prepared = new WeakMap<ShadeGeometry, PreparedCells>()

function prepare(geometry: ShadeGeometry): PreparedCells {
  const known = prepared.get(geometry)
  if (known) return known
  const cells = { x: new Float64Array(CELLS), y: new Float64Array(CELLS), skyView: new Float64Array(CELLS) }
  for (let cell = 0; cell < CELLS; cell++) {
    const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS]
    const { x, y } = cellCentre(row, column, geometry.size)
    cells.x[cell] = x
    cells.y[cell] = y
    cells.skyView[cell] = skyViewFactor(row, column, geometry)
  }
  prepared.set(geometry, cells)
  return cells
}

function toGrid(values: Float64Array): Grid {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from(values.subarray(row * COLUMNS, (row + 1) * COLUMNS)),
  )
}

/** Light on the grid, mol m⁻² d⁻¹, and hours of direct sun, with what an open site gets and how long the sun is up. */
export type ShadeDay = { dli: Grid; sunHours: Grid; openDli: number; sunUpHours: number }

export type ShadeDayOptions = {
  /** the day's global radiation, MJ m⁻²; a clear sky without it */
  radiation?: number
  stepMinutes?: number
}

/**
 * Light and sun of a day on every cell of a pitch between stands. Steps of local mean solar time, sun of NOAA, clear sky of
 * Haurwitz scaled to the day's radiation, diffuse share of Erbs, direct light by ray against each stand. No translucent
 * roof, reflection or haze. Pass the same geometry object again: its sky view is kept.
 * @throws RangeError when the text is no calendar day.
 */
export function shadeDay(
  geometry: ShadeGeometry,
  place: Place,
  day: string,
  options: ShadeDayOptions = {},
): ShadeDay {
  const { stepMinutes = 10, radiation } = options
  const { x, y, skyView } = prepare(geometry)
  const J = dayOfYear(day)
  const steps: { sx: number; sy: number; tangent: number; cosZenith: number; clear: number }[] = []
  let clearEnergy = 0
  for (let minute = stepMinutes / 2; minute < 1440; minute += stepMinutes) {
    const { elevation, azimuth } = solarPosition(place, day, minute / 60 - place.longitude / 15)
    if (elevation <= 0) continue
    const offset = (azimuth - geometry.bearing) * RADIANS
    const cosZenith = Math.sin(elevation * RADIANS)
    const clear = clearSkyIrradiance(cosZenith)
    clearEnergy += clear * stepMinutes * 60e-6
    steps.push({
      sx: Math.cos(offset),
      sy: -Math.sin(offset),
      tangent: Math.tan(elevation * RADIANS),
      cosZenith,
      clear,
    })
  }
  const brightness = radiation === undefined || clearEnergy === 0 ? 1 : radiation / clearEnergy
  const stepMol = MOL_PER_MJ * stepMinutes * 60e-6
  const light = new Float64Array(CELLS)
  const sun = new Float64Array(CELLS)
  let open = 0
  for (const { sx, sy, tangent, cosZenith, clear } of steps) {
    const irradiance = clear * brightness
    const diffuse = irradiance * diffuseFraction(clearnessIndex(irradiance, cosZenith, J))
    const direct = (irradiance - diffuse) * stepMol
    const scattered = diffuse * stepMol
    open += irradiance * stepMol
    for (let cell = 0; cell < CELLS; cell++) {
      const lit = horizonTangent(x[cell] ?? 0, y[cell] ?? 0, sx, sy, geometry) <= tangent
      light[cell] = (light[cell] ?? 0) + scattered * (skyView[cell] ?? 1) + (lit ? direct : 0)
      if (lit) sun[cell] = (sun[cell] ?? 0) + stepMinutes / 60
    }
  }
  return {
    dli: toGrid(light),
    sunHours: toGrid(sun),
    openDli: open,
    sunUpHours: (steps.length * stepMinutes) / 60,
  }
}

/**
 * Share of the daylight of an hour, 0 to 1, that the stands keep from each cell; the hour starts at a UTC hour of the day.
 * Null in every cell while the sun is down.
 */
export function shadedShare(
  geometry: ShadeGeometry,
  place: Place,
  day: string,
  utcHour: number,
  stepMinutes = 10,
): Grid {
  const { x, y } = prepare(geometry)
  const shaded = new Float64Array(CELLS)
  let up = 0
  for (let minute = stepMinutes / 2; minute < 60; minute += stepMinutes) {
    const { elevation, azimuth } = solarPosition(place, day, utcHour + minute / 60)
    if (elevation <= 0) continue
    up += 1
    const offset = (azimuth - geometry.bearing) * RADIANS
    const [sx, sy, tangent] = [Math.cos(offset), -Math.sin(offset), Math.tan(elevation * RADIANS)]
    for (let cell = 0; cell < CELLS; cell++) {
      if (horizonTangent(x[cell] ?? 0, y[cell] ?? 0, sx, sy, geometry) > tangent)
        shaded[cell] = (shaded[cell] ?? 0) + 1
    }
  }
  return toGrid(shaded).map((cells) => cells.map((value) => (up > 0 && value !== null ? value / up : null)))
}

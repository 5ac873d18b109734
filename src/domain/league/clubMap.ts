import { geoAzimuthalEqualArea, geoBounds, geoCircle, geoDistance, type GeoProjection } from 'd3-geo'
import type { Company } from '../company.ts'

/** On the earth, in degrees (WGS 84): as d3-geo takes it, longitude first. */
export type Place = readonly [longitude: number, latitude: number]

/**
 * Where a club is. Undefined where it gives no position, or one that is nowhere on the earth (beyond 90° or 180°); 0° 0′
 * lies in the sea off Africa and is what a field that nobody filled in says.
 */
export function placeOf({ latitude, longitude }: Pick<Company, 'latitude' | 'longitude'>): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  // Written so that NaN is none either.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return latitude === 0 && longitude === 0 ? undefined : [longitude, latitude]
}

/** How far the map reaches at least around a single place, in degrees (about 450 km): its country can be told. */
const ALONE = 4
/** The same around several: twice as far as they lie apart, for coasts and borders to be seen; over a town about 55 km. */
const [BEYOND, TOWN] = [2, 0.5]
/** Places within so many degrees (about 2 km) are one. */
const ONE_PLACE = 0.02
const DEGREE = Math.PI / 180

/**
 * The map of these places: north up in its middle, equal in area, as a league may reach over a town or over the date
 * line (Snyder, Map Projections: A Working Manual, USGS 1395, ch. 24).
 * @param size of the drawing and the margin that no place comes into, px
 */
export function mapOf(
  places: readonly Place[],
  { width, height, margin }: { width: number; height: number; margin: number },
): GeoProjection {
  const shown = { type: 'MultiPoint' as const, coordinates: places.map(([east, north]) => [east, north]) }
  const [[west, south], [east, north]] = geoBounds(shown)
  const middle: [number, number] = [(west + east + (east < west ? 360 : 0)) / 2, (south + north) / 2]
  const reach = Math.max(0, ...places.map(([x, y]) => geoDistance(middle, [x, y]) / DEGREE))
  const around = geoCircle()
    .center(middle)
    .radius(reach < ONE_PLACE ? ALONE : Math.min(ALONE, Math.max(TOWN, BEYOND * reach)))()
  const frame = {
    type: 'MultiPoint' as const,
    coordinates: [...shown.coordinates, ...(around.coordinates[0] ?? [])],
  }
  const edge = Math.min(margin, width / 4, height / 4)
  return geoAzimuthalEqualArea()
    .rotate([-middle[0], -middle[1]])
    .fitExtent(
      [
        [edge, edge],
        [width - edge, height - edge],
      ],
      frame,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ])
}

/** A point of the drawing with what lies there, px from its left upper corner. */
export type Spot<T> = { x: number; y: number; items: readonly T[] }

/**
 * Marks that would cover each other become one, in the middle of what it stands for: nobody lies hidden beneath another.
 * The order stays that of the first of each.
 * @param gap how far the middles of two marks are apart at least, px, across or down
 */
export function spotsOf<T>(points: readonly { x: number; y: number; item: T }[], gap: number): Spot<T>[] {
  let spots: Spot<T>[] = []
  for (const { x, y, item } of points) spots.push({ x, y, items: [item] })
  // What two become may come too close to a third.
  for (let merged = true; merged;) {
    merged = false
    const next: Spot<T>[] = []
    for (const spot of spots) {
      const at = next.findIndex(({ x, y }) => Math.abs(x - spot.x) < gap && Math.abs(y - spot.y) < gap)
      const other = next[at]
      if (other === undefined) next.push(spot)
      else {
        next[at] = together(other, spot)
        merged = true
      }
    }
    spots = next
  }
  return spots
}

function together<T>(one: Spot<T>, other: Spot<T>): Spot<T> {
  const items = [...one.items, ...other.items]
  const share = other.items.length / items.length
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share, items }
}

/** Where a name stands at its mark. The map lies as the ground does: left and right are those of every language. */
export type NameSide = 'right' | 'left' | 'below' | 'above'
type Box = { left: number; right: number; top: number; bottom: number }
const SIDES: readonly NameSide[] = ['right', 'left', 'below', 'above']

/**
 * On which side of its mark each name has room: inside the drawing, over no mark and no other name; undefined where none
 * has. The first come first.
 * @param marks middle of each mark and the width of its name, px
 * @param sizes of the drawing, of half a mark and of a line of text, px
 */
export function nameSides(
  marks: readonly { x: number; y: number; nameWidth: number }[],
  sizes: { width: number; height: number; half: number; line: number },
): (NameSide | undefined)[] {
  const taken: Box[] = marks.map(({ x, y }) => ({
    left: x - sizes.half,
    right: x + sizes.half,
    top: y - sizes.half,
    bottom: y + sizes.half,
  }))
  return marks.map((mark) => {
    for (const side of SIDES) {
      const box = nameBox(mark, side, sizes)
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= sizes.width && box.bottom <= sizes.height
      if (!isInside || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      return side
    }
    return undefined
  })
}

function nameBox(
  { x, y, nameWidth }: { x: number; y: number; nameWidth: number },
  side: NameSide,
  { half, line }: { half: number; line: number },
): Box {
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + half : x - half - nameWidth
    return { left, right: left + nameWidth, top: y - line / 2, bottom: y + line / 2 }
  }
  const top = side === 'below' ? y + half : y - half - line
  return { left: x - nameWidth / 2, right: x + nameWidth / 2, top, bottom: top + line }
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Screen angles are degrees clockwise from the top; columns run to the right along the pitch's bearing. */
const COMPASS = { north: 0, east: 90, south: 180, west: 270 } as const
const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Where north points on the grid; null when the bearing is unknown. */
export const northOnGrid = (bearing: number | null | undefined): number | null =>
  bearing === null || bearing === undefined || !Number.isFinite(bearing) ? null : turned(90 - bearing)

/** The edge of the grid that a side of the compass lies nearest to; null when either is unknown. */
export function edgeOf(side: string, bearing: number | null | undefined): Edge | null {
  const north = northOnGrid(bearing)
  if (north === null || !Object.hasOwn(COMPASS, side)) return null
  const angle = turned(north + COMPASS[side as keyof typeof COMPASS])
  return EDGES[Math.round(angle / 90) % 4] ?? null
}

type Triple = readonly [number, number, number]

/** Persistence and cross-correlation of Tmax, Tmin and radiation. Richardson & Wright 1984, WGEN. */
const PERSISTENCE: readonly Triple[] = [
  [0.567, 0.086, -0.002],
  [0.253, 0.504, -0.05],
  [-0.006, -0.039, 0.244],
]
const INNOVATION: readonly Triple[] = [
  [0.781, 0, 0],
  [0.328, 0.637, 0],
  [0.238, -0.341, 0.873],
]

function times(matrix: readonly Triple[], vector: Triple): number[] {
  return matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2])
}

/** Standardised residuals of Tmax, Tmin and radiation from those of the day before and three normal numbers. Richardson 1981. */
export function nextResiduals(previous: Triple, normals: Triple): number[] {
  const innovation = times(INNOVATION, normals)
  return times(PERSISTENCE, previous).map((value, i) => value + (innovation[i] ?? 0))
}

/** A monthly mean Tmax in °C split into that of wet and dry days a contrast apart, so that the mean is kept. Richardson 1981. */
export function wetAndDryMaximum(
  mean: number,
  wetShare: number,
  contrast: number,
): { wet: number; dry: number } {
  return { wet: mean - (1 - wetShare) * contrast, dry: mean + wetShare * contrast }
}

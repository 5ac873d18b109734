/**
 * How values become colours, in the unit of the values. Diverging: four steps below `low`, five from `low` to `high`,
 * four above; the limits never move into another step, whatever `min` and `max` are. Sequential: nine equal steps.
 */
export type HeatScale =
  | { kind: 'diverging'; low: number; high: number; min: number; max: number }
  | { kind: 'sequential'; min: number; max: number }

/** A colour of the style sheet; `none` is no reading. */
export type HeatStep = `d${number}` | `s${number}` | 'none'

/** Steps on either side of the target, and within it. */
const OUTSIDE = 4
const INSIDE = 5
const SEQUENTIAL = 9

export const stepCount = (scale: HeatScale): number =>
  scale.kind === 'diverging' ? 2 * OUTSIDE + INSIDE : SEQUENTIAL

/** The steps of a scale from its lowest. */
export const stepsOf = (scale: HeatScale): HeatStep[] =>
  Array.from({ length: stepCount(scale) }, (_, at) => stepName(scale, at + 1))

const stepName = (scale: HeatScale, step: number): HeatStep =>
  scale.kind === 'diverging' ? `d${step}` : `s${step}`

/** The same scale stretched over a narrower or wider range: the limits of the target stay where they are. */
export const withContrast = (scale: HeatScale, contrast: readonly [number, number] | undefined): HeatScale =>
  contrast ? { ...scale, min: Math.min(...contrast), max: Math.max(...contrast) } : scale

type Stretch = { from: number; to: number; first: number; count: number }

/** The scale as stretches of equal steps, lowest first; a stretch of no length takes its outermost or middle step. */
function stretches(scale: HeatScale): Stretch[] {
  const min = finite(scale.min, 0)
  const max = Math.max(finite(scale.max, min), min)
  if (scale.kind === 'sequential') return [{ from: min, to: max, first: 1, count: SEQUENTIAL }]
  const low = finite(Math.min(scale.low, scale.high), min)
  const high = finite(Math.max(scale.low, scale.high), max)
  return [
    { from: Math.min(min, low), to: low, first: 1, count: OUTSIDE },
    {
      from: Math.min(Math.max(low, min), high),
      to: Math.max(Math.min(high, max), low),
      first: OUTSIDE + 1,
      count: INSIDE,
    },
    { from: high, to: Math.max(max, high), first: OUTSIDE + INSIDE + 1, count: OUTSIDE },
  ]
}

const finite = (value: number, otherwise: number): number => (Number.isFinite(value) ? value : otherwise)
const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The step of a value; what lies beyond the ends takes the last step there. Both limits belong to the target. */
export function stepAt(value: number | null, scale: HeatScale): HeatStep {
  return stepFinder(scale)(value)
}

/** `stepAt` for many values of one scale. */
export function stepFinder(scale: HeatScale): (value: number | null) => HeatStep {
  const parts = stretches(scale)
  const names = stepsOf(scale)
  return (value) =>
    value === null || !Number.isFinite(value) ? 'none' : (names[stepNumber(value, parts) - 1] ?? 'none')
}

function stepNumber(value: number, parts: Stretch[]): number {
  const [one, inside, above] = parts
  if (!one) return 1
  if (!inside || !above) return placed(value, one, 'middle')
  if (value < one.to) return placed(value, one, 'first')
  return value > above.from ? placed(value, above, 'last') : placed(value, inside, 'middle')
}

/** How far along a stretch a value lies, 0 to 1 from end to end; undefined where it has no length. */
function shareOf(value: number, { from, to }: Stretch): number | undefined {
  // Halves: the difference of two values may be more than a number can hold.
  const half = to / 2 - from / 2
  return half > 0 ? (value / 2 - from / 2) / half : undefined
}

/** A value on the border of two steps belongs to the one nearer to the target. */
function placed(value: number, stretch: Stretch, flat: 'first' | 'middle' | 'last'): number {
  const { first, count } = stretch
  const share = shareOf(value, stretch)
  if (share === undefined)
    return first + (flat === 'first' ? 0 : flat === 'last' ? count - 1 : Math.floor(count / 2))
  const step = flat === 'last' ? Math.ceil(share * count) - 1 : Math.floor(share * count)
  return first + within(step, 0, count - 1)
}

/** Where a value lies along the steps drawn side by side, 0 to 1. */
export function placeOnScale(value: number, scale: HeatScale): number {
  const parts = stretches(scale)
  const part =
    parts.find(({ to }, at) => value < to || (value === to && at > 0) || at === parts.length - 1) ?? parts[0]
  if (!part || !Number.isFinite(value)) return 0
  const share = within(shareOf(value, part) ?? 0, 0, 1)
  return (part.first - 1 + share * part.count) / stepCount(scale)
}

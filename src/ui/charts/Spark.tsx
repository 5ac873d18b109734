import { linePath } from './linePaths'
import { dayNumber, type Point, type Tone } from './timeSeries'
import { toneColour } from './tones'

type SparkProps = {
  points: readonly Point[]
  /** What it shows, in words; without them it is decoration beside a figure that says it. */
  label?: string
  tone?: Tone
  width?: number
  height?: number
}

/** A line as small as a word, with its last value as a dot. */
export function Spark({ points, label, tone = 'ink', width = 72, height = 20 }: SparkProps) {
  const entries = points
    .map(({ day, value }) => ({
      at: dayNumber(day),
      value: value === null || !Number.isFinite(value) ? Number.NaN : value,
    }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)
  const known = entries.filter(({ value }) => !Number.isNaN(value))
  const last = known.at(-1)
  if (!last) return null
  const values = known.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const [from, to] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0]
  const x = ({ at }: { at: number }) =>
    to === from ? width - 3 : 2 + ((at - from) / (to - from)) * (width - 5)
  const y = ({ value }: { value: number }) =>
    most === least ? height / 2 : height - 3 - ((value - least) / (most - least)) * (height - 6)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path
        d={linePath(entries, x, y, false)}
        fill="none"
        stroke={toneColour(tone)}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x(last)} cy={y(last)} r="2.5" fill={toneColour(tone)} />
    </svg>
  )
}

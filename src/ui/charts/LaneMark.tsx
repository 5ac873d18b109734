import type { Lane, Tone } from './timeSeries'
import { toneColour } from './tones'

type LaneMarkProps = { x: number; y: number; shape: Lane['shape']; tone: Tone }

/** Work on a day: told by its form as well as by its colour. */
export function LaneMark({ x, y, shape, tone }: LaneMarkProps) {
  const colour = toneColour(tone)
  if (shape === 'tick') return <path d={`M${x} ${y - 5}v10`} stroke={colour} strokeWidth="2" />
  if (shape === 'dot') return <circle cx={x} cy={y} r="4" fill={colour} />
  return <path d={`M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5Z`} fill={colour} />
}

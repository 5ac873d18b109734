import { token } from '../tokens'
import type { Line, Tone } from './timeSeries'

const COLOURS: Record<Tone, string> = {
  ink: token('ink'),
  water: token('f-water'),
  light: token('f-light'),
  feed: token('f-feed'),
  growth: token('f-cutting'),
  heat: token('f-soil'),
  wear: token('f-surface'),
}
export const toneColour = (tone: Tone): string => COLOURS[tone]
/** Bars cover more ground than lines, so water is lighter there. */
export const lineColour = ({ tone, kind }: Line): string =>
  kind === 'bars' && tone === 'water' ? token('blue-fill') : COLOURS[tone]

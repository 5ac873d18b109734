import { type PitchSize, STANDARD_PITCH } from '@/domain/grid'
import type { Pitch } from '@/domain/pitch'

/** Metres; a pitch that states none is taken for a standard one. */
export const pitchSize = ({ length, width }: Pick<Pitch, 'length' | 'width'>): PitchSize => ({
  length: length ?? STANDARD_PITCH.length,
  width: width ?? STANDARD_PITCH.width,
})

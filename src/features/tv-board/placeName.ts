import { pitchCode } from '@/domain/pitchCode'

/** Letters that a place may take before a job's name. */
const MOST_LETTERS = 9

/** A pitch on the wall: T1, but Stadium, which is a word and short enough. */
export const placeName = (name: string): string =>
  /\d/.test(name) || name.length > MOST_LETTERS ? pitchCode(name) : name

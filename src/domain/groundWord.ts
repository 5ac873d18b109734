import { DAY_MS } from '../lib/durations.ts'
import type { CardMetric, GroundProblem } from './groundProblems.ts'
import type { Reading } from './latestReading.ts'

/** How old, days, a reading may be for a word that does not say how old it is. */
const FRESH_DAYS = 2

export type GroundWord = 'disease' | `${CardMetric}_${'low' | 'high'}` | 'ready'

/**
 * The turf of a pitch today in one word, worse first: high disease, a mean nobody would accept, else that it is ready.
 * Null where nobody can say: a disease that is not known (`isDiseaseKnown`), or no moisture of today or the two days before.
 */
export function groundWord(
  problems: readonly GroundProblem[],
  moisture: Reading | null,
  isDiseaseKnown: boolean,
  now: Date,
): GroundWord | null {
  const isFresh = ({ measuredAt }: Reading) => now.getTime() - Date.parse(measuredAt) <= FRESH_DAYS * DAY_MS
  if (problems.some(({ kind }) => kind === 'disease')) return 'disease'
  for (const problem of problems)
    if (problem.kind === 'outOfBand' && isFresh(problem.reading))
      return `${problem.metric}_${problem.low !== null && problem.reading.mean < problem.low ? 'low' : 'high'}`
  return isDiseaseKnown && moisture && isFresh(moisture) ? 'ready' : null
}

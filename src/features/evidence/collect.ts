import type { PackPart } from '@/domain/evidence/packSetup'
import type { Collecting, Missing } from './collecting'
import { collectRest } from './collectRest'
import { collectFeedback, collectWork } from './collectWork'

/**
 * Fetches all that a pack is to hold, piece by piece, and hands it on as it comes. What does not come is no error but a
 * gap. Rejects only once it is stopped.
 */
export async function collect(
  collecting: Omit<Collecting, 'miss'>,
  onProgress: (share: number, part: PackPart) => void,
): Promise<Missing[]> {
  const all: Missing[] = []
  const own: Collecting = { ...collecting, miss: (missing) => all.push(missing) }
  const wants = (...some: PackPart[]) => some.some((part) => own.parts.includes(part))
  const weights = {
    work: wants('activities', 'sprays', 'fixtures', 'feedback') ? 5 : 0,
    rest: 3,
    feedback: wants('feedback') ? 3 : 0,
  }
  const whole = weights.work + weights.rest + weights.feedback
  const sessions =
    weights.work > 0
      ? await collectWork(own, (share) => onProgress((share * weights.work) / whole, 'activities'))
      : []
  await collectRest(own, (share, part) => onProgress((weights.work + share * weights.rest) / whole, part))
  if (weights.feedback > 0)
    await collectFeedback(own, sessions, (share) =>
      onProgress((weights.work + weights.rest + share * weights.feedback) / whole, 'feedback'),
    )
  return all
}

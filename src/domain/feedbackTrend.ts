import { byCode } from '../lib/byCode.ts'
import type { Id, Instant } from './wire.ts'

/** A session with the mean of its ratings, 1–5; undefined where nobody has said anything. */
export type RatedSession = { id: Id; at: Instant; rating: number | undefined; answers: number }
export type FeedbackTrend = {
  /** Mean of the ratings of all sessions, each session once. */
  mean: number
  rated: number
  /** Of the later half against the earlier one; undefined with fewer than two rated sessions in each. */
  direction: 'better' | 'worse' | 'same' | undefined
}

/** Half a star is what people notice. */
const NOTICED = 0.5
const LEAST = 2

/** Means of the ratings of some sessions, in the order given. */
export const ratedSessions = (
  sessions: readonly { id: Id; at: Instant; ratings: readonly number[] }[],
): RatedSession[] =>
  sessions.map(({ id, at, ratings }) => ({ id, at, rating: mean(ratings), answers: ratings.length }))

/** How the ratings of a pitch go; undefined where there are none. */
export function feedbackTrend(sessions: readonly RatedSession[]): FeedbackTrend | undefined {
  const ratings = sessions
    .toSorted((a, b) => byCode(a.at, b.at))
    .flatMap(({ rating }) => (rating === undefined ? [] : [rating]))
  const all = mean(ratings)
  if (all === undefined) return undefined
  const half = Math.floor(ratings.length / 2)
  const change =
    half < LEAST ? undefined : (mean(ratings.slice(-half)) ?? all) - (mean(ratings.slice(0, half)) ?? all)
  return {
    mean: all,
    rated: ratings.length,
    direction:
      change === undefined ? undefined : change >= NOTICED ? 'better' : change <= -NOTICED ? 'worse' : 'same',
  }
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

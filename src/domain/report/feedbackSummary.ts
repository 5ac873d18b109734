import { FEEDBACK_ASPECTS, type Feedback, type FeedbackAspect } from '../feedback.ts'
import type { Id, Instant } from '../wire.ts'
import type { ReportSession } from './reportSessions.ts'

export type Said = {
  session: ReportSession
  at: Instant
  rating: number
  aspects: Feedback['aspects']
  comment: string | undefined
  by: Id | undefined
}
/** Means are undefined where nobody said anything. Ratings 1–5, aspects −2 … 2 with 0 as it should be. */
export type FeedbackSummary = {
  answers: number
  rating: number | undefined
  aspects: Record<FeedbackAspect, number | undefined>
  /** Only pitches of which somebody spoke, in the order given. */
  pitches: { pitchId: Id; answers: number; rating: number }[]
  said: Said[]
}

/** What those who play said about some sessions; of each session its answers. */
export function feedbackSummary(
  sessions: readonly { session: ReportSession; answers: readonly Feedback[] }[],
  pitchIds: readonly Id[],
): FeedbackSummary {
  const all = sessions.flatMap(({ session, answers }) => answers.map((answer) => ({ session, answer })))
  const ratings = all.map(({ answer }) => answer.rating)
  return {
    answers: all.length,
    rating: mean(ratings),
    aspects: {
      hardness: undefined,
      grip: undefined,
      evenness: undefined,
      ballRoll: undefined,
      grassLength: undefined,
      ...Object.fromEntries(
        FEEDBACK_ASPECTS.map((aspect) => [
          aspect,
          mean(all.flatMap(({ answer }) => answer.aspects?.[aspect] ?? [])),
        ]),
      ),
    },
    pitches: pitchIds.flatMap((pitchId) => {
      const here = all.filter(({ session }) => session.pitchIds.includes(pitchId))
      const rating = mean(here.map(({ answer }) => answer.rating))
      return rating === undefined ? [] : [{ pitchId, answers: here.length, rating }]
    }),
    said: all.map(({ session, answer }) => ({
      session,
      at: session.startDate,
      rating: answer.rating,
      aspects: answer.aspects,
      comment: answer.comment?.trim() || undefined,
      by: answer.createdBy,
    })),
  }
}

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

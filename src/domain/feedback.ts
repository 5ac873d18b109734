import * as v from 'valibot'
import { amount, id, instant, type Known, maybe } from './wire.ts'

export const FEEDBACK_ASPECTS = ['hardness', 'grip', 'evenness', 'ballRoll', 'grassLength'] as const
export type FeedbackAspect = (typeof FEEDBACK_ASPECTS)[number]

const aspect = v.pipe(amount, v.minValue(-2), v.maxValue(2))

/** rating 1–5; aspects −2 … 2, 0 = as it should be. */
export const feedback = v.looseObject({
  id,
  activityId: id,
  rating: v.pipe(amount, v.minValue(1), v.maxValue(5)),
  aspects: maybe(
    v.looseObject({
      hardness: maybe(aspect),
      grip: maybe(aspect),
      evenness: maybe(aspect),
      ballRoll: maybe(aspect),
      grassLength: maybe(aspect),
    }),
  ),
  comment: maybe(v.string()),
  createdAt: maybe(instant),
  createdBy: maybe(id),
})
export type Feedback = Known<v.InferOutput<typeof feedback>>
export type NewFeedback = Pick<Feedback, 'rating' | 'aspects' | 'comment'>
/** contract.md gives no limit; product.md asks for ≤ 500 characters. */
export const COMMENT_LIMIT = 500

export const team = v.looseObject({ id, name: v.fallback(v.string(), ''), pitchIds: maybe(v.array(id)) })
export type Team = Known<v.InferOutput<typeof team>>

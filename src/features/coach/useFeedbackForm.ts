import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createActKeys } from '@/api/actKeys'
import { useAddFeedbackMutation, useSaveFeedbackMutation } from '@/api/outsideRoles'
import {
  COMMENT_LIMIT,
  type Feedback,
  FEEDBACK_ASPECTS,
  type FeedbackAspect,
  type NewFeedback,
} from '@/domain/feedback'
import type { Id } from '@/domain/wire'
import { problemOf } from '@/lib/problem'
import { readBoard } from '@/outbox/board'
import { useKeptText } from '@/session/useKeptText'
import { showToast } from '@/ui/toasts'
import { useIsThere } from '@/ui/useIsThere'
import { useProblemText } from '@/ui/useProblemText'
import { useTold } from '@/ui/useTold'

export type Stars = 1 | 2 | 3 | 4 | 5
export type Step = -2 | -1 | 0 | 1 | 2
type Aspects = Partial<Record<FeedbackAspect, Step>>
export const STEPS = [-2, -1, 0, 1, 2] as const
const STARS = [1, 2, 3, 4, 5] as const

/** A session is rated once at a time, wherever that is done: each place knows what is on its way from another. */
export const aboutSession = (activityId: Id) => ({ fixedCacheKey: `feedback ${activityId}` })

/** What is said about a session, and how it is sent; `feedback` is what was said before. */
export function useFeedbackForm(
  { id: activityId }: { id: Id },
  {
    feedback,
    stars,
    onDone,
    onRefused,
  }: {
    feedback?: Feedback | undefined
    stars?: Stars
    onDone: () => void
    /** Something in it is not right, and says so. */
    onRefused?: () => void
  },
) {
  const { t } = useTranslation(['coach', 'common'])
  const problemText = useProblemText()
  const isThere = useIsThere()
  const told = useTold()
  const [add, adding] = useAddFeedbackMutation(aboutSession(activityId))
  const [save, saving] = useSaveFeedbackMutation()
  const [keys] = useState(createActKeys)
  const [rating, setRating] = useState(stars ?? STARS.find((one) => one === feedback?.rating) ?? null)
  const [aspects, setAspects] = useState<Aspects>(() => knownAspects(feedback))
  // Of the form alone: the prompt, which has no place for words, sends none that were typed there.
  const [comment, setComment] = useKeptText(
    `feedback.${onRefused ? 'form' : 'prompt'}.${activityId}`,
    feedback?.comment ?? '',
  )
  const [tried, setTried] = useState(false)
  const [touched, setTouched] = useState(stars !== undefined || comment !== (feedback?.comment ?? ''))
  /** What the backend says of a comment, as long as that stands there. */
  const [refused, setRefused] = useState<{ comment: string; words: string }>()
  // What another form failed at stands there.
  const error = tried ? (adding.error ?? saving.error) : undefined
  const busy = adding.isLoading || saving.isLoading

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (rating === null || comment.length > COMMENT_LIMIT) {
      onRefused?.()
      return
    }
    setRefused(undefined)
    const said: NewFeedback = { rating, aspects, comment: comment.trim() === '' ? undefined : comment.trim() }
    const { data, error: failed } = feedback
      ? await save({ activityId, feedbackId: feedback.id, feedback: said })
      : await add({ activityId, feedback: said, key: keys.of('add') })
    if (failed) {
      keys.tried('add', failed)
      if (!isThere()) void told({ error: failed })
      const words = problemOf(failed).fields?.['comment']
      if (words && onRefused) {
        setRefused({ comment, words: words.join(' ') })
        onRefused()
      }
      return
    }
    // Nobody can read yet what still waits on this device.
    if (data && readBoard().notSent.has(`feedback:${data.id}`))
      showToast({ tone: 'info', text: t('common:ui.notSent.waiting') })
    else showToast({ tone: 'done', text: t('form.saved') })
    if (isThere()) onDone()
  }

  const touching =
    <A extends unknown[]>(change: (...args: A) => void) =>
    (...args: A) => {
      setTouched(true)
      change(...args)
    }
  return {
    rating,
    setRating: touching(setRating),
    aspects,
    setAspect: touching((aspect: FeedbackAspect, value: Step) =>
      setAspects((known) => ({ ...known, [aspect]: value })),
    ),
    comment,
    setComment: touching(setComment),
    ratingMissing: tried && rating === null,
    commentRefused: refused?.comment === comment ? refused.words : undefined,
    problem: error && !refused ? problemText(error) : undefined,
    touched,
    busy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}

/** The aspects of earlier feedback that stand on a step of the scale. */
function knownAspects(feedback: Feedback | undefined): Aspects {
  const known: Aspects = {}
  for (const aspect of FEEDBACK_ASPECTS) {
    const step = STEPS.find((value) => value === feedback?.aspects?.[aspect])
    if (step !== undefined) known[aspect] = step
  }
  return known
}

import styled from '@emotion/styled'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddFeedbackMutation, useSaveFeedbackMutation } from '@/api/outsideRoles'
import type { Activity } from '@/domain/activity'
import {
  COMMENT_LIMIT,
  type Feedback,
  FEEDBACK_ASPECTS,
  type FeedbackAspect,
  type NewFeedback,
} from '@/domain/feedback'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Rating } from '@/ui/Rating'
import { Scale, type ScaleValue } from '@/ui/Scale'
import { Sheet } from '@/ui/Sheet'
import { TextArea } from '@/ui/TextArea'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUnsaved } from '@/ui/useUnsaved'
import { useSessionWords } from './useSessionWords'

type FeedbackSheetProps = {
  session: Activity
  /** What was said before; then this changes it. */
  feedback: Feedback | undefined
  now: Date
  onClose: () => void
}

type Aspects = Partial<Record<FeedbackAspect, ScaleValue>>
const STEPS = [-2, -1, 0, 1, 2] as const
const STARS = [1, 2, 3, 4, 5] as const

/** How the pitch was: stars, five aspects from too little to too much, a comment (F39). */
export function FeedbackSheet({ session, feedback, now, onClose }: FeedbackSheetProps) {
  const { t } = useTranslation('coach')
  const formId = useId()
  const words = useSessionWords(now)
  const form = useFeedbackForm(session, feedback, onClose)
  useUnsaved(form.touched)
  return (
    <Sheet
      open
      sticky={form.touched}
      onClose={onClose}
      title={feedback ? t('form.titleEdit') : t('form.titleNew')}
      subtitle={t('form.about', { session: words.name(session), day: words.pastDay(session.startDate) })}
      footer={
        <>
          <Button layout="primary" type="submit" form={formId} busy={form.busy}>
            {t('form.save')}
          </Button>
          <Button layout="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={form.submit}>
        <Rating
          label={t('form.rating')}
          value={form.rating}
          onChange={form.setRating}
          required
          error={form.ratingMissing ? t('form.ratingMissing') : undefined}
        />
        <h3>{t('form.aspects')}</h3>
        {FEEDBACK_ASPECTS.map((aspect) => (
          <Scale
            key={aspect}
            label={t(`aspect.${aspect}.label`)}
            words={
              Object.fromEntries(STEPS.map((step) => [step, t(`aspect.${aspect}.${step}`)])) as Record<
                ScaleValue,
                string
              >
            }
            value={form.aspects[aspect] ?? null}
            onChange={(value) => form.setAspect(aspect, value)}
          />
        ))}
        <Comment form={form} />
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
      </Form>
    </Sheet>
  )
}

function Comment({ form }: { form: ReturnType<typeof useFeedbackForm> }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const limit = format.number(COMMENT_LIMIT)
  return (
    <TextArea
      label={t('form.comment')}
      value={form.comment}
      onChange={(event) => form.setComment(event.target.value)}
      description={t('form.commentHelp', {
        left: format.number(Math.max(0, COMMENT_LIMIT - form.comment.length)),
        limit,
      })}
      error={
        form.comment.length > COMMENT_LIMIT
          ? t('form.commentTooLong', { limit, count: form.comment.length })
          : undefined
      }
    />
  )
}

function useFeedbackForm(session: Activity, feedback: Feedback | undefined, onDone: () => void) {
  const { t } = useTranslation('coach')
  const problemText = useProblemText()
  const [add, adding] = useAddFeedbackMutation()
  const [save, saving] = useSaveFeedbackMutation()
  // Made at the first attempt and kept for the next ones: a repeated tap writes once (contract.md).
  const key = useRef<string | null>(null)
  const [rating, setRating] = useState(STARS.find((stars) => stars === feedback?.rating) ?? null)
  const [aspects, setAspects] = useState<Aspects>(() => knownAspects(feedback))
  const [comment, setComment] = useState(feedback?.comment ?? '')
  const [tried, setTried] = useState(false)
  const [touched, setTouched] = useState(false)
  const error = adding.error ?? saving.error
  const busy = adding.isLoading || saving.isLoading

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (rating === null) {
      // The stars are the form's first answer.
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    if (comment.length > COMMENT_LIMIT) return
    const said: NewFeedback = { rating, aspects, comment: comment.trim() === '' ? undefined : comment.trim() }
    key.current ??= crypto.randomUUID()
    const { error: failed } = feedback
      ? await save({ activityId: session.id, feedbackId: feedback.id, feedback: said })
      : await add({ activityId: session.id, feedback: said, key: key.current })
    if (failed) return
    showToast({ tone: 'done', text: t('form.saved') })
    onDone()
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
    setAspect: touching((aspect: FeedbackAspect, value: ScaleValue) =>
      setAspects((known) => ({ ...known, [aspect]: value })),
    ),
    comment,
    setComment: touching(setComment),
    ratingMissing: tried && rating === null,
    problem: error ? problemText(error) : undefined,
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

const Form = styled.form`
  display: grid;
  gap: 16px;

  > h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`

import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { COMMENT_LIMIT, type Feedback, FEEDBACK_ASPECTS } from '@/domain/feedback'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { HeldFields } from '@/ui/HeldFields'
import { Notice } from '@/ui/Notice'
import { Rating } from '@/ui/Rating'
import { Scale } from '@/ui/Scale'
import { Sheet } from '@/ui/Sheet'
import { TextArea } from '@/ui/TextArea'
import { token } from '@/ui/tokens'
import { useFirstFault } from '@/ui/useFirstFault'
import { useUnsaved } from '@/ui/useUnsaved'
import { LeaveDialog } from '@/ui/LeaveDialog'
import { type Stars, type Step, STEPS, useFeedbackForm } from './useFeedbackForm'
import { useSessionWords } from './useSessionWords'

type FeedbackSheetProps = {
  session: Activity
  /** What was said before; then this changes it. */
  feedback: Feedback | undefined
  /** Already chosen, where more is to be said. */
  stars?: Stars
  now: Date
  onClose: () => void
}

/** How the pitch was: stars, five aspects from too little to too much, a comment (F39). */
export function FeedbackSheet({ session, feedback, stars, now, onClose }: FeedbackSheetProps) {
  const { t } = useTranslation('coach')
  const formId = useId()
  const words = useSessionWords(now)
  const [element, toFirstFault] = useFirstFault<HTMLFormElement>()
  const form = useFeedbackForm(session, {
    feedback,
    onDone: onClose,
    onRefused: toFirstFault,
    ...(stars && { stars }),
  })
  useUnsaved(form.touched)
  const [isLeaving, setLeaving] = useState(false)
  // On its way, nothing of it would be discarded.
  const asks = form.touched && !form.busy
  return (
    <Sheet
      open
      sticky={form.touched}
      onClose={asks ? () => setLeaving(true) : onClose}
      title={feedback ? t('form.titleEdit') : t('form.titleNew')}
      subtitle={t('form.about', { session: words.name(session), day: words.pastDay(session.startDate) })}
      footer={
        <>
          {/* Where it was pressed: the end of the form is out of sight on a phone. */}
          {form.problem && (
            <Refusal>
              <Notice tone="error">{form.problem}</Notice>
            </Refusal>
          )}
          <Button layout="primary" type="submit" form={formId} busy={form.busy} wide>
            {t('form.save')}
          </Button>
          <Button layout="secondary" onClick={onClose} wide>
            {t('form.cancel')}
          </Button>
        </>
      }
    >
      <Form ref={element} id={formId} noValidate onSubmit={form.submit}>
        <HeldFields held={form.busy}>
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
                  Step,
                  string
                >
              }
              value={form.aspects[aspect] ?? null}
              onChange={(value) => form.setAspect(aspect, value)}
            />
          ))}
          <Comment form={form} />
        </HeldFields>
      </Form>
      <LeaveDialog isAsking={isLeaving} stay={() => setLeaving(false)} leave={onClose} />
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
          : form.commentRefused
      }
    />
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;

  h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Refusal = styled.div`
  inline-size: 100%;
`

import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Rating } from '@/ui/Rating'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { type Stars, useFeedbackForm } from './useFeedbackForm'
import { useSessionWords } from './useSessionWords'

type FeedbackPromptProps = {
  session: Activity
  now: Date
  onPutOff: () => void
  /** More than the stars is to be said. */
  onMore: (stars: Stars | null) => void
}

/** The last session, and how it was: one tap for the stars, one to send them. */
export function FeedbackPrompt({ session, now, onPutOff, onMore }: FeedbackPromptProps) {
  const { t } = useTranslation('coach')
  const words = useSessionWords(now)
  const form = useFeedbackForm(session, { onDone: () => undefined })
  return (
    <Section
      heading={t('prompt.title')}
      action={
        form.rating === null && (
          <Button size="small" layout="plain" onClick={onPutOff}>
            {t('prompt.putOff')}
          </Button>
        )
      }
    >
      <Form noValidate onSubmit={form.submit}>
        <Rating
          label={t('prompt.about', {
            session: words.name(session),
            day: words.pastDay(session.startDate),
          })}
          value={form.rating}
          onChange={form.setRating}
        />
        {form.rating !== null && (
          <Answer>
            <Button layout="primary" type="submit" busy={form.busy}>
              {t('prompt.send')}
            </Button>
            {/* What is on its way is not said a second time from there. */}
            <Button aria-disabled={form.busy || undefined} onClick={() => !form.busy && onMore(form.rating)}>
              {t('prompt.more')}
            </Button>
          </Answer>
        )}
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
      </Form>
    </Section>
  )
}

const Form = styled.form`
  display: grid;
  gap: 8px;
  padding-block: 8px 12px;
  border-block-start: 1px solid ${token('line')};
`
const Answer = styled.div`
  display: flex;
  gap: 8px;

  > button {
    flex: 1 1 0;
    min-block-size: 48px;
  }
`

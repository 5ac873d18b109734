import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddFeedbackMutation } from '@/api/outsideRoles'
import type { Activity } from '@/domain/activity'
import type { Feedback } from '@/domain/feedback'
import { sessionsOver } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { useNotSent } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { type QueryLike, QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { aboutSession } from './useFeedbackForm'
import { useSessionWords } from './useSessionWords'

const NotSentMark = lazyPart(() => import('@/ui/NotSentMark'), 'NotSentMark')

type PastSessionsProps = {
  activities: readonly Activity[]
  query: QueryLike<Feedback[]>
  now: Date
  onOpen: (session: Activity) => void
}

/** What was played in the last two weeks, with one's own feedback or the way to give it. */
export function PastSessions({ activities, query, now, onOpen }: PastSessionsProps) {
  const { t } = useTranslation('coach')
  const sessions = sessionsOver(activities, now)
  return (
    <Section heading={t('past')}>
      <QueryState
        query={query}
        skeleton={<Skeleton lead="time" />}
        empty={{ when: () => sessions.length === 0, title: t('pastEmpty') }}
      >
        {(feedback) => (
          <Rows>
            {sessions.map((session) => (
              <PastRow
                key={session.id}
                session={session}
                feedback={feedback.find(({ activityId }) => activityId === session.id)}
                isAsked={query.isFetching === true}
                now={now}
                onOpen={() => onOpen(session)}
              />
            ))}
          </Rows>
        )}
      </QueryState>
    </Section>
  )
}

type PastRowProps = {
  session: Activity
  feedback: Feedback | undefined
  isAsked: boolean
  now: Date
  onOpen: () => void
}

function PastRow({ session, feedback, isAsked, now, onOpen }: PastRowProps) {
  const { t } = useTranslation(['coach', 'common'])
  const format = useFormat()
  const words = useSessionWords(now)
  const notSent = useNotSent(`feedback:${feedback?.id ?? ''}`)
  const [, adding] = useAddFeedbackMutation(aboutSession(session.id))
  const isOnItsWay = adding.isLoading || (adding.isSuccess && !feedback && isAsked)
  const name = words.name(session)
  const day = words.pastDay(session.startDate)
  const said = feedback && {
    rating: format.number(feedback.rating),
    word: t(`ui.rating.${starsOf(feedback)}`, { ns: 'common' }),
    comment: feedback.comment && format.whole(feedback.comment),
  }
  return (
    <Row
      leadWidth="88px"
      lead={<Day>{day}</Day>}
      title={<bdi>{name}</bdi>}
      meta={[words.pitch(session), said && (said.comment ? t('yoursComment', said) : t('yours', said))]
        .filter(Boolean)
        .join(' · ')}
      below={
        notSent && (
          <Suspense>
            <NotSentMark state={notSent} />
          </Suspense>
        )
      }
      end={
        <Button
          size="small"
          layout={feedback ? 'plain' : 'secondary'}
          aria-label={t(feedback ? 'editLabel' : 'giveLabel', { session: name, day })}
          busy={isOnItsWay}
          onClick={onOpen}
        >
          {feedback ? t('edit') : t('give')}
        </Button>
      }
    />
  )
}

/** The stars nearest to a rating. */
const starsOf = ({ rating }: Feedback) => ([1, 2, 3, 4] as const).find((stars) => rating < stars + 0.5) ?? 5

const Day = styled.span`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`

import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { withEdges } from '@/api/periodPieces'
import { useSessionFeedback } from '@/api/useSessionFeedback'
import { addresses } from '@/domain/addresses'
import type { Feedback } from '@/domain/feedback'
import { feedbackTrend, ratedSessions } from '@/domain/feedbackTrend'
import { addDays, dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { reportSessions, tookPlace } from '@/domain/report/reportSessions'
import { workOfReport } from '@/domain/report/reportWork'
import { useFormat } from '@/i18n/format'
import { FeedbackNotes } from '@/ui/FeedbackNotes'
import { QueryState } from '@/ui/QueryState'
import { RatingBars } from '@/ui/RatingBars'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'

/** Feedback is asked for session by session: the last ones, of four weeks at most. */
const LAST = 8
const DAYS_BACK = 28
/** Words that stand here; the report has all of them. */
const NOTES = 3

/** What those who play said about a pitch: the last sessions, where it goes, and their latest words. */
export function PitchFeedback({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const now = useNow(3_600_000)
  const today = dayAtGround(now, format.timeZone)
  const period = { from: addDays(today, -DAYS_BACK), to: today }
  const about = { ...period, pitchIds: [pitch.id] }
  const work = useGetActivitiesQuery(withEdges(period))
  const fixtures = useGetFixturesQuery(withEdges(period))
  const sessions = reportSessions(
    workOfReport(work.data ?? [], about, format.timeZone),
    fixtures.data ?? [],
    about,
    { now, timeZone: format.timeZone },
  )
    .filter(tookPlace)
    .slice(0, LAST)
  const feedback = useSessionFeedback(sessions.map(({ id }) => id))
  const asked = [work, fixtures]
  const isThere = asked.every(({ data }) => data !== undefined)
  const query = {
    data: isThere ? feedback.data : undefined,
    error: asked.find(({ error }) => error !== undefined)?.error ?? feedback.error,
    isFetching: feedback.isFetching || asked.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of asked) if (one.error !== undefined) void one.refetch()
      feedback.refetch()
    },
  }
  const dayOf = new Map(sessions.map(({ id, startDate }) => [id, dayAtGround(startDate, format.timeZone)]))
  const bars = (said: readonly Feedback[]) =>
    ratedSessions(
      sessions.map(({ id, startDate }) => ({
        id,
        at: startDate,
        ratings: said.filter(({ activityId }) => activityId === id).map(({ rating }) => rating),
      })),
    )
  return (
    <Section
      inset
      heading={t('title')}
      action={<TextLink to={addresses.reports({ pitches: [pitch.id] })}>{t('all')}</TextLink>}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="96px" />}
        empty={{ when: (said) => said.length === 0, title: t('nonePitch'), text: t('noneText') }}
      >
        {(said) => {
          const rated = bars(said)
          const trend = feedbackTrend(rated)
          return (
            <>
              {trend && (
                <Line>
                  <b>{t('rating', { rating: format.number(trend.mean, 1) })}</b>{' '}
                  {t('sessions', { count: trend.rated })}
                  {trend.direction && ` · ${t(`trend.${trend.direction}`)}`}
                </Line>
              )}
              {rated.filter(({ rating }) => rating !== undefined).length > 1 && (
                <RatingBars
                  label={t('bars')}
                  bars={rated.toReversed().map(({ id, at, rating }) => {
                    const day = dayAtGround(at, format.timeZone)
                    return {
                      id,
                      rating,
                      label: format.day(day, 'short'),
                      text:
                        rating === undefined
                          ? t('barNone', { day: format.day(day, 'weekday') })
                          : t('bar', {
                              day: format.day(day, 'weekday'),
                              rating: format.number(rating, Number.isInteger(rating) ? 0 : 1),
                            }),
                    }
                  })}
                />
              )}
              <FeedbackNotes
                notes={said
                  .filter(({ comment }) => comment?.trim())
                  .slice(0, NOTES)
                  .map((one) => ({ ...one, ...dayPart(dayOf.get(one.activityId)) }))}
              />
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}

const dayPart = (day: string | undefined) => (day === undefined ? {} : { day })

const Line = styled.p`
  padding-block: 8px 0;
  border-block-start: 1px solid ${token('line')};
`

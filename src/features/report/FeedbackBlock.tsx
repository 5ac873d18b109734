import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEach } from '@/api/useEach'
import { outsideEndpoints } from '@/api/outsideRoles'
import { sentAt } from '@/api/sentAt'
import { dayAtGround } from '@/domain/groundTime'
import { FEEDBACK_ASPECTS, type Feedback } from '@/domain/feedback'
import { type FeedbackSummary, feedbackSummary } from '@/domain/report/feedbackSummary'
import type { ReportGround } from '@/domain/report/reportGround'
import { tookPlace } from '@/domain/report/reportSessions'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import type { CsvCell } from '@/lib/csvText'
import { Button } from '@/ui/Button'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { PlainTable } from '@/ui/PlainTable'

/** Feedback is asked for session by session: so many at first, and by each further press. */
const STEP = 30

/** What coaches said about the pitches. */
export function FeedbackBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation(['report', 'coach'])
  const format = useFormat()
  const work = useActivityText()
  const [limit, setLimit] = useState(STEP)
  const { pitches, complete, timeZone, choice } = ground
  const all = ground.sessions.filter(tookPlace)
  const sessions = all.slice(0, limit)
  const { answers, refetch } = useEach<readonly Feedback[]>(
    outsideEndpoints.getActivityFeedback,
    sessions.map(({ id }) => id),
  )
  const names = new Map(pitches.map(({ id, name }) => [id, name]))
  const summary = feedbackSummary(
    sessions.map((session, at) => ({ session, answers: answers[at]?.data ?? [] })),
    pitches.map(({ id }) => id),
  )
  const come = complete && sessions.every((_, at) => answers[at]?.data !== undefined)
  const query = {
    data: come ? summary : undefined,
    error: answers.find(({ error }) => error !== undefined)?.error,
    isFetching: answers.some(({ status }) => status === 'pending'),
    refetch,
  }
  const partly =
    sessions.length < all.length
      ? t('feedback.read', { number: format.number(sessions.length), all: format.number(all.length) })
      : undefined
  const pitchNames = (ids: readonly string[]) => format.list(ids.flatMap((id) => names.get(id) ?? []))
  const rows = (): CsvCell[][] => [
    [
      t('feedback.day'),
      t('feedback.session'),
      t('feedback.pitch'),
      t('feedback.rating'),
      ...FEEDBACK_ASPECTS.map((aspect) => t(`coach:aspect.${aspect}.label`)),
      t('feedback.comment'),
    ],
    ...summary.said.map(({ session, at, rating, aspects, comment }) => [
      dayAtGround(at, timeZone),
      work.name(session.kind),
      pitchNames(session.pitchIds),
      rating,
      ...FEEDBACK_ASPECTS.map((aspect) => {
        const step = aspects?.[aspect]
        return step === undefined
          ? undefined
          : t(`coach:aspect.${aspect}.${step}`, { defaultValue: String(step) })
      }),
      comment,
    ]),
    ...(partly === undefined ? [] : [[], [partly]]),
  ]
  return (
    <ReportBlock
      title={t('feedback.title')}
      long
      sentence={
        come && summary.rating !== undefined
          ? t('feedback.sentence', {
              count: summary.answers,
              number: format.number(summary.answers),
              rating: format.number(summary.rating, 1),
            })
          : undefined
      }
      csv={
        come && summary.answers > 0
          ? { name: `${t('file.feedback')}-${choice.from}-${choice.to}`, rows }
          : undefined
      }
      provenance={
        <Provenance
          title={t('feedback.title')}
          text={t('feedback.about')}
          origin="computed"
          at={sentAt(...answers)}
          formula={t('feedback.formula')}
          inputs={[t('blocks.use.head.matches'), t('blocks.use.head.trainings')]}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={4} />}
        empty={{
          when: ({ answers: count }) => count === 0 && sessions.length === all.length,
          title: t('feedback.empty'),
          text: t('feedback.emptyText'),
        }}
      >
        {(known) => <Answers summary={known} pitchNames={pitchNames} />}
      </QueryState>
      {come && partly !== undefined && (
        <More>
          <p>{partly}</p>
          <Button data-screen-only size="small" onClick={() => setLimit(limit + STEP)}>
            {t('feedback.more')}
          </Button>
        </More>
      )}
    </ReportBlock>
  )
}

type AnswersProps = { summary: FeedbackSummary; pitchNames: (ids: readonly string[]) => string }

function Answers({ summary, pitchNames }: AnswersProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const work = useActivityText()
  const spoken = summary.said.filter(({ comment }) => comment !== undefined)
  return (
    <>
      <PlainTable
        caption={t('feedback.byPitch')}
        columns={[
          { id: 'pitch', header: t('feedback.pitch') },
          { id: 'answers', header: t('feedback.answers'), end: true },
          { id: 'rating', header: t('feedback.ratingOf5'), end: true },
        ]}
        rows={summary.pitches.map(({ pitchId, answers, rating }) => ({
          id: pitchId,
          cells: [pitchNames([pitchId]), format.number(answers), format.number(rating, 1)],
        }))}
      />
      <Aspects>
        {FEEDBACK_ASPECTS.flatMap((aspect) => {
          const mean = summary.aspects[aspect]
          return mean === undefined
            ? []
            : [<li key={aspect}>{t(`feedback.aspect.${aspect}.${toneOf(mean)}`)}</li>]
        })}
      </Aspects>
      {spoken.length > 0 && (
        <PlainTable
          stacked
          caption={t('feedback.comments')}
          columns={[
            { id: 'day', header: t('feedback.day') },
            { id: 'session', header: t('feedback.session') },
            { id: 'rating', header: t('feedback.rating'), end: true },
            { id: 'comment', header: t('feedback.comment') },
          ]}
          rows={spoken.map(({ session, at, rating, comment }, n) => ({
            id: `${session.id}-${n}`,
            cells: [
              format.day(dayAtGround(at, format.timeZone), 'short'),
              t('feedback.where', {
                session: work.name(session.kind),
                pitch: pitchNames(session.pitchIds),
              }),
              format.number(rating, Number.isInteger(rating) ? 0 : 1),
              <bdi key="comment">{comment}</bdi>,
            ],
          }))}
        />
      )}
    </>
  )
}

/** Half a step off is what people notice. */
const toneOf = (mean: number): 'low' | 'right' | 'high' =>
  mean <= -0.5 ? 'low' : mean >= 0.5 ? 'high' : 'right'

const Aspects = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-block: 12px;
`
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 12px;
`

import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useSessionFeedback } from '@/api/useSessionFeedback'
import type { ReportGround } from '@/domain/report/reportGround'
import { tookPlace } from '@/domain/report/reportSessions'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'

/** As many as the block of feedback asks for at first: its answers serve both. */
const LAST = 30

/** What those who played on the pitches gave them on average; nothing where nobody has said anything. */
export function ConditionFeedback({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const all = ground.sessions.filter(tookPlace)
  const sessions = all.slice(0, LAST)
  const { data } = useSessionFeedback(sessions.map(({ id }) => id))
  if (!ground.complete || !data || data.length === 0) return null
  const mean = data.reduce((sum, { rating }) => sum + rating, 0) / data.length
  return (
    <Line>
      {t('feedback.sentence', {
        count: data.length,
        number: format.number(data.length),
        rating: format.number(mean, 1),
      })}
      {sessions.length < all.length && (
        <> {t('feedback.read', { number: format.number(sessions.length), all: format.number(all.length) })}</>
      )}
    </Line>
  )
}

const Line = styled.p`
  padding-block-start: 12px;
  color: ${token('ink-2')};
`

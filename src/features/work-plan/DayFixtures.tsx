import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import type { Period } from '@/api/period'
import { usePlay } from '@/api/usePlay'
import { byStart } from '@/domain/byStart'
import { useFormat } from '@/i18n/format'
import { QueryState } from '@/ui/QueryState'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { usePlan } from './plan'

/** What is played on the day: it comes from elsewhere and work goes round it. */
export function DayFixtures({ period }: { period: Period }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, timeZone, facts } = usePlan()
  const query = usePlay(period)
  const rows = (query.data ?? [])
    .filter(({ startDate }) => dayAtGround(startDate, timeZone) === day)
    .toSorted(byStart)
  return (
    <Section heading={t('fixtures.heading')} {...(rows.length > 0 ? { count: rows.length } : {})}>
      <QueryState
        query={query}
        skeleton={<Skeleton count={2} lead="time" />}
        empty={{ when: () => rows.length === 0, title: t('fixtures.empty') }}
      >
        {() => (
          <Rows>
            {rows.map((fixture) => {
              // Not known while the pitches have not come.
              const pitch = fixture.pitchId === undefined ? undefined : facts.pitch(fixture.pitchId)
              const time = format.time(fixture.endDate)
              return (
                <Row
                  key={fixture.id}
                  lead={<Time>{format.time(fixture.startDate)}</Time>}
                  leadWidth={token('clock')}
                  title={fixture.name || t(`fixtures.kind.${fixture.kind}`)}
                  meta={
                    pitch === undefined
                      ? t('fixtures.until', { time })
                      : t('fixtures.untilAt', { pitch, time })
                  }
                />
              )
            })}
          </Rows>
        )}
      </QueryState>
    </Section>
  )
}

const Time = styled.span`
  font: 600 ${token('t-14')} ${token('font')};
`

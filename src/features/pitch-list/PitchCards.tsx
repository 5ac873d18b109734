import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { useGetLatestActivitiesQuery, useGetPitchesQuery } from '@/api/pitches'
import { aheadPeriod, lateJobs, workPeriod } from '@/domain/dayJobs'
import { nextUses } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { desktop, phone, wide } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { PitchCard } from './PitchCard'

type PitchCardsProps = {
  /** Whether the last work on each pitch may be asked for (switch latest_activities). */
  withLatest: boolean
  readOnly?: boolean
}

/** Every pitch by name: its state in a word, next use, and how long ago it was cut, fed and measured (F2). */
export function PitchCards({ withLatest, readOnly = false }: PitchCardsProps) {
  const { t } = useTranslation('home')
  const { timeZone } = useFormat()
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const query = useGetPitchesQuery()
  const { data: fixtures } = useGetFixturesQuery(aheadPeriod(today))
  const { data: activities } = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const { data: latest } = useGetLatestActivitiesQuery(undefined, { skip: !withLatest })
  const uses = nextUses(fixtures ?? [], now)
  const late = lateJobs(activities ?? [], now)
  const count = query.data?.length ?? 0
  return (
    <Section heading={t('pitches.heading')} {...(count > 0 ? { count } : {})}>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="168px" />}
        empty={{ when: (pitches) => pitches.length === 0, title: t('pitches.empty') }}
      >
        {(pitches) => (
          <Cards role="list">
            {pitches.map((pitch) => (
              <PitchCard
                key={pitch.id}
                pitch={pitch}
                use={fixtures ? (uses.get(pitch.id) ?? null) : undefined}
                jobs={activities?.filter(({ pitchIds }) => pitchIds.includes(pitch.id))}
                late={late.filter(({ pitchIds }) => pitchIds.includes(pitch.id)).length}
                latest={latest?.filter(({ pitchId }) => pitchId === pitch.id)}
                now={now}
                readOnly={readOnly}
              />
            ))}
          </Cards>
        )}
      </QueryState>
    </Section>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: 12px;

  ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: 232px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    margin-inline: -16px;
    padding: 0 16px 16px;
    scroll-padding-inline: 16px;
    scrollbar-width: none;

    > li {
      scroll-snap-align: start;
    }
  }
  ${desktop} {
    grid-template-columns: repeat(auto-fill, minmax(164px, 1fr));
  }
  ${wide} {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    overflow: visible;
  }
`

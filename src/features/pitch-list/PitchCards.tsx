import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLatestActivitiesQuery, useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { sentAt } from '@/api/sentAt'
import { usePlayAhead } from '@/api/usePlay'
import { addresses } from '@/domain/addresses'
import { isChosen } from '@/domain/calendarFilter'
import { lateJobs, workPeriod } from '@/domain/dayJobs'
import { nextUses } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { useWorkFilter } from '@/session/filterContext'
import { desktop, phone, wide } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { useNow } from '@/ui/useNow'
import { PitchCard } from './PitchCard'

type PitchCardsProps = {
  /** Whether the last work on each pitch may be asked for (switch latest_activities). */
  withLatest: boolean
  /** Whether disease levels may be asked for (switch home_disease_risk). */
  withDisease?: boolean
  /** Whether the last nitrogen may be asked for (switch pitch_growth). */
  withFeed?: boolean
  readOnly?: boolean
}

/** Every pitch by name: its state in a word, next use, and how long ago it was cut, fed and measured (F2). */
export function PitchCards({
  withLatest,
  withDisease = false,
  withFeed = false,
  readOnly = false,
}: PitchCardsProps) {
  const { t } = useTranslation('panels')
  const { grounds } = useWorkFilter()
  const { timeZone } = useFormat()
  const now = useNow()
  const today = dayAtGround(now, timeZone)
  const query = useGetPitchesQuery()
  const { data: fixtures } = usePlayAhead(today)
  const { data: activities } = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const { data: latest } = useGetLatestActivitiesQuery(undefined, { skip: !withLatest })
  const { data: sections } = useGetSectionsQuery(undefined, { skip: !withDisease })
  const shown = (pitches: readonly Pitch[]) => pitches.filter(({ id }) => isChosen(grounds, id))
  const uses = nextUses(fixtures ?? [], now)
  const late = lateJobs(activities ?? [], now)
  const count = shown(query.data ?? []).length
  return (
    <Section
      heading={t('pitches.heading')}
      count={count || undefined}
      action={
        <Links>
          <Provenance
            title={t('pitches.what.title')}
            text={t('pitches.what.text')}
            formula={t('pitches.what.formula')}
            source={t('pitches.what.source')}
            origin="computed"
            at={sentAt(query)}
          />
          <TextLink to={addresses.pitches}>{t('pitches.all')}</TextLink>
        </Links>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="240px" />}
        empty={{ when: (pitches) => pitches.length === 0, title: t('pitches.none') }}
      >
        {(pitches) => (
          <Cards role="list">
            {shown(pitches).map((pitch) => (
              <PitchCard
                key={pitch.id}
                pitch={pitch}
                use={fixtures ? (uses.get(pitch.id) ?? null) : undefined}
                jobs={activities?.filter(({ pitchIds }) => pitchIds.includes(pitch.id))}
                late={late.filter(({ pitchIds }) => pitchIds.includes(pitch.id)).length}
                withFeed={withFeed}
                latest={latest?.filter(({ pitchId }) => pitchId === pitch.id)}
                sections={
                  withDisease ? (sections ?? []).filter(({ pitchId }) => pitchId === pitch.id) : undefined
                }
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

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`
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
    grid-template-columns: repeat(auto-fill, minmax(192px, 1fr));
  }
  ${wide} {
    grid-template-columns: repeat(auto-fill, minmax(192px, 1fr));
  }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    overflow: visible;
  }
`

import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetKitmanActivitiesQuery, useGetKitmanTeamsQuery } from '@/api/outsideRoles'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { byDay, kitmanPeriod, nextSession, sessionsAhead, sessionsOver } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { statusOf } from '@/lib/problem'
import { dayHeading } from '@/i18n/moments'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { LoadNotice } from '@/ui/LoadNotice'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { KickOffCard } from './KickOffCard'
import { PastSessions } from './PastSessions'

const FIVE_MINUTES = 300_000

/** The next matches and trainings of the kitman's teams, by day, and those of the last two weeks (F40). */
export function KitmanFixtures() {
  const { t } = useTranslation('player')
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const query = useGetKitmanActivitiesQuery(kitmanPeriod(today), { pollingInterval: FIVE_MINUTES })
  const pitches = useGetPitchesQuery()
  const { data: teams = [] } = useGetKitmanTeamsQuery()
  const [teamId, setTeamId] = useState<string | null>(null)
  const teamOf = (session: Activity) => teams.find(({ id }) => id === session.teamId)?.name
  return (
    <>
      {teams.length > 1 && (
        <Chips role="group" aria-label={t('teams')}>
          <Chip pressed={teamId === null} onClick={() => setTeamId(null)}>
            {t('allTeams')}
          </Chip>
          {teams.map(({ id, name }) => (
            <Chip key={id} pressed={teamId === id} onClick={() => setTeamId(id)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      <Missing>{query.data && statusOf(pitches.error) !== 403 && <LoadNotice queries={[pitches]} />}</Missing>
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" count={2} height="240px" />}
        empty={{ when: () => false, title: t('empty') }}
      >
        {(activities) => {
          const own = activities.filter((session) => teamId === null || session.teamId === teamId)
          const ahead = sessionsAhead(own, now)
          const next = nextSession(own, now)
          return (
            <>
              {ahead.length === 0 && <EmptyState title={t(teamId === null ? 'empty' : 'emptyTeam')} />}
              {byDay(ahead, format.timeZone).map(([day, sessions]) => (
                <section key={day}>
                  <Heading {...dayHeading(day, today, format)} />
                  {sessions.map((session) => (
                    <KickOffCard
                      key={session.id}
                      session={session}
                      team={teamOf(session)}
                      now={now}
                      isNext={session.id === next?.id}
                    />
                  ))}
                </section>
              ))}
              <PastSessions sessions={sessionsOver(own, now)} teamOf={teamOf} />
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function Heading({ name, date }: { name: string; date: string }) {
  return (
    <Day>
      {name} <span>{date}</span>
    </Day>
  )
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 8px;

  > button {
    min-block-size: 48px;
    min-inline-size: 48px;
    padding-inline: 16px;
    border-radius: 24px;
    font-size: 1rem;
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${phone} {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`
const Missing = styled.div`
  ${phone} {
    padding-inline: 16px;
  }
`
const Day = styled.h2`
  padding-block: 16px 8px;
  font: 600 ${token('t-20')} ${token('font')};

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  ${phone} {
    padding-inline: 16px;
  }
`

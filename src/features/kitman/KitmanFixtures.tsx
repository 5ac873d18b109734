import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetKitmanActivitiesQuery, useGetKitmanTeamsQuery } from '@/api/outsideRoles'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { byDay, kitmanPeriod, sessionsAhead } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { dayHeading } from '@/i18n/moments'
import { Chip } from '@/ui/Chip'
import { phone } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { KickOffCard } from './KickOffCard'

const FIVE_MINUTES = 300_000

/** The next matches and trainings of the kitman's teams, by day (F40). */
export function KitmanFixtures() {
  const { t } = useTranslation('player')
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const query = useGetKitmanActivitiesQuery(kitmanPeriod(today), { pollingInterval: FIVE_MINUTES })
  const { data: teams = [] } = useGetKitmanTeamsQuery()
  const [teamId, setTeamId] = useState<string | null>(null)
  const shown = (activities: readonly Activity[]) =>
    sessionsAhead(activities, now).filter((session) => teamId === null || session.teamId === teamId)
  return (
    <Padded>
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
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" count={2} height="128px" />}
        empty={{
          when: (activities) => shown(activities).length === 0,
          title: t(teamId === null ? 'empty' : 'emptyTeam'),
        }}
      >
        {(activities) =>
          byDay(shown(activities), format.timeZone).map(([day, sessions]) => (
            <section key={day}>
              <Heading {...dayHeading(day, today, format)} />
              {sessions.map((session) => (
                <KickOffCard
                  key={session.id}
                  session={session}
                  team={teams.find(({ id }) => id === session.teamId)?.name}
                  now={now}
                />
              ))}
            </section>
          ))
        }
      </QueryState>
    </Padded>
  )
}

function Heading({ name, date }: { name: string; date: string }) {
  return (
    <Day>
      {name} <span>{date}</span>
    </Day>
  )
}

const Padded = styled.div`
  ${phone} {
    padding-inline: 16px;
  }
`
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 8px 16px;

  @media print {
    display: none;
  }
`
const Day = styled.h2`
  padding-block: 16px 8px;
  font: 600 ${token('t-20')} ${token('font')};

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`

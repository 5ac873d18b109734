import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useGetKitmanActivitiesQuery, useGetKitmanTeamsQuery } from '@/api/outsideRoles'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { byDay, kitmanLater, kitmanPeriod, nextSession, sessionsAhead, sessionsOver } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { statusOf } from '@/lib/problem'
import { dayHeading } from '@/i18n/moments'
import { selectUserId } from '@/session/sessionSlice'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { LoadNotice } from '@/ui/LoadNotice'
import { desktop, phone, wide } from '@/ui/media'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { useUnsaved } from '@/ui/useUnsaved'
import { KickOffCard } from './KickOffCard'
import { LaterSessions } from './LaterSessions'
import { keepNotes, type NoteDrafts, NoteDraftsContext, readNotes } from './noteDrafts'
import { PastSessions } from './PastSessions'

const FIVE_MINUTES = 300_000
/** Days in the first column: what somebody packs for today and tomorrow. */
const FIRST = 2

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
  const userId = useSelector(selectUserId)
  const [typed, setTyped] = useState<NoteDrafts>(() => readNotes(userId))
  useUnsaved(Object.values(typed).some((text) => text !== undefined))
  const type = (id: string, text: string | undefined) => {
    const next = { ...typed, [id]: text }
    setTyped(next)
    keepNotes(userId, next)
  }
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
          const days = byDay(ahead, format.timeZone)
          const later = days.filter(([day]) => day >= kitmanLater(today))
          // With nothing before it, what comes later is what comes next.
          const soon = later.length < days.length ? days.slice(0, days.length - later.length) : days
          const drawn = (shown: typeof days) =>
            shown.map(([day, sessions]) => (
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
            ))
          return (
            <NoteDraftsContext value={{ typed, onType: type }}>
              {ahead.length === 0 && <EmptyState title={t(teamId === null ? 'empty' : 'emptyTeam')} />}
              <Board>
                <div>{drawn(soon.slice(0, FIRST))}</div>
                <Rest>{drawn(soon.slice(FIRST))}</Rest>
              </Board>
              {soon !== days && later[0] && (
                <LaterSessions
                  count={later.reduce((sum, [, sessions]) => sum + sessions.length, 0)}
                  from={later[0][0]}
                >
                  <Later>{drawn(later)}</Later>
                </LaterSessions>
              )}
              <PastSessions sessions={sessionsOver(own, now)} teamOf={teamOf} />
            </NoteDraftsContext>
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
/** At a desk the first days in a column of their own, the others beside them. */
const Board = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 24px;
    align-items: start;
  }
  ${wide} {
    grid-template-columns: calc((100% - 48px) / 3) minmax(0, 1fr);
  }
`
const Rest = styled.div`
  ${wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
  }
`
const Later = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
  }
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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

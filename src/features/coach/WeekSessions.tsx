import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCoachTeamsQuery } from '@/api/outsideRoles'
import type { Activity } from '@/domain/activity'
import { dayAtGround, daysFrom } from '@/domain/groundTime'
import { type DayWindow, groundWindows, windowsOn } from '@/domain/groundWindows'
import { byDay, coachPeriod, sessionsAhead } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { dayHeading } from '@/i18n/moments'
import { lazyPart } from '@/ui/lazyPart'
import { phone } from '@/ui/media'
import { Row } from '@/ui/Row'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useSessionWords } from './useSessionWords'

const SurfaceLine = lazyPart(() => import('./SurfaceLine'), 'SurfaceLine', 'surface')

type WeekSessionsProps = { activities: readonly Activity[]; now: Date }

/** Day by day: sessions and matches with the ground they will be on, and when the pitches of the teams are closed for work. */
export function WeekSessions({ activities, now }: WeekSessionsProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const { data: teams = [] } = useGetCoachTeamsQuery()
  const today = dayAtGround(now, format.timeZone)
  const ahead = sessionsAhead(activities, now)
  const days = new Map(byDay(ahead, format.timeZone))
  const pitchIds = [
    ...new Set([...teams.flatMap((team) => team.pitchIds ?? []), ...ahead.flatMap((one) => one.pitchIds)]),
  ]
  const windows = groundWindows(activities, pitchIds, now, format.timeZone)
  return (
    <Section heading={t('week')}>
      {ahead.length === 0 && <Quiet>{t('weekEmpty')}</Quiet>}
      {daysFrom(today, coachPeriod(today).to).map((day) => (
        <div key={day}>
          <Heading {...dayHeading(day, today, format)} />
          <Rows>
            {(days.get(day) ?? []).map((session) => (
              <SessionRow key={session.id} session={session} now={now} />
            ))}
          </Rows>
          <Ground windows={windowsOn(windows, day, format.timeZone)} now={now} />
        </div>
      ))}
    </Section>
  )
}

function SessionRow({ session, now }: { session: Activity; now: Date }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const cancelled = session.status === 'cancelled'
  return (
    <Row
      leadWidth={token('clock')}
      lead={<time dateTime={session.startDate}>{format.time(session.startDate)}</time>}
      title={<bdi>{words.name(session)}</bdi>}
      meta={
        cancelled
          ? t('cancelled')
          : t('sessionAt', {
              time: t('onUntil', { time: format.time(session.endDate) }),
              pitch: words.place(session),
            })
      }
      struck={cancelled}
      below={
        !cancelled &&
        session.pitchIds.length > 0 && (
          <Suspense fallback={<Line>{'\u00A0'}</Line>}>
            <SurfaceLine session={session} now={now} look="row" />
          </Suspense>
        )
      }
      end={<Kind>{t(`kind.${session.activityName === 'match' ? 'match' : 'training'}`)}</Kind>}
    />
  )
}

/** Where nobody plays on this day, and why; without work, that the ground is free. */
function Ground({ windows, now }: { windows: readonly DayWindow[]; now: Date }) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const { type } = useActivityWords()
  if (windows.length === 0)
    return (
      <Line>
        <Dot /> {t('ground.free')}
      </Line>
    )
  const span = ({ from, until }: DayWindow) =>
    from === undefined
      ? until === undefined
        ? t('ground.allDay')
        : t('ground.until', { until: format.time(until) })
      : until === undefined
        ? t('ground.from', { from: format.time(from) })
        : t('ground.between', { from: format.time(from), until: format.time(until) })
  return windows.map((window) => (
    <Line key={`${window.pitchId}${window.start}`}>
      <Dot data-closed />
      <span>
        {t('ground.line', {
          pitch: words.place({ pitchIds: [window.pitchId] }),
          span: span(window),
          work: format.list(window.work.map(type)),
        })}
      </span>
    </Line>
  ))
}

function Heading({ name, date }: { name: string; date: string }) {
  return (
    <Day>
      {name} <span>{date}</span>
    </Day>
  )
}

const Day = styled.h3`
  padding-block: 12px 4px;
  font: 600 ${token('t-14')} ${token('font')};

  > span {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Kind = styled.span`
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 6px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;
`
const Dot = styled.span`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-block-start: 5px;
  border: 2px solid ${token('green')};
  border-radius: 50%;

  &[data-closed] {
    border-color: ${token('amber-deep')};
    background: ${token('amber-deep')};
  }
`
const Quiet = styled.p`
  padding-block: 12px;
  border-block-start: 1px solid ${token('line')};
  color: ${token('ink-2')};
`

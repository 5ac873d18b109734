import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { closedAt, groundWindows } from '@/domain/groundWindows'
import { nextSession, wateringBefore } from '@/domain/sessions'
import { useFormat } from '@/i18n/format'
import { duration, shortMoment } from '@/i18n/moments'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { desktop } from '@/ui/media'
import { token } from '@/ui/tokens'
import { useSessionWords } from './useSessionWords'

// What the ground will be like is worked out from readings and weather; where and when comes first.
const SurfaceLine = lazyPart(() => import('./SurfaceLine'), 'SurfaceLine', 'surface')

type NextSessionProps = { activities: readonly Activity[]; now: Date }
type SessionProps = NextSessionProps & { session: Activity }

/** Watering that lies further back is told by its time. */
const SOON_MINUTES = 12 * 60

/** The next session with its pitch, a countdown and the ground it will be played on (F39). */
export function NextSession({ activities, now }: NextSessionProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const words = useSessionWords(now)
  const session = nextSession(activities, now)
  if (!session) return <Nothing>{t('nextEmpty')}</Nothing>
  const minutes = (Date.parse(session.startDate) - now.getTime()) / 60_000
  const closed = closedAt(groundWindows(activities, session.pitchIds, now, format.timeZone), session)
  return (
    <Ink className="on-ink">
      <Label>{minutes > 0 ? t('next') : t('nextStarted')}</Label>
      <h2>
        <bdi>{words.name(session)}</bdi>
      </h2>
      <Where>
        <bdi>{words.place(session)}</bdi>
      </Where>
      <When>
        <time dateTime={session.startDate}>
          {words.day(session.startDate)} {format.time(session.startDate)}
        </time>
        <span>
          {minutes > 0
            ? t('startsIn', { time: duration(minutes, format) })
            : t('onUntil', { time: format.time(session.endDate) })}
        </span>
      </When>
      {session.pitchIds.length > 0 && (
        <Suspense fallback={<Room />}>
          <SurfaceLine session={session} now={now} />
        </Suspense>
      )}
      <Watered activities={activities} session={session} now={now} />
      {closed && (
        <Closed>
          <Glyph name="warning" size={16} />
          {t('ground.closedAtStart', { time: format.time(closed.end) })}
        </Closed>
      )}
    </Ink>
  )
}

function Watered({ activities, session, now }: SessionProps) {
  const { t } = useTranslation('coach')
  const format = useFormat()
  const watering = wateringBefore(activities, session, now)
  if (!watering) return <Water data-none>{t('water.none')}</Water>
  const today = dayAtGround(now, format.timeZone)
  const { at, amount, isPlanned, minutesBefore } = watering
  const time =
    minutesBefore <= SOON_MINUTES ? duration(minutesBefore, format) : shortMoment(at, today, format)
  const key = isPlanned ? 'planned' : 'done'
  const when = minutesBefore <= SOON_MINUTES ? 'Before' : 'At'
  return (
    <Water>
      {amount === undefined
        ? t(`water.${key}${when}`, { time })
        : t(`water.${key}${when}Amount`, { time, amount: format.quantity(amount, 'rain') })}
    </Water>
  )
}

const Ink = styled.section`
  padding: 16px;
  background: ${token('paper')};
  color: ${token('ink')};

  > h2 {
    font: 600 ${token('t-24')} ${token('font')};
    overflow-wrap: anywhere;
  }
  ${desktop} {
    padding: 24px;
    border-radius: ${token('r-card')};
  }
`
const Label = styled.p`
  color: ${token('green')};
  font-weight: 500;
`
const Where = styled.p`
  font: 400 ${token('t-20')} ${token('font')};
  color: ${token('ink-2')};
`
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-start: 12px;

  > time {
    font: 600 ${token('t-20')} ${token('font')};
  }
  > span {
    font: 600 ${token('t-32')} ${token('font')};
  }
`
/** As high as the words that come, so that nothing below moves. */
const Room = styled.div`
  block-size: 44px;
  margin-block-start: 12px;
`
const Water = styled.p`
  margin-block-start: 4px;
  color: ${token('blue')};
  font-weight: 500;

  &[data-none] {
    font-weight: 400;
    color: ${token('ink-2')};
  }
`
const Closed = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 8px;
  color: ${token('amber-deep')};
  font-weight: 500;
`
const Nothing = styled.p`
  padding: 16px;
  color: ${token('ink-2')};
  font: 400 ${token('t-16')} ${token('font')};

  ${desktop} {
    padding-inline: 0;
  }
`

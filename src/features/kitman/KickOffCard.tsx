import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Activity } from '@/domain/activity'
import { useFormat } from '@/i18n/format'
import { duration } from '@/i18n/moments'
import { token } from '@/ui/tokens'
import { KickOffWeather } from './KickOffWeather'

type KickOffCardProps = { session: Activity; team: string | undefined; now: Date }

/** One match or training in letters for the dressing-room wall: kick-off, where, on what, in which weather. */
export function KickOffCard({ session, team, now }: KickOffCardProps) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { data: pitches } = useGetPitchesQuery()
  const [pitchId] = session.pitchIds
  const pitch = pitches?.find(({ id }) => id === pitchId)
  const cancelled = session.status === 'cancelled'
  const minutes = (Date.parse(session.startDate) - now.getTime()) / 60_000
  const name = session.name || t(`kind.${session.activityName === 'match' ? 'match' : 'training'}`)
  return (
    <Card data-match={session.activityName === 'match' || undefined}>
      <Time dateTime={session.startDate}>{format.time(session.startDate)}</Time>
      <Words>
        <h3>{cancelled ? <s>{name}</s> : <bdi>{name}</bdi>}</h3>
        {team && <Team>{team}</Team>}
        <p>
          {!pitch
            ? t('noPitch')
            : pitch.surface
              ? t('pitchSurface', { pitch: pitch.name, surface: t(`surface.${pitch.surface}`) })
              : pitch.name}
        </p>
        {pitchId !== undefined && !cancelled && <KickOffWeather pitchId={pitchId} at={session.startDate} />}
      </Words>
      <Left>
        {cancelled
          ? t('cancelled')
          : minutes > 0
            ? t('startsIn', { time: duration(minutes, format) })
            : t('onUntil', { time: format.time(session.endDate) })}
      </Left>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  padding: 16px;
  border: 1px solid ${token('line')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  break-inside: avoid;

  & + & {
    margin-block-start: 12px;
  }
  &[data-match] {
    border-color: ${token('ctl')};
  }
`
const Time = styled.time`
  font: 600 ${token('t-32')} ${token('font')};
  min-inline-size: 84px;
`
const Words = styled.div`
  display: grid;
  gap: 4px;
  font: 400 1.125rem/1.5rem ${token('font')};
  overflow-wrap: anywhere;

  > h3 {
    font: 600 ${token('t-20')} ${token('font')};
    padding-block-start: 6px;
  }
  s {
    color: ${token('ink-2')};
  }
`
const Team = styled.p`
  color: ${token('ink-2')};
`
const Left = styled.p`
  grid-column: 2;
  font: 600 ${token('t-16')} ${token('font')};
  color: ${token('green-deep')};

  @media print {
    display: none;
  }
`

import styled from '@emotion/styled'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { duration, shortMoment } from '@/i18n/moments'
import { Glyph } from '@/ui/Glyph'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, hover, phone } from '@/ui/media'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { KickOffFacts } from './KickOffFacts'
import { useKickOff } from './useKickOff'

const KickOffDetails = lazyPart(() => import('./KickOffDetails'), 'KickOffDetails')

type KickOffCardProps = {
  session: Activity
  team: string | undefined
  now: Date
  /** The next one: its details are open. */
  isNext: boolean
}

/** One match or training: when, where, on what ground, with which studs, in which weather (F40, B15). */
export function KickOffCard({ session, team, now, isNext }: KickOffCardProps) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const kickOff = useKickOff(session, now)
  const [isOpen, setOpen] = useState(isNext)
  const detailsId = useId()
  const cancelled = session.status === 'cancelled'
  // The same session stands there on several days.
  const moment = shortMoment(session.startDate, dayAtGround(now, format.timeZone), format)
  const minutes = (Date.parse(session.startDate) - now.getTime()) / 60_000
  return (
    <Card data-next={isNext || undefined}>
      <When>
        <time dateTime={session.startDate}>{format.time(session.startDate)}</time>
        <span data-cancelled={cancelled || undefined}>
          {cancelled
            ? t('cancelled')
            : minutes > 0
              ? t('startsIn', { time: duration(minutes, format) })
              : t('onUntil', { time: format.time(session.endDate) })}
        </span>
      </When>
      <Where>
        <h3>{cancelled ? <s>{kickOff.name}</s> : <bdi>{kickOff.name}</bdi>}</h3>
        <p>
          {team && <bdi>{team}</bdi>}
          <span>{kickOff.place}</span>
        </p>
        {kickOff.changed && <p>{kickOff.changed}</p>}
      </Where>
      {!cancelled && session.pitchIds.length > 0 && (
        <>
          <KickOffFacts kickOff={kickOff} now={now} />
          <More
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={t('moreLabel', { session: kickOff.name, time: moment })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('more')}
            <Glyph name={isOpen ? 'up' : 'down'} size={20} />
          </More>
          <div id={detailsId} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={<Skeleton kind="block" count={1} height="160px" />}>
                <KickOffDetails session={session} team={team} kickOff={kickOff} now={now} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  gap: 12px;
  padding: 12px 16px 4px;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};
  break-inside: avoid;

  & + & {
    margin-block-start: 8px;
  }
  ${desktop} {
    padding-inline: 20px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
  }
  &[data-next] {
    border-block-start: 4px solid ${token('green')};
  }
  @media print {
    padding-block-end: 12px;
  }
`
const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;

  > time {
    font: 600 ${token('t-48')} ${token('font')};
    font-variant-numeric: tabular-nums;
  }
  > span {
    font: 600 ${token('t-20')} ${token('font')};
    color: ${token('green-deep')};

    &[data-cancelled] {
      color: ${token('red')};
    }
  }
`
const Where = styled.div`
  font: 400 1.125rem/1.5rem ${token('font')};
  color: ${token('ink-2')};
  overflow-wrap: anywhere;

  > h3 {
    font: 600 ${token('t-24')} ${token('font')};
    color: ${token('ink')};
  }
  s {
    color: ${token('ink-2')};
  }
  > p > bdi + span::before {
    content: ' · ';
  }
`
const More = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 48px;
  border-block-start: 1px solid ${token('line')};
  font: 600 ${token('t-16')} ${token('font')};
  text-align: start;
  color: ${token('green-deep')};

  ${phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
  @media print {
    display: none;
  }
`

import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { heatScaleOf } from '@/domain/bands'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { quantityBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { hover, phone } from '@/ui/media'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { useBand } from './useBand'
import type { Board } from './useBoard'
import { useSessionName } from './useSessionName'

const SHOWN = 8

/** The last sessions of a metric in the same colours, newest first: what changes can be seen. */
export function SessionStrip({ board, pitch }: { board: Board; pitch: Pitch }) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const { search } = useLocation()
  const sessionName = useSessionName(board.today)
  const { limits } = useBand(pitch, board.metric, board.today)
  const scale = heatScaleOf(limits, board.metric)
  const all = new URLSearchParams(search)
  all.set('tab', 'sessions')
  return (
    <Strip aria-label={t('sessions.title')}>
      <Head>
        <h3>{t('sessions.title')}</h3>
        <span>{t('sessions.sameScale', { count: Math.min(SHOWN, board.sessions.length) })}</span>
        <TextLink to={{ search: all.toString() }}>
          {t('sessions.all', { count: board.sessions.length })}
        </TextLink>
      </Head>
      <Minis role="list">
        {board.sessions.slice(0, SHOWN).map((session) => {
          const mean = gridStatistics(session.values)?.mean
          return (
            <li key={session.id}>
              <Mini
                type="button"
                aria-current={session.id === board.session?.id || undefined}
                onClick={() => board.showSession(session.id)}
              >
                <HeatGrid
                  mini
                  label={sessionName(session)}
                  values={session.values}
                  quantity={METRIC_QUANTITY[session.metric]}
                  scale={scale}
                />
                <span>
                  <b>
                    {mean === undefined
                      ? '–'
                      : quantityBeside(mean, METRIC_QUANTITY[session.metric], limits, format)}
                  </b>{' '}
                  {format.day(dayAtGround(session.measuredAt, format.timeZone), 'short')}
                </span>
              </Mini>
            </li>
          )
        })}
      </Minis>
    </Strip>
  )
}

const Strip = styled.section`
  margin-block-start: 16px;
  min-inline-size: 0;

  @media print {
    display: none;
  }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  margin-block-end: 8px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  > span {
    color: ${token('ink-2')};
  }
  > a {
    margin-inline-start: auto;
  }
`
const Minis = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;

  ${phone} {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    margin-inline: -16px;
    padding: 4px 16px;

    > li {
      flex: none;
      inline-size: 136px;
    }
  }
`
const Mini = styled.button`
  display: grid;
  gap: 4px;
  inline-size: 100%;
  border-radius: ${token('r-mark')};
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  text-align: start;
  cursor: pointer;

  b {
    font-weight: 600;
    color: ${token('ink')};
  }
  &[aria-current] {
    outline: 2px solid ${token('ink')};
    outline-offset: 2px;
  }
  ${hover} {
    &:hover b {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`

import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countBands } from '@/domain/bands'
import { cellValues, onlyCells, type Reading } from '@/domain/fieldSessions'
import { dayAtGround } from '@/domain/groundTime'
import { gridStatistics } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch, Section } from '@/domain/pitch'
import { limitText } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { useRangeText } from '@/i18n/useRangeText'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { forcedColors, phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { token } from '@/ui/tokens'
import { meanText, spreadText, variationText } from './metricText'
import { useBand } from './useBand'
import { useBoard } from './useBoard'
import { useSessionName } from './useSessionName'

// Opened seldom.
const BandEditor = lazyPart(() => import('./BandEditor'), 'BandEditor')

type BandSharesProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: Section | undefined
  sections: readonly Section[]
  readOnly: boolean
}

/** How much of the shown session lies in its band, and its mean, spread and extremes. Nothing without a session. */
export function BandShares({ pitch, section, readOnly }: BandSharesProps) {
  const board = useBoard(pitch, section)
  if (!board.session || !board.whole.data) return null
  return (
    <Shares
      key={board.session.id}
      pitch={pitch}
      session={board.session}
      sessions={board.sessions}
      today={board.today}
      cells={board.cells}
      readOnly={readOnly}
    />
  )
}

type SharesProps = {
  pitch: Pitch
  session: Reading
  sessions: readonly Reading[]
  today: string
  cells: ReadonlySet<number> | undefined
  readOnly: boolean
}

function Shares({ pitch, session, sessions, today, cells, readOnly }: SharesProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const rangeText = useRangeText()
  const sessionName = useSessionName(today)
  const [editing, setEditing] = useState(false)
  const { metric } = session
  const day = dayAtGround(session.measuredAt, format.timeZone)
  const { limits, isOwn } = useBand(pitch, metric, day)
  const quantity = METRIC_QUANTITY[metric]
  const statistics = gridStatistics(onlyCells(session.values, cells))
  const counts = countBands(cellValues(session.values, cells), limits)
  const measured = counts.low + counts.within + counts.high
  const share = (count: number) => (measured === 0 ? '' : shareText(count / measured, format))
  const target = rangeText(limits, quantity)
  const rows = [
    ...(limits.low === null
      ? []
      : [
          {
            key: 'low' as const,
            text: t('bands.below', {
              word: t(`board.metrics.${metric}.low`),
              limit: limitText(limits.low, quantity, format),
            }),
          },
        ]),
    { key: 'within' as const, text: t('bands.within', { target }) },
    ...(limits.high === null
      ? []
      : [
          {
            key: 'high' as const,
            text: t('bands.above', {
              word: t(`board.metrics.${metric}.high`),
              limit: limitText(limits.high, quantity, format),
            }),
          },
        ]),
  ]
  return (
    <Part aria-label={t('bands.title')}>
      <Head>
        <h3>{t('bands.title')}</h3>
        <span>{t(isOwn ? 'bands.ownTarget' : 'bands.target', { target })}</span>
        <Provenance
          title={t('bands.title')}
          text={t('bands.what')}
          origin="computed"
          formula={t('bands.formula')}
          inputs={[
            t('board.card', { metric: t(`board.metrics.${metric}.name`), when: sessionName(session) }),
            t('bands.targetInput', { target }),
          ]}
          source={isOwn ? t('bands.sourceOwn') : t('bands.source')}
          at={session.measuredAt}
        />
        {!readOnly && (
          <Button layout="plain" size="small" onClick={() => setEditing(true)}>
            {t('bands.set')}
          </Button>
        )}
      </Head>
      <Stack aria-hidden>
        {(['low', 'within', 'high', 'none'] as const).map(
          (key) => counts[key] > 0 && <i key={key} data-band={key} style={{ flex: counts[key] }} />,
        )}
      </Stack>
      <Lines role="list">
        {rows.map(({ key, text }) => (
          <li key={key}>
            <i data-band={key} />
            <Words>{text}</Words>
            <Cells>{t('bands.cells', { count: counts[key] })}</Cells>
            <b>{share(counts[key])}</b>
          </li>
        ))}
        {counts.none > 0 && (
          <li>
            <i data-band="none" />
            <Cells>{t('bands.none')}</Cells>
            <Cells>{t('bands.cells', { count: counts.none })}</Cells>
            <b />
          </li>
        )}
      </Lines>
      {statistics ? (
        <Five>
          <Figure label={t('bands.mean')}>{meanText(statistics.mean, metric, format)}</Figure>
          <Figure label={t('bands.sd')}>{spreadText(statistics, metric, format)}</Figure>
          <Figure label={t('bands.cv')}>{variationText(statistics, metric, format)}</Figure>
          <Figure label={t('bands.lowest')}>{format.figure(statistics.min, quantity).number}</Figure>
          <Figure label={t('bands.highest')}>{format.figure(statistics.max, quantity).number}</Figure>
        </Five>
      ) : (
        <p>{t('bands.noReading')}</p>
      )}
      {editing && (
        <Suspense>
          <BandEditor
            pitch={pitch}
            metric={metric}
            sessions={sessions}
            day={day}
            today={today}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Part>
  )
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

const Part = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  margin-block-end: 16px;

  [data-band] {
    border-radius: 3px;
    print-color-adjust: exact;
  }
  [data-band='low'] {
    background: ${token('d3')};
  }
  [data-band='within'] {
    background: ${token('green')};
  }
  [data-band='high'] {
    background: ${token('d11')};
  }
  [data-band='none'] {
    box-shadow: inset 0 0 0 1px ${token('nodata')};
    background: repeating-linear-gradient(135deg, transparent 0 3px, ${token('nodata')} 3px 4px);
  }
  /* From left to right, and named beside their marks: empty, full, half, dashed. */
  ${forcedColors} {
    [data-band] {
      border: 1px solid CanvasText;
    }
    [data-band='within'] {
      background: CanvasText;
    }
    [data-band='high'] {
      background: GrayText;
    }
    [data-band='none'] {
      border-style: dashed;
    }
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: 40px;

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
  > span {
    color: ${token('ink-2')};
  }
  > button:last-of-type {
    margin-inline-start: auto;
    min-inline-size: 0;
  }
`
const Stack = styled.div`
  display: flex;
  gap: 2px;
  block-size: 12px;
  direction: ltr;

  > i {
    display: block;
    min-inline-size: 3px;
  }
`
const Lines = styled.ul`
  display: grid;
  gap: 4px;

  > li {
    display: grid;
    grid-template-columns: 12px minmax(0, 1fr) auto 52px;
    gap: 8px;
    align-items: center;
  }
  i {
    inline-size: 12px;
    block-size: 12px;
  }
  b {
    font-weight: 600;
    text-align: end;
  }
  ${phone} {
    font: 400 ${token('t-16')} ${token('font')};
  }
`
const Words = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`
const Cells = styled.span`
  color: ${token('ink-2')};
`
const Five = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: 8px;
  margin-block-start: 4px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};

  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 600 ${token('t-16')} ${token('font')};
  }
`

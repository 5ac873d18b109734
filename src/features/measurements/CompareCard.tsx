import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { differenceScaleOf } from '@/domain/bands'
import { cellValues, differenceOf, onlyCells, type Reading } from '@/domain/fieldSessions'
import { gridStatistics } from '@/domain/measurement'
import { differenceQuantity } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { apartText, differenceText } from '@/i18n/changeText'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { HeatGrid } from '@/ui/heatGrid/HeatGrid'
import { Notice } from '@/ui/Notice'
import { Provenance } from '@/ui/Provenance'
import { LazySelect } from '@/ui/LazySelect'
import { useIsPhone } from '@/ui/useIsPhone'
import { token } from '@/ui/tokens'
import { BoardCard } from './BoardCard'
import { BetweenSessions } from './BetweenSessions'
import { standsOf } from './standsOf'
import { useBand } from './useBand'
import type { Board } from './useBoard'
import { useSessionName } from './useSessionName'

type CompareCardProps = {
  pitch: Pitch
  board: Board
  later: Reading
  earlier: Reading
}

/** What changed from one session to another, cell by cell, and what was done in between (B6). */
export function CompareCard({ pitch, board, later: one, earlier: other }: CompareCardProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const isPhone = useIsPhone()
  const sessionName = useSessionName(board.today)
  const [selected, setSelected] = useState<ReadonlySet<number>>(NOTHING)
  // Whichever was chosen first: a difference is told forwards in time.
  const [later, earlier] = one.measuredAt >= other.measuredAt ? [one, other] : [other, one]
  const { metric } = later
  const { limits } = useBand(pitch, metric, board.today)
  const change = differenceOf(later.values, earlier.values)
  const part = change && onlyCells(change, selected.size > 0 ? selected : board.cells)
  const statistics = part && gridStatistics(part)
  const values = part ? cellValues(part, undefined).filter((value) => value !== null) : []
  const options = board.sessions.map((session) => ({ id: session.id, label: sessionName(session) }))
  const name = t(`board.metrics.${metric}.name`)
  const title = t('compare.title', { metric: name })
  return (
    <BoardCard aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <Button size="small" onClick={() => board.compareWith(undefined)}>
          {t('compare.end')}
        </Button>
      </Head>
      <Pair>
        <LazySelect
          size="small"
          label={t('compare.from')}
          options={options.filter(({ id }) => id !== later.id)}
          value={earlier.id}
          onChange={(id) => choose(board, later, id)}
        />
        <LazySelect
          size="small"
          label={t('compare.to')}
          options={options.filter(({ id }) => id !== earlier.id)}
          value={later.id}
          onChange={(id) => choose(board, earlier, id)}
        />
      </Pair>
      {change === null ? (
        <Notice tone="info">{t('compare.otherShape')}</Notice>
      ) : (
        <HeatGrid
          label={`${title}, ${sessionName(earlier)} – ${sessionName(later)}`}
          values={change}
          quantity={differenceQuantity(metric)}
          inUnit={(value) => apartText(value, differenceQuantity(metric), format, { t })}
          scale={differenceScaleOf(limits)}
          numbers={!isPhone}
          bearing={pitch.bearing}
          stands={standsOf(pitch, t)}
          ends={{ low: t('compare.less'), high: t('compare.more') }}
          selected={selected.size > 0 ? selected : (board.cells ?? NOTHING)}
          onSelect={setSelected}
        />
      )}
      {change !== null && (
        <Sum>
          {statistics ? (
            <>
              {t('compare.mean', {
                change: differenceText(statistics.mean, differenceQuantity(metric), format, { t }),
              })}{' '}
              {t('compare.cells', {
                up: format.number(values.filter((value) => value > 0).length),
                down: format.number(values.filter((value) => value < 0).length),
              })}
            </>
          ) : (
            t('compare.none')
          )}
          <Provenance
            title={title}
            text={t('compare.what')}
            origin="computed"
            formula={t('compare.formula')}
            inputs={[sessionName(earlier), sessionName(later)]}
            at={later.measuredAt}
          />
        </Sum>
      )}
      <BetweenSessions pitch={pitch} from={earlier.measuredAt} to={later.measuredAt} />
    </BoardCard>
  )
}

function choose(board: Board, kept: Reading, id: string): void {
  const chosen = board.sessions.find((session) => session.id === id)
  if (!chosen) return
  if (chosen.measuredAt >= kept.measuredAt) board.compareTwo(chosen, kept)
  else board.compareTwo(kept, chosen)
}

const NOTHING: ReadonlySet<number> = new Set()

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 40px;

  > h2 {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin-block-end: 12px;
`
const Sum = styled.p`
  margin-block-start: 8px;
  font-weight: 500;
`

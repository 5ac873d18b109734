import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type BandLimits, countBands } from '@/domain/bands'
import { gridStatistics } from '@/domain/measurement'
import { differenceQuantity, hasVariation, METRIC_QUANTITY } from '@/domain/metricQuantity'
import { gridOfRound, type RoundDraft } from '@/domain/roundDraft'
import { useFormat } from '@/i18n/format'
import { shareText } from '@/i18n/shareText'
import { AboutFigures } from '@/ui/AboutFigures'
import { token } from '@/ui/tokens'

type RoundTallyProps = { draft: RoundDraft; limits: BandLimits }

/** What the readings come to so far, against the target. */
export function RoundTally({ draft, limits }: RoundTallyProps) {
  const { t } = useTranslation('round')
  const format = useFormat()
  const { metric } = draft
  const so = gridStatistics(gridOfRound(draft))
  const finer = draft.decimals + 1
  const counts = countBands(
    draft.readings.map(({ value }) => value),
    limits,
  )
  const none = t('tally.none')
  const apart = differenceQuantity(metric)
  // In the unit of the mean beside it; of percentages that would read as a share of it.
  const spread = (sd: number): string =>
    apart === 'percent' ? format.number(sd, finer) : format.quantity(sd, apart, finer)
  const rows: [string, string][] = [
    [t('tally.mean'), so ? format.quantity(so.mean, METRIC_QUANTITY[metric], finer) : none],
    [t('tally.sd'), so && so.count > 1 ? spread(so.sd) : none],
    ...(hasVariation(metric)
      ? [
          [
            t('tally.cv'),
            so && so.count > 1 && so.cv !== null ? format.quantity(so.cv, 'percent', 1) : none,
          ] satisfies [string, string],
        ]
      : []),
    [t('tally.within'), so ? shareText(counts.within / so.count, format) : none],
  ]
  return (
    <Line>
      <List>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <AboutFigures
        title={format.list(rows.map(([name]) => name))}
        of="round"
        at={so ? draft.changedAt : undefined}
      />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-start: 8px;
  border-block-start: 1px solid ${token('line')};
`
const List = styled.dl`
  flex: 1;
  display: flex;
  justify-content: space-between;
  gap: 8px;

  dt {
    font: 400 ${token('t-16')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 600 ${token('t-20')} ${token('font')};
    font-variant-numeric: tabular-nums;
  }
`

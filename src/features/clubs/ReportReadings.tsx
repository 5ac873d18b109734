import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { LEAGUE_METRICS } from '@/domain/league/norm'
import type { RoundFixture } from '@/domain/league/rounds'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { PlainTable } from '@/ui/PlainTable'
import { LightMark } from '@/ui/LightMark'
import { useFormatAt } from './useFormatAt'
import { useNormWords } from './useNormWords'

/** What was read on the pitch last, against the norm. */
export function ReportReadings({ match }: { match: RoundFixture }) {
  const { t } = useTranslation('clubs')
  const at = useFormatAt()(match.club)
  const normWords = useNormWords()
  const rows = LEAGUE_METRICS.flatMap((metric) => {
    const cell = match.pitch?.cells[metric]
    if (!cell) return []
    return [
      {
        id: metric,
        cells: [
          t(`short.${metric}`),
          at.quantity(cell.value, METRIC_QUANTITY[metric]),
          <Word key="word">
            <LightMark light={cell.light} />
            {t(`against.${cell.against ?? 'old'}`)}
          </Word>,
          normWords(metric, cell.norm),
          at.dateTime(cell.at),
        ],
      },
    ]
  })
  if (rows.length === 0) return <p>{t('table.noReading')}</p>
  return (
    <PlainTable
      stacked
      caption={t('form.readings')}
      columns={[
        { id: 'metric', header: t('compare.metric') },
        { id: 'value', header: t('form.value'), end: true },
        { id: 'word', header: t('table.status') },
        { id: 'norm', header: t('compare.norm') },
        { id: 'at', header: t('table.read') },
      ]}
      rows={rows}
    />
  )
}

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`

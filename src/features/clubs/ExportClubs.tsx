import { useTranslation } from 'react-i18next'
import { LEAGUE_METRICS } from '@/domain/league/norm'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { unitSymbol, useFormat } from '@/i18n/format'
import { type CsvCell, csvStyleOf, writeCsv } from '@/lib/csvText'
import { download } from '@/lib/download'
import { unitOf } from '@/lib/units'
import { Button } from '@/ui/Button'
import { useFormatAt } from './useFormatAt'
import type { Office } from './useOffice'

/** Every pitch of every club as one file, whatever is shown: value, word and age of each metric. */
export function ExportClubs({ office }: { office: Office }) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const formatAt = useFormatAt()
  const { unitSystem } = format
  const write = () => {
    const head = [
      t('csv.club'),
      t('csv.pitch'),
      t('csv.kind'),
      t('csv.status'),
      t('csv.read'),
      t('csv.next'),
      t('csv.nextAt'),
      ...LEAGUE_METRICS.flatMap((metric) => {
        const name = t(`short.${metric}`)
        const unit = unitSymbol(unitOf(METRIC_QUANTITY[metric], unitSystem))
        return [
          unit === '' ? name : t('csv.value', { metric: name, unit }),
          t('csv.word', { metric: name }),
          t('csv.at', { metric: name }),
        ]
      }),
    ]
    const rows = office.clubs.flatMap(({ club, status, pitches }): CsvCell[][] => {
      const at = formatAt(club)
      if (pitches.length === 0) return [[club.name, '', '', t(`status.${status}`)]]
      return pitches.map((row) => [
        club.name,
        row.pitch.name,
        row.pitch.kind ? t(`kind.${row.pitch.kind}`) : '',
        t(`status.${row.status}`),
        row.readAt && at.dateTime(row.readAt),
        row.next?.name,
        row.next && at.dateTime(row.next.startDate),
        ...LEAGUE_METRICS.flatMap((metric): CsvCell[] => {
          const cell = row.cells[metric]
          if (!cell) return ['', '', '']
          return [
            format.cell(cell.value, METRIC_QUANTITY[metric]),
            t(`against.${cell.against ?? 'old'}`),
            at.dateTime(cell.at),
          ]
        }),
      ])
    })
    download(writeCsv([head, ...rows], csvStyleOf(format.locale)), {
      name: `${t('exportName')}-${office.today}.csv`,
      type: 'text/csv',
    })
  }
  return (
    <Button size="small" onClick={write}>
      {t('export')}
    </Button>
  )
}

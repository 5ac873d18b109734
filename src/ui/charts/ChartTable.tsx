import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { DataTable } from '../DataTable'
import type { ChartColumn } from './chartRows'
import { type Chart, dayOf } from './timeSeries'

type ChartTableProps = { title: string; chart: Chart; columns: readonly ChartColumn[] }

/** What the drawing shows, day by day. */
export function ChartTable({ title, chart, columns }: ChartTableProps) {
  const { t } = useTranslation('charts')
  const format = useFormat()
  return (
    <DataTable
      caption={title}
      hideCaption
      rows={Array.from({ length: chart.count }, (_, at) => at)}
      rowId={(at) => String(at)}
      columns={[
        {
          id: 'day',
          header: t('day'),
          cell: (at: number) => {
            const day = format.day(dayOf(chart.first + at), chart.count > 200 ? 'medium' : 'weekday')
            return at > chart.today ? t('dayAhead', { day }) : day
          },
        },
        ...columns.map((column) => ({
          id: column.key,
          header: column.label,
          align: 'end' as const,
          cell: (at: number) => column.text(at) ?? (column.key.startsWith('lane/') ? null : t('noReading')),
        })),
      ]}
    />
  )
}

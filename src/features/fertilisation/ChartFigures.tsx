import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CsvCell, csvStyleOf, writeCsv } from '@/domain/csv'
import { useFormat } from '@/i18n/format'
import { download } from '@/lib/download'
import { ChartFoot } from '@/ui/charts/ChartFoot'
import { DataTable } from '@/ui/DataTable'

/** A column of what a drawing shows: as it is read, and as a file holds it. */
export type FigureColumn<Row> = {
  id: string
  header: string
  text: (row: Row) => string
  /** A number in the unit of the header, or a day; undefined where nothing is known. */
  value: (row: Row) => CsvCell
  isNumber?: boolean
}

type ChartFiguresProps<Row> = {
  title: string
  /** Without its end. */
  fileName: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The drawing. */
  children: ReactNode
}

/** A drawing that can be read as a table and taken along as a file, as every chart of time can. */
export function ChartFigures<Row>({
  title,
  fileName,
  columns,
  rows,
  rowId,
  children,
}: ChartFiguresProps<Row>) {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const save = () =>
    download(
      writeCsv(
        [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))],
        csvStyleOf(format.locale),
      ),
      { name: `${fileName}.csv`, type: 'text/csv' },
    )
  return (
    <>
      {asTable ? (
        <DataTable
          caption={title}
          hideCaption
          rows={rows}
          rowId={rowId}
          columns={columns.map(({ id, header, text, isNumber }) => ({
            id,
            header,
            align: isNumber ? ('end' as const) : ('start' as const),
            cell: text,
          }))}
        />
      ) : (
        children
      )}
      <ChartFoot>
        <button type="button" onClick={() => setAsTable(!asTable)}>
          {asTable ? t('chart') : t('table')}
        </button>
        <button type="button" onClick={save}>
          {t('save')}
        </button>
      </ChartFoot>
    </>
  )
}

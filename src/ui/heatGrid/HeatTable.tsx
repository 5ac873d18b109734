import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cellAt, type Cells, type GridShape, rowLetter } from '@/lib/gridCells'
import type { Quantity } from '@/lib/units'
import { token } from '../tokens'

type HeatTableProps = {
  label: string
  values: readonly (readonly (number | null)[])[]
  shape: GridShape
  quantity: Quantity
  flagged: Cells | undefined
  estimates: readonly (readonly (number | null)[])[] | undefined
}

/** The same readings as a plain table, for those who do not read colours. */
export function HeatTable({ label, values, shape, quantity, flagged, estimates }: HeatTableProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const columns = Array.from({ length: shape.columns }, (_, column) => column)
  const unit = format.unit(quantity)
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <caption>
          {label}
          {unit && <small>{t('heat.table.unit', { unit })}</small>}
          {estimates && <small>{t('heat.table.estimated')}</small>}
        </caption>
        <thead>
          <tr>
            <td>{unit}</td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {format.number(column + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shape.rows }, (_, row) => (
            <tr key={row}>
              <th scope="row">{rowLetter(row)}</th>
              {columns.map((column) => {
                const read = values[row]?.[column] ?? null
                const value = read ?? estimates?.[row]?.[column] ?? null
                const number = value === null ? '' : format.figure(value, quantity).number
                return (
                  <td key={column} data-none={read === null || undefined}>
                    {value === null
                      ? t('heat.table.noReading')
                      : read === null
                        ? t('heat.table.estimate', { number })
                        : flagged?.has(cellAt(row, column, shape))
                          ? t('heat.flagged', { cell: number })
                          : number}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.div`
  direction: ltr;
  overflow-x: auto;
`
const Table = styled.table`
  border-collapse: collapse;
  font: 400 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: 8px;
    text-align: start;
    font: 600 ${token('t-14')} ${token('font')};
  }
  small {
    margin-inline-start: 8px;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  th,
  td {
    padding: 6px 8px;
    text-align: end;
    border-block-end: 1px solid ${token('line')};
  }
  th {
    font-weight: 400;
    color: ${token('ink-2')};
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: ${token('paper')};
  }
  [data-none] {
    color: ${token('ink-2')};
  }
`

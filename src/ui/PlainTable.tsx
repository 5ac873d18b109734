import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from './tokens'

export type PlainColumn = { id: string; header: ReactNode; end?: boolean }
export type PlainRow = { id: string; cells: readonly ReactNode[]; total?: boolean }
type PlainTableProps = {
  caption: string
  columns: readonly PlainColumn[]
  rows: readonly PlainRow[]
  /** A phone lays each row out below itself: where there are many columns, or one holds sentences. */
  stacked?: boolean
}

/** So many columns stand beside one another on a phone without breaking words. */
const ABREAST = 4

/** Rows that are kept together on one page; those of a stacked table are too high for it. */
const SHORT = 12

/** A table as it goes to print: no controls, no row cut in two, its head on every page. A null cell stays empty. */
export function PlainTable({ caption, columns, rows, stacked: asked }: PlainTableProps) {
  const stacked = asked ?? columns.length > ABREAST
  return (
    <Table
      aria-label={caption}
      data-stacked={stacked || undefined}
      data-short={(!stacked && rows.length <= SHORT) || undefined}
      {...role.table}
    >
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map(({ id, header, end }) => (
            <th key={id} scope="col" data-end={end || undefined} {...role.columnheader}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {rows.map((row) => (
          <tr key={row.id} data-total={row.total || undefined} {...role.row}>
            {columns.map(({ id, header, end }, at) =>
              at === 0 ? (
                <th key={id} scope="row" {...role.rowheader}>
                  {row.cells[at]}
                </th>
              ) : (
                <td
                  key={id}
                  data-end={end || undefined}
                  data-empty={row.cells[at] === null || undefined}
                  {...role.cell}
                >
                  {stacked && <Label aria-hidden>{header}</Label>}
                  <div>{row.cells[at]}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Spelled out, because phones lay the table out as blocks and browsers then forget what it was. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A sheet of paper is as narrow as a phone, and no phone. */
const phoneScreen = '@media screen and (max-width: 719px)'

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${token('t-14')} ${token('font')};
  font-variant-numeric: tabular-nums;

  table + & {
    margin-block-start: 16px;
  }

  th,
  td {
    padding-block: 8px;
    padding-inline: 0 12px;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid ${token('line')};
    overflow-wrap: anywhere;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  [data-end] {
    text-align: end;
  }
  thead th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    vertical-align: bottom;
    /* Rather a narrower column beside it than a word in two. */
    overflow-wrap: break-word;
  }
  tbody th {
    font-weight: 500;
  }
  [data-total] > * {
    font-weight: 600;
  }
  ${phoneScreen} {
    &[data-stacked] {
      &,
      tbody,
      tr,
      th,
      td {
        display: block;
      }
      thead {
        display: none;
      }
      tr {
        padding-block: 10px;
        border-block-end: 1px solid ${token('line')};
      }
      tbody :is(th, td) {
        display: grid;
        grid-template-columns: minmax(112px, 2fr) 5fr;
        align-items: baseline;
        gap: 8px;
        padding: 2px 0;
        border: 0;
        text-align: start;
      }
      tbody th {
        display: block;
      }
      tbody td[data-empty] {
        display: none;
      }
    }
  }
  @media print {
    font-size: 9pt;

    thead {
      display: table-header-group;
    }
    &[data-short],
    tr {
      break-inside: avoid;
    }
    th,
    td {
      padding-block: 4px;
    }
    thead th {
      font-size: 8pt;
    }
    &[data-stacked] {
      font-size: 7.5pt;
      line-height: 1.35;

      th,
      td {
        padding-inline-end: 8px;
      }
    }
  }
`
const Label = styled.span`
  display: none;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phoneScreen} {
    display: block;
  }
`

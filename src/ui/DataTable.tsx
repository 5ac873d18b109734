import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { cardStyles } from './cardStyles'
import { coverStyles } from './coverStyles'
import { Glyph } from './Glyph'
import { hiddenStyles } from './hiddenStyles'
import { hover } from './media'
import { MoreRows } from './MoreRows'
import { token } from './tokens'
import { PhoneSort } from './PhoneSort'
import { sortRows } from './sortRows'
import { abreast, stacked, tablet } from './tableMedia'
import { VisuallyHidden } from './VisuallyHidden'

export type SortDirection = 'ascending' | 'descending'
export type Sort = { column: string; direction: SortDirection }

export type Column<T> = {
  id: string
  header: string
  cell: (row: T) => ReactNode
  /** What the column sorts by; without it the column cannot be sorted. */
  sortBy?: (row: T) => string | number | null
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  width?: string
  /**
   * On phones: `title` is the row's first line (the first column if none says so), `aside` stands at its end, `below`
   * in a line under it without its head, `line` in a line with it, a `value` under its head in one of three columns;
   * `hidden` leaves it out, on tablets too.
   */
  phone?: 'title' | 'aside' | 'below' | 'line' | 'value' | 'hidden'
  /** Rows whose cell phones leave out: it says nothing that has to be known. */
  quiet?: (row: T) => boolean
}

type DataTableProps<T> = {
  caption: string
  /** The heading above already says it. */
  hideCaption?: boolean
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowId: (row: T) => string
  /** The title cell opens the row; its control covers the whole row. */
  rowLink?: (row: T) => string
  onRowPress?: (row: T) => void
  defaultSort?: Sort
  /** Names the choice of the order on phones; without it there is none. */
  sortLabel?: string
  /** The order in which texts sort, usually the interface language's; numbers sort as numbers. */
  compareText?: (a: string, b: string) => number
  /** At the end of each row: an IconButton, a Menu. */
  rowActions?: (row: T) => ReactNode
}

/** Rows drawn at first, and added each time the end comes near: ten thousand open as quickly as ten. */
const CHUNK = 100

/** A table that sorts; rows become stacked cards on phones. */
export function DataTable<T>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowId,
  rowLink,
  onRowPress,
  defaultSort,
  sortLabel,
  compareText,
  rowActions,
}: DataTableProps<T>) {
  const { t, i18n } = useTranslation('common')
  const [sort, setSort] = useState<Sort | undefined>(defaultSort)
  const [limit, setLimit] = useState(CHUNK)

  const compare = compareText ?? new Intl.Collator(i18n.language || 'en-GB', { numeric: true }).compare
  const sorted = sortRows(rows, columns, sort, compare)
  const titleId = (columns.find((column) => column.phone === 'title') ?? columns[0])?.id

  const turn = (column: string) =>
    setSort({
      column,
      direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
    })

  const title = (row: T, content: ReactNode) => {
    if (rowLink)
      return (
        <Link to={rowLink(row)} data-cover>
          {content}
        </Link>
      )
    if (onRowPress)
      return (
        <button type="button" data-cover onClick={() => onRowPress(row)}>
          {content}
        </button>
      )
    return content
  }

  return (
    <Scroller>
      {sortLabel !== undefined && (
        <Sorting>
          <PhoneSort
            label={sortLabel}
            options={columns.filter(({ sortBy }) => sortBy).map(({ id, header }) => ({ id, label: header }))}
            first={titleId}
            sort={sort}
            onSort={setSort}
          />
        </Sorting>
      )}
      <Table {...role.table} aria-rowcount={rows.length + 1}>
        <Caption data-hidden={hideCaption || undefined}>{caption}</Caption>
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...role.columnheader}
                scope="col"
                data-align={column.align}
                data-phone={column.phone === 'hidden' ? 'hidden' : undefined}
                style={{ inlineSize: column.width }}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.sortBy ? (
                  <Turn type="button" onClick={() => turn(column.id)}>
                    {column.header}
                    <Mark data-on={sort?.column === column.id || undefined}>
                      <Glyph
                        name={
                          sort?.column === column.id && sort.direction === 'descending'
                            ? 'sortDown'
                            : 'sortUp'
                        }
                        size={12}
                      />
                    </Mark>
                  </Turn>
                ) : (
                  column.header
                )}
              </th>
            ))}
            {rowActions && (
              <th {...role.columnheader} scope="col">
                <VisuallyHidden>{t('ui.table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...role.rowgroup}>
          {sorted.slice(0, limit).map((row, at) => (
            <tr
              key={rowId(row)}
              {...role.row}
              aria-rowindex={at + 2}
              data-press={rowLink !== undefined || onRowPress !== undefined || undefined}
            >
              {columns.map((column) => {
                const content = column.cell(row)
                return (
                  <td
                    key={column.id}
                    {...role.cell}
                    data-align={column.align}
                    data-phone={column.id === titleId ? 'title' : (column.phone ?? 'value')}
                    data-quiet={column.quiet?.(row) || undefined}
                  >
                    <Label data-name aria-hidden>
                      {column.header}
                    </Label>
                    {column.id === titleId ? title(row, content) : content}
                  </td>
                )
              })}
              {rowActions && (
                <td {...role.cell} data-phone="actions" data-align="end">
                  {rowActions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {limit < rows.length && (
        <MoreRows onReach={() => setLimit((now) => now + CHUNK)}>{t('ui.showMore')}</MoreRows>
      )}
    </Scroller>
  )
}

/** Spelled out, because phones lay the table out as blocks and browsers then forget what it was. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

const Scroller = styled.div`
  isolation: isolate;
  min-inline-size: 0;

  /* Long words of other languages: rather to the side than broken. */
  ${tablet} {
    position: relative;
    overflow-x: auto;
  }
`
const Sorting = styled.div`
  padding-block: 12px 4px;

  ${abreast} {
    display: none;
  }
  @media print {
    display: none;
  }
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: 400 ${token('t-14')} ${token('font')};

  th,
  td {
    padding-block: 8px;
    padding-inline: 8px;
    text-align: start;
    border-block-end: 1px solid ${token('line')};
    overflow-wrap: anywhere;
  }
  th:first-of-type,
  td:first-of-type {
    padding-inline-start: 0;
  }
  th:last-of-type,
  td:last-of-type {
    padding-inline-end: 0;
  }
  [data-align='end'] > button {
    flex-direction: row-reverse;
  }
  /* A number is not parted from its unit, nor a unit in two. */
  [data-align='end'] {
    text-align: end;
    overflow-wrap: break-word;
  }
  /* Figures that end where words begin would be read in one with them. */
  ${abreast} {
    [data-align='end'] + :not([data-align='end']) {
      padding-inline-start: 16px;
    }
  }
  th {
    position: sticky;
    inset-block-start: var(--table-top, 0);
    z-index: 2;
    background: var(--table-ground, ${token('mist')});
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    white-space: nowrap;
  }
  tbody tr {
    position: relative;
    block-size: 48px;
  }
  /* What has the focus stands clear of the head, and of the bar of what is chosen (quality G4). */
  tbody :is(a, button, input) {
    scroll-margin-block: calc(var(--table-top, 0px) + 40px) calc(var(--page-bar, 0px) + 24px);
  }
  [data-phone='title'] {
    font-weight: 500;
  }
  [data-cover] {
    font-weight: 500;
    text-align: start;
  }
  ${coverStyles}
  td :is(a, button):not([data-cover]) {
    position: relative;
    z-index: 1;
  }
  ${hover} {
    tr[data-press]:hover {
      background: ${token('mint')};
    }
  }
  ${tablet} {
    /* It stands on paper or on mist, and has no room to spare. */
    th {
      position: static;
      background: none;
      white-space: normal;
      vertical-align: bottom;
    }
    th,
    td {
      overflow-wrap: break-word;
    }
    [data-phone='hidden'] {
      display: none;
    }
  }
  ${stacked} {
    &,
    tbody {
      display: block;
    }
    caption {
      display: block;
    }
    thead {
      ${hiddenStyles}
    }
    tbody tr {
      block-size: auto;
      border-block-end: 1px solid ${token('line')};
      ${cardStyles}
    }
    td,
    td:first-of-type,
    td:last-of-type {
      padding: 0;
      border: 0;
    }
  }
`
const Caption = styled.caption`
  padding-block: 8px;
  text-align: start;
  font: 600 ${token('t-16')} ${token('font')};

  &[data-hidden] {
    ${hiddenStyles}
  }
`
const Turn = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  border-radius: ${token('r-mark')};
  font: inherit;
`
const Mark = styled.span`
  visibility: hidden;
  color: ${token('ink')};

  &[data-on],
  button:is(:hover, :focus-visible) > & {
    visibility: visible;
  }
`
/** On phones each value says what it is. */
const Label = styled.span`
  ${abreast} {
    display: none;
  }
`

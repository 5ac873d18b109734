import styled from '@emotion/styled'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../Checkbox'
import type { Sort } from '../DataTable'
import { abreast } from '../tableMedia'
import { useIsPhone } from '../useIsPhone'
import { VisuallyHidden } from '../VisuallyHidden'
import { GroupHead } from './GroupHead'
import { HeadCell } from './HeadCell'
import {
  type GroupBy,
  leastOf,
  linesOf,
  type RecordColumn,
  type RecordLine,
  sortRows,
  trackOf,
} from './recordColumn'
import { RecordRow } from './RecordRow'
import { GAP, GUTTER, tableStyles } from './tableStyles'
import { useVisibleLines } from './useVisibleLines'

export type { GroupBy, RecordColumn } from './recordColumn'
export type { Sort } from '../DataTable'

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

type RecordTableProps<T> = {
  caption: string
  columns: readonly RecordColumn<T>[]
  rows: readonly T[]
  rowId: (row: T) => string
  /** Which rows are shown; what does not match is left out after sorting, so that typing a search costs little. */
  shown?: ((row: T) => boolean) | undefined
  /** The title cell opens the row; its link covers the whole row. */
  rowLink?: (row: T) => string
  /** The row whose sheet is open. */
  current?: string | null | undefined
  /** At the end of each row: an IconButton, a Menu. */
  rowActions?: (row: T) => ReactNode
  groupBy?: GroupBy<T> | undefined
  /** Ids of the rows chosen; without it no row can be chosen. */
  selected?: Ids | undefined
  onSelect?: ((ids: Ids) => void) | undefined
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Columns that are not shown. */
  hidden?: Ids | undefined
  /** False: nothing can be changed in place. */
  canEdit?: boolean
  /** Drawn in place of the rows when none is left. */
  empty?: ReactNode
}

/**
 * A table of many records: sorted, grouped, chosen and changed in place. Ten thousand rows cost as much as the thirty
 * that are in sight, because only those are in the document.
 */
export function RecordTable<T>({
  caption,
  columns,
  rows,
  rowId,
  shown,
  rowLink,
  current,
  rowActions,
  groupBy,
  selected,
  onSelect,
  sort,
  onSort,
  hidden = NONE,
  canEdit = true,
  empty,
}: RecordTableProps<T>) {
  const { t, i18n } = useTranslation('storage')
  const [closed, setClosed] = useState(NONE)
  const list = useRef<HTMLDivElement>(null)
  const lastChosen = useRef<string>(undefined)

  const language = i18n.language || 'en-GB'
  const compare = useMemo(() => new Intl.Collator(language, { numeric: true }).compare, [language])
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy
  const direction = sort?.direction ?? 'ascending'
  const sorted = useMemo(() => sortRows(rows, by, direction, compare), [rows, by, direction, compare])
  const found = useMemo(() => (shown ? sorted.filter(shown) : sorted), [sorted, shown])
  const lines = useMemo(
    () => linesOf(found, rowId, groupBy, closed, compare),
    [found, rowId, groupBy, closed, compare],
  )
  const ids = useMemo(() => lines.map(({ id }) => id), [lines])

  const isPhone = useIsPhone()
  // Of no use to the cards of a phone, and without room on a tablet.
  const visible = columns.filter(
    ({ id, fixed, phone }) => fixed || !(hidden.has(id) || (isPhone && phone === 'hidden')),
  )
  const titleId = (visible.find((column) => column.phone === 'title') ?? visible[0])?.id
  const canChoose = selected !== undefined && onSelect !== undefined
  const tracks = [
    ...(canChoose ? ['24px'] : []),
    ...visible.map((column) => trackOf(column, column.id === titleId, isPhone)),
    ...(rowActions ? ['40px'] : []),
  ]
  const least = tracks.reduce((sum, track) => sum + leastOf(track) + GAP, 0)
  const isNarrow = useNarrow(list, least)

  const seen = useVisibleLines(list, ids)

  const isAllChosen = canChoose && found.length > 0 && found.every((row) => selected.has(rowId(row)))
  const chooseAll = (chosen: boolean) => {
    const next = new Set(selected)
    for (const row of found)
      if (chosen) next.add(rowId(row))
      else next.delete(rowId(row))
    onSelect?.(next)
  }
  const choose = (row: T, chosen: boolean, range: boolean) => {
    const id = rowId(row)
    const [from, to] = [lastChosen.current ?? id, id].map((one) => ids.indexOf(one)).toSorted((a, b) => a - b)
    const next = new Set(selected)
    const meant = range && from !== undefined && from >= 0 ? lines.slice(from, (to ?? from) + 1) : []
    for (const one of [id, ...meant.flatMap((line) => (line.kind === 'row' ? line.id : []))])
      if (chosen) next.add(one)
      else next.delete(one)
    lastChosen.current = id
    onSelect?.(next)
  }
  const turn = (column: string) =>
    onSort?.({
      column,
      direction: sort?.column === column && direction === 'ascending' ? 'descending' : 'ascending',
    })
  const toggle = (group: string) => {
    const next = new Set(closed)
    if (!next.delete(group)) next.add(group)
    setClosed(next)
  }
  const content = (line: RecordLine<T>) =>
    line.kind === 'group' ? (
      <GroupHead
        label={groupBy?.label(line.group)}
        count={line.count}
        isOpen={!closed.has(line.group)}
        onToggle={() => toggle(line.group)}
      />
    ) : (
      <RecordRow
        row={line.row}
        columns={visible}
        titleId={titleId}
        link={rowLink?.(line.row)}
        isChosen={canChoose ? selected.has(line.id) : undefined}
        onChoose={choose}
        actions={rowActions?.(line.row)}
        canEdit={canEdit}
      />
    )

  return (
    <Scroller data-scroller="" data-narrow={isNarrow || undefined} data-across={least > UPRIGHT || undefined}>
      <Table
        role="table"
        aria-label={caption}
        aria-rowcount={lines.length + 1}
        style={{
          '--tracks': tracks.join(' '),
          '--least': `${least}px`,
          '--printed': Math.min(1, ACROSS / least),
        }}
      >
        <div role="rowgroup">
          <div role="row" data-line="head" aria-rowindex={1}>
            {canChoose && (
              <div role="columnheader">
                <Checkbox
                  label={<VisuallyHidden>{t('table.selectAll')}</VisuallyHidden>}
                  checked={isAllChosen}
                  mixed={!isAllChosen && selected.size > 0}
                  onChange={(event) => chooseAll(event.target.checked)}
                />
              </div>
            )}
            {visible.map((column) => (
              <HeadCell
                key={column.id}
                header={column.header}
                align={column.align}
                sorted={sort?.column === column.id ? direction : undefined}
                onSort={column.sortBy && onSort ? () => turn(column.id) : undefined}
              />
            ))}
            {rowActions && (
              <div role="columnheader">
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </div>
            )}
          </div>
        </div>
        <div role="rowgroup" data-body ref={list} style={{ '--all': `${seen.total}px` }}>
          {seen.lines.map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <div
                key={line.id}
                ref={seen.measure}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                data-id={line.id}
                data-line={line.kind}
                data-press={(line.kind === 'row' && rowLink !== undefined) || undefined}
                data-current={(line.kind === 'row' && line.id === current) || undefined}
                data-chosen={(line.kind === 'row' && selected?.has(line.id)) || undefined}
                style={{ insetBlockStart: start }}
              >
                {content(line)}
              </div>
            )
          })}
        </div>
      </Table>
      {lines.length === 0 && empty}
    </Scroller>
  )
}

/** Whether the columns have less room than they need. */
function useNarrow(list: { current: HTMLElement | null }, least: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    const box = list.current?.closest('[data-scroller]')
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setNarrow(box.clientWidth - 2 * GUTTER < least))
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, least])
  return isNarrow
}

/** What A4 has room for within the page, upright and across, px. */
const [UPRIGHT, ACROSS] = [670, 984]
const Scroller = styled.div`
  isolation: isolate;
  min-inline-size: 0;
  margin-inline: -${GUTTER}px;
  padding-inline: ${GUTTER}px;

  /* Scrolling sideways makes it a box of its own, in which the head cannot stay in sight; nor may it widen the page until it is measured. */
  ${abreast} {
    overflow-x: clip;
    &[data-narrow] {
      overflow-x: auto;
    }
  }
  @media print {
    && {
      overflow: visible;
    }
  }
`
const Table = styled.div(tableStyles)

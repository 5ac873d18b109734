import styled from '@emotion/styled'
import { type ClipboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { type Cells, type GridShape, rowLetter } from '@/lib/gridCells'
import type { Quantity } from '@/lib/units'
import { forcedColors, touch } from '../media'
import { token } from '../tokens'
import { VisuallyHidden } from '../VisuallyHidden'
import type { Limits } from '@/i18n/besideLimits'
import type { RowWords } from './cellWords'
import { HeatPicture } from './HeatPicture'
import { HeatReadout } from './HeatReadout'
import { HeatRow, LONGEST } from './HeatRow'
import { HeatStands, type StandName } from './HeatStands'
import { ESTIMATED, stepStyles } from './stepStyles'
import { useGridHand } from './useGridHand'

type HeatBoardProps = {
  label: string
  describedBy: string
  values: readonly (readonly (number | null)[])[]
  words: readonly RowWords[]
  shape: GridShape
  quantity: Quantity
  band: Limits | undefined
  numbers: boolean
  bearing: number | null | undefined
  stands: readonly StandName[] | undefined
  selected: Cells
  outlined: Cells | undefined
  onSelect: ((cells: Cells) => void) | undefined
  onEdit: ((cell: number, text: string) => void) | undefined
  onPaste: ((cell: number, text: string) => void) | undefined
  flagged: Cells | undefined
  estimates: readonly (readonly (number | null)[])[] | undefined
  several: boolean
  below: ReactNode
  amount: (value: number) => string
}

/** The grid itself: colours below, cells that can be walked and chosen above. */
export function HeatBoard({
  label,
  describedBy,
  values,
  words,
  shape,
  quantity,
  band,
  numbers,
  bearing,
  stands,
  selected,
  outlined,
  onSelect,
  onEdit,
  onPaste,
  flagged,
  estimates,
  several,
  below,
  amount,
}: HeatBoardProps) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  const hand = useGridHand({
    grid,
    shape,
    selected,
    several,
    onSelect,
    onEdit,
    textOf: (cell) => words[Math.floor(cell / shape.columns)]?.numbers[cell % shape.columns] ?? '',
  })
  const steps = words.map((row) => row.steps)
  const longest = words.reduce(
    (most, row) => row.numbers.reduce((long, { length }) => Math.max(long, length), most),
    2,
  )
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!onPaste || text.trim() === '') return
    event.preventDefault()
    onPaste(hand.active, text)
  }
  return (
    <>
      <HeatStands stands={stands} bearing={bearing}>
        <Scroller>
          <Board
            ref={grid}
            role="grid"
            aria-label={label}
            aria-describedby={describedBy}
            aria-readonly={onEdit === undefined}
            aria-multiselectable={onSelect !== undefined || undefined}
            data-numbers={numbers ? 'on' : 'off'}
            data-several={several || undefined}
            style={{
              '--columns': shape.columns,
              '--rows': shape.rows,
              '--longest': Math.min(longest, LONGEST),
            }}
            {...hand.handlers}
            onPaste={paste}
          >
            <Ground>
              <HeatPicture
                values={values}
                steps={steps}
                shape={shape}
                band={band}
                selected={selected}
                outlined={outlined}
              />
            </Ground>
            <div role="row" data-heads>
              <div role="columnheader">
                {onSelect ? (
                  <button type="button" tabIndex={-1} data-head="all" aria-label={t('heat.all')} />
                ) : (
                  <VisuallyHidden>{t('heat.all')}</VisuallyHidden>
                )}
              </div>
              {Array.from({ length: shape.columns }, (_, column) => (
                <div key={column} role="columnheader">
                  {onSelect ? (
                    <button
                      type="button"
                      tabIndex={-1}
                      data-head={`c${column}`}
                      aria-label={t('heat.column', { column: format.number(column + 1) })}
                    >
                      {format.number(column + 1)}
                    </button>
                  ) : (
                    format.number(column + 1)
                  )}
                </div>
              ))}
            </div>
            {words.map((row, at) => {
              const place = Math.floor(hand.active / shape.columns)
              const edited =
                hand.draft && Math.floor(hand.draft.cell / shape.columns) === at ? hand.draft : undefined
              return (
                <HeatRow
                  key={rowLetter(at)}
                  row={at}
                  letter={rowLetter(at)}
                  name={t('heat.row', { row: rowLetter(at) })}
                  steps={row.steps}
                  numbers={row.numbers}
                  names={
                    flagged?.size
                      ? row.names.map((cell, column) =>
                          flagged.has(at * shape.columns + column) ? t('heat.flagged', { cell }) : cell,
                        )
                      : row.names
                  }
                  chosen={onSelect ? marks(selected, at, shape) : undefined}
                  flagged={flagged?.size ? marks(flagged, at, shape) : ''}
                  estimated={estimates ? row.estimated.map((one) => (one ? '1' : '0')).join('') : ''}
                  active={place === at ? hand.active % shape.columns : undefined}
                  draft={edited}
                  onTyped={hand.onTyped}
                />
              )
            })}
          </Board>
        </Scroller>
      </HeatStands>
      <HeatReadout
        values={values}
        shape={shape}
        quantity={quantity}
        amount={amount}
        band={band}
        selected={selected.size > 0 ? selected : (outlined ?? selected)}
        estimates={estimates}
        flagged={flagged}
        selectable={onSelect !== undefined}
        active={hand.active}
        hovered={hand.hovered}
      >
        {below}
      </HeatReadout>
    </>
  )
}

/** The cells of a row that are in a set, one character each, so that rows can be compared. */
function marks(cells: Cells, row: number, { columns }: GridShape): string {
  let text = ''
  for (let column = 0; column < columns; column += 1) text += cells.has(row * columns + column) ? '1' : '0'
  return text
}

const Scroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  overflow-y: hidden;
  direction: ltr;
  /* Room for the outline of what lies at the edge. */
  margin-inline: -2px;
  padding-inline: 2px;
  padding-block-end: 2px;
`
const Board = styled.div`
  --axis: 26px;
  --head: 20px;
  --least: 0px;
  position: relative;
  inline-size: max(100%, calc(var(--axis) + var(--columns) * var(--least)));
  font: 400 ${token('t-12')} ${token('font')};
  font-variant-numeric: tabular-nums;
  color: ${token('ink-2')};
  user-select: none;
  ${stepStyles}

  &[data-numbers='on'] {
    --least: calc(var(--longest) * 0.6em + 4px);
  }
  [role='row'] {
    position: relative;
    display: grid;
    grid-template-columns: var(--axis) repeat(var(--columns), minmax(0, 1fr));
  }
  [data-heads] {
    block-size: var(--head);
  }
  /* A row is as high as the pitch is long for its width: by its first cell, and no text makes it higher. */
  [role='rowheader'] + [role='gridcell'] {
    justify-self: stretch;
    aspect-ratio: calc(1050 * var(--rows)) / calc(680 * var(--columns));
  }
  [role='columnheader'],
  [role='rowheader'],
  [role='gridcell'] {
    min-inline-size: 0;
    min-block-size: 0;
    align-content: center;
    text-align: center;
    line-height: 0;
    white-space: nowrap;
  }
  [role='columnheader'] {
    line-height: var(--head);
  }
  button {
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border-radius: ${token('r-mark')};
    text-align: center;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  button:hover {
    background: ${token('mint')};
    color: ${token('ink')};
  }
  /* Drawing over cells must not scroll the page away under the finger. */
  &[data-several] [role='gridcell'] {
    touch-action: none;
    cursor: cell;
  }
  [role='gridcell'] {
    position: relative;
    font-weight: 500;
    cursor: default;
  }
  [data-step='none'] {
    background: repeating-linear-gradient(135deg, transparent 0 3px, ${token('nodata')} 3px 4px);
  }
  [data-estimated] {
    background: ${ESTIMATED};
  }
  /* The number lies on a patch of its own ground, so that no line of the pitch strikes through it. */
  [data-number]:not([data-number=''])::before {
    content: attr(data-number);
    display: none;
    padding-inline: 2px;
  }
  &[data-numbers='on'] [data-number]:not([data-number=''])::before {
    display: inline;
  }
  [data-flagged]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-block-start: 8px solid ${token('amber')};
    border-inline-start: 8px solid transparent;
    pointer-events: none;
  }
  [data-flagged] {
    box-shadow: inset 0 0 0 1.5px ${token('amber')};
  }
  [role='gridcell']:focus-visible {
    z-index: 1;
    outline: 2px solid ${token('ink')};
    outline-offset: 0;
    box-shadow: inset 0 0 0 2px ${token('paper')};
  }
  @container (max-width: 520px) {
    --axis: 16px;
    --head: 18px;

    &[data-numbers='off'] [role='columnheader']:not(:nth-of-type(3n + 2), :last-of-type) {
      color: transparent;
    }
    &[data-numbers='off'] [role='row']:nth-of-type(2n) [role='rowheader'] {
      color: transparent;
    }
  }
  /* A finger needs more of a head than an eye does. */
  ${touch} {
    --axis: 26px;
    --head: 24px;
  }
  ${forcedColors} {
    [data-number]:not([data-number=''])::before {
      display: inline;
      forced-color-adjust: none;
    }
    [data-step='none'] {
      outline: 1px dotted CanvasText;
      outline-offset: -2px;
    }
    [role='gridcell']:focus-visible {
      outline-color: Highlight;
    }
  }
  @media print {
    print-color-adjust: exact;

    [data-number]:not([data-number=''])::before {
      display: inline;
    }
  }
`
const Ground = styled.div`
  position: absolute;
  inset-block: var(--head) 0;
  inset-inline: var(--axis) 0;
`

import { memo } from 'react'
import type { HeatStep } from '@/lib/heatScale'
import { CellEditor, type Draft } from './CellEditor'

type HeatRowProps = {
  row: number
  letter: string
  /** Row head in words, such as `Row A`. */
  name: string
  steps: readonly HeatStep[]
  numbers: readonly string[]
  names: readonly string[]
  /** One character per column: chosen, flagged. Undefined where nothing can be chosen. */
  chosen: string | undefined
  flagged: string
  estimated: string
  /** The column that the Tab key comes to, or none. */
  active: number | undefined
  /** The one cell that is being typed in. */
  draft: Draft | undefined
  onTyped: (text: string | null, move: number) => void
}

/** One row of cells; drawn again only when something in it changes. */
export const HeatRow = memo(function HeatRow({
  row,
  letter,
  name,
  steps,
  numbers,
  names,
  chosen,
  flagged,
  estimated,
  active,
  draft,
  onTyped,
}: HeatRowProps) {
  const first = row * steps.length
  return (
    <div role="row">
      <div role="rowheader">
        {chosen === undefined ? (
          letter
        ) : (
          <button type="button" tabIndex={-1} data-head={`r${row}`} aria-label={name}>
            {letter}
          </button>
        )}
      </div>
      {steps.map((step, column) => (
        <div
          key={column}
          role="gridcell"
          tabIndex={column === active ? 0 : -1}
          aria-label={names[column]}
          aria-selected={chosen === undefined ? undefined : chosen[column] === '1'}
          data-cell={first + column}
          data-step={step}
          data-number={shortened(numbers[column] ?? '')}
          data-flagged={flagged[column] === '1' || undefined}
          data-estimated={estimated[column] === '1' || undefined}
        >
          {draft?.cell === first + column && (
            <CellEditor draft={draft} name={names[column] ?? ''} onTyped={onTyped} />
          )}
        </div>
      ))}
    </div>
  )
})

/** Characters that a cell has room for; a longer number is read below the grid. */
export const LONGEST = 6
const shortened = (number: string): string =>
  number.length > LONGEST ? `${number.slice(0, LONGEST - 1)}…` : number

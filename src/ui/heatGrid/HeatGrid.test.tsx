import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FormatContext } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import type { Cells } from '@/lib/gridCells'
import { HeatGrid } from './HeatGrid'

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('grid')
})

/** 12 rows of 18: A1 is 10, every next cell one tenth more; C3 was not measured. */
const values = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 18 }, (_unused, column) =>
    row === 2 && column === 2 ? null : 10 + (row * 18 + column) / 10,
  ),
)
const scale = { kind: 'diverging', low: 18, high: 28, min: 9, max: 37 } as const
const moisture = {
  label: 'Moisture',
  values,
  quantity: 'percent',
  scale,
  band: { low: 18, high: 28 },
} as const

type Props = Partial<ComponentProps<typeof HeatGrid>>

/** The grid in the hands of a page that keeps the selection. */
function Held({ onSelect, ...props }: Props) {
  const [selected, setSelected] = useState<Cells>(new Set())
  return (
    <HeatGrid
      {...moisture}
      {...props}
      selected={selected}
      onSelect={(cells) => {
        setSelected(cells)
        onSelect?.(cells)
      }}
    />
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const chosen = () => screen.queryAllByRole('gridcell', { selected: true }).length
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name })

describe('HeatGrid', () => {
  it('M1 is a grid with heads in which each of 216 cells says where it is, what was read and how that stands', () => {
    render(<HeatGrid {...moisture} />)
    const grid = screen.getByRole('grid', { name: 'Moisture' })
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(216)
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('ABCDEFGHIJKL')
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(19)
    expect(cell('Row A, column 1: 10\u00A0%, below target')).toBeInTheDocument()
    expect(cell('Row E, column 9: 18\u00A0%, in target')).toBeInTheDocument()
    expect(cell('Row L, column 18: 32\u00A0%, above target')).toBeInTheDocument()
    expect(cell('Row C, column 3: no reading')).toBeInTheDocument()
    expect(grid).toHaveAccessibleDescription(/^215 of 216 cells\. Mean/)
  })

  it('M1 takes one stop of the Tab key, walks with arrows and stops at the edges', async () => {
    render(
      <>
        <Held />
        <button type="button">after</button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toMatch(/^Row A, column 1:/)
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    expect(focused()).toMatch(/^Row A, column 1:/)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toMatch(/^Row B, column 2:/)
    await userEvent.keyboard('{End}')
    expect(focused()).toMatch(/^Row B, column 18:/)
    await userEvent.keyboard('{Home}')
    expect(focused()).toMatch(/^Row B, column 1:/)
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}')
    expect(focused()).toMatch(/^Row L, column 18:/)
    await userEvent.keyboard('{PageUp}')
    expect(focused()).toMatch(/^Row A, column 18:/)
    await userEvent.keyboard('{PageDown}{Control>}{Home}{/Control}')
    expect(focused()).toMatch(/^Row A, column 1:/)
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(focused()).toMatch(/^Row A, column 1:/)
  })

  it('chooses with keys: a cell, a rectangle, a row, a column, everything, and nothing again', async () => {
    render(<Held />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(chosen()).toBe(1)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
    expect(chosen()).toBe(6)
    expect(screen.getByRole('status')).toHaveTextContent('6 cells chosen, mean 12 %.')
    await userEvent.keyboard('{Shift>} {/Shift}')
    expect(chosen()).toBe(18)
    await userEvent.keyboard('{Control>} {/Control}')
    expect(chosen()).toBe(12)
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(chosen()).toBe(216)
    await userEvent.keyboard('{Escape}')
    expect(chosen()).toBe(0)
  })

  it('chooses with the mouse: a cell, Shift for a rectangle, a drag, row and column heads', async () => {
    const user = userEvent.setup()
    render(<Held />)
    await user.click(cell(/^Row B, column 2:/))
    expect(chosen()).toBe(1)
    await user.keyboard('{Shift>}')
    await user.click(cell(/^Row D, column 4:/))
    await user.keyboard('{/Shift}')
    expect(chosen()).toBe(9)

    fireEvent.pointerDown(cell(/^Row F, column 1:/), { button: 0, buttons: 1, pointerType: 'mouse' })
    fireEvent.pointerMove(cell(/^Row G, column 5:/), { buttons: 1, pointerType: 'mouse' })
    fireEvent.click(cell(/^Row G, column 5:/))
    expect(chosen()).toBe(10)

    await userEvent.click(screen.getByRole('button', { name: 'Row C' }))
    expect(chosen()).toBe(18)
    await userEvent.click(screen.getByRole('button', { name: 'Column 7' }))
    expect(chosen()).toBe(12)
    await userEvent.click(screen.getByRole('button', { name: 'Whole pitch' }))
    expect(chosen()).toBe(216)
  })

  it('a finger that moves scrolls and chooses nothing', () => {
    render(<Held />)
    fireEvent.pointerDown(cell(/^Row F, column 1:/), { button: 0, buttons: 1, pointerType: 'touch' })
    fireEvent.pointerMove(cell(/^Row G, column 5:/), { buttons: 1, pointerType: 'touch' })
    expect(chosen()).toBe(0)
  })

  it('M2 says the cell under the mouse below the grid, and the chosen one when it has left', async () => {
    const { container } = render(<Held below="before: 31" />)
    await userEvent.click(cell(/^Row L, column 18:/))
    fireEvent.pointerMove(cell('Row C, column 3: no reading'), { pointerType: 'mouse' })
    expect(container).toHaveTextContent('C3 no reading')
    // What the chosen cell read before is nothing of this one.
    expect(container).not.toHaveTextContent('before: 31')
    fireEvent.pointerLeave(screen.getByRole('grid'))
    expect(container).toHaveTextContent('L1832 % above targetbefore: 31')
  })

  it('F22 what was drawn over is told while the mouse still rests on its last cell', () => {
    const { container } = render(<Held below="SD 0.5" />)
    const [from, to] = [cell(/^Row F, column 1:/), cell(/^Row G, column 5:/)]
    fireEvent.pointerDown(from, { button: 0, buttons: 1, pointerType: 'mouse' })
    fireEvent.pointerMove(from, { buttons: 1, pointerType: 'mouse' })
    fireEvent.pointerMove(to, { buttons: 1, pointerType: 'mouse' })
    fireEvent.pointerUp(to, { pointerType: 'mouse' })
    fireEvent.click(to)
    fireEvent.pointerMove(to, { pointerType: 'mouse' })
    expect(container).toHaveTextContent('10 cellsmean 20')
    expect(container).toHaveTextContent('SD 0.5')
    fireEvent.pointerMove(cell(/^Row A, column 1:/), { pointerType: 'mouse' })
    expect(container).toHaveTextContent('A110 % below target')
    expect(container).not.toHaveTextContent('SD 0.5')
  })

  it('M2 the table holds what the grid holds', async () => {
    const { unmount } = render(<HeatGrid {...moisture} />)
    const onGrid = screen.getAllByRole('gridcell').map((one) => one.dataset['number'] || 'no reading')
    unmount()
    render(<HeatGrid {...moisture} asTable />)
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(screen.queryByRole('grid')).toBeNull()
    const inTable = rows.flatMap((row) =>
      within(row)
        .getAllByRole('cell')
        .map((one) => one.textContent),
    )
    expect(inTable).toEqual(onGrid)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent).join('')).toBe('ABCDEFGHIJKL')
  })

  it('U1 shows every figure in the unit of the reader', () => {
    render(
      <FormatContext value={{ timeZone: 'UTC', unitSystem: 'imperial', country: 'US' }}>
        <HeatGrid {...moisture} values={[[25.4, 21.8]]} quantity="grassHeight" band={undefined} />
      </FormatContext>,
    )
    expect(cell('Row A, column 1: 1\u00A0in')).toBeInTheDocument()
    // A cell has no room for a thousandth of an inch; its sentence has.
    expect(cell('Row A, column 2: 0.858\u00A0in')).toHaveAttribute('data-number', '0.86')
  })

  it('counts cells per step and brackets the target in its legend', () => {
    render(<HeatGrid {...moisture} />)
    const legend = screen.getByRole('img', { name: 'Cells by value, 9 to 37\u00A0%, target 18 to 28\u00A0%' })
    expect(legend).toHaveTextContent(/18target28/)
  })

  it('has the target in its legend with the decimal that it was set with', () => {
    render(<HeatGrid {...moisture} band={{ low: 18.5, high: 28 }} />)
    const legend = screen.getByRole('img', { name: /target 18\.5 to 28.%$/ })
    expect(legend).toHaveTextContent(/18\.5target28/)
  })

  it('says what the target is where no value comes near it, in the direction of the language', () => {
    render(<HeatGrid {...moisture} scale={{ kind: 'sequential', min: 30, max: 40 }} />)
    const target = screen.getByText('target').closest('p')
    expect(target).toHaveTextContent(/^target 18 to 28.%$/)
    expect(target).toHaveAttribute('dir', 'auto')
  })

  it('stretches the colours and leaves the target where it is', async () => {
    const onContrast = vi.fn()
    const { rerender } = render(<HeatGrid {...moisture} onContrast={onContrast} />)
    const steps = () => screen.getAllByRole('gridcell').map((one) => one.dataset['step'])
    const before = steps()
    fireEvent.change(await screen.findByRole('slider', { name: 'Strongest colour from' }), {
      target: { value: 14.04 },
    })
    expect(onContrast).toHaveBeenLastCalledWith([expect.closeTo(14, 0), 37])
    rerender(<HeatGrid {...moisture} contrast={[14, 37]} onContrast={onContrast} />)
    expect(steps()).not.toEqual(before)
    const inTarget = (list: (string | undefined)[]) =>
      list.map((step) => ['d5', 'd6', 'd7', 'd8', 'd9'].includes(step ?? ''))
    expect(inTarget(steps())).toEqual(inTarget(before))
  })

  it('shows north and the stands where they are, and neither without a bearing', () => {
    const stands = [{ side: 'north', label: 'North Stand' }]
    const { rerender } = render(<HeatGrid {...moisture} bearing={72} stands={stands} />)
    expect(screen.getByText('North Stand')).toHaveAttribute('data-edge', 'top')
    expect(
      screen.getByRole('img', { name: 'North points 18° clockwise from the top of the grid.' }),
    ).toBeVisible()
    rerender(<HeatGrid {...moisture} stands={stands} />)
    expect(screen.queryByText('North Stand')).toBeNull()
    expect(screen.queryByRole('img', { name: /^North points/ })).toBeNull()
  })

  it('draws grids of another shape, empty ones and absurd readings', () => {
    const { rerender } = render(<HeatGrid {...moisture} values={[[1, 2, 3], [1e300, null], []]} />)
    expect(screen.getAllByRole('gridcell')).toHaveLength(9)
    expect(cell('Row C, column 1: no reading')).toBeInTheDocument()
    rerender(<HeatGrid {...moisture} values={[]} />)
    expect(screen.getAllByRole('gridcell', { name: /no reading$/ })).toHaveLength(216)
    rerender(<HeatGrid {...moisture} values={Array.from({ length: 500 }, () => Array(500).fill(1))} />)
    expect(screen.getAllByRole('gridcell')).toHaveLength(40 * 60)
    expect(screen.getByText('Only the first 40 rows and 60 columns are drawn.')).toBeInTheDocument()
  })

  it('M4 lies as the pitch lies in every language', () => {
    const { container } = render(<HeatGrid {...moisture} />)
    let turned = screen.getByRole('grid').parentElement
    while (turned && getComputedStyle(turned).direction !== 'ltr') turned = turned.parentElement
    expect(turned && container.contains(turned)).toBe(true)
  })

  it('as a thumbnail is one picture with a name and no keys', () => {
    render(<HeatGrid {...moisture} mini />)
    expect(screen.getByRole('img', { name: 'Moisture' })).toBeInTheDocument()
    expect(screen.queryByRole('gridcell')).toBeNull()
  })
})

describe('HeatGrid by finger', () => {
  it('F22 chooses every cell a finger draws over once several are to be chosen, and a tap takes one away', () => {
    let under: Element | null = null
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => under })
    render(<Held several />)
    const at = (name: RegExp) => cell(name)
    const finger = { pointerType: 'touch', button: 0, buttons: 1 }
    const from = at(/^Row B, column 2:/)
    fireEvent.pointerDown(from, finger)
    under = at(/^Row B, column 5:/)
    fireEvent.pointerMove(from, finger)
    under = at(/^Row D, column 5:/)
    fireEvent.pointerMove(from, finger)
    fireEvent.pointerUp(from, finger)
    expect(chosen()).toBe(6)
    expect(at(/^Row B, column 4:/)).toHaveAttribute('aria-selected', 'true')
    fireEvent.pointerDown(from, finger)
    fireEvent.click(from)
    expect(chosen()).toBe(5)
  })
})

describe('HeatGrid with gaps filled', () => {
  const estimates = values.map((row) => row.map((value) => (value === null ? 14 : null)))

  it('F22 calls an estimate an estimate and counts it nowhere', () => {
    const { rerender } = render(
      <HeatGrid {...moisture} estimates={estimates} selected={new Set([2 * 18 + 2])} />,
    )
    expect(cell(/^Row C, column 3: 14\u00A0%, below target, estimated$/)).toHaveAttribute('data-estimated')
    expect(screen.getByRole('grid')).toHaveAccessibleDescription(/^215 of 216 cells\./)
    expect(screen.getByText('estimated')).toBeVisible()
    expect(screen.getByText(/^Hatched: estimated/)).toBeVisible()
    rerender(<HeatGrid {...moisture} estimates={estimates} asTable />)
    expect(screen.getByRole('cell', { name: '≈ 14' })).toBeVisible()
    expect(screen.getByText('≈ is estimated from the readings around')).toBeVisible()
  })

  it('outlines a section apart from what is chosen, and reads it as long as nothing is', () => {
    const section = new Set([0, 1])
    const { container, rerender } = render(<HeatGrid {...moisture} outlined={section} />)
    expect(screen.getByText('2 cells')).toBeVisible()
    rerender(<HeatGrid {...moisture} outlined={section} selected={new Set([20])} />)
    expect(container.querySelector('[data-line="section"]')).toHaveAttribute(
      'd',
      expect.stringContaining('M'),
    )
    expect(screen.getByText('B3')).toBeVisible()
  })
})

describe('HeatGrid where readings are entered', () => {
  const editing = () => ({ onEdit: vi.fn(), onPaste: vi.fn() })

  it('takes a number by typing it, moves on with Enter, and Escape leaves the reading as it was', async () => {
    const edits = editing()
    render(<Held editing={edits} />)
    await userEvent.tab()
    await userEvent.keyboard('24,5{Enter}')
    expect(edits.onEdit.mock.lastCall).toEqual([0, '24,5'])
    expect(focused()).toMatch(/^Row A, column 2:/)
    await userEvent.keyboard('9{Escape}')
    expect(edits.onEdit).toHaveBeenCalledTimes(1)
    expect(focused()).toMatch(/^Row A, column 2:/)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox')).toHaveValue('10')
    await userEvent.keyboard('{Enter}')
    expect(edits.onEdit).toHaveBeenCalledTimes(1)
    expect(focused()).toMatch(/^Row A, column 3:/)
    await userEvent.keyboard('{Delete}')
    expect(edits.onEdit.mock.lastCall).toEqual([2, ''])
  })

  it('B13 marks a reading to be checked, and says so', () => {
    const { rerender } = render(<HeatGrid {...moisture} selected={new Set([1])} flagged={new Set([1])} />)
    expect(cell(/^Row A, column 2: .* check this value$/)).toHaveAttribute('data-flagged')
    expect(screen.getByText('unlikely, kept as read')).toBeVisible()
    rerender(<HeatGrid {...moisture} flagged={new Set([1])} asTable />)
    expect(screen.getAllByText(/check this value/)).toHaveLength(1)
  })

  it('takes a whole block from a spreadsheet from A1, and a smaller one from the cell it was pasted in', async () => {
    const edits = editing()
    render(<Held editing={edits} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const block = values.map((row) => row.map((value) => value ?? '').join('\t')).join('\n')
    await userEvent.paste(block)
    expect(edits.onPaste.mock.lastCall).toEqual([{ cell: 0, values }])
    await userEvent.paste('20\t21\n22\tx')
    expect(edits.onPaste.mock.lastCall).toEqual([
      {
        cell: 18,
        values: [
          [20, 21],
          [22, Number.NaN],
        ],
      },
    ])
    await userEvent.paste('23.5')
    expect(edits.onEdit.mock.lastCall).toEqual([18, '23.5'])
  })

  it('cannot be typed in where nothing may be changed', async () => {
    render(<Held />)
    await userEvent.tab()
    await userEvent.keyboard('5')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  })
})

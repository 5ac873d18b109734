import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { DataTable } from './DataTable'

beforeAll(() => startTexts('en-GB'))

type Machine = { id: string; name: string; hours: number | null }

const columns = [
  { id: 'name', header: 'Machine', cell: (row: Machine) => row.name, sortBy: (row: Machine) => row.name },
  { id: 'hours', header: 'Hours', cell: (row: Machine) => row.hours, sortBy: (row: Machine) => row.hours },
]

describe('DataTable', () => {
  it('sorts numbers in names as numbers, and leaves what is unknown at the end in both directions', async () => {
    const rows = [
      { id: '1', name: 'Reel 10', hours: null },
      { id: '2', name: 'Reel 2', hours: 40 },
      { id: '3', name: 'Aerator', hours: 5 },
    ]
    render(<DataTable caption="Machines" columns={columns} rows={rows} rowId={(row) => row.id} />)
    await userEvent.click(screen.getByRole('button', { name: 'Machine' }))
    expect(names()).toEqual(['Aerator', 'Reel 2', 'Reel 10'])
    expect(screen.getByRole('columnheader', { name: 'Machine' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }))
    expect(names()).toEqual(['Aerator', 'Reel 2', 'Reel 10'])
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }))
    expect(names()).toEqual(['Reel 2', 'Aerator', 'Reel 10'])
  })

  it('turns the order round on a phone, and says so', async () => {
    const rows = [
      { id: '1', name: 'Reel 2', hours: 40 },
      { id: '2', name: 'Aerator', hours: 5 },
    ]
    render(
      <DataTable
        caption="Machines"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        sortLabel="Sort by"
      />,
    )
    const order = screen.getByRole('button', { name: 'Descending', hidden: true })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by', hidden: true }), 'Hours')
    expect(names()).toEqual(['Aerator', 'Reel 2'])
    expect(order).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(order)
    expect(names()).toEqual(['Reel 2', 'Aerator'])
    expect(order).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(order)
    expect(names()).toEqual(['Aerator', 'Reel 2'])
  })

  it('draws the first hundred of ten thousand and more on demand', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: String(at), name: `Row ${at}`, hours: at }))
    render(<DataTable caption="Machines" columns={columns} rows={rows} rowId={(row) => row.id} />)
    expect(screen.getAllByRole('row')).toHaveLength(101)
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('row')).toHaveLength(201)
  })
})

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.lastChild?.textContent)

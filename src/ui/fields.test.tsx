import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTexts } from '@/i18n/i18n'
import { ComboBoxField } from './ComboBoxField'
import { DateField } from './DateField'
import { MultiSelectField } from './MultiSelectField'
import { SelectField } from './SelectField'
import { TimeField } from './TimeField'
import { UiProvider } from './UiProvider'

beforeAll(() => startTexts('en-GB'))

const people = [
  { id: '1', label: 'Marta Kovač' },
  { id: '2', label: 'Owen Price' },
  { id: '3', label: 'Aisha Rahman' },
]

describe('fields of several parts', () => {
  it('F1 a select has its name, its error and its value', async () => {
    render(<Status />)
    const button = screen.getByRole('button', { name: /Status/ })
    expect(button).toHaveAccessibleDescription('Choose a status.')
    await userEvent.click(button)
    await userEvent.click(screen.getByRole('option', { name: 'Owen Price' }))
    expect(screen.getByRole('button', { name: /Status/ })).toHaveTextContent('Owen Price')
  })

  it('a group typed to its end is that group, to the last letter', async () => {
    render(<Group />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Group' }), 'Cleaning')
    await userEvent.tab()
    expect(screen.getByRole('combobox', { name: 'Group' })).toHaveValue('Cleaning')
    expect(screen.getByText('Kept: cleaning')).toBeVisible()
  })

  it('Escape closes the list alone, then what it stands in', async () => {
    const pressed = vi.fn()
    render(
      <div role="presentation" onKeyDown={pressed}>
        <Group />
      </div>,
    )
    const field = screen.getByRole('combobox', { name: 'Group' })
    await userEvent.type(field, 'C')
    expect(screen.getByRole('listbox')).toBeVisible()
    pressed.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(pressed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('several people are found by typing without accents, and taken away one by one', async () => {
    render(<People />)
    await userEvent.click(screen.getByRole('button', { name: /People/ }))
    await userEvent.type(screen.getByRole('searchbox'), 'kovac')
    const list = screen.getByRole('listbox')
    expect(within(list).getAllByRole('option')).toHaveLength(1)
    await userEvent.click(within(list).getByRole('option', { name: 'Marta Kovač' }))
    await userEvent.keyboard('{Escape}{Escape}')
    expect(screen.getByTestId('value')).toHaveTextContent('2,1')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Owen Price' }))
    expect(screen.getByTestId('value')).toHaveTextContent('1')
  })

  it('P3 a day and a time are typed part by part', async () => {
    render(<When />)
    const day = within(screen.getByRole('group', { name: 'Day' }))
    const [first] = day.getAllByRole('spinbutton')
    expect(first).toBeDefined()
    await userEvent.type(first ?? document.body, '{ArrowUp}')
    expect(screen.getByTestId('value')).toHaveTextContent(/^2026-0[45]-1[45] 07:15$/)
    const [hour] = within(screen.getByRole('group', { name: 'Start' })).getAllByRole('spinbutton')
    await userEvent.type(hour ?? document.body, '{ArrowUp}')
    expect(screen.getByTestId('value')).toHaveTextContent(/08:15$/)
  })

  it('an afternoon is written in twenty-four hours where the rest of the page does so', async () => {
    await startTexts('ar')
    try {
      render(
        <UiProvider locale="ar">
          <TimeField label="Start" value="22:00" onChange={() => undefined} />
        </UiProvider>,
      )
      const parts = within(screen.getByRole('group', { name: 'Start' })).getAllByRole('spinbutton')
      expect(parts.map(({ textContent }) => textContent)).toEqual(['22', '00'])
    } finally {
      await startTexts('en-GB')
    }
  })

  it('a day or a time that cannot be read shows an empty field', () => {
    render(
      <>
        <DateField label="Day" value="2026-02-31" onChange={() => undefined} />
        <TimeField label="Start" value="25 o'clock" onChange={() => undefined} />
      </>,
    )
    expect(screen.getByRole('group', { name: 'Day' })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Start' })).toBeInTheDocument()
  })
})

function Status() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <SelectField label="Status" options={people} value={value} onChange={setValue} error="Choose a status." />
  )
}

function People() {
  const [value, setValue] = useState(['2'])
  return (
    <>
      <MultiSelectField label="People" options={people} value={value} onChange={setValue} />
      <output data-testid="value">{value.join()}</output>
    </>
  )
}

function When() {
  const [day, setDay] = useState<string | null>('2026-04-14')
  const [time, setTime] = useState<string | null>('07:15')
  return (
    <>
      <DateField label="Day" value={day} onChange={setDay} />
      <TimeField label="Start" value={time} onChange={setTime} />
      <output data-testid="value">{`${day} ${time}`}</output>
    </>
  )
}

function Group() {
  const [group, setGroup] = useState<string | null>(null)
  return (
    <>
      <ComboBoxField
        label="Group"
        options={[
          { id: 'cleaning', label: 'Cleaning' },
          { id: 'mower', label: 'Mowers' },
        ]}
        value={group}
        onChange={setGroup}
        onCustom={setGroup}
      />
      <p>Kept: {group}</p>
    </>
  )
}

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormatContext } from '@/i18n/format'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { CounterForm } from './CounterForm'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric' as const, country: 'GB' }
const counter = {
  id: 'c1',
  pitchId: 'stadium',
  name: 'Primo, whole pitch',
  base: 0,
  target: 250,
  start: '2026-11-12',
  preset: 'trinexapacRyegrass' as const,
}

it('keeps the day and name of a counter whose product was a slip', async () => {
  await startTexts('en-GB')
  await loadTexts('growth')
  const onSave = vi.fn()
  render(
    <FormatContext value={settings}>
      <CounterForm
        counter={counter}
        pitchId="stadium"
        today="2026-11-29"
        onSave={onSave}
        onClose={() => {}}
      />
    </FormatContext>,
  )
  const choose = (preset: string) => {
    const list = document.querySelector('select')
    if (list) fireEvent.change(list, { target: { value: preset } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }
  choose('paclobutrazol')
  expect(onSave).toHaveBeenLastCalledWith(
    expect.objectContaining({ preset: 'paclobutrazol', name: counter.name, start: counter.start }),
  )
  // Seed heads are counted from the first of February, whenever anything was sprayed.
  choose('seedheadEthephon')
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ start: '2026-02-01' }))
})

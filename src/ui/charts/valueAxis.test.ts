import { expect, it } from 'vitest'
import { createFormat } from '@/i18n/format'
import type { Panel } from './timeSeries'
import { valueAxis } from './valueAxis'

const format = createFormat('en-GB', { timeZone: 'Europe/London', unitSystem: 'metric', country: 'GB' })
const line = { key: 'light', label: 'Light', points: [], kind: 'line', tone: 'ink' } as const
const texts = (values: number[], low: number | null) => {
  const panel: Panel = {
    ...line,
    quantity: 'light',
    zero: true,
    band: { low, high: null, label: '' },
    lines: [line],
  }
  const track = {
    line,
    values: Float64Array.from(values),
    lastYear: undefined,
    formerEntries: [],
    entries: [],
  }
  const { grid } = valueAxis({ panel, tracks: [track], hasValues: true }, { top: 0, bottom: 200 }, format)
  return grid.map(({ text }) => text)
}

it('a limit is written as exactly as it was set, and the ends of the axis as they are', () => {
  expect(texts([3, 44], 21.25)).toEqual(['21.25', '0', '50'])
  expect(texts([3, 44], 20)).toEqual(['20', '0', '50'])
})

it('ends that need a decimal have it on both', () => {
  expect(texts([0.1, 2.4], null)).toEqual(['0.0', '2.5', '1.0'])
})

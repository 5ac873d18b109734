import { renderHook } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { FormatContext } from './format'
import { loadTexts, startTexts } from './i18n'
import { usePlanningText } from './planningText'

const settings = { timeZone: 'Europe/London', unitSystem: 'metric' as const, country: 'GB' }
const texts = () =>
  renderHook(() => usePlanningText(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <FormatContext value={settings}>{children}</FormatContext>
    ),
  }).result.current
const of = (named: Record<string, string>) => (id: string) => named[id]
const names = {
  work: of({ mow: 'Mowing', sand: 'Topdressing' }),
  fixture: of({ match: 'v Millbrook' }),
  pitch: of({ stadium: 'Stadium' }),
  person: of({ owen: 'Owen Price', freya: 'Freya Lund' }),
  supply: of({ iron: 'Iron sulphate' }),
  unit: of({ iron: 'l' }),
}
const times = { from: '2026-04-18T14:00:00Z', to: '2026-04-18T16:15:00Z' }

beforeAll(async () => {
  await startTexts('en-GB')
  await loadTexts('planning')
})

it('says what clashes in a sentence with the names of the ground', () => {
  const { clash } = texts()
  expect(clash({ kind: 'absent', ids: ['mow'], subject: 'owen', ...times }, names)).toBe(
    'Owen Price is on leave.',
  )
  expect(
    clash({ kind: 'recovery', ids: ['sand', 'match'], fixture: true, minutesShort: 135, ...times }, names),
  ).toBe('2h\u00a015m too short before v Millbrook at 15:00 (Sat 18 Apr) after Topdressing.')
  expect(clash({ kind: 'stock', ids: ['mow'], subject: 'iron', left: 3, ...times }, names)).toBe(
    'Only 3\u00A0L of Iron sulphate left for it.',
  )
  expect(clash({ kind: 'stock', ids: ['mow'], subject: 'iron', left: 0, ...times }, names)).toBe(
    'No Iron sulphate left for it.',
  )
  expect(
    clash({ kind: 'pitch', ids: ['mow', 'match'], subject: 'stadium', fixture: true, ...times }, names),
  ).toBe('Stadium is wanted twice from 15:00 to 17:15: Mowing and v Millbrook.')
  expect(
    clash(
      { kind: 'pitch', ids: ['mow', 'match'], subject: 'stadium', fixture: true, ...times },
      names,
      'mow',
    ),
  ).toBe('Stadium is taken from 15:00 to 17:15: v Millbrook.')
})

it('says of mown lines what is not shown already: the mowing with the lines, the lines with the mowing', () => {
  const { clash } = texts()
  const work = (id: string) => ({ mark: 'Overmark', mow: 'Mow 28 mm' })[id]
  const lines = { kind: 'markedThenMown', ids: ['mark', 'mow'], subject: 'stadium', ...times } as const
  expect(clash(lines, { work }, 'mark')).toBe('The lines are mown off before the next use: Mow 28 mm.')
  expect(clash(lines, { work }, 'mow')).toBe('Mows off the lines before the next use: Overmark.')
})

it('has a whole sentence for every kind even where no name is known', () => {
  const { clash } = texts()
  const kinds = [
    'pitch',
    'person',
    'machine',
    'recovery',
    'reEntry',
    'markedThenMown',
    'absent',
    'nonWorkingDay',
    'stock',
  ] as const
  for (const kind of kinds)
    for (const ids of [['a'], ['a', 'b']] as const)
      expect(clash({ kind, ids: [...ids] as ['a'], ...times })).toMatch(/^[A-Z0-9][^{}]+\.$/)
})

it('names few people and counts many, and says what the weather has against it', () => {
  const { slotReason, broken, rhythm, direction, step } = texts()
  expect(slotReason({ key: 'people', userIds: ['owen', 'freya'] }, names)).toBe(
    'Owen Price and Freya Lund can do it.',
  )
  expect(slotReason({ key: 'people', userIds: ['a', 'b'] }, names)).toBe('2 people can do it.')
  expect(slotReason({ key: 'care', reason: 'leafWet' })).toBe('The leaf is wet.')
  expect(slotReason({ key: 'care', reason: 'hailstones' })).toBe('The weather does not suit it.')
  expect(broken({ from: times.from, reasons: ['rain'] })).toEqual([
    'The forecast no longer suits it from 15:00.',
    'Rain is forecast.',
  ])
  expect(rhythm({ daysSince: 5, medianDays: 2 }, 'Mowing')).toBe('Mowing is overdue: 5 days, usually 2.')
  expect(direction('northSouth')).toBe('North–south')
  expect(direction('crissCross')).toBe('Criss cross')
  expect(step({ state: 'swapped', reason: 'rain' }, 'Brushing')).toBe('Brushing instead: rain is forecast.')
})

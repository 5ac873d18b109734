import { expect, it } from 'vitest'
import { laneRows } from './laneRows.ts'
import { pitchCode } from './pitchCode.ts'

const window = { start: Date.parse('2026-04-14T06:00:00Z'), end: Date.parse('2026-04-14T18:00:00Z') }
const span = (from: string, to: string) => ({
  startDate: `2026-04-14T${from}:00Z`,
  endDate: `2026-04-14T${to}:00Z`,
})

it('places work by time, cut at the window, and gives what overlaps a line of its own', () => {
  const { places, lines } = laneRows(
    [span('09:00', '10:30'), span('03:00', '09:30'), span('17:00', '20:00'), span('19:00', '20:00')],
    window,
  )
  expect(places.map(({ from, to, line }) => [from, to, line])).toEqual([
    [0, expect.closeTo(3.5 / 12, 6), 0],
    [3 / 12, expect.closeTo(4.5 / 12, 6), 1],
    [expect.closeTo(11 / 12, 6), 1, 0],
  ])
  expect(lines).toBe(2)
  expect(laneRows([], window)).toEqual({ places: [], lines: 1 })
})

it('gives a line of its own to what would lie under a block that is drawn wider than its time', () => {
  const quarterHours = [span('05:45', '06:15'), span('06:15', '06:30'), span('06:30', '07:00')]
  const atTheEnd = [span('17:15', '17:40'), span('17:45', '18:30')]
  const linesOf = (spans: typeof quarterHours) =>
    laneRows(spans, window, 1_800_000).places.map(({ line }) => line)
  expect(linesOf(quarterHours)).toEqual([0, 1, 0])
  expect(linesOf(atTheEnd)).toEqual([0, 1])
})

it('shortens pitch names to what tells them apart', () => {
  expect(['Stadium', 'Training 1', 'North Park 2', 'T12', 'Field 10', ''].map(pitchCode)).toEqual([
    'St',
    'T1',
    'NP2',
    'T12',
    'F10',
    '',
  ])
})

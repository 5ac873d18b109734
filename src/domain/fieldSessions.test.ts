import { describe, expect, it } from 'vitest'
import {
  alsoRead,
  cellsOfSection,
  cellValues,
  comparableTo,
  differenceOf,
  measurementPeriod,
  onlyCells,
  readingsUntil,
  sessionsByDay,
  sessionsOf,
} from './fieldSessions.ts'
import { buildGrid } from './grid.ts'

const NOW = new Date('2026-04-14T05:31:00Z')
const measured = (id: string, measuredAt: string, metric = 'soilMoisture', values = buildGrid(() => 20)) => ({
  id,
  measuredAt,
  metric,
  values,
  measuredBy: 'owen',
})

describe('sessions of measurements', () => {
  it('asks for 400 days at most', () => {
    expect(measurementPeriod('2026-04-14')).toEqual({ from: '2025-03-11', to: '2026-04-14' })
  })

  it('newest first; what is dated ahead and what no one knows is left out', () => {
    const { readings, future } = readingsUntil(
      [
        measured('old', '2026-04-01T10:00:00Z'),
        measured('ahead', '2027-01-01T10:00:00Z'),
        measured('strange', '2026-04-02T10:00:00Z', 'toString'),
        measured('new', '2026-04-13T10:00:00Z'),
      ],
      NOW,
    )
    expect(readings.map(({ id }) => id)).toEqual(['new', 'old'])
    expect(future).toBe(1)
  })

  it('a grid without a reading is no session', () => {
    const { readings } = readingsUntil(
      [
        measured(
          'none',
          '2026-04-13T10:00:00Z',
          'soilMoisture',
          buildGrid(() => null),
        ),
        measured('one', '2026-04-12T10:00:00Z'),
      ],
      NOW,
    )
    expect(sessionsOf(readings, 'soilMoisture').map(({ id }) => id)).toEqual(['one'])
  })

  it('what was read on the same round stands together, by the day at the ground', () => {
    const at = '2026-04-12T23:30:00Z'
    const { readings } = readingsUntil([measured('a', at), measured('b', at, 'hardness')], NOW)
    const [first] = sessionsOf(readings, 'soilMoisture')
    expect(first && alsoRead(readings, first).map(({ id }) => id)).toEqual(['b'])
    expect(sessionsByDay(readings, 'Europe/London').map(([day]) => day)).toEqual(['2026-04-13'])
  })

  it('B6 a difference is later minus earlier where both were read, and none between other shapes', () => {
    expect(differenceOf([[5, null, 3]], [[2, 1, null]])).toEqual([[3, null, null]])
    expect(differenceOf([[5]], [[2, 1]])).toBeNull()
  })

  it('B6 compares at first with the last session that read as much', () => {
    const sparse = buildGrid((row) => (row === 0 ? 20 : null))
    const { readings } = readingsUntil(
      [
        measured('full', '2026-04-13T10:00:00Z'),
        measured('sparse', '2026-04-12T10:00:00Z', 'soilMoisture', sparse),
        measured('before', '2026-04-11T10:00:00Z'),
      ],
      NOW,
    )
    const [full, few, last] = readings
    expect(full && comparableTo(full, readings)?.id).toBe('before')
    expect(few && comparableTo(few, readings)?.id).toBe('before')
    expect(last && comparableTo(last, readings)?.id).toBe('full')
    expect(full && comparableTo(full, [full])).toBeUndefined()
  })

  it('a section has the cells its name stands for, and none where that cannot be known', () => {
    const north = cellsOfSection({ bearing: 90 }, { name: 'North third' })
    expect(north?.size).toBe(72)
    expect(cellsOfSection({ bearing: undefined }, { name: 'North third' })).toBeUndefined()
    expect(cellsOfSection({ bearing: undefined }, { name: 'Goal mouths' })?.size).toBe(16)
    expect(cellsOfSection({ bearing: 90 }, { name: 'Block 7' })).toBeUndefined()
    expect(cellsOfSection({ bearing: 90 }, undefined)).toBeUndefined()
  })

  it('cells are counted through rows of any length', () => {
    const grid = [[1, 2, 3], [4], [7, 8, 9]]
    expect(cellValues(grid, new Set([3, 4, 8]))).toEqual([4, null, 9])
    expect(onlyCells(grid, new Set([3, 8]))).toEqual([[null, null, null], [4], [null, null, 9]])
  })
})

import { describe, expect, it } from 'vitest'
import { checkBlock } from './roundBlock.ts'

const usual = { low: 18, high: 30 }

describe('a pasted block of readings', () => {
  it('lies on the cells from the one it was pasted into, and its gaps change nothing', () => {
    const { likely } = checkBlock({ cell: 19, values: [[20, null], [21, 22]] }, usual, 'soilMoisture', 'metric') // prettier-ignore
    expect(likely).toEqual([
      { cell: 19, value: 20 },
      { cell: 37, value: 21 },
      { cell: 38, value: 22 },
    ])
  })

  it('B13 asks about what is unlikely and keeps out what cannot be', () => {
    const checked = checkBlock({ cell: 0, values: [[20, 0.22, 45, 400]] }, usual, 'soilMoisture', 'metric')
    expect(checked.unlikely).toEqual([
      { cell: 1, value: 0.22, doubt: { kind: 'unit', unit: 'fraction', meant: 22 } },
      { cell: 2, value: 45, doubt: { kind: 'unusual', low: 18, high: 30 } },
    ])
    expect(checked.leftOut).toEqual([3])
  })

  it('leaves out what lies beyond the edge of the pitch, and wraps nothing into the next row', () => {
    const checked = checkBlock(
      {
        cell: 215,
        values: [
          [20, 21],
          [22, 23],
        ],
      },
      usual,
      'soilMoisture',
      'metric',
    )
    expect([checked.likely, checked.leftOut]).toEqual([[{ cell: 215, value: 20 }], Array(3).fill(undefined)])
  })

  it('looks at inches as inches', () => {
    const { likely, unlikely } = checkBlock(
      { cell: 0, values: [[26]] },
      { low: 22, high: 30 },
      'grassHeight',
      'imperial',
    )
    expect([likely.length, unlikely.length]).toEqual([1, 0])
  })
})

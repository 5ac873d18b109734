import { describe, expect, it } from 'vitest'
import { GROUND, monthNeighbour, yearNeighbour } from './gridMoves'

const RIGHT = { along: 1, across: 0 } as const
const LEFT = { along: -1, across: 0 } as const
const UP = { along: 0, across: -1 } as const
const DOWN = { along: 0, across: 1 } as const

describe('the arrows of the month', () => {
  const go = monthNeighbour([GROUND, 'ben', 'owen'], ['2026-04-29', '2026-04-30'])

  it('stay within the days and the people', () => {
    expect(go({ row: 'ben', day: '2026-04-29' }, RIGHT)).toEqual({ row: 'ben', day: '2026-04-30' })
    expect(go({ row: 'ben', day: '2026-04-30' }, RIGHT)).toBeUndefined()
    expect(go({ row: 'owen', day: '2026-04-29' }, DOWN)).toBeUndefined()
    expect(go({ row: 'ben', day: '2026-04-29' }, UP)).toEqual({ row: GROUND, day: '2026-04-29' })
    expect(go({ row: 'gone', day: '2026-04-29' }, UP)).toBeUndefined()
  })

  it('lead to the ends of a line', () => {
    expect(go({ row: 'owen', day: '2026-04-30' }, LEFT, true)).toEqual({ row: 'owen', day: '2026-04-29' })
    expect(go({ row: 'owen', day: '2026-04-30' }, UP, true)).toEqual({ row: GROUND, day: '2026-04-30' })
  })
})

describe('the arrows of the year', () => {
  it('go on into the next month, and never out of the year', () => {
    const go = yearNeighbour('2026', 'months')
    expect(go({ row: 'owen', day: '2026-01-31' }, RIGHT)?.day).toBe('2026-02-01')
    expect(go({ row: 'owen', day: '2026-01-31' }, DOWN)?.day).toBe('2026-02-28')
    expect(go({ row: 'owen', day: '2026-12-31' }, RIGHT)).toBeUndefined()
    expect(go({ row: 'owen', day: '2026-12-31' }, DOWN)).toBeUndefined()
    expect(go({ row: 'owen', day: '2026-02-10' }, RIGHT, true)?.day).toBe('2026-02-28')
    expect(go({ row: 'owen', day: '2026-02-10' }, DOWN, true)?.day).toBe('2026-12-10')
  })

  it('go by weeks where lines are weeks', () => {
    expect(yearNeighbour('2026', 'weeks')({ row: 'owen', day: '2026-04-14' }, UP)?.day).toBe('2026-04-07')
  })
})

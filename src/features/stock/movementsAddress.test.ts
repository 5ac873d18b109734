import { describe, expect, it } from 'vitest'
import { piecesOf, readMovements } from './movementsAddress'

const TODAY = '2026-04-14'

describe('the address of the movements', () => {
  it('D5 is asked for in pieces without end or beginning twice, even on the first days of the calendar', () => {
    for (const [from, to] of [
      ['0000-01-01', '0000-01-01'],
      ['0000-01-01', '0000-02-01'],
      ['2026-01-01', '2026-04-14'],
    ]) {
      const period = readMovements(`?period=own&from=${from}&to=${to}`, TODAY)
      const pieces = piecesOf(period.from, period.to)
      expect([pieces.at(-1)?.from, pieces[0]?.to]).toEqual([from, to])
      expect(new Set(pieces.map((piece) => piece.from)).size).toBe(pieces.length)
    }
  })
})

import { expect, it } from 'vitest'
import fc from 'fast-check'
import { addDays, daysFrom } from '@/domain/groundTime'
import { pieces, withEdges } from './periodPieces'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }

it('a day more is asked for at either end of a period, where the days of the ground are not those of the wire', () => {
  expect(withEdges(APRIL)).toEqual({ from: '2026-03-31', to: '2026-05-01' })
})

it('of a period in pieces only its own ends are wider: no day is asked for twice', () => {
  const pieces = [
    { from: '2026-04-01', to: '2026-04-10' },
    { from: '2026-04-11', to: '2026-04-20' },
    { from: '2026-04-21', to: '2026-04-30' },
  ]
  expect(pieces.map((piece) => withEdges(piece, APRIL))).toEqual([
    { from: '2026-03-31', to: '2026-04-10' },
    { from: '2026-04-11', to: '2026-04-20' },
    { from: '2026-04-21', to: '2026-05-01' },
  ])
})

it('D4 a period in pieces is all of its days, each once and in order, at most 21 at once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), (length) => {
      const period = { from: APRIL.from, to: addDays(APRIL.from, length) }
      const cut = pieces(period).map(({ from, to }) => daysFrom(from, to))
      expect(cut.flat()).toEqual(daysFrom(period.from, period.to))
      expect(Math.max(...cut.map((days) => days.length))).toBeLessThanOrEqual(21)
    }),
  )
})

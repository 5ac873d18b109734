import { describe, expect, it } from 'vitest'
import { addDays } from '../groundTime.ts'
import { nextDirection, repeatsOf } from './cutDirection.ts'
import { at, work } from './samples.ts'

/** Cuts of following days, the last one latest. */
const cuts = (...directions: (string | null)[]) =>
  directions.map((direction, n) => {
    const day = addDays('2026-04-01', n)
    return work(`c${n}`, 'mowing', at('08:00', day), at('09:00', day), {
      status: 'completed',
      fields: [{ key: 'direction', value: direction }],
    })
  })

describe('nextDirection', () => {
  it('takes turns: the direction that was cut longest ago', () => {
    expect(nextDirection(cuts('northSouth', 'eastWest', 'diagonalLeft', 'diagonalRight'))).toEqual({
      direction: 'northSouth',
      last: 'diagonalRight',
      repeats: 1,
      warn: false,
    })
    expect(nextDirection(cuts('northSouth')).direction).toBe('eastWest')
    expect(nextDirection([])).toEqual({ direction: 'northSouth', last: undefined, repeats: 0, warn: false })
  })

  it('warns after three cuts in one direction', () => {
    expect(nextDirection(cuts('eastWest', 'northSouth', 'northSouth'))).toMatchObject({
      repeats: 2,
      warn: false,
    })
    expect(nextDirection(cuts('northSouth', 'northSouth', 'northSouth'))).toMatchObject({
      direction: 'eastWest',
      repeats: 3,
      warn: true,
    })
  })

  it('does not count cancelled cuts nor those that say nothing, whatever the order of the list', () => {
    const [first, ...rest] = cuts('eastWest', 'northSouth', null, 'northSouth')
    const cancelled = first && { ...first, startDate: at('08:00', '2026-05-01'), status: 'cancelled' }
    expect(repeatsOf([...rest.toReversed(), ...(cancelled ? [cancelled] : [])], 'northSouth')).toBe(2)
  })

  it('proposes only what the backend offers', () => {
    expect(nextDirection(cuts('lengthwise'), ['lengthwise', 'across']).direction).toBe('across')
  })
})

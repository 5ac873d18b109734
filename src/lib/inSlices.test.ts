import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atOnce, inSlices } from './inSlices.ts'

let clock = 0
/** When a turn of the page came in between. */
let turns: number[] = []
beforeEach(() => {
  clock = 0
  turns = []
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    turns.push(clock)
    queueMicrotask(run)
  }) as never)
})

/** Steps that take `ms` each, by a clock that only they move. */
function* slowSteps(count: number, ms: number): Generator<void, number> {
  for (let step = 0; step < count; step += 1) {
    clock += ms
    yield
  }
  return count
}

describe('reckoning in slices', () => {
  it('lets the page draw and listen every half of a frame, and before the first', async () => {
    expect(await inSlices(slowSteps(9, 4))).toBe(9)
    expect(turns).toEqual([0, 8, 16, 24, 32])
  })

  it('does nothing more once nobody waits', async () => {
    expect(await inSlices(slowSteps(9, 4), () => turns.length > 2)).toBeUndefined()
    expect(clock).toBe(16)
  })

  it('tells what a step throws', async () => {
    const whole = inSlices(
      (function* (): Generator<void, never> {
        yield
        throw new Error('a step')
      })(),
    )
    await expect(whole).rejects.toThrow('a step')
  })

  it('comes to the same at once', () => {
    expect(atOnce(slowSteps(9, 4))).toBe(9)
  })
})

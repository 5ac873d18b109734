import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atOnce, inSlices } from './slices.ts'

let clock = 0
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => void vi.useRealTimers())

/** Steps that take `ms` each, by a clock that only they move. */
function* slowSteps(count: number, ms: number): Generator<undefined, number> {
  for (let step = 0; step < count; step += 1) {
    clock += ms
    yield
  }
  return count
}

describe('reckoning in slices', () => {
  it('lets the page draw and listen every half of a frame', async () => {
    const whole = inSlices(slowSteps(9, 4))
    let turns = 0
    while (vi.getTimerCount() > 0) {
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersToNextTimer()
      turns += 1
    }
    // Two steps of 4 ms fill one turn; the ninth shares its turn with the end.
    expect(turns).toBe(5)
    expect(await whole).toBe(9)
  })

  it('does and tells nothing more once it is stopped', () => {
    const stop = new AbortController()
    const told = vi.fn()
    void inSlices(slowSteps(9, 4), stop.signal).then(told)
    vi.advanceTimersToNextTimer()
    const then = clock
    stop.abort()
    vi.runAllTimers()
    expect(clock).toBe(then)
    expect(told).not.toHaveBeenCalled()
  })

  it('tells what a step throws', async () => {
    const whole = inSlices(
      (function* (): Generator<undefined, never> {
        yield
        throw new Error('a step')
      })(),
    )
    const told = expect(whole).rejects.toThrow('a step')
    vi.runAllTimers()
    await told
  })

  it('comes to the same at once', () => {
    expect(atOnce(slowSteps(9, 4))).toBe(9)
  })
})

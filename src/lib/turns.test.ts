import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeTurn, whileUnderWay } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pendingCall = () => {
  let answer = () => undefined as void
  const call = whileUnderWay(async () => new Promise<void>((resolve) => (answer = resolve)))
  return async () => {
    answer()
    await call
  }
}

describe('what stands outside the screen', () => {
  it('waits while a call is under way, and comes one at a time after it', async () => {
    const answer = pendingCall()
    const drawn: string[] = []
    takeTurn(() => drawn.push('first'))
    takeTurn(() => drawn.push('second'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawn).toEqual([])
    await answer()
    await vi.advanceTimersToNextTimerAsync()
    expect(drawn).toEqual(['first'])
    await vi.advanceTimersToNextTimerAsync()
    expect(drawn).toEqual(['first', 'second'])
  })

  it('waits again for what the one before it asks', async () => {
    const drawn: string[] = []
    let answer = async (): Promise<void> => undefined
    takeTurn(() => {
      drawn.push('first')
      answer = pendingCall()
    })
    takeTurn(() => drawn.push('second'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawn).toEqual(['first'])
    await answer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawn).toEqual(['first', 'second'])
  })

  it('is there after eight seconds, whatever hangs', async () => {
    const answer = pendingCall()
    const draw = vi.fn()
    takeTurn(draw)
    await vi.advanceTimersByTimeAsync(8000)
    expect(draw).toHaveBeenCalledOnce()
    await answer()
    await vi.advanceTimersByTimeAsync(1000)
    expect(draw).toHaveBeenCalledOnce()
  })

  it('does not come for somebody who has left', async () => {
    const draw = vi.fn()
    takeTurn(draw)()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(draw).not.toHaveBeenCalled()
  })

  it('a call that fails counts as answered', async () => {
    await expect(whileUnderWay(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const draw = vi.fn()
    takeTurn(draw)
    await vi.advanceTimersByTimeAsync(100)
    expect(draw).toHaveBeenCalledOnce()
  })
})

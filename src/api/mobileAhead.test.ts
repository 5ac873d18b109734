import { afterEach, describe, expect, it, vi } from 'vitest'
import { askAhead } from './mobileAhead'

afterEach(() => vi.useRealTimers())

describe('asking for the day ahead of its page', () => {
  it('keeps nobody waiting for a backend that is silent', async () => {
    vi.useFakeTimers()
    const goOn = vi.fn<() => void>()
    const silent = () => new Promise<never>(() => {})
    void askAhead()(silent as never, () => undefined, undefined).then(goOn)
    await vi.advanceTimersByTimeAsync(299)
    expect(goOn).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(goOn).toHaveBeenCalledOnce()
  })

  it('does not wait where the backend refuses', async () => {
    vi.useFakeTimers()
    const refused = () => Promise.resolve({ error: { status: 403 } })
    await expect(askAhead()(refused as never, () => undefined, undefined)).resolves.toBeUndefined()
  })
})

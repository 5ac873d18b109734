import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileUnderWay } from '@/lib/turns'
import { Later } from './Later'

/** What the browser says of the element that is looked at. */
let comeNear: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => hear([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a part outside the screen', () => {
  it('keeps its place while what is on screen is under way, and comes after it without being scrolled to', async () => {
    let answer = () => undefined as void
    const call = whileUnderWay(async () => new Promise<void>((resolve) => (answer = resolve)))
    const { container } = render(<Later height={320}>Stock</Later>)
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText('Stock')).not.toBeInTheDocument()
    expect(container.firstElementChild).toHaveStyle({ blockSize: '320px' })
    answer()
    await call
    await act(async () => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByText('Stock')).toBeVisible()
  })

  it('comes at once for whoever scrolls to it', async () => {
    void whileUnderWay(async () => new Promise(() => undefined))
    render(<Later height={320}>Stock</Later>)
    act(() => comeNear())
    expect(screen.getByText('Stock')).toBeVisible()
  })
})

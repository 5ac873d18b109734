import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from './useNow'

function Clock({ name }: { name: string }) {
  return <time aria-label={name}>{useNow().toISOString()}</time>
}

const told = (name: string) => screen.getByLabelText(name).textContent

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-04-14T05:30:20Z') }))
afterEach(() => void vi.useRealTimers())

it('parts of a page that come one after the other agree on the minute, from the stroke of it', () => {
  render(<Clock name="fixtures" />)
  act(() => void vi.advanceTimersByTime(15_000))
  render(<Clock name="pitch" />)
  act(() => void vi.advanceTimersByTime(25_000))
  expect(told('fixtures')).toBe('2026-04-14T05:31:00.000Z')
  expect(told('pitch')).toBe('2026-04-14T05:31:00.000Z')
})

it('tells the time at once when the page comes back to the front', () => {
  render(<Clock name="fixtures" />)
  vi.setSystemTime('2026-04-14T08:00:07Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(told('fixtures')).toBe('2026-04-14T08:00:07.000Z')
})

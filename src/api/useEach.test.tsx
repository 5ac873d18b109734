import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEach } from './useEach'

const PITCHES = Array.from({ length: 20 }, (_, at) => `pitch ${at}`)
const NOTHING = {}
const endpoint = {
  initiate: () => ({ type: 'asked' }),
  select: (pitch: string) => (state: Record<string, object>) => state[pitch] ?? NOTHING,
}

/** A store in which answers stand as soon as they have come. */
function makeStore() {
  let state: Record<string, object> = {}
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: () => ({ unsubscribe: () => undefined }),
    come: (pitch: string) => {
      state = { ...state, [pitch]: { data: pitch } }
      for (const listener of listeners) listener()
    },
  }
}

let drawn: number[] = []
function Answers() {
  const { answers } = useEach<string>(endpoint, PITCHES)
  const come = answers.filter(({ data }) => data !== undefined).length
  useEffect(() => void drawn.push(come), [come])
  return <p>{come} have answered</p>
}

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

describe('the answers of many pitches', () => {
  it('are drawn together when they come on each other’s heels: the first at once, none left out', () => {
    const store = makeStore()
    render(
      <Provider store={store as never}>
        <Answers />
      </Provider>,
    )
    for (const pitch of PITCHES) act(() => store.come(pitch))
    act(() => {
      vi.advanceTimersByTime(100)
    })
    expect(screen.getByText('20 have answered')).toBeVisible()
    expect(drawn).toEqual([0, 1, 20])
  })
})

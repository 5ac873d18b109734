import { beforeEach } from 'vitest'

/** Between two frames, and the longest that an answer takes, ms. */
const FRAME_MS = 250
const ANSWER_MS = 400

/**
 * Plays a slow machine under every test, to find what looks at the page too soon: CI finds it once in a hundred runs,
 * and never twice. `SLOW=frames` draws four frames a second, `SLOW=network` lets each answer take its time. Flows that play
 * the timers themselves (tests/flows/tv.test.tsx) cannot wait for a slow network and fail with it.
 */
export function playSlow(what: string): void {
  if (typeof window === 'undefined') return
  if (what === 'frames') {
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), FRAME_MS))
    window.cancelAnimationFrame = (frame) => clearTimeout(frame)
  } else if (what === 'network') {
    let fast: typeof fetch | undefined
    beforeEach(() => {
      if (globalThis.fetch === slow) return
      fast = globalThis.fetch
      globalThis.fetch = slow
    })
    const slow: typeof fetch = async (...call) => {
      if (!fast) throw new TypeError('no network yet')
      const answer = await fast(...call)
      await new Promise((end) => setTimeout(end, Math.random() * ANSWER_MS))
      return answer
    }
  } else throw new Error(`SLOW is frames or network, not ${what}`)
}

import { whenIdle } from './whenIdle.ts'

/**
 * What stands outside the screen takes its turn: when no call is under way and the device has a moment, one at a time, so
 * that nothing on screen waits for it.
 */
let callsUnderWay = 0
let isAsked = false
const waiting = new Set<() => void>()
/** A call that hangs keeps nobody waiting for longer. */
const LONGEST_MS = 8000

/** Runs a call; nothing takes its turn before it has been answered. */
export async function whileUnderWay<T>(call: () => Promise<T>): Promise<T> {
  callsUnderWay += 1
  try {
    return await call()
  } finally {
    callsUnderWay -= 1
    ask()
  }
}

/** Runs something when its turn comes; gives back how to withdraw. */
export function takeTurn(run: () => void): () => void {
  const once = () => {
    leave()
    run()
  }
  const timer = setTimeout(once, LONGEST_MS)
  const leave = () => {
    waiting.delete(once)
    clearTimeout(timer)
  }
  waiting.add(once)
  ask()
  return leave
}

function ask(): void {
  if (isAsked || callsUnderWay > 0 || waiting.size === 0) return
  isAsked = true
  whenIdle(() => {
    isAsked = false
    if (callsUnderWay > 0) return
    const [first] = waiting
    first?.()
    ask()
  })
}

/** Something made when it is first asked for, and then kept. */
export type LazyOnce<T> = {
  /** Makes it, or gives what is there. A failure is not kept: the next one to ask tries again. */
  get: () => Promise<T>
  /** Calls back once it is there; at once when it is. */
  whenMade: (listener: (made: T) => void) => void
}

export function lazyOnce<T>(make: () => Promise<T>): LazyOnce<T> {
  let making: Promise<T> | undefined
  let made: { value: T } | undefined
  const listeners: ((made: T) => void)[] = []
  const settle = (value: T): T => {
    made = { value }
    for (const listener of listeners.splice(0)) listener(value)
    return value
  }
  const forget = (error: unknown): never => {
    making = undefined
    throw error
  }
  return {
    get: () => (making ??= make().then(settle, forget)),
    whenMade: (listener) => {
      if (made) listener(made.value)
      else listeners.push(listener)
    },
  }
}

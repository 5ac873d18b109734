/** Runs so many tasks at a time; the others wait in the order they came. */
export function createPool(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  const enter = (): Promise<void> => {
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    // Who waits takes over the place.
    if (next) next()
    else running -= 1
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

/** Several at a time keep the wait short, and what they change on screen is read again once and not for each. */
const AT_A_TIME = 4

/** Does something with each, a few at a time. */
export async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
}

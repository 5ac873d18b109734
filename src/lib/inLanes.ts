/** Few enough side by side that a backend is not overrun, and what they change on screen is read again once. */
const LANES = 4

/** Takes each in its order, a few at a time. */
export async function inLanes<T>(
  items: Iterable<T>,
  act: (item: T) => Promise<void>,
  lanes = LANES,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

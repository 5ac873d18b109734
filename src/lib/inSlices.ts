/** What the page may be kept from drawing at once. */
const SLICE_MS = 10

/** Runs long work a slice at a time, so that the page goes on; undefined once `isOver` says that nobody waits any more. */
export function inSlices<T>(steps: Generator<void, T>): Promise<T>
export function inSlices<T>(steps: Generator<void, T>, isOver: () => boolean): Promise<T | undefined>
export async function inSlices<T>(
  steps: Generator<void, T>,
  isOver: () => boolean = () => false,
): Promise<T | undefined> {
  while (!isOver()) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const step = steps.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
  return undefined
}

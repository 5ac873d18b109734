/** What the page may be kept from drawing and listening at once: half of a frame. */
const SLICE_MS = 8

/** What steps come to, without leaving in between. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Runs long work a slice at a time, from the next turn on, so that the page goes on; undefined once `isOver` says that
 * nobody waits any more. Rejects with what a step throws.
 */
export function inSlices<Result>(steps: Generator<void, Result>): Promise<Result>
export function inSlices<Result>(
  steps: Generator<void, Result>,
  isOver: () => boolean,
): Promise<Result | undefined>
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  isOver: () => boolean = () => false,
): Promise<Result | undefined> {
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    if (isOver()) return undefined
    const until = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < until)
  }
}

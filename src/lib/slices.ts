/** ms of reckoning between two chances for the browser to draw and to listen: half of a frame. */
const SLICE_MS = 8

/** What steps come to, without leaving in between. */
export function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * What steps come to, in slices of half a frame from the next turn on: nothing else has to wait for the end of them.
 * Rejects with what a step throws; once `signal` is aborted nothing more is done, or told.
 */
export const inSlices = <Result>(
  steps: Generator<undefined, Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  new Promise((done, fail) => {
    const goOn = () => {
      if (signal?.aborted) return
      const end = performance.now() + SLICE_MS
      try {
        do {
          const step = steps.next()
          if (step.done) return done(step.value)
        } while (performance.now() < end)
      } catch (error) {
        return fail(error)
      }
      setTimeout(goOn)
    }
    setTimeout(goOn)
  })

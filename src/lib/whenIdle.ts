/** Runs something once the page has nothing more urgent to do, and after so many ms at the latest. Safari has no idle callbacks: there it waits a moment. */
export const whenIdle = (run: () => void, timeout?: number): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, timeout === undefined ? {} : { timeout })
    : setTimeout(run, 50)

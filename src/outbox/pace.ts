/** How long a write that was not taken rests before the next try, and how the rests grow, ms. */
const FIRST_REST = 5000
const LONGEST_REST = 300_000
/** However long the backend asks for. */
const LONGEST_WISH = 3_600_000
const JITTER = 0.2

/** The rest after so many tries. */
export const restAfter = (attempts: number, random = Math.random): number =>
  Math.min(LONGEST_REST, FIRST_REST * 2 ** Math.min(10, Math.max(0, attempts - 1))) * (1 + JITTER * random())

/**
 * Who rests until when. Reckoned in time since the page was opened: the device's clock may jump by hours, and a rest
 * must neither end at once nor last until tomorrow.
 */
export function createPace(now: () => number = () => performance.now()) {
  const rests = new Map<number, number>()
  let all = 0
  let asked = 0
  return {
    rest: (order: number, ms: number) => void rests.set(order, now() + ms),
    /** The way is broken: what has not been tried would fare no better. */
    restAll: (ms: number) => void (all = Math.max(all, now() + ms)),
    /** The backend says when it wants to be asked again; that holds whatever the person does. */
    asAsked: (ms: number) => void (asked = Math.max(asked, now() + Math.min(LONGEST_WISH, ms))),
    isDue: (order: number) => now() >= Math.max(asked, all, rests.get(order) ?? 0),
    isWelcome: () => now() >= asked,
    works: () => void (all = 0),
    forget: (order: number) => void rests.delete(order),
    /** Everything is worth a try: the network is back, or the person asks. */
    wake: () => {
      rests.clear()
      all = 0
    },
    /** Until the next of them is due; undefined when none rests. */
    next: (orders: readonly number[]): number | undefined =>
      orders.length === 0
        ? undefined
        : Math.max(
            0,
            Math.max(asked, all, Math.min(...orders.map((order) => rests.get(order) ?? 0))) - now(),
          ),
  }
}

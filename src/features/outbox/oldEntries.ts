/** Some browsers clear what a page keeps after seven days without a visit: a warning comes well before (quality O14). */
const OLD_MS = 3 * 24 * 3_600_000

/** Whether what was made at this instant, epoch ms, waits for too long. */
export const isOld = (at: number | undefined, now: Date): at is number =>
  at !== undefined && now.getTime() - at > OLD_MS

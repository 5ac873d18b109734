/** Milliseconds. A day at the ground may be an hour shorter or longer: days are counted by `domain/groundTime.ts`. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

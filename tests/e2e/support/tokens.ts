/** Seconds since 1970, so many seconds from now. */
export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds

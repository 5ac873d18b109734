/** More of anything, in whatever it is counted, than a shed can hold: what is typed beyond it is a slip. */
export const MOST_STORED = 1e9

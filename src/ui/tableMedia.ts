/** Below it the rows of a table are stacked: its columns need less room than a page that is laid out for a desk. */
export const STACKED = '(max-width: 719px)'

/** Media queries for `styled`. */
export const stacked = `@media ${STACKED}`
export const abreast = '@media (min-width: 720px)'
/** Columns beside one another on a page laid out for a phone, such as a tablet upright. */
export const tablet = '@media (min-width: 720px) and (max-width: 1023px)'

/** The board is drawn for this screen and grows or shrinks with the one it is on, so 720p and 4K look the same. */
export const DESIGN = { width: 1920, height: 1080 }

/** A length of the design, in its pixels. */
export const u = (pixels: number): string => `calc(${pixels} * var(--u))`

/** Type of the design: weight, size and line height. */
export const type = (weight: 400 | 500 | 600, size: number, line: number): string =>
  `${weight} ${u(size)} / ${u(line)} var(--font)`

/** Narrower than this the board is a page to scroll, not a wall. Paper is a wall however the browser measures it. */
export const NARROW = 1024
export const narrow = `@media screen and (max-width: ${NARROW - 1}px)`

/** Heights of the design's fixed parts. */
export const HEIGHT = { head: 104, foot: 72, columns: 44, row: 84, secondLine: 30, pitches: 92 }

/** Media queries for `styled`; a phone is everything below 1024 px. */
export const desktop = '@media (min-width: 1024px)'
export const phone = '@media (max-width: 1023px)'
export const wide = '@media (min-width: 1280px)'
/** Fingers, or so narrow that fingers are likely: 16 px in inputs, 48 px high. */
export const touch = '@media (max-width: 1023px), (pointer: coarse)'
export const hover = '@media (hover: hover)'
export const motion = '@media (prefers-reduced-motion: no-preference)'
export const forcedColors = '@media (forced-colors: active)'

/** What the map of light can show. */
export const LAYERS = ['dli', 'deficit', 'sun', 'shade'] as const
export type Layer = (typeof LAYERS)[number]

/**
 * The amount one whole pack up (1) or down (-1), in the supply's unit: what lies between two packs goes to the next. Of
 * several pack sizes the smallest counts; where none is known a pack is one of the unit.
 */
export function stepByPack(quantity: number, direction: 1 | -1, sizes: readonly number[]): number {
  const size = packOf(sizes)
  const packs = quantity / size
  const whole = direction > 0 ? Math.floor(packs + 1e-6) + 1 : Math.max(0, Math.ceil(packs - 1e-6) - 1)
  return Math.round(whole * size * 1000) / 1000
}

export const packOf = (sizes: readonly number[]): number => {
  const known = sizes.filter((size) => Number.isFinite(size) && size > 0)
  return known.length === 0 ? 1 : Math.min(...known)
}

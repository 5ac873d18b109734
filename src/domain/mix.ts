/** A product of a mix and its rate per hectare, in l or kg. */
export type MixProduct = { rate: number }

/** Litres for the spray, l or kg for a product. */
export type ProductAmount = { total: number; perFullTank: number; lastTank: number }
export type TankMix = {
  totalSpray: number
  fullTanks: number
  /** 0 when the full tanks come out even */
  lastTank: number
  loads: number
  /** ha */
  areaPerFullTank: number
  products: ProductAmount[]
}

/** Water and products smaller than this are rounding noise, not a load. */
const NOISE = 1e-9

/**
 * Tanks for an area in ha at a water rate in l/ha with a tank of some litres, and what goes into each.
 * The amounts of all tanks add up to rate × area.
 * @throws RangeError when area, water rate or tank is not positive.
 */
export function tankMix(
  area: number,
  waterRate: number,
  tank: number,
  products: readonly MixProduct[],
): TankMix {
  if (!(area > 0 && waterRate > 0 && tank > 0))
    throw new RangeError('area, water rate and tank must be positive')
  const totalSpray = area * waterRate
  const fullTanks = Math.floor(totalSpray / tank + NOISE)
  const rest = totalSpray - fullTanks * tank
  const lastTank = rest < NOISE * tank ? 0 : rest
  return {
    totalSpray,
    fullTanks,
    lastTank,
    loads: fullTanks + (lastTank > 0 ? 1 : 0),
    areaPerFullTank: tank / waterRate,
    products: products.map(({ rate }) => ({
      total: rate * area,
      perFullTank: (rate * tank) / waterRate,
      lastTank: (rate * lastTank) / waterRate,
    })),
  }
}

/** What a measuring jug or scale can do: 5 ml or g below one litre or kilogram, 10 above. In and out in l or kg. */
export function roundForMixing(amount: number): number {
  const step = amount < 1 ? 5 : 10
  return (Math.round((amount * 1000) / step) * step) / 1000
}

/** What a product is made up as, in the order it goes into the tank: W-A-L-E-S. */
export const FORMULATIONS = [
  'wettable',
  'granule',
  'suspension',
  'emulsion',
  'solution',
  'surfactant',
] as const
export type Formulation = (typeof FORMULATIONS)[number]

/** Products in mixing order: wettable powders and granules, agitate, flowables, emulsifiables, solutions, surfactants. The label prevails. */
export function mixingOrder<P extends { formulation: Formulation }>(products: readonly P[]): P[] {
  return products.toSorted(
    (a, b) => FORMULATIONS.indexOf(a.formulation) - FORMULATIONS.indexOf(b.formulation),
  )
}

/** Whether products stand in mixing order, as far as it is known what they are made up as. */
export function isMixingOrder(formulations: readonly (Formulation | undefined)[]): boolean {
  const known = formulations.flatMap((one) => (one === undefined ? [] : [FORMULATIONS.indexOf(one)]))
  return known.every((rank, at) => at === 0 || rank >= (known[at - 1] ?? rank))
}

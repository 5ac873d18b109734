import type { TurfType } from './growthPotential.ts'

/** Mol of photosynthetic photons per MJ of global radiation: PAR share 0.45 × 4.57 µmol/J. McCree 1972; Thimijan & Heins 1983. */
export const MOL_PER_MJ = 0.45 * 4.57

/** Daily light integral, mol m⁻² d⁻¹, from photon flux in µmol m⁻² s⁻¹ held for some hours. Exact. */
export function lightIntegral(photonFlux: number, hours: number): number {
  return photonFlux * hours * 0.0036
}

/** Daily light integral, mol m⁻² d⁻¹, of a day with Rs MJ m⁻². McCree 1972; Thimijan & Heins 1983. */
export function lightIntegralFromRadiation(Rs: number): number {
  return MOL_PER_MJ * Rs
}

/** Hours a lamp of a photon flux in µmol m⁻² s⁻¹ must burn to lift the natural light to the target, both mol m⁻² d⁻¹; 0 when reached or no lamp. */
export function lampHours(target: number, natural: number, photonFlux: number): number {
  return photonFlux > 0 ? Math.max(0, target - natural) / lightIntegral(photonFlux, 1) : 0
}

/** Light need in mol m⁻² d⁻¹: growth is light-saturated at the optimum. Woods (Asian Turfgrass Center); ICL UK. */
export const OPTIMUM_LIGHT = { C3: 20, C4: 30 } as const satisfies Record<TurfType, number>

export type LightBand = 'critical' | 'poor' | 'fair' | 'good' | 'optimal'

const LOWER_LIMITS: Record<TurfType, [LightBand, number][]> = {
  C3: [
    ['optimal', 20],
    ['good', 15],
    ['fair', 10],
    ['poor', 6],
  ],
  C4: [
    ['optimal', 32],
    ['good', 25],
    ['fair', 20],
    ['poor', 10],
  ],
}

/** How a day's light in mol m⁻² serves the turf: a rule of this product on the needs of ICL UK, PACE Turf and Woods. */
export function lightBand(light: number, type: TurfType): LightBand {
  return LOWER_LIMITS[type].find(([, limit]) => light >= limit)?.[0] ?? 'critical'
}

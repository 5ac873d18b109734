import type { TurfType } from './growthPotential.ts'

/** Crop coefficient of a professional pitch. Allen et al. 1998, FAO-56 table 12, less 0.05 for careful water management. */
export const CROP_COEFFICIENT = { C3: 0.9, C4: 0.8 } as const satisfies Record<TurfType, number>

/** Share of the available water that may go before the turf suffers. Allen et al. 1998, FAO-56 table 22. */
export const DEPLETION_FRACTION = { C3: 0.4, C4: 0.5 } as const satisfies Record<TurfType, number>

/** Share of sprinkled water that reaches the root zone. */
export const SPRINKLER_EFFICIENCY = 0.75

export type RootZone = {
  /** m³/m³ */
  fieldCapacity: number
  wiltingPoint: number
  /** m */
  depth: number
  /** share of the available water, 0 to 1 */
  depletionFraction: number
}

/** A sand root zone of 150 mm under cool-season turf: 21 mm available, 8.4 mm readily. A rule of this product. */
export const SAND_ROOT_ZONE: RootZone = {
  fieldCapacity: 0.22,
  wiltingPoint: 0.08,
  depth: 0.15,
  depletionFraction: 0.4,
}

/** Total available water, mm. Allen et al. 1998, FAO-56 eq. 82. */
export function totalAvailableWater(zone: RootZone): number {
  return 1000 * (zone.fieldCapacity - zone.wiltingPoint) * zone.depth
}

/** Readily available water, mm. Allen et al. 1998, FAO-56 eq. 83. */
export function readilyAvailableWater(zone: RootZone): number {
  return zone.depletionFraction * totalAvailableWater(zone)
}

/** Water stress coefficient, 0 to 1, at a depletion in mm. Allen et al. 1998, FAO-56 eq. 84. */
export function stressCoefficient(depletion: number, zone: RootZone): number {
  const total = totalAvailableWater(zone)
  const ready = readilyAvailableWater(zone)
  if (depletion <= ready) return 1
  return total > ready ? Math.max(0, (total - depletion) / (total - ready)) : 0
}

/** Turf evapotranspiration, mm/d, from the reference. Allen et al. 1998, FAO-56 eq. 80. */
export function cropEvapotranspiration(eto: number, kc: number, ks = 1): number {
  return ks * kc * eto
}

/** One day's water, all in mm. */
export type WaterDay = { eto: number; kc: number; rain: number; irrigation: number }
export type WaterBalance = { ks: number; etc: number; depletion: number; drainage: number }

/** Depletion at the end of a day, mm, from that at its start; water beyond field capacity drains. Allen et al. 1998, FAO-56 eq. 85. */
export function stepWaterBalance(depletion: number, zone: RootZone, day: WaterDay): WaterBalance {
  const ks = stressCoefficient(depletion, zone)
  const etc = cropEvapotranspiration(day.eto, day.kc, ks)
  const next = depletion + etc - day.rain - day.irrigation
  return {
    ks,
    etc,
    depletion: Math.min(totalAvailableWater(zone), Math.max(0, next)),
    drainage: Math.max(0, -next),
  }
}

/** Irrigation at a depletion in mm: whether it is due, and the net and gross depth in mm that refills the root zone. */
export function irrigationNeed(
  depletion: number,
  zone: RootZone,
  efficiency: number = SPRINKLER_EFFICIENCY,
): { due: boolean; net: number; gross: number } {
  return { due: depletion >= readilyAvailableWater(zone), net: depletion, gross: depletion / efficiency }
}

/** Litres of a water depth in mm on an area in m²: 1 mm on 1 m² is 1 l. */
export function waterVolume(depth: number, area: number): number {
  return depth * area
}

/** Volumetric soil moisture, %, at a depletion in mm. */
export function soilMoisture(depletion: number, zone: RootZone): number {
  return 100 * (zone.fieldCapacity - depletion / (1000 * zone.depth))
}

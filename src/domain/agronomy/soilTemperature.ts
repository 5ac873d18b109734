/** Share of the gap to the air that the soil closes in a day, by depth in cm. A rule of this product. */
export const SOIL_RESPONSE = { 5: 0.25, 10: 0.15 } as const

/** Soil temperature, °C, from that of the day before and the day's mean air temperature. A rule of this product. */
export function stepSoilTemperature(
  previous: number,
  airMean: number,
  response: number = SOIL_RESPONSE[10],
): number {
  return previous + response * (airMean - previous)
}

/** The yearly wave at the surface: °C, and the day of the year it peaks; damping depth in m (about 2 for a year). */
export type AnnualWave = { mean: number; amplitude: number; peakDay: number; dampingDepth: number }

/** Soil temperature, °C, at a depth in m on a day of the year. Hillel 1982, Introduction to Soil Physics. */
export function annualSoilTemperature(wave: AnnualWave, depth: number, day: number): number {
  const lag = depth / wave.dampingDepth
  return (
    wave.mean + wave.amplitude * Math.exp(-lag) * Math.cos((2 * Math.PI * (day - wave.peakDay)) / 365 - lag)
  )
}

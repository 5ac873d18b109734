/** Shape of the rain amounts, and Γ(1 + 1/shape), which keeps their mean. */
const WEIBULL_SHAPE = 0.75
const WEIBULL_MEAN = 1.190639348759

/** Probability of rain after a dry and after a wet day, from the share of wet days. Geng, Penning de Vries & Supit 1986. */
export function rainTransitions(wetShare: number): { afterDry: number; afterWet: number } {
  const afterDry = 0.75 * wetShare
  return { afterDry, afterWet: 0.25 + afterDry }
}

/** Share of wet days that the transitions settle at. */
export function stationaryWetShare({ afterDry, afterWet }: { afterDry: number; afterWet: number }): number {
  return afterDry / (1 + afterDry - afterWet)
}

/** Scale (mm) and shape of the gamma distribution of rain from the mean of a wet day in mm. Geng et al. 1986. */
export function gammaRain(mean: number): { scale: number; shape: number } {
  const scale = mean >= 3 ? -2.16 + 1.83 * mean : 1.11 * mean
  return { scale, shape: Math.min(0.998, mean / scale) }
}

/** Rain of a wet day, mm, from its mean and one uniform number: the inverse of a Weibull distribution. */
export function rainAmount(mean: number, uniform: number): number {
  return (mean / WEIBULL_MEAN) * (-Math.log(Math.max(uniform, 2 ** -32))) ** (1 / WEIBULL_SHAPE)
}

/**
 * How likely a mean lies so far from nought, to either side, by chance alone: Student's t with a whole number of degrees
 * of freedom (1 or more), from 0 to 1. Abramowitz & Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
 */
export function chanceOf(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = freedom % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = freedom === 1 ? 0 : term
  for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2
    sum += term
  }
  return 1 - (isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum)
}

/**
 * Which of several tests tell more than chance, where of all that are called so at most `falseShare` is expected
 * to be chance. Benjamini & Hochberg, J. R. Stat. Soc. B 57 (1995) 289–300.
 */
export function beyondChance(chances: readonly number[], falseShare: number): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b)
  const last = sorted.findLastIndex((chance, at) => chance <= ((at + 1) / sorted.length) * falseShare)
  const limit = sorted[last] ?? -1
  return chances.map((chance) => chance <= limit)
}

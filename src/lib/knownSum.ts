/** A sum of what is known; undefined where nothing is. */
export function knownSum(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, amount) => total + amount, 0)
}

/** The sum where every part is known and there is one; undefined elsewhere, for a part of it would look like the whole. */
export const wholeSum = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.includes(undefined) ? undefined : knownSum(amounts)

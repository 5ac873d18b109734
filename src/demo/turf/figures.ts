/** A figure as the wire has it: no more digits than it deserves, and never −0. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0
}

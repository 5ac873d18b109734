/** FNV-1a hash of a text, 32 bits unsigned. Fowler, Noll & Vo. */
export function fnv1a32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Uniform numbers in [0, 1), the same for the same seed on every machine. Mulberry32, T. Ettinger. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Uniform numbers that belong to a text, such as a site and a day. */
export function randomOf(text: string): () => number {
  return mulberry32(fnv1a32(text))
}

/** Two independent standard normal numbers from two uniform ones. Box & Muller 1958. */
export function normalPair(first: number, second: number): [number, number] {
  const radius = Math.sqrt(-2 * Math.log(Math.max(first, 2 ** -32)))
  return [radius * Math.cos(2 * Math.PI * second), radius * Math.sin(2 * Math.PI * second)]
}

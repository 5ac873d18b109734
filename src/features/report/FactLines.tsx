import { Missing } from './Missing'
import type { SprayFacts } from './useSprayWords'

/** One fact on each line; a gap is said. */
export function FactLines({ facts }: { facts: SprayFacts }) {
  return facts.map((fact, at) =>
    fact === null ? null : <div key={at}>{fact === undefined ? <Missing /> : <bdi>{fact}</bdi>}</div>,
  )
}

import styled from '@emotion/styled'
import { Missing } from './Missing'
import type { SprayFacts } from './useSprayWords'

/** So few characters stay on one line: a day, a span, a rate, a name; of a word alone more. */
const WHOLE = 12
const WORD = 24
const isWhole = (fact: string): boolean => fact.length <= (/\s/.test(fact) ? WHOLE : WORD)

/** One fact on each line; a gap is said. */
export function FactLines({ facts }: { facts: SprayFacts }) {
  return facts.map((fact, at) =>
    fact === null ? null : (
      <div key={at}>
        {fact === undefined ? (
          <Missing />
        ) : typeof fact === 'object' ? (
          <Missing text={fact.gap} />
        ) : (
          <Fact data-whole={isWhole(fact) || undefined}>{fact}</Fact>
        )}
      </div>
    ),
  )
}

const Fact = styled.bdi`
  &[data-whole] {
    white-space: nowrap;
  }
`

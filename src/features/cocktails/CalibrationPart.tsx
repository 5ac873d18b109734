import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type Fact = { name: string; value: string; isOff?: boolean }
type CalibrationPartProps = {
  heading: string
  children: ReactNode
  facts: readonly Fact[]
  hint?: string | undefined
}

/** Some numbers that are typed, and what comes of them; until then what is missing. */
export function CalibrationPart({ heading, children, facts, hint }: CalibrationPartProps) {
  return (
    <Part>
      <h3>{heading}</h3>
      <Fields>{children}</Fields>
      <div aria-live="polite">
        {facts.length > 0 ? (
          <Facts>
            {facts.map(({ name, value, isOff = false }) => (
              <div key={name} data-off={isOff || undefined}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        ) : (
          <Hint>{hint}</Hint>
        )}
      </div>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 8px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('line')};

  > h3 {
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
  /* The boxes of a line beside each other, however many lines a label has. */
  align-items: end;

  > [data-wide] {
    grid-column: 1 / -1;
  }
  ${phone} {
    gap: 12px;
  }
`
const Facts = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-off] dd {
    color: ${token('red')};
  }
`
const Hint = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`

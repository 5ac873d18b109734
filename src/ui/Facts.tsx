import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { phone } from './media'
import { token } from './tokens'

type FactsProps = { facts: readonly { name: string; value: ReactNode }[] }

/** Names and what they are, one under the other. A text may be written in any direction. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </Fragment>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  align-items: baseline;
  gap: 8px 16px;
  padding-block: 4px 8px;

  > dt {
    color: ${token('ink-2')};
  }
  > dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ${phone} {
    font: 400 ${token('t-16')} ${token('font')};
  }
`

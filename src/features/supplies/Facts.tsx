import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { token } from '@/ui/tokens'

/** Names and what they are, one under the other. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(112px, auto) minmax(0, 1fr);
  align-items: baseline;
  gap: 8px 16px;
  padding-block: 4px 8px;
  font: 400 ${token('t-14')} ${token('font')};

  > dt {
    color: ${token('ink-2')};
  }
  > dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    justify-self: start;
  }
`

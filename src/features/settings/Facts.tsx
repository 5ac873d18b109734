import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

type FactsProps = { facts: readonly { key: string; name: ReactNode; value: ReactNode }[] }

/** What is so and cannot be changed here. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ key, name, value }) => (
        <Fragment key={key}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 8px 24px;

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

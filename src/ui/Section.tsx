import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { phone } from './media'
import { token } from './tokens'

type SectionProps = {
  heading: ReactNode
  /** A quiet number after the heading. */
  count?: ReactNode
  /** At the end of the heading line: a TextLink or a plain small Button. */
  action?: ReactNode
  children: ReactNode
  /** Already inside a card or a sheet: no ground of its own on phones. */
  inset?: boolean
  id?: string
}

/** A heading line and what stands under it, usually `Rows`. Stands on the page; full width on paper on phones. */
export function Section({ heading, count, action, children, inset = false, id }: SectionProps) {
  const headingId = useId()
  return (
    <Box aria-labelledby={headingId} data-inset={inset || undefined} id={id}>
      <Head>
        <Heading id={headingId}>
          {heading}
          {count !== undefined && <Count>{count}</Count>}
        </Heading>
        {action}
      </Head>
      {children}
    </Box>
  )
}

const Box = styled.section`
  min-inline-size: 0;

  ${phone} {
    &:not([data-inset]) {
      padding-inline: 16px;
      background: ${token('paper')};
      border-block: 1px solid ${token('line')};
      margin-block-start: 8px;
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 40px;

  ${phone} {
    min-block-size: 48px;
  }
  @media print {
    break-after: avoid;
  }
`
const Heading = styled.h2`
  font: 600 ${token('t-16')} ${token('font')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Count = styled.span`
  display: inline-block;
  unicode-bidi: isolate;
  margin-inline-start: 8px;
  font-weight: 400;
  color: ${token('ink-2')};
`

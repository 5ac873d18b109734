import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { phone } from './media'
import { token } from './tokens'

/** The route change moves focus to the heading with this id (quality G1). */
export const PAGE_HEADING_ID = 'page-heading'

type PageHeaderProps = {
  title: ReactNode
  /** Beside the title: a date switcher, how old the data is. */
  aside?: ReactNode
  /** Filters and buttons at the end, one primary at most. */
  actions?: ReactNode
  /** Ink ground on phones, for the home page. */
  ink?: boolean
}

/** The line at the top of a page with its only h1. */
export function PageHeader({ title, aside, actions, ink = false }: PageHeaderProps) {
  return (
    <Head className={ink ? 'ink-phone' : undefined} data-ink={ink || undefined}>
      <Title id={PAGE_HEADING_ID} tabIndex={-1}>
        {title}
      </Title>
      {aside}
      {actions && <Actions>{actions}</Actions>}
    </Head>
  )
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 72px;
  padding-block: 8px;

  ${phone} {
    min-block-size: 56px;
    padding: 8px 16px;
    gap: 8px 12px;
    background: ${token('paper')};
  }
`
const Title = styled.h1`
  font: 600 ${token('t-24')} ${token('font')};
  letter-spacing: -0.01em;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  ${phone} {
    flex: 1;
    font: 600 ${token('t-20')} ${token('font')};

    [data-ink] > & {
      font: 600 ${token('t-16')} ${token('font')};
      letter-spacing: 0;
    }
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 8px 12px;
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from './tokens'

type EmptyStateProps = {
  /** One sentence that says what is not there. */
  title: ReactNode
  text?: ReactNode
  /** The button or link that fills it. */
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <Box>
      {icon && <Picture aria-hidden>{icon}</Picture>}
      <Words>
        <Title>{title}</Title>
        {text && <Text>{text}</Text>}
      </Words>
      {action}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding-block: 16px;
  border-block-start: 1px solid ${token('line')};
`
const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${token('r-ctl')};
  background: ${token('nodata-bg')};
  color: ${token('ink-2')};
`
const Words = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Title = styled.p`
  font-weight: 500;
`
const Text = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`

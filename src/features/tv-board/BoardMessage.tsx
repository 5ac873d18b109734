import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { token } from '@/ui/tokens'
import { type, u } from './scale'

type BoardMessageProps = { title: string; text?: string; children?: ReactNode }

/** In place of the rows where there is nothing to list. */
export function BoardMessage({ title, text, children }: BoardMessageProps) {
  return (
    <Box>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Box>
  )
}

const Box = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${u(16)};
  padding-inline-end: ${u(40)};

  > h2 {
    font: ${type(600, 40, 48)};
  }
  > p {
    font: ${type(400, 32, 44)};
    color: ${token('ink-2')};
  }
`

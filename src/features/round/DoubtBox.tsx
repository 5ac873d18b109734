import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'

type DoubtBoxProps = {
  title: string
  why: ReactNode
  /** The answers. */
  children: ReactNode
  /** As high as the pad it stands in for. */
  tall?: boolean
}

/** A question about what was read, in the place of what it was typed with. */
export function DoubtBox({ title, why, children, tall }: DoubtBoxProps) {
  const id = useId()
  return (
    <Box
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      data-tall={tall || undefined}
    >
      <Title id={`${id}-title`}>
        <Glyph name="warning" />
        {title}
      </Title>
      <div id={`${id}-why`}>{why}</div>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  padding-block: 12px;
  border-block-start: 2px solid ${token('amber')};
  font: 400 ${token('t-16')} ${token('font')};

  &[data-tall] {
    min-block-size: 288px;
  }
  > button {
    min-block-size: 56px;
  }
`
const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  font: 600 ${token('t-20')} ${token('font')};

  > svg {
    flex: none;
    color: ${token('amber-deep')};
  }
`

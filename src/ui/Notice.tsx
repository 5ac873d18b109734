import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './Glyph'
import { touch } from './media'
import { token } from './tokens'

export type NoticeTone = 'error' | 'warning' | 'info' | 'ok'

type NoticeProps = {
  tone: NoticeTone
  children: ReactNode
  /** A verb at the end that solves it. */
  action?: ReactNode
  id?: string
}

/** A sentence in a tinted box. An error speaks up as soon as it is there, the others wait their turn. */
export function Notice({ tone, children, action, id }: NoticeProps) {
  return (
    <Box id={id} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Glyph name={glyphs[tone]} />
      <Words>{children}</Words>
      {action}
    </Box>
  )
}

const glyphs = { error: 'error', warning: 'warning', info: 'info', ok: 'done' } satisfies Record<
  NoticeTone,
  GlyphName
>

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 10px 12px;
  border-radius: ${token('r-ctl')};
  border: 1px solid transparent;
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  overflow-wrap: anywhere;

  &[data-tone='error'] {
    background: ${token('red-tint')};
    color: ${token('red')};
  }
  &[data-tone='warning'] {
    background: ${token('amber-tint')};
    color: ${token('amber-deep')};
  }
  &[data-tone='info'] {
    background: ${token('blue-tint')};
    color: ${token('blue')};
  }
  &[data-tone='ok'] {
    background: ${token('mint')};
  }
  &[data-tone='ok'] > svg {
    color: ${token('green-deep')};
  }
  > :is(a, button) {
    align-self: center;
    margin-block: -6px;
  }
  ${touch} {
    > svg {
      margin-block-start: 1px;
    }
  }
`
const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`

import styled from '@emotion/styled'
import { type KeyboardEvent, type ReactElement, type SyntheticEvent, useState } from 'react'
import { hover } from './media'
import { token } from './tokens'

type TooltipProps = {
  /** A control whose accessible name says the same. */
  children: ReactElement
  text: string
}

/**
 * A word on hover and on focus; Escape hides it, the pointer may move onto it (quality M3). Never the only place of a
 * fact: it repeats the name. Our own, because it stands on every icon button and the library's weighs 23 KiB.
 */
export function Tooltip({ children, text }: TooltipProps) {
  const [hidden, setHidden] = useState(false)
  const [edge, setEdge] = useState<Edge>()
  const place = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setHidden(false)
    setEdge(nearEdge(currentTarget))
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setHidden(true)
  }
  return (
    <Holder onPointerEnter={place} onFocus={place} onKeyDown={press} data-hidden={hidden || undefined}>
      {children}
      <Bubble aria-hidden data-edge={edge}>
        {text}
      </Bubble>
    </Holder>
  )
}

/** Where the room is; none for what has only come to lie under the pointer, as the row after one that was removed. */
type Edge = 'middle' | 'start' | 'end'

/** Room that a bubble in the middle may need to either side, px. */
const HALF_WIDTH = 140

function nearEdge(holder: HTMLElement): Edge {
  const { left, right } = holder.getBoundingClientRect()
  const rtl = document.documentElement.dir === 'rtl'
  if (left < HALF_WIDTH) return rtl ? 'end' : 'start'
  if (innerWidth - right < HALF_WIDTH) return rtl ? 'start' : 'end'
  return 'middle'
}

const Bubble = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 50%;
  z-index: 60;
  display: none;
  inline-size: max-content;
  max-inline-size: 240px;
  padding: 6px 10px;
  border-radius: ${token('r-ctl')};
  border: 1px solid transparent;
  background: ${token('fixture')};
  color: ${token('on-fixture')};
  font: 500 ${token('t-12')} ${token('font')};
  box-shadow: ${token('shadow')};

  &[data-edge='middle'] {
    translate: -50% 0;
  }
  [dir='rtl'] &[data-edge='middle'] {
    translate: 50% 0;
  }
  &[data-edge='start'] {
    inset-inline-start: 0;
  }
  &[data-edge='end'] {
    inset-inline: auto 0;
  }
  /* What lies between the control and the bubble belongs to the bubble. */
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 100%;
    block-size: 8px;
  }
`
const Holder = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;

  ${hover} {
    &:not([data-hidden]):is(:hover, :has(:focus-visible)) > [data-edge] {
      display: block;
    }
  }
`

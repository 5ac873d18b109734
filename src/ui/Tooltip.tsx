import styled from '@emotion/styled'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { motion } from './media'
import { token } from './tokens'

type TooltipProps = {
  /** A native control or one of ours that passes its props on. */
  children: ReactElement
  text: ReactNode
  placement?: ComponentProps<typeof AriaTooltip>['placement']
}

/** A word on hover and on focus; Escape closes it, the pointer may move onto it (quality M3). Never the only place of a fact. */
export function Tooltip({ children, text, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children as FocusableChild}</Focusable>
      <Bubble placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}

type FocusableChild = ComponentProps<typeof Focusable>['children']

const Bubble = styled(AriaTooltip)`
  max-inline-size: 280px;
  padding: 6px 10px;
  border-radius: ${token('r-ctl')};
  border: 1px solid transparent;
  background: ${token('fixture')};
  color: ${token('on-fixture')};
  font: 500 ${token('t-12')} ${token('font')};
  box-shadow: ${token('shadow')};
  outline: none;

  ${motion} {
    transition: opacity 120ms ease-out;
  }
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

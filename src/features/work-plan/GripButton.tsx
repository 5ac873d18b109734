import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { desktop, hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { ToolIcon } from '@/ui/ToolIcon'

/** Takes a card up: Enter or the pointer. Phones have the card's menu instead. */
export function GripButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <Grip type="button" data-grip="" aria-label={label} title={label} {...props}>
      <ToolIcon name="gripVertical" size={16} />
    </Grip>
  )
}

const Grip = styled.button`
  display: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${token('r-mark')};
  color: ${token('ink-2')};
  cursor: grab;
  touch-action: none;

  ${desktop} {
    display: grid;
  }
  ${hover} {
    &:hover {
      color: ${token('ink')};
    }
  }
`

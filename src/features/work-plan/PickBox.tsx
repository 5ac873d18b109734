import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { Icon } from '@/ui/Icon'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** Chooses a card among others; its name is read out, not shown. */
export function PickBox(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Frame>
      <input type="checkbox" {...props} />
      <Square aria-hidden>
        <Icon name="check" size={12} />
      </Square>
    </Frame>
  )
}

const Frame = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${phone} {
    inline-size: 44px;
    block-size: 44px;
    margin-block: -6px;
  }
`
const Square = styled.span`
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};
  color: ${token('on-green')};

  > svg {
    visibility: hidden;
  }
  input:checked + & {
    background: ${token('green')};
    border-color: ${token('green')};
  }
  input:checked + & > svg {
    visibility: visible;
  }
  input:focus-visible + & {
    outline: 2px solid ${token('green-deep')};
    outline-offset: 2px;
  }
`

import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { hover, motion, phone } from './media'
import { token } from './tokens'
import { Tooltip } from './Tooltip'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does; also shown as its tooltip. */
  label: string
  children: ReactNode
  size?: 'normal' | 'small'
  /** `outline` and `fill` are the round start and done actions at the end of a row. */
  look?: 'bare' | 'outline' | 'fill'
  danger?: boolean
}

/** An icon to press. At least 44 px under a finger. */
export function IconButton({
  label,
  children,
  size = 'normal',
  look = 'bare',
  danger = false,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Square
        type="button"
        {...props}
        aria-label={label}
        data-size={size}
        data-look={look}
        data-danger={danger || undefined}
      >
        {children}
      </Square>
    </Tooltip>
  )
}

const Square = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border: 1.5px solid transparent;
  border-radius: ${token('r-ctl')};
  color: ${token('ink-2')};
  -webkit-tap-highlight-color: transparent;

  &[data-size='small'] {
    inline-size: 32px;
    block-size: 32px;
  }
  &[data-look='outline'],
  &[data-look='fill'] {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    color: ${token('ink')};
    border-color: ${token('ctl')};
  }
  &[data-look='fill'] {
    background: ${token('green')};
    border-color: ${token('green')};
    color: ${token('on-green')};
  }
  &[data-danger] {
    color: ${token('red')};
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.45;
    pointer-events: none;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
      color: ${token('ink')};
    }
    &[data-danger]:hover {
      background: ${token('red-tint')};
      color: ${token('red')};
    }
    &[data-look='fill']:hover {
      background: color-mix(in oklab, ${token('green')} 90%, ${token('ink')});
      color: ${token('on-green')};
    }
  }
  ${motion} {
    transition: background-color ${token('ease')};
  }
  ${phone} {
    &[data-look='outline'],
    &[data-look='fill'] {
      inline-size: 44px;
      block-size: 44px;
    }
    &[data-look='bare']::before {
      content: '';
      position: absolute;
      inset: calc((100% - 44px) / 2);
    }
  }
`

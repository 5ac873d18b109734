import styled from '@emotion/styled'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonData, buttonStyles } from './buttonStyles'
import { Spinner } from './Spinner'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: keeps its focus and its words, takes no press. */
    busy?: boolean
  }

/** The product's button. Put an `<Icon size={16}>` before the words where a picture helps. */
export function Button({
  layout,
  danger,
  size,
  wide,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Native
      {...props}
      {...buttonData({ layout, danger, size, wide })}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
    >
      {busy && <Spinner />}
      {children}
    </Native>
  )
}

const Native = styled.button(buttonStyles)
